import Glibc

/// Files by their paths, without Foundation: a start of this program costs nothing beside what it starts.
enum Files {
    /// The project's folder, found from this file's own place.
    static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

    /// - Returns: nil where there is no such file.
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                guard got > 0 else { return }
                count += got
            }
        }
    }

    /// Writes a file anew, and the folders that it is in.
    static func write(_ bytes: [UInt8], to path: String) {
        makeFolder(parent(of: path))
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        precondition(descriptor >= 0, "cannot write \(path): \(String(cString: strerror(errno)))")
        defer { close(descriptor) }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done)
            }
            precondition(count > 0, "cannot write \(path): \(String(cString: strerror(errno)))")
            done += count
        }
    }

    static func makeFolder(_ path: String) {
        guard !path.isEmpty, mkdir(path, 0o755) != 0, errno == ENOENT else { return }
        makeFolder(parent(of: path))
        mkdir(path, 0o755)
    }

    private static func parent(of path: String) -> String {
        String(path.lastIndex(of: "/").map { path[..<$0] } ?? "")
    }

    /// All files in a folder and below, by their paths from there; of a link, where it leads.
    static func tree(_ folder: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        walk(folder) { path, isFolder in
            if !isFolder { files[String(path.dropFirst(folder.utf8.count + 1))] = read(path) ?? Array("(a link)".utf8) }
        }
        return files
    }

    static func remove(_ folder: String) {
        walk(folder) { path, isFolder in _ = isFolder ? rmdir(path) : unlink(path) }
        rmdir(folder)
    }

    /// Visits what is in a folder, and the folder of something behind it.
    static func walk(_ folder: String, _ visit: (String, _ isFolder: Bool) -> Void) {
        guard let listing = opendir(folder) else { return }
        defer { closedir(listing) }
        var names: [(String, Bool)] = []
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append((name, entry.pointee.d_type == UInt8(DT_DIR))) }
        }
        for (name, isFolder) in names.sorted(by: { $0.0 < $1.0 }) {
            let path = folder + "/" + name
            if isFolder { walk(path, visit) }
            visit(path, isFolder)
        }
    }
}
