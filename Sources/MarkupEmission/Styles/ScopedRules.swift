import ByteWriting

/// Rules of CSS that act inside one cloud: each begins with the cloud's own class, which follows from the rules.
///
/// Clouds that look alike share a class and its rules; clouds that do not leave each other alone, in whatever order they
/// stand in a page.
struct ScopedRules {
    /// Stands for the selector of the cloud until its name is known. No text of a style sheet can hold it.
    static let scope: Unicode.Scalar = "\u{1}"

    private var buffer = ByteBuffer()

    /// Text in which ``scope`` stands for the cloud.
    mutating func append(_ rules: String) { buffer.appendVerbatim(rules) }

    mutating func append(_ literal: StaticString) { buffer.append(literal) }

    /// Whatever else writes bytes.
    mutating func write(_ body: (inout ByteBuffer) -> Void) { body(&buffer) }

    /// The class, and the rules with its selector in them.
    ///
    /// - Complexity: O(n) in the bytes.
    func finished() -> (name: String, css: [UInt8]) {
        let name = "s" + contentName(buffer.bytes)
        let selector = Array(("." + name).utf8)
        let marker = UInt8(truncatingIfNeeded: Self.scope.value)
        var css: [UInt8] = []
        css.reserveCapacity(buffer.bytes.count + 1024)
        for part in buffer.bytes.split(separator: marker, omittingEmptySubsequences: false) {
            if !css.isEmpty || part.startIndex > 0 { css += selector }
            css += part
        }
        return (name, css)
    }
}
