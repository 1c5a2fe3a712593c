/// Takes what a tokenizer finds, in the order of the text.
package protocol TokenSink: ~Copyable {
    /// A word that counts.
    ///
    /// - Parameters:
    ///   - text: the bytes that are being read; they are gone after the call.
    ///   - range: where the word stands in them, never empty.
    mutating func word(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: TokenKind)

    /// Words before and behind are no neighbours: no phrase goes across. Comes at least once between paragraphs; several
    /// in a row may come, and never `none`.
    mutating func boundary(_ boundary: TokenBoundary)

    /// Something was left out.
    mutating func leftOut(_ omission: TokenOmission)
}

/// What sort of word a token is.
package enum TokenKind: UInt8, Sendable {
    /// A word like `tree`, `don’t`, `Goldman-Sachs`, `C++`, `R&D`, or of a script without spaces.
    case word
    /// `#hashtag`, with its sign.
    case hashtag
    /// `@name`, with its sign.
    case mention
    /// Where they are asked for.
    case number, link, address
}

/// How far apart the words on both sides of a gap are.
package enum TokenBoundary: UInt8, Sendable, Comparable {
    case none
    /// A comma, a bracket, a dash, a quotation mark: inside a sentence.
    case clause
    /// The end of a sentence.
    case sentence
    /// The end of a line inside a paragraph is none; an empty line is one.
    case paragraph

    @inline(__always) package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// Something of a text that is no word of it.
package enum TokenOmission: UInt8, Sendable, CaseIterable {
    case number
    /// A URL.
    case link
    /// An e-mail address.
    case address
    /// A word of more bytes than a tag's name may have.
    case overlongWord
}
