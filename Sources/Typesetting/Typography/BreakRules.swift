/// The quality of a line break between two grapheme clusters; a greater one is better.
enum BreakQuality: Int, Comparable {
    /// A line never breaks here, because readers see both sides as one thing.
    case never
    /// The break would tear a word; it is used only if nothing else fits.
    case torn
    /// The break is inside a word of a script without spaces, between syllables as far as these are known without a
    /// dictionary.
    case syllable
    /// The break is at a space beside punctuation that must not begin or end a line.
    case besidePunctuation
    /// The break divides a word as its script allows if it is wider than a line: at a soft hyphen, or between syllables
    /// of Hangul.
    case divided
    /// The break is between words.
    case word
    /// A line ends here in any case.
    case forced

    /// Whether the word continues on the next line, as its script allows.
    var divides: Bool { self == .besidePunctuation || self == .divided }

    static func < (first: BreakQuality, second: BreakQuality) -> Bool { first.rawValue < second.rawValue }
}

/// The Unicode line breaking algorithm (UAX #14) on grapheme clusters, which it is given one after the other.
///
/// The rules are those of Unicode 15.0, and of 16.0 where it corrected them: quotation marks (LB15a, LB15b, LB19a),
/// hyphens at the beginning of a word (LB20a) and within Hebrew (LB21a), numbers (LB25). They differ from the standard
/// in that
/// - a line may begin with a full stop after a space: “.NET”;
/// - words of Hangul are kept whole while they fit on a line, as if there were spaces between all words of Korean;
/// - a soft hyphen is used only if the word is wider than the line; so is a space before “!” or after “(”, where the
///   standard allows no break;
/// - Thai, Lao, Khmer and Burmese, which need a dictionary, break only where a word is wider than the line, and then
///   between syllables that can be found without one.
struct BreakRules {
    private var previous: BreakCluster?
    /// The class before the previous cluster; at the beginning that of a line end.
    private var beforePrevious = LineBreakClass.lineEnd
    private var firstBeforePrevious: UInt32 = 0
    private var hasSpace = false
    private var endsInJoiner = false
    /// Whether the previous cluster is a quotation mark that opens a quotation (LB15a).
    private var opensQuote = false
    private var number = NumberPart.none

    private enum NumberPart {
        case none, digits
        /// The last cluster is a bracket that closes a number.
        case closed
    }

    /// Returns the quality of a break before a cluster, and then makes it the previous one.
    ///
    /// - Parameter following: the first scalar after the cluster, 0 at the end.
    mutating func quality(before cluster: BreakCluster, following: UInt32) -> BreakQuality {
        guard let previous else {
            enter(cluster)
            return .never
        }
        var quality = rule(previous, cluster, following)
        // At a space, a word that is too wide is better divided than elsewhere.
        if hasSpace, quality == .torn, cluster.type != .joiner, cluster.type != .space { quality = .besidePunctuation }
        enter(cluster)
        return quality
    }

    /// Returns the quality by the first rule that applies. A rule marked × forbids a break, which would then tear the
    /// word.
    private func rule(_ previous: BreakCluster, _ cluster: BreakCluster, _ following: UInt32) -> BreakQuality {
        let (before, after) = (previous.type, cluster.type)
        // LB4–LB7
        if before == .lineEnd { return .forced }
        switch after {
        case .lineEnd, .space: return .never
        case .zeroSpace: return .torn
        default: break
        }
        // LB8, LB8a, LB9
        if before == .zeroSpace { return .word }
        if !hasSpace, endsInJoiner || after == .mark { return .never }
        // LB11–LB12a
        if after == .joiner || !hasSpace && (before == .joiner || before == .glue) { return .torn }
        if after == .glue, !hasSpace, before != .breakAfter, before != .hyphen { return .torn }
        if isHeld(previous, cluster, following) { return .torn }
        // LB18
        if hasSpace { return .word }
        if let quality = quoteRule(previous, cluster, following) { return quality }
        // LB20
        if before == .object || after == .object { return .word }
        if isHyphenated(previous, cluster) { return .torn }
        // LB21
        if [.breakAfter, .hyphen, .nonStarter].contains(after) || before == .breakBefore { return .torn }
        // LB21b, LB22
        if before == .slash && after == .hebrew || after == .inseparable { return .torn }
        if previous.last == 0xAD { return .divided }
        return letterRule(previous, cluster, following)
    }

    // MARK: Punctuation

    /// Returns whether a cluster is punctuation that stays with its word even across a space (LB13–LB17).
    private func isHeld(_ previous: BreakCluster, _ cluster: BreakCluster, _ following: UInt32) -> Bool {
        switch cluster.type {
        case .close, .closeParenthesis, .exclamation, .slash: return true
        case .infix where !hasSpace: return true
        case .nonStarter where previous.type == .close || previous.type == .closeParenthesis: return true
        case .dash where previous.type == .dash: return true
        case .finalQuote where endsQuote(following): return true
        default: return previous.type == .open || opensQuote
        }
    }

    /// Returns whether a closing quotation mark is followed by a space or punctuation (LB15b).
    private func endsQuote(_ following: UInt32) -> Bool {
        guard following != 0 else { return true }
        switch LineBreakClass(of: following) {
        case .space, .glue, .joiner, .close, .quote, .initialQuote, .finalQuote, .closeParenthesis, .exclamation,
            .infix,
            .slash, .lineEnd, .zeroSpace:
            return true
        default: return false
        }
    }

    /// Returns the quality beside quotation marks, or nil elsewhere (LB19, LB19a): they stay with both sides, except
    /// for opening and closing ones between wide characters.
    private func quoteRule(
        _ previous: BreakCluster, _ cluster: BreakCluster, _ following: UInt32
    ) -> BreakQuality? {
        switch (previous.type, cluster.type) {
        case (_, .quote), (_, .finalQuote), (.quote, _), (.initialQuote, _): return .torn
        case (_, .initialQuote):
            return BreakCluster.isWide(previous.first) && BreakCluster.isWide(following) ? .word : .torn
        case (.finalQuote, _):
            return BreakCluster.isWide(firstBeforePrevious) && BreakCluster.isWide(cluster.first) ? .word : .torn
        default: return nil
        }
    }

    /// Returns whether a hyphen begins a word, as in “-5 degrees” and the suffix “-able” (LB20a), or is after Hebrew
    /// and before another script (LB21a).
    private func isHyphenated(_ previous: BreakCluster, _ cluster: BreakCluster) -> Bool {
        let isHyphen = previous.type == .hyphen || previous.first == 0x2010
        if isHyphen, cluster.type == .letter || cluster.type == .hebrew,
            [.lineEnd, .space, .zeroSpace, .object, .glue].contains(beforePrevious)
        {
            return true
        }
        return beforePrevious == .hebrew && cluster.type != .hebrew
            && (previous.type == .hyphen || previous.type == .breakAfter)
    }

    // MARK: Letters and numbers

    private func letterRule(_ previous: BreakCluster, _ cluster: BreakCluster, _ following: UInt32) -> BreakQuality {
        let (before, after) = (previous.type, cluster.type)
        if before == .southeastAsian || after == .southeastAsian, before.isWord, after.isWord {
            return syllableRule(previous, cluster, following)
        }
        // Hangul is kept whole, and treats its neighbours as letters do.
        if before == .hangul || after == .hangul, before.isKept, after.isKept { return .divided }
        if before == .hangul && after == .open || before == .closeParenthesis && after == .hangul {
            return BreakCluster.isWide(after == .open ? cluster.first : previous.first) ? .word : .divided
        }
        switch (before, after) {
        // LB23, LB28
        case (_, _) where before.isWord && after.isWord:
            return Self.isJoining(previous.last) ? .never : .torn
        // LB23a, LB24, LB27
        case (.prefix, _) where after.isCharacter, (_, .postfix) where before.isCharacter: return .torn
        case (.prefix, _) where after.isLetter, (.postfix, _) where after.isLetter: return .torn
        case (_, .prefix) where before.isLetter, (_, .postfix) where before.isLetter: return .torn
        // LB25
        case (_, .digit) where number == .digits || [.prefix, .postfix, .hyphen, .infix].contains(before): return .torn
        case (_, .prefix) where number != .none, (_, .postfix) where number != .none: return .torn
        case (.prefix, .open) where isDigit(following), (.postfix, .open) where isDigit(following): return .torn
        // LB29, LB30
        case (.infix, _) where after.isLetter: return .torn
        case (_, .open) where before.isWord: return BreakCluster.isWide(cluster.first) ? .word : .torn
        case (.closeParenthesis, _) where after.isWord: return .torn
        // LB31
        default: return .word
        }
    }

    private func isDigit(_ following: UInt32) -> Bool {
        following != 0 && LineBreakClass(of: following) == .digit
    }

    /// Returns whether a scalar is a sign after which the next consonant is a part of the letter, in scripts whose
    /// clusters end there.
    private static func isJoining(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x094D, 0x09CD, 0x0A4D, 0x0ACD, 0x0B4D, 0x0C4D, 0x0CCD, 0x0D4D, 0x1039, 0x17D2, 0x1A60, 0xA9C0: true
        default: false
        }
    }

    // MARK: What came before

    private mutating func enter(_ cluster: BreakCluster) {
        switch cluster.type {
        case .space: hasSpace = true
        // LB9: a format character changes nothing. LB10: after a space it is a letter.
        case .mark where !hasSpace && previous != nil && previous?.type != .zeroSpace && previous?.type != .lineEnd:
            break
        default:
            let before = hasSpace ? .space : previous?.type ?? .lineEnd
            // “--verbose” begins with one hyphen, too.
            let goesOn = before == .hyphen && cluster.type == .hyphen
            if !goesOn { beforePrevious = before }
            firstBeforePrevious = hasSpace ? 0 : previous?.first ?? 0
            opensQuote = cluster.type == .initialQuote && before.opensQuote
            number = numberPart(cluster.type)
            previous = cluster
            hasSpace = false
            endsInJoiner = cluster.last == 0x200D
        }
    }

    /// Returns the part of a number to which a cluster belongs; a number continues after its points and slashes (LB25).
    private func numberPart(_ type: LineBreakClass) -> NumberPart {
        switch type {
        case .digit: .digits
        case .infix where number == .digits && !hasSpace, .slash where number == .digits && !hasSpace: .digits
        case .close where number == .digits, .closeParenthesis where number == .digits: .closed
        default: .none
        }
    }
}

extension LineBreakClass {
    fileprivate var isLetter: Bool { self == .letter || self == .hebrew || self == .southeastAsian || self == .mark }
    fileprivate var isWord: Bool { isLetter || self == .digit }
    fileprivate var isCharacter: Bool { self == .ideograph || self == .picture || self == .hangul }
    /// Whether a cluster is kept together with Hangul beside it.
    fileprivate var isKept: Bool { isWord || self == .ideograph || self == .hangul }
    /// Whether a quotation mark after a cluster of this class may open a quotation (LB15a).
    fileprivate var opensQuote: Bool {
        [.lineEnd, .open, .quote, .initialQuote, .finalQuote, .glue, .space, .zeroSpace].contains(self)
    }
}

// MARK: Scripts without spaces

extension BreakRules {
    /// Returns the quality in Thai, Lao, Khmer or Burmese without a dictionary: a line may begin only where one
    /// syllable certainly ends and another one begins.
    private func syllableRule(
        _ previous: BreakCluster, _ cluster: BreakCluster, _ following: UInt32
    ) -> BreakQuality {
        if Self.isJoining(previous.last) { return .never }
        switch (previous.first, cluster.first) {
        case (_, 0x0E00...0x0EFF), (0x0E00...0x0EFF, _): return thaiRule(previous, cluster, following)
        // The sign of repetition belongs to the word that it repeats.
        case (_, 0x17D7): return .never
        // Consonants that begin a syllable together are stacked: one with a vowel begins it alone.
        case (0x1780...0x17FF, 0x17A3...0x17B3): return .syllable
        case (0x1780...0x17FF, 0x1780...0x17A2): return cluster.sign != 0 ? .syllable : .torn
        // A consonant begins a syllable unless its vowel is killed, or the next one is stacked below it.
        case (0x1000...0x109F, 0x1000...0x102A), (0x1000...0x109F, 0x103F), (0x1000...0x109F, 0x104C...0x104F):
            let killer = cluster.second == 0x1037 ? cluster.third : cluster.second
            return killer == 0x103A || killer == 0x1039 ? .torn : .syllable
        // A word ends beside another script.
        case _ where previous.type != cluster.type: return .syllable
        default: return .torn
        }
    }

    /// Returns the quality in Thai, and in Lao by the corresponding letters of Thai.
    ///
    /// A consonant without a vowel sign may end the syllable before it, begin the next one together with the next
    /// consonant, or be a syllable alone: a line breaks on neither side of it. A final ติ or ตุ can be silent.
    private func thaiRule(_ previous: BreakCluster, _ cluster: BreakCluster, _ following: UInt32) -> BreakQuality {
        let (before, after) = (BreakCluster.asThai(previous.first), BreakCluster.asThai(cluster.first))
        // ฯ ะ า ำ ๅ ๆ belong to what is before them, the vowels เ แ โ ใ ไ to what is after them.
        if [0x0E2F, 0x0E30, 0x0E32, 0x0E33, 0x0E3D, 0x0E45, 0x0E46].contains(after) { return .never }
        if 0x0E40...0x0E44 ~= before { return .never }
        if 0x0E40...0x0E44 ~= after || previous.type != cluster.type { return .syllable }
        // ะ and ำ end their syllable, ๆ its word.
        if before == 0x0E30 || before == 0x0E46 || previous.sign == 0x0E33 { return .syllable }
        let next = BreakCluster.asThai(following)
        let isFollowed = next == 0x0E30 || next == 0x0E32
        let hasVowel = isFollowed || ![0, 0x0E34, 0x0E38].contains(cluster.sign)
        guard hasVowel else { return .torn }
        // An open syllable before a consonant with a vowel: นา|ที, ที่|นี่, but not เปี|ยะ; after ไ and ใ one consonant
        // completes a syllable.
        let isOpen = before == 0x0E32 || [0x0E35, 0x0E38, 0x0E39].contains(previous.sign)
        let isDiphthong = previous.sign == 0x0E35 && after == 0x0E22
        let isComplete = previous.sign == 0 && 0x0E43...0x0E44 ~= BreakCluster.asThai(firstBeforePrevious)
        return isOpen && !isDiphthong || isComplete || previous.isSilenced ? .syllable : .torn
    }
}
