/// The properties of one character that the tokenizer uses.
struct ScalarProperties {
    /// The properties from the lowest bit on: 5 bits of `WordBreakClass`, 1 of Extended_Pictographic, 6 of
    /// `ScalarRole`, 2 of the boundary that the character is, and one each for upper and lower case.
    private let bits: UInt16

    @inline(__always) init(bits: UInt16) { self.bits = bits }

    /// The properties beyond the end of a text, which are those of a space.
    static let end = ScalarProperties(bits: UInt16(ScalarRole.space.rawValue) << 6)

    // The table holds cases alone, as a test checks; `init(rawValue:)` would compare them one by one.
    @inline(__always) var wordBreak: WordBreakClass { unsafeBitCast(UInt8(bits & 0x1F), to: WordBreakClass.self) }
    @inline(__always) var isPictographic: Bool { bits & 0x20 != 0 }
    @inline(__always) var role: ScalarRole { unsafeBitCast(UInt8(bits >> 6 & 0x3F), to: ScalarRole.self) }
    @inline(__always) var boundary: TokenBoundary { unsafeBitCast(UInt8(bits >> 12 & 3), to: TokenBoundary.self) }
    @inline(__always) var isUpper: Bool { bits & 0x4000 != 0 }
    @inline(__always) var isLower: Bool { bits & 0x8000 != 0 }

    @inline(__always) var isLetter: Bool { role == .letter || role == .hebrew }
    @inline(__always) var isDigit: Bool { role == .digit }
    @inline(__always) var isLetterOrDigit: Bool { isLetter || isDigit }
    /// Whether the character belongs to the one before it.
    @inline(__always) var isAttached: Bool { role == .mark || role == .format }
    @inline(__always) var isBlank: Bool { role == .space || role == .lineEnd || role == .paragraphEnd }

    /// Whether a sign or a dot after the character may begin a number or a name such as `.NET`.
    var isBeginning: Bool {
        switch role {
        case .space, .lineEnd, .paragraphEnd, .opening, .doubleQuote, .apostrophe, .symbol, .emphasis, .slash: true
        default: false
        }
    }

    /// Whether a hash or an at sign after the character is inside a word.
    var isInsideWord: Bool {
        switch role {
        case .letter, .hebrew, .digit, .mark, .joint, .ampersand, .slash: true
        default: false
        }
    }
}
