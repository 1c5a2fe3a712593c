import ByteWriting
import Glibc

/// Which program this is, and on which machine it runs: another one may make other bytes of the same site.
enum ProgramIdentity {
    /// Of the program and of all libraries that it has loaded: each file with its size and its time; nil where the system
    /// does not tell them, or one is not there any more.
    static let program: UInt64? = {
        var hash: UInt64 = 0
        let files = loadedFiles()
        guard !files.isEmpty else { return nil }
        for path in files {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            let version = "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
            hash = XXHash64.mixed(hash, XXHash64.hash(of: version))
        }
        return hash
    }()

    /// Of the machine: what systemd knows it by, and its name.
    static let machine: UInt64 = {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let host = XXHash64.hash(of: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
        return XXHash64.mixed(XXHash64.hash(of: bytes(ofFile: "/etc/machine-id")), host)
    }()

    /// The files that are mapped into memory, in the order of the alphabet.
    private static func loadedFiles() -> [String] {
        let lines = bytes(ofFile: "/proc/self/maps").split(separator: UInt8(ascii: "\n"))
        let paths = lines.compactMap { line in
            line.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: line[$0...], as: UTF8.self) }
        }
        return Set(paths).sorted()
    }

    private static func bytes(ofFile path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
