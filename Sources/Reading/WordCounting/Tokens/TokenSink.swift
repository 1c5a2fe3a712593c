/// A receiver of the words, boundaries and omissions that a ``Tokenizer`` finds, in the order of the text.
package protocol TokenSink: ~Copyable {
    /// Takes a word that is to be counted.
    ///
    /// - Parameters:
    ///   - text: the bytes that are being read; they are valid during the call only.
    ///   - range: the range of the word in `text`, never empty.
    mutating func word(_ text: Span<UInt8>, _ range: Range<Int>, _ kind: TokenKind)

    /// Takes a boundary: the words before and after it are no neighbours, and no phrase crosses it. The function is
    /// called at least once between paragraphs, possibly several times in a row, and never with ``TokenBoundary/none``.
    mutating func boundary(_ boundary: TokenBoundary)

    /// Takes note that a line of the text ends. It comes after the words of the line; an empty line may be no call.
    mutating func lineEnd()

    /// Takes note of a token that was left out, by its kind.
    mutating func leftOut(_ omission: TokenOmission)
}

extension TokenSink where Self: ~Copyable {
    @inline(__always) package mutating func lineEnd() {}
}

/// The kind of a token that a ``Tokenizer`` passes on as a word.
package enum TokenKind: UInt8, Sendable {
    /// A word like `tree`, `don’t`, `Goldman-Sachs`, `C++`, `R&D`, or of a script without spaces.
    case word
    /// `#hashtag`, with its sign.
    case hashtag
    /// `@name`, with its sign.
    case mention
    /// Tokens that are words only if the tokenizer is asked to keep them.
    case number, link, address
}

/// The strength of the boundary between two words, from none to the end of a paragraph.
package enum TokenBoundary: UInt8, Sendable, Comparable {
    case none
    /// A comma, a bracket, a dash, a quotation mark: inside a sentence.
    case clause
    /// The end of a sentence.
    case sentence
    /// The end of a paragraph, such as an empty line; the end of a line inside it is no boundary.
    case paragraph

    @inline(__always) package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// The kind of a token that is left out of the words of a text.
package enum TokenOmission: UInt8, Sendable, CaseIterable {
    case number
    /// A URL.
    case link
    /// An e-mail address.
    case address
    /// A word of more bytes than a tag's name may have.
    case overlongWord
}
