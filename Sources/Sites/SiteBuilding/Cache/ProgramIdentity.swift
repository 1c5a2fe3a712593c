import ByteWriting
import FileAccess
import Glibc

/// The identity of this program and its machine: another program may make other bytes from the same site.
enum ProgramIdentity {
    /// A hash of the program and of all libraries that it has loaded, each with its size and time; nil if the system
    /// does not list these files, if one of them is gone, or if ``machine`` is nil.
    static let program: UInt64? = {
        guard machine != nil else { return nil }
        var hash: UInt64 = 0
        let files = loadedFiles()
        guard !files.isEmpty else { return nil }
        for path in files {
            guard let status = FileLookup(path, followsLinks: true).status else { return nil }
            let version = "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
            hash = XXHash64.mixed(hash, XXHash64.hash(of: version))
        }
        return hash
    }()

    /// A hash of systemd's machine id and the host name; nil if the id cannot be read.
    static let machine: UInt64? = {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let host = XXHash64.hash(of: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
        return bytes(ofFile: "/etc/machine-id").map { XXHash64.mixed(XXHash64.hash(of: $0), host) }
    }()

    /// Returns the paths of the files that are mapped into memory, sorted.
    private static func loadedFiles() -> [String] {
        let lines = (bytes(ofFile: "/proc/self/maps") ?? []).split(separator: UInt8(ascii: "\n"))
        let paths = lines.compactMap { line in
            line.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: line[$0...], as: UTF8.self) }
        }
        return Set(paths).sorted()
    }

    /// Returns the bytes of a file; nil if they cannot all be read, and empty if the file does not exist.
    private static func bytes(ofFile path: String) -> [UInt8]? {
        if case .absent = FileLookup(path, followsLinks: true) { return [] }
        return try? readInput(path)
    }
}
