import SourceText

/// A partial count that cannot be read, or cannot be added to the others.
///
/// Its description is what the command prints:
/// ```
/// monday.count:1: error: this is a partial count of version 2, expected 1
/// hint: count again with this version of Stratus
/// ```
package struct PartialError: Error, Sendable, Equatable, CustomStringConvertible {
    package enum Kind: Sendable {
        /// There is no such input, or it must not be read.
        case absent
        /// It broke off while it was read.
        case brokeOff
        /// It was read, and it is not what was expected.
        case malformed
    }

    package let kind: Kind
    package let path: String
    /// 1-based; nil where the input as a whole is meant.
    package let line: Int?
    package let reason: String
    package let hint: String?

    package init(kind: Kind = .malformed, path: String, line: Int? = nil, _ reason: String, hint: String? = nil) {
        self.kind = kind
        self.path = path
        self.line = line
        self.reason = readable(reason)
        self.hint = hint.map { readable($0) }
    }

    package var description: String {
        let place = readable(path) + (line.map { ":\($0)" } ?? "")
        return "\(place): error: \(reason)" + (hint.map { "\nhint: \($0)" } ?? "")
    }
}
