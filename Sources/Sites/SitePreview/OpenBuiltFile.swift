import FileAccess
import Glibc

/// A built file that is open for reading.
///
/// Each folder on the path is opened from the one above, beginning at the site's output folder, and no link is
/// followed: builds make no links, so somebody else made one that is there now, and it may lead anywhere.
final class OpenBuiltFile: Sendable {
    let size: Int
    private let descriptor: Int32

    enum Failure: Error {
        /// The file has gone, or its path leads to something that is no file.
        case absent
        /// The system cannot open more files at the moment.
        case exhausted
    }

    init(_ path: [UInt8], in folder: String) throws(Failure) {
        var current = FileOpening(folder, .folder)
        let names = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (number, name) in names.enumerated() {
            guard case .opened(let parent, _) = current else { break }
            defer { close(parent) }
            let isPlain = !name.isEmpty && !name.elementsEqual("..".utf8) && !name.elementsEqual(".".utf8)
            // A pipe in the place of a file is not waited for.
            let kind = number < names.count - 1 ? FileOpening.Options.folder : .withoutWaiting
            current = isPlain ? FileOpening(Array(name), in: parent, [.withoutLinks, kind]) : .absent(ENOENT)
        }
        switch current {
        case .opened(let file, let status) where status.isFile: (descriptor, size) = (file, Int(status.st_size))
        case .opened(let other, _):
            close(other)
            throw .absent
        case .failed(EMFILE), .failed(ENFILE): throw .exhausted
        case .absent, .failed: throw .absent
        }
    }

    deinit { close(descriptor) }

    /// Returns up to `count` bytes of the file from an offset; fewer if the file has become shorter since it was
    /// opened.
    func read(at offset: Int, count: Int) -> [UInt8] {
        readPart(descriptor, at: offset, count: count) ?? []
    }
}
