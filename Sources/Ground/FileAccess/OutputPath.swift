import Glibc
import SourceText

/// The path of a file or a folder in a folder of outputs: names with slashes between them, none of which leads out.
///
/// Two paths are one if their bytes are: a `String` takes `é` in NFC and in NFD for equal, and these are two files.
package struct OutputPath: Sendable {
    /// UTF-8; empty for the folder of outputs itself.
    package let bytes: [UInt8]

    package static let root = OutputPath(unchecked: [])
    /// The name behind the point of what is Stratus's own, in the folder of a site and while a build runs in an output: no
    /// page has it.
    package static let own = "stratus"
    /// As many as Linux has in a path.
    private static let longest = 4095
    private static let longestName = 255
    /// More levels are a mistake, and a file descriptor each.
    private static let deepest = 64

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
        // In any case: some disks know no other.
        if let first = names.first, first.first == UInt8(ascii: "."),
            first.dropFirst().map({ $0 | 0x20 }).elementsEqual(Self.own.utf8)
        {
            throw Problem("what is in .\(Self.own) is not published")
        }
    }

    private init(unchecked bytes: [UInt8]) { self.bytes = bytes }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package var isRoot: Bool { bytes.isEmpty }

    /// Of the root there is none but itself.
    package var parent: OutputPath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return .root }
        return OutputPath(unchecked: Array(bytes[..<slash]))
    }

    /// The last name.
    package var name: String {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return text }
        return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
    }

    /// The folders that it is in, the outermost first, without the root.
    package var folders: [OutputPath] {
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { OutputPath(unchecked: Array(bytes[..<$0])) }
    }

    package func isInside(_ folder: OutputPath) -> Bool {
        folder.isRoot
            || bytes.count > folder.bytes.count && bytes[folder.bytes.count] == UInt8(ascii: "/")
                && bytes.starts(with: folder.bytes)
    }
}

extension OutputPath: Hashable, Comparable {
    package static func == (one: OutputPath, other: OutputPath) -> Bool { one.bytes == other.bytes }

    /// By bytes, so that a folder comes before what is in it.
    package static func < (one: OutputPath, other: OutputPath) -> Bool { one.bytes.precedes(other.bytes) }

    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
