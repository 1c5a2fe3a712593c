import ByteWriting
import FileAccess
import Glibc

/// Which program this is, and on which machine it runs: another one may make other bytes of the same site.
enum ProgramIdentity {
    /// A hash of the program, of all libraries that it has loaded, each with its size and its time, and of the machine; nil
    /// where the system does not tell them, or one is not there any more.
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

    /// A hash of what systemd knows the machine by, and of its name; nil where that cannot be read.
    static let machine: UInt64? = {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let host = XXHash64.hash(of: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
        return bytes(ofFile: "/etc/machine-id").map { XXHash64.mixed(XXHash64.hash(of: $0), host) }
    }()

    /// The files that are mapped into memory, in the order of the alphabet.
    private static func loadedFiles() -> [String] {
        let lines = (bytes(ofFile: "/proc/self/maps") ?? []).split(separator: UInt8(ascii: "\n"))
        let paths = lines.compactMap { line in
            line.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: line[$0...], as: UTF8.self) }
        }
        return Set(paths).sorted()
    }

    /// - Returns: nil for a file that cannot be read to its end; one that is not there has no bytes.
    private static func bytes(ofFile path: String) -> [UInt8]? {
        if case .absent = FileLookup(path, followsLinks: true) { return [] }
        return try? readInput(path)
    }
}
