import SourceText

/// A name, or a pattern of names, in which `*` stands for any run of characters and `?` for one character.
///
/// A backslash makes the sign after it literal: `\*`, `\?`, `\,`, `\\`. A pattern matches whole names only, and
/// compares them by the rule by which equal names are merged (see ``NameMerging``).
public struct NamePattern: Sendable, Equatable, CustomStringConvertible {
    /// The name or pattern as the user wrote it, except that every run of white space is one space.
    public let text: String
    /// The parts that make up a matching name from its beginning to its end.
    let parts: [Part]

    enum Part: Sendable, Equatable {
        case text(String)
        /// One character, as a reader sees it.
        case one
        /// Any number of characters, including none.
        case any
    }

    /// Reads a name or a pattern.
    ///
    /// - Throws: ``Problem`` if the text has nothing visible, is longer than 10,000 bytes, or holds a character that no
    ///   name may have.
    public init(_ text: String) throws(Problem) {
        if let (problem, hint) = PlainText.problem(with: text) { throw Problem(problem, hint: hint) }
        // A line break counts as a space.
        self.text = PlainText.collapsingWhiteSpace(text).replacingLineFeeds()
        parts = Self.parts(of: self.text)
        guard parts.contains(where: \.isVisible) else {
            throw Problem(
                "\"\(self.text)\" is no name, expected one, or a pattern such as misc*",
                hint: "write a name between the commas, or remove one of them")
        }
    }

    public var description: String { text }

    /// The name, if the entry is one; nil for a pattern.
    var name: String? {
        guard parts.count == 1, case .text(let name) = parts[0] else { return nil }
        return name
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var run = String.UnicodeScalarView()
        func close() {
            if !run.isEmpty { parts.append(.text(String(run))) }
            run = String.UnicodeScalarView()
        }
        for (scalar, isEscaped) in EscapedScalars(text) {
            switch scalar {
            case "*" where !isEscaped:
                close()
                // Several stars in a row say no more than one.
                if parts.last != .any { parts.append(.any) }
            case "?" where !isEscaped:
                close()
                parts.append(.one)
            default: run.append(scalar)
            }
        }
        close()
        return parts
    }
}

extension NamePattern.Part {
    fileprivate var isVisible: Bool {
        guard case .text(let text) = self else { return true }
        return PlainText.isVisible(text)
    }
}
