/// Finds the end of a word or a number that begins with a letter or a digit.
///
/// Within a word it follows UAX #29 for letters, digits, marks, apostrophes and dots; beyond them it joins what
/// ``Tokenizer`` lists.
struct WordScanner {
    private enum Last { case nothing, letter, hebrew, digit }

    let start: Int
    private let limit: Int
    /// The offset where the token ends: after its last letter, digit or mark.
    private(set) var end: Int
    /// The offset that the scan has reached.
    private var index: Int
    private var last = Last.nothing
    private var lastIsLower = false
    private var hasLetters = false
    private var hasDigits = false
    private var isKeycap = false
    private(set) var isOverlong = false
    /// How many letters the part since the last sign between parts has, and in ``isPartOfCapitals`` whether it is all
    /// capitals.
    private var lettersOfPart = 0
    private var isPartOfCapitals = true
    private(set) var dots = 0
    private var partsAreSingleLetters = true
    private(set) var hasCapitals = false

    /// Scans the token from its first letter or digit on.
    ///
    /// - Parameters:
    ///   - start: the offset where the token begins: that of a sign before the first letter or digit, or `first`.
    ///   - first: the offset of the first letter or digit.
    init(_ reader: inout BlockReader, start: Int, first: Int) {
        self.start = start
        limit = start + Tokenizer.longestToken
        (index, end) = (first, first)
        while advance(&reader) {}
    }

    /// Whether the token has only letters and what joins them, but no dots.
    var isPlain: Bool { !hasDigits && dots == 0 && index == end }
    var isNumber: Bool { hasDigits && !hasLetters && !isKeycap }
    /// Whether the scan took nothing after the token's end, such as low lines or soft hyphens.
    var endsAtIndex: Bool { index == end }
    /// Whether the token is single letters with dots between them, such as `U.S.A` and `e.g`.
    var isDottedInitials: Bool { dots > 0 && partsAreSingleLetters && lettersOfPart == 1 && !hasDigits }
    var range: Range<Int> { start..<end }

    mutating func extend(to end: Int) { (self.end, index) = (end, end) }

    /// Takes one more character, or a sign and the letter or digit after it; false at the end of the token.
    @inline(__always) private mutating func advance(_ reader: inout BlockReader) -> Bool {
        guard index <= limit else {
            isOverlong = true
            return false
        }
        let found = reader.scalar(index)
        switch found.role {
        case .letter, .hebrew:
            takeLetters(found, &reader)
            return true
        case .digit:
            last = .digit
            hasDigits = true
            (isPartOfCapitals, partsAreSingleLetters) = (false, false)
            return take(found.next)
        case .mark:
            if end == index { end = found.next }
            index = found.next
            // A digit in a box; what follows is another word.
            isKeycap = found.value == 0x20E3
            return !isKeycap
        case .format:
            index = found.next
            return true
        case .symbol, .space, .lineEnd, .opening: return false
        default:
            return joins(found, &reader)
        }
    }

    /// Takes a row of letters; what is found is kept in local variables and written once.
    @inline(__always) private mutating func takeLetters(_ first: BlockScalar, _ reader: inout BlockReader) {
        var letter = first
        var (next, count, capitals) = (first.next, 0, 0)
        while true {
            count += 1
            capitals += letter.properties.isUpper ? 1 : 0
            let following = reader.scalar(next)
            guard following.properties.isLetter, next <= limit else { break }
            letter = following
            next = following.next
        }
        last = letter.role == .letter ? .letter : .hebrew
        lastIsLower = letter.properties.isLower
        hasLetters = true
        lettersOfPart += count
        isPartOfCapitals = isPartOfCapitals && capitals == count
        hasCapitals = hasCapitals || capitals > 0
        (index, end) = (next, next)
    }

    @inline(__always) private mutating func take(_ next: Int) -> Bool {
        (index, end) = (next, next)
        return true
    }

    /// Moves to the letter or digit after a sign, if the sign joins both sides; false if it does not.
    private mutating func joins(_ sign: BlockScalar, _ reader: inout BlockReader) -> Bool {
        let (next, place) = reader.significant(sign.next, limit: limit)
        let (isLetter, isDigit) = (next.properties.isLetter, next.properties.isDigit)
        switch sign.role {
        case .apostrophe:
            guard last == .digit ? isLetter || isDigit : isLetter else { return false }
            startPart()
            (partsAreSingleLetters, isPartOfCapitals) = (false, false)
        case .dot:
            guard last == .digit ? isDigit : isLetter, !isMissingSpace(next, &reader) else { return false }
            partsAreSingleLetters = partsAreSingleLetters && lettersOfPart == 1
            dots += 1
            startPart()
        case .middleDot:
            guard last != .digit, isLetter else { return false }
            partsAreSingleLetters = false
        case .doubleQuote:
            guard last == .hebrew, next.role == .hebrew else { return false }
        case .comma, .colon:
            guard last == .digit, isDigit, !hasLetters else { return false }
        case .joint:
            return joinsBehindJoints(&reader)
        case .hyphen:
            guard isLetter || isDigit, place == sign.next else { return false }
            startPart()
            (partsAreSingleLetters, isPartOfCapitals) = (false, false)
        case .slash:
            if last == .digit, isDigit, !hasLetters { break }
            guard isPartOfCapitals, (1...3).contains(lettersOfPart), isInitials(at: sign.next, &reader) else {
                return false
            }
            startPart()
        case .ampersand:
            guard place == sign.next,
                isPartOfCapitals && lettersOfPart > 0 && next.properties.isUpper
                    || isSingleLetter(at: sign.next, &reader)
            else { return false }
            startPart()
        default: return false
        }
        index = place
        return true
    }

    private mutating func startPart() { (lettersOfPart, isPartOfCapitals) = (0, true) }

    /// Moves past low lines as in `snake_case`: they join only between letters or digits, so that `_emphasis_` loses
    /// them.
    private mutating func joinsBehindJoints(_ reader: inout BlockReader) -> Bool {
        var next = index
        while next <= limit {
            let found = reader.scalar(next)
            guard found.role == .joint || found.properties.isAttached else {
                guard found.properties.isLetterOrDigit else { return false }
                index = next
                (partsAreSingleLetters, isPartOfCapitals) = (false, false)
                return true
            }
            next = found.next
        }
        return false
    }

    /// Whether a dot ends a sentence without a space, as in `over.The next`: a small letter precedes it, and a capital
    /// and a small letter follow.
    private mutating func isMissingSpace(_ next: BlockScalar, _ reader: inout BlockReader) -> Bool {
        lastIsLower && lettersOfPart > 1 && next.properties.isUpper && reader.scalar(next.next).properties.isLower
    }

    /// Whether one to three capitals, and no more letters, begin at a place.
    private func isInitials(at place: Int, _ reader: inout BlockReader) -> Bool {
        var place = place
        for count in 0...3 {
            let found = reader.scalar(place)
            guard found.properties.isUpper else { return count > 0 && !found.properties.isLetterOrDigit }
            place = found.next
        }
        return false
    }

    /// Whether a single letter is on each side of a sign, as in `r&d`.
    private func isSingleLetter(at place: Int, _ reader: inout BlockReader) -> Bool {
        guard lettersOfPart == 1 else { return false }
        let found = reader.scalar(place)
        return found.properties.isLetter && !reader.scalar(found.next).properties.isLetterOrDigit
    }
}
