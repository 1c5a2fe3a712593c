/// The name of a table, an axis or a feature: four ASCII characters in a number.
struct FontTag: Hashable, Sendable, ExpressibleByStringLiteral {
    let value: UInt32

    init(value: UInt32) { self.value = value }

    /// Creates a tag from a literal such as `"glyf"`.
    ///
    /// - Precondition: the literal has four ASCII characters.
    init(stringLiteral text: StaticString) {
        precondition(text.utf8CodeUnitCount == 4, "a tag has four characters")
        value = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
}

extension FontTag: CustomStringConvertible {
    /// The characters of the tag, with a dot for each one that a terminal could not show.
    var description: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        return String(decoding: bytes.map { 0x20..<0x7F ~= $0 ? $0 : UInt8(ascii: ".") }, as: UTF8.self)
    }
}
