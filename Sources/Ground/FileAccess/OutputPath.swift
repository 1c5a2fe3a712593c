import Glibc
import SourceText

/// The path of a file or folder relative to the output folder: names separated by slashes, none of which leads out.
///
/// Paths are equal if their bytes are: a `String` considers `é` in NFC and in NFD equal, but these are two files.
package struct OutputPath: Sendable {
    /// The path in UTF-8; empty for the output folder.
    package let bytes: [UInt8]

    /// The path of the output folder itself.
    package static let root = OutputPath(unchecked: [])
    /// The name, without its dot, of `.stratus`, the folder in which Stratus keeps its own files: in the folder of a
    /// site, and in an output while a build runs. No page may be in that folder.
    package static let own = "stratus"
    /// The most bytes in a path on Linux.
    private static let longest = 4095
    private static let longestName = 255
    /// The most levels of folders: more are a mistake, and each costs a file descriptor.
    private static let deepest = 64

    /// Makes a path from a text, after checking it.
    ///
    /// - Throws: ``Problem`` if the path is empty, too long or too deep, has a control character, or could lead out of
    ///   the output or into `.stratus`.
    package init(_ text: String) throws(Problem) {
        bytes = Array(text.utf8)
        guard !bytes.isEmpty else { throw Problem("the path is empty, expected one of a file in the output") }
        guard bytes.count <= Self.longest else {
            throw Problem("the path has \(bytes.count) bytes, expected at most \(Self.longest)")
        }
        guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            throw Problem("there is a control character in the path")
        }
        let names = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard names.count <= Self.deepest else {
            throw Problem("the folders are nested in more than \(Self.deepest) levels")
        }
        for name in names {
            if name.isEmpty || name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) {
                throw Problem("the path could lead out of the output, expected names with a slash between them")
            }
            guard name.count <= Self.longestName else {
                throw Problem("a name in the path has \(name.count) bytes, expected at most \(Self.longestName)")
            }
        }
        // The case of letters is ignored, since some disks ignore it.
        if let first = names.first, first.first == UInt8(ascii: "."),
            first.dropFirst().map({ $0 | 0x20 }).elementsEqual(Self.own.utf8)
        {
            throw Problem("what is in .\(Self.own) is not published")
        }
    }

    private init(unchecked bytes: [UInt8]) { self.bytes = bytes }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether this is the path of the output folder itself.
    package var isRoot: Bool { bytes.isEmpty }

    /// The path of the folder that holds the file or folder; the parent of the root is the root.
    package var parent: OutputPath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return .root }
        return OutputPath(unchecked: Array(bytes[..<slash]))
    }

    /// The last name in the path; empty for the root.
    package var name: String {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return text }
        return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
    }

    /// The paths of the folders that contain the file or folder, the outermost first, without the root.
    package var folders: [OutputPath] {
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { OutputPath(unchecked: Array(bytes[..<$0])) }
    }

    /// Returns whether the path is in a folder, at any depth; a path is not inside itself, unless it is the root.
    package func isInside(_ folder: OutputPath) -> Bool {
        folder.isRoot
            || bytes.count > folder.bytes.count && bytes[folder.bytes.count] == UInt8(ascii: "/")
                && bytes.starts(with: folder.bytes)
    }
}

extension OutputPath: Hashable, Comparable {
    package static func == (one: OutputPath, other: OutputPath) -> Bool { one.bytes == other.bytes }

    /// Compares paths by their bytes, so that a folder comes before its content.
    package static func < (one: OutputPath, other: OutputPath) -> Bool { one.bytes.precedes(other.bytes) }

    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
