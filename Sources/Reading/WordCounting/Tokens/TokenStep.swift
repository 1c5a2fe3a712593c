/// A decision of the tokenizer at one place of the text.
struct TokenStep {
    enum Outcome {
        case nothing
        case token(TokenKind)
        /// A word that is longer than a token may be; its rest has still to be skipped.
        case overlongWord
        case overlongLink(openBrackets: Int)
        /// A run of a script without spaces, for the dictionaries.
        case dictionary(isWhole: Bool)
    }

    var outcome = Outcome.nothing
    /// The range of the token.
    var range: Range<Int>
    /// The offset where the next step begins.
    var next: Int
    /// The boundary that the text is if it is no token; for a link that is too long, the one that it ends with so far.
    var boundary = TokenBoundary.none

    /// Makes a step over text that is no token.
    static func over(_ range: Range<Int>, _ boundary: TokenBoundary) -> Self {
        Self(range: range, next: range.upperBound, boundary: boundary)
    }

    static func token(_ kind: TokenKind, _ range: Range<Int>) -> Self {
        Self(outcome: .token(kind), range: range, next: range.upperBound)
    }

    static func overlong(_ range: Range<Int>) -> Self {
        Self(outcome: .overlongWord, range: range, next: range.upperBound)
    }
}

/// The rest of a token that is too long: the tokenizer skips it to its end, and keeps nothing.
struct TokenRest {
    let isLink: Bool
    /// How many round brackets the link has opened and not closed.
    var openBrackets = 0
    /// The boundary that its last characters are if it ends with them.
    var boundary = TokenBoundary.none
}
