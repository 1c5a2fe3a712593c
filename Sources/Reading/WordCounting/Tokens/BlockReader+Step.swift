extension BlockReader {
    /// Decides what begins at `index`, which is inside the block and no blank.
    mutating func step(at index: Int) -> TokenStep {
        let found = scalar(index)
        switch found.role {
        case .letter, .hebrew, .digit:
            return wordStep(start: index, first: index)
        case .dictionary:
            return dictionaryStep(index)
        case .mark, .format:
            return .over(index..<found.next, .none)
        case .dot:
            return dotStep(index, found)
        case .hash:
            if let step = hashtagStep(index, found) { return step }
        case .at:
            if let step = mentionStep(index, found) { return step }
        case .currency, .minus, .plus, .hyphen:
            if let step = signedNumberStep(index, found) { return step }
        case .emphasis, .joint:
            return emphasisStep(index, found)
        case .emoji, .picture, .regional:
            return pictureStep(index, found)
        default: break
        }
        return .over(index..<found.next, found.properties.boundary)
    }

    /// Decides about a dot: that of `.NET` or of `.5`, a full stop, or one of several.
    private mutating func dotStep(_ index: Int, _ found: BlockScalar) -> TokenStep {
        let (next, before) = (scalar(found.next), scalar(before: index))
        if before.isBeginning {
            if next.properties.isLetter { return wordStep(start: index, first: found.next) }
            if let step = number(index, found.next) { return step }
        }
        let isEllipsis = next.role == .dot || before.role == .dot
        return .over(index..<found.next, isEllipsis ? .clause : .sentence)
    }

    /// Reads a number after a sign that is apart from what precedes it: `-3`, `$5`, `-$5`; nil if there is none.
    private mutating func signedNumberStep(_ index: Int, _ found: BlockScalar) -> TokenStep? {
        let before = scalar(before: index)
        guard found.role == .currency || before.isBeginning || before.role == .currency else { return nil }
        let next = scalar(found.next)
        let isDoubled = next.role == .currency && found.role != .currency || next.role == .dot
        return number(index, isDoubled ? next.next : found.next)
    }

    /// Reads a number with the signs before it; nil if it is a word, as in `$5M`.
    private mutating func number(_ start: Int, _ first: Int) -> TokenStep? {
        guard scalar(first).properties.isDigit else { return nil }
        let step = wordStep(start: start, first: first)
        if case .token(.number) = step.outcome { return step }
        return nil
    }

    /// Reads a hashtag such as `#école` or `#機械学習`; nil if there is none: `#1` is a number and `C#` a word.
    private mutating func hashtagStep(_ index: Int, _ found: BlockScalar) -> TokenStep? {
        if let keycap = keycapStep(index, found) { return keycap }
        guard !scalar(before: index).isInsideWord else { return nil }
        let name = name(from: found.next, start: index, joinedByDots: false)
        if name.isOverlong { return .overlong(index..<name.end) }
        return name.hasLetters ? .token(.hashtag, index..<name.end) : nil
    }

    /// Reads a mention such as `@name` or `@name@example.social`; nil if there is none.
    private mutating func mentionStep(_ index: Int, _ found: BlockScalar) -> TokenStep? {
        guard !scalar(before: index).isInsideWord else { return nil }
        let name = name(from: found.next, start: index, joinedByDots: true)
        if name.isOverlong { return .overlong(index..<name.end) }
        guard name.hasLetters else { return nil }
        if byte(name.end) == UInt8(ascii: "@"), let domain = domain(at: name.end + 1) {
            return .token(.mention, index..<domain.end)
        }
        return .token(.mention, index..<name.end)
    }

    /// Reads a name of letters of all scripts, digits, marks and low lines, which ends after the last that is no low
    /// line.
    private mutating func name(
        from first: Int, start: Int, joinedByDots: Bool
    ) -> (end: Int, hasLetters: Bool, isOverlong: Bool) {
        var (index, end, hasLetters) = (first, first, false)
        while index - start <= Tokenizer.longestToken {
            let found = scalar(index)
            switch found.role {
            case .letter, .hebrew, .dictionary, .digit:
                hasLetters = hasLetters || found.role != .digit
                end = found.next
            case .mark:
                if end == index, end > first { end = found.next }
            case .format, .joint: break
            case .dot:
                guard joinedByDots, end == index, scalar(found.next).properties.isLetterOrDigit else {
                    return (end, hasLetters, false)
                }
            default: return (end, hasLetters, false)
            }
            index = found.next
        }
        return (index, true, true)
    }

    /// Decides about marks of emphasis: one or two at a word mean nothing; more of them, or such between blanks,
    /// separate words.
    private mutating func emphasisStep(_ index: Int, _ found: BlockScalar) -> TokenStep {
        if let keycap = keycapStep(index, found) { return keycap }
        let second = scalar(found.next)
        let end = second.value == found.value && second.next > found.next ? second.next : found.next
        let next = scalar(end)
        let before = scalar(before: index)
        let isRule = before.role == found.role || next.value == found.value
        let isAlone = before.isBlank && next.properties.isBlank
        return .over(index..<end, isRule || isAlone ? .clause : .none)
    }

    /// Reads a sign in a box, such as `#️⃣` and `*️⃣`; nil if there is none.
    private mutating func keycapStep(_ index: Int, _ found: BlockScalar) -> TokenStep? {
        var next = scalar(found.next)
        guard next.role == .mark else { return nil }
        if next.value == 0xFE0F { next = scalar(next.next) }
        return next.value == 0x20E3 ? .token(.word, index..<next.next) : nil
    }

    /// Reads an emoji with its modifiers and all that joiners join to it, as WB3c and WB4 have it; or a flag of two
    /// letters.
    private mutating func pictureStep(_ index: Int, _ found: BlockScalar) -> TokenStep {
        var end = found.next
        var isPicture = found.role == .emoji
        if found.role == .regional {
            let second = scalar(end)
            guard second.role == .regional else { return .over(index..<end, .clause) }
            (end, isPicture) = (second.next, true)
        }
        var last: UInt32 = 0
        while end - index <= Tokenizer.longestToken {
            let next = scalar(end)
            if next.role == .mark {
                // The selector of pictures, or a colour of skin.
                isPicture = isPicture || next.value == 0xFE0F || (0x1F3FB...0x1F3FF).contains(next.value)
            } else if last == 0x200D, next.properties.isPictographic {
                isPicture = true
            } else {
                return isPicture ? .token(.word, index..<end) : .over(index..<found.next, found.properties.boundary)
            }
            last = next.value
            end = next.next
        }
        return .overlong(index..<end)
    }
}
