/// The word boundaries of a text by the rules of UAX #29 alone, without those that ``Tokenizer`` adds.
package struct WordBoundaries {
    /// The byte offsets at which the segments of the text end, in rising order; the last one is the end of the text.
    package private(set) var ends: [Int] = []

    /// Finds the word boundaries of a text.
    ///
    /// - Parameter text: valid UTF-8.
    /// - Complexity: O(n) in the bytes.
    package init(_ text: Span<UInt8>) {
        ends =
            BlockReader.reading(text, isLast: true) { reader in
                var ends: [Int] = []
                var index = 0
                while index < reader.count {
                    index = reader.wordBoundary(after: index)
                    ends.append(index)
                }
                return ends
            } ?? []
    }
}

extension BlockReader {
    /// The first boundary after `start`, which is itself a boundary.
    ///
    /// It needs no memory of what is before it: no rule reaches across a boundary but WB15 and WB16, and these count
    /// flags from where the last one ended.
    fileprivate mutating func wordBoundary(after start: Int) -> Int {
        let first = scalar(start)
        var index = first.next
        var last = first.properties
        switch last.wordBreak {
        case .carriageReturn:  // WB3
            let next = scalar(index)
            return next.properties.wordBreak == .lineFeed && index < count ? next.next : index
        case .lineFeed, .newline:  // WB3a
            return index
        default: break
        }
        var isJoined = last.wordBreak == .joiner
        var isSpace = last.wordBreak == .space
        var isHalfFlag = last.wordBreak == .regionalIndicator
        while index < count {
            let next = scalar(index)
            let kind = next.properties.wordBreak
            if kind.isIgnored {  // WB4
                (isJoined, isSpace) = (kind == .joiner, false)
                index = next.next
                continue
            }
            if isJoined && next.properties.isPictographic || isSpace && kind == .space {  // WB3c, WB3d
            } else if isHalfFlag && kind == .regionalIndicator {  // WB15, WB16
                isHalfFlag = false
                (index, last, isJoined) = (next.next, next.properties, false)
                continue
            } else if !joins(last.wordBreak, kind, behind: next.next) {
                return index
            } else if kind.isInfix {
                let following = scalarBehindMarks(next.next)
                // WB7a alone takes the sign without what follows.
                if infixJoins(last.wordBreak, kind, following.properties.wordBreak) {
                    (index, last) = (following.next, following.properties)
                    (isJoined, isSpace, isHalfFlag) = (false, false, false)
                    continue
                }
            }
            (index, last) = (next.next, next.properties)
            (isJoined, isSpace, isHalfFlag) = (false, kind == .space, kind == .regionalIndicator)
        }
        return index
    }

    private mutating func joins(_ last: WordBreakClass, _ next: WordBreakClass, behind index: Int) -> Bool {
        switch (last, next) {
        // WB5 to WB10, WB7a among them: letters and digits side by side.
        case (.letter, .letter), (.letter, .hebrewLetter), (.hebrewLetter, .letter), (.hebrewLetter, .hebrewLetter),
            (.hebrewLetter, .singleQuote), (.numeric, .numeric), (.letter, .numeric), (.hebrewLetter, .numeric),
            (.numeric, .letter), (.numeric, .hebrewLetter),
            // WB13 to WB13b: Katakana, and low lines.
            (.katakana, .katakana), (.letter, .extendNumLet), (.hebrewLetter, .extendNumLet), (.numeric, .extendNumLet),
            (.katakana, .extendNumLet), (.extendNumLet, .extendNumLet), (.extendNumLet, .letter),
            (.extendNumLet, .hebrewLetter), (.extendNumLet, .numeric), (.extendNumLet, .katakana):
            return true
        default:
            guard next.isInfix else { return false }
            return infixJoins(last, next, scalarBehindMarks(index).properties.wordBreak)
        }
    }

    private func infixJoins(_ last: WordBreakClass, _ infix: WordBreakClass, _ next: WordBreakClass) -> Bool {
        switch infix {
        case .midLetter: last.isLetter && next.isLetter  // WB6, WB7
        case .midNum: last == .numeric && next == .numeric  // WB11, WB12
        case .midNumLet, .singleQuote: last.isLetter && next.isLetter || last == .numeric && next == .numeric
        case .doubleQuote: last == .hebrewLetter && next == .hebrewLetter  // WB7b, WB7c
        default: false
        }
    }

    private mutating func scalarBehindMarks(_ index: Int) -> BlockScalar {
        var found = scalar(index)
        while found.properties.wordBreak.isIgnored { found = scalar(found.next) }
        return found
    }
}

extension WordBreakClass {
    fileprivate var isLetter: Bool { self == .letter || self == .hebrewLetter }

    fileprivate var isIgnored: Bool { self == .extend || self == .format || self == .joiner }

    fileprivate var isInfix: Bool {
        switch self {
        case .midLetter, .midNum, .midNumLet, .singleQuote, .doubleQuote: true
        default: false
        }
    }
}
