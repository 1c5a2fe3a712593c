import ByteWriting

/// Rules of CSS that act inside one cloud: each begins with the cloud's own class, which follows from the rules.
///
/// Clouds that look alike share a class and its rules; clouds that do not leave each other alone, in whatever order they
/// stand in a page.
struct ScopedRules {
    /// Stands for the selector of the cloud until its name is known. No text of a style sheet can hold it.
    static let scope: Unicode.Scalar = "\u{1}"

    /// Stands where the rules go on in another style element. No text of a style sheet can hold it.
    private static let division: Unicode.Scalar = "\u{2}"

    /// A style element that has as many bytes is followed by another one, since readers of XML take no text of more than
    /// 10 MB. A class in place of each ``scope``, and white space for people, make twice as much of it at most.
    private static let largestPart = 4_000_000

    private var buffer = ByteBuffer()
    /// Where the style element at hand begins.
    private var partStart = 0

    var isEmpty: Bool { buffer.count == 0 }

    /// Text in which ``scope`` stands for the cloud.
    mutating func append(_ rules: String) { buffer.appendVerbatim(rules) }

    mutating func append(_ literal: StaticString) { buffer.append(literal) }

    /// Whatever else writes bytes.
    mutating func write(_ body: (inout ByteBuffer) -> Void) { body(&buffer) }

    /// Between two rules of a block: lets the next one stand in another style element if this one is large.
    ///
    /// - Parameter opening: of the block, up to its brace: there it is opened again.
    mutating func divide(in opening: String) {
        guard buffer.count - partStart >= Self.largestPart else { return }
        buffer.append("}")
        buffer.appendVerbatim(String(Self.division))
        partStart = buffer.count
        buffer.appendVerbatim(opening)
    }

    /// Between two rules: lets the next one, of so many bytes, stand in another style element if one is too small for both.
    mutating func divide(before count: Int) {
        guard buffer.count > partStart, buffer.count - partStart + count >= Self.largestPart else { return }
        buffer.appendVerbatim(String(Self.division))
        partStart = buffer.count
    }

    /// The class, and the rules with its selector in them: as many texts as there are to be style elements.
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
