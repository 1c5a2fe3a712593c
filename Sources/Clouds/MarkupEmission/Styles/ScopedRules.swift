import ByteWriting

/// CSS rules that act inside one cloud: each begins with the cloud's own class, which is derived from the rules.
///
/// Clouds that look alike share a class and its rules. Different clouds do not affect each other, in whatever order
/// they are in a page.
struct ScopedRules {
    /// The character that represents the selector of the cloud until its name is known. No text of a style sheet can
    /// contain it.
    static let scope: Unicode.Scalar = "\u{1}"

    /// The character at which the rules go on in another style element. No text of a style sheet can contain it.
    private static let division: Unicode.Scalar = "\u{2}"

    /// The number of bytes after which a new style element begins, since XML parsers refuse texts of more than 10 MB. A
    /// class in place of each ``scope``, and white space for people, at most double it.
    private static let largestPart = 4_000_000

    private var buffer = ByteBuffer()
    /// The offset at which the current style element begins.
    private var partStart = 0

    var isEmpty: Bool { buffer.count == 0 }

    /// Appends rules in which ``scope`` represents the cloud.
    mutating func append(_ rules: String) { buffer.appendVerbatim(rules) }

    mutating func append(_ literal: StaticString) { buffer.append(literal) }

    /// Appends the bytes that a function writes.
    mutating func write(_ body: (inout ByteBuffer) -> Void) { body(&buffer) }

    /// Begins another style element if this one is large. It is called between two rules of a block.
    ///
    /// - Parameter opening: The opening of the block, up to its brace, with which it is opened again.
    mutating func divide(in opening: String) {
        guard buffer.count - partStart >= Self.largestPart else { return }
        buffer.append("}")
        buffer.appendVerbatim(String(Self.division))
        partStart = buffer.count
        buffer.appendVerbatim(opening)
    }

    /// Begins another style element if the next rule, of `count` bytes, does not fit into this one. It is called
    /// between two rules.
    mutating func divide(before count: Int) {
        guard buffer.count > partStart, buffer.count - partStart + count >= Self.largestPart else { return }
        buffer.appendVerbatim(String(Self.division))
        partStart = buffer.count
    }

    /// Returns the class, and the rules with its selector in them, as one text for each style element.
    ///
    /// - Complexity: O(n) in the bytes.
    consuming func finished() -> (name: String, css: [[UInt8]]) {
        let rules = buffer.finished()
        let name = "s" + contentName(rules)
        let selector = Array(("." + name).utf8)
        func byte(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: scalar.value) }
        let texts = rules.split(separator: byte(Self.division)).map { rules in
            var css = ByteBuffer(reservingCapacity: rules.count + rules.count / 4 + 2048)
            for (number, part) in rules.split(separator: byte(Self.scope), omittingEmptySubsequences: false)
                .enumerated()
            {
                if number > 0 { css.append(contentsOf: selector) }
                css.append(contentsOf: part)
            }
            return css.finished()
        }
        return (name, texts)
    }
}
