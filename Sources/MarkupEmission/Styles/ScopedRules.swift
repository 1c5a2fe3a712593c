import ByteWriting

/// Rules of CSS that act inside one cloud: each begins with the cloud's own class, which follows from the rules.
///
/// Clouds that look alike share a class and its rules; clouds that do not leave each other alone, in whatever order they
/// stand in a page.
struct ScopedRules {
    /// Stands for the selector of the cloud until its name is known. No text of a style sheet can hold it.
    static let scope: Unicode.Scalar = "\u{1}"

    private var buffer = ByteBuffer()

    var isEmpty: Bool { buffer.count == 0 }

    /// Text in which ``scope`` stands for the cloud.
    mutating func append(_ rules: String) { buffer.appendVerbatim(rules) }

    mutating func append(_ literal: StaticString) { buffer.append(literal) }

    /// Whatever else writes bytes.
    mutating func write(_ body: (inout ByteBuffer) -> Void) { body(&buffer) }

    /// The class, and the rules with its selector in them.
    ///
    /// - Complexity: O(n) in the bytes.
    consuming func finished() -> (name: String, css: [UInt8]) {
        let rules = buffer.finished()
        let name = "s" + contentName(rules)
        let selector = Array(("." + name).utf8)
        let marker = UInt8(truncatingIfNeeded: Self.scope.value)
        var css = ByteBuffer(reservingCapacity: rules.count + 2048)
        for (number, part) in rules.split(separator: marker, omittingEmptySubsequences: false).enumerated() {
            if number > 0 { css.append(contentsOf: selector) }
            css.append(contentsOf: part)
        }
        return (name, css.finished())
    }
}
