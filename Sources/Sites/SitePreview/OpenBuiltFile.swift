import Glibc

/// A built file, open to be read.
///
/// It is opened folder by folder from the site's own, and no link is followed on the way: what a build made has none, so
/// one that is there now was put there by somebody else, and may lead anywhere.
final class OpenBuiltFile: Sendable {
    let size: Int
    private let descriptor: Int32

    enum Failure: Error {
        /// It has gone, or something else is in its place.
        case absent
        /// The system cannot open any more files now.
        case exhausted
    }

    init(_ path: [UInt8], in folder: String) throws(Failure) {
        var current = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        let names = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (number, name) in names.enumerated() {
            guard current >= 0 else { break }
            let parent = current
            errno = ENOENT
            // A pipe in the place of a file is not waited for.
            let flags =
                O_RDONLY | O_CLOEXEC | O_NOFOLLOW | (number < names.count - 1 ? O_DIRECTORY : O_NONBLOCK | O_NOCTTY)
            current =
                name.isEmpty || name.contains(0) || name.elementsEqual("..".utf8) || name.elementsEqual(".".utf8)
                ? -1
                : (name.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
                    name.baseAddress.map { openat(parent, $0, flags) } ?? -1
                }
            let code = errno
            close(parent)
            errno = code
        }
        guard current >= 0 else { throw errno == EMFILE || errno == ENFILE ? .exhausted : .absent }
        var status = stat()
        guard fstat(current, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(current)
            throw .absent
        }
        (descriptor, size) = (current, Int(status.st_size))
    }

    deinit { close(descriptor) }

    /// - Returns: fewer than `count` bytes where the file has become shorter since it was opened.
    func read(at offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = 0
            while filled < count, let start = buffer.baseAddress {
                let result = pread(descriptor, start + filled, count - filled, off_t(offset + filled))
                if result < 0, errno == EINTR { continue }
                guard result > 0 else { return }
                filled += result
            }
        }
    }
}
