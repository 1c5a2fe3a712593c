/// What the tokenizer decided at one place of the text.
struct TokenStep {
    enum Outcome {
        case nothing
        case token(TokenKind)
        /// Longer than a token may be; the rest is still to skip.
        case overlongWord
        case overlongLink(openBrackets: Int)
        /// A run for the dictionaries.
        case dictionary(isWhole: Bool)
    }

    var outcome = Outcome.nothing
    /// Where the token stands.
    var range: Range<Int>
    /// Where the next step begins.
    var next: Int
    /// Of what is no token; of a link that is too long, what it ends with so far.
    var boundary = TokenBoundary.none

    /// A step over what is no token.
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

/// What is left of a token that was longer than a block: the tokenizer goes on until it ends, and keeps nothing.
struct TokenRest {
    let isLink: Bool
    /// Round brackets that a link opened and did not close.
    var openBrackets = 0
    /// What its last characters are if it ends with them.
    var boundary = TokenBoundary.none
}
