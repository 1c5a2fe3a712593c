import Foundation

/// A folder in which one scenario runs, and what is in it.
struct Workspace {
    let root: String
    /// Where the program works.
    var folder: String { root + "/work" }
    /// Where what it prints goes, and what is counted of it.
    func side(_ name: String) -> String { root + "/" + name }

    /// - Parameter parent: in memory, best.
    init(in parent: String, named name: String) throws {
        root = parent + "/" + name
        try? FileManager.default.removeItem(atPath: root)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(atPath: root) }

    /// Begins anew with these files; nil removes one.
    func empty() throws {
        try? FileManager.default.removeItem(atPath: folder)
        // Temporary files of the program, which are to be gone at its end.
        try FileManager.default.createDirectory(atPath: folder + "/tmp", withIntermediateDirectories: true)
    }

    func write(_ files: KeyValuePairs<String, String?>) throws {
        for (name, text) in files {
            let path = folder + "/" + name
            guard let text else {
                try FileManager.default.removeItem(atPath: path)
                continue
            }
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
            fputs(text, file)
            fclose(file)
        }
    }

    /// All files by their paths, folders with a slash at their end.
    func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        add("", to: &snapshot)
        return snapshot
    }

    private func add(_ name: String, to snapshot: inout Snapshot) {
        guard let listing = opendir(folder + "/" + name) else { return }
        defer { closedir(listing) }
        while let entry = readdir(listing) {
            let item = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard item != ".", item != ".." else { continue }
            let path = name + item
            if Int(entry.pointee.d_type) == Int(DT_DIR) {
                snapshot.files[path + "/"] = []
                add(path + "/", to: &snapshot)
            } else {
                snapshot.files[path] = Self.bytes(folder + "/" + path)
            }
        }
    }

    static func bytes(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = fread(buffer.baseAddress, 1, buffer.count, file)
            }
            if chunk.isEmpty { return bytes }
            bytes += chunk
        }
    }
}

/// All files of a folder at one moment.
struct Snapshot: Equatable {
    var files: [String: [UInt8]] = [:]

    /// What is Stratus's own: the folder of its records in an output, whose content is only looked at in part.
    private static func isOwn(_ path: String) -> Bool { path.hasPrefix(".stratus/") || path.contains("/.stratus/") }
    static func isLitter(_ path: String) -> Bool {
        ((path as NSString).lastPathComponent).hasPrefix(".stratus-") || path.hasPrefix("tmp/")
    }

    /// What others see.
    var visible: [String: [UInt8]] { files.filter { !Self.isOwn($0.key) } }
    var litter: [String] { files.keys.filter(Self.isLitter).sorted() }
    /// The names of the records, and the manifest itself.
    var records: [String: [UInt8]] {
        files.filter { Self.isOwn($0.key) }.mapValues { $0 }.reduce(into: [:]) { records, file in
            records[file.key] = file.key.hasSuffix("/manifest.json") ? file.value : []
        }
    }
}
