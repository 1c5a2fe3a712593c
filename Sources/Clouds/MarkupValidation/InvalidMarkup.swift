import MarkupReading

/// Markup that did not pass validation, with the reasons.
public struct InvalidMarkup: Error, Sendable, Equatable {
    /// The rules that the markup was held against; nil for JSON and plain text.
    public let kind: MarkupKind?
    /// What is wrong, in the order in which it was found; never empty.
    public let violations: [Violation]
}

extension InvalidMarkup: CustomStringConvertible {
    /// What the markup is not, then the first ten violations, one a line.
    public var description: String {
        let shown = 10
        var lines = ["not a valid \(kind?.rawValue ?? "output"):"]
        lines += violations.prefix(shown).map(\.description)
        if violations.count > shown { lines.append("and \(violations.count - shown) more") }
        return lines.joined(separator: "\n")
    }
}
