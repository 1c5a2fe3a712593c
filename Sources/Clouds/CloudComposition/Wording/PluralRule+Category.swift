extension PluralRule {
    /// The category of a number: the first rule that holds, else `other`.
    ///
    /// The conditions are CLDR's, with its letters; `x.n` is -1 where CLDR's n is no whole number.
    func category(_ x: PluralOperands) -> PluralCategory {
        switch self {
        case .japanese: .other
        case .hindi: x.i == 0 || x.n == 1 ? .one : .other
        case .armenian: x.i <= 1 ? .one : .other
        case .english: x.isOne ? .one : .other
        case .sinhala: x.n == 0 || x.n == 1 || x.i == 0 && x.f == 1 ? .one : .other
        case .akan: x.n == 0 || x.n == 1 ? .one : .other
        case .tamazight: 0...1 ~= x.n || 11...99 ~= x.n ? .one : .other
        case .turkish: x.n == 1 ? .one : .other
        case .danish: x.n == 1 || x.t != 0 && x.i <= 1 ? .one : .other
        case .icelandic:
            x.t == 0 && x.i % 10 == 1 && x.i % 100 != 11 || x.t % 10 == 1 && x.t % 100 != 11 ? .one : .other
        case .macedonian:
            x.v == 0 && x.i % 10 == 1 && x.i % 100 != 11 || x.f % 10 == 1 && x.f % 100 != 11 ? .one : .other
        case .filipino: [4, 6, 9].contains((x.v == 0 ? x.i : x.f) % 10) ? .other : .one
        case .latvian: latvian(x)
        case .langi: x.n == 0 ? .zero : x.i <= 1 ? .one : .other
        case .colognian: x.n == 0 ? .zero : x.n == 1 ? .one : .other
        case .hebrew: x.isOne || x.i == 0 && x.v != 0 ? .one : x.i == 2 && x.v == 0 ? .two : .other
        case .inuktitut: x.n == 1 ? .one : x.n == 2 ? .two : .other
        case .tachelhit: x.i == 0 || x.n == 1 ? .one : 2...10 ~= x.n ? .few : .other
        case .romanian:
            x.isOne ? .one : x.v != 0 || x.n == 0 || 1...19 ~= x.n % 100 ? .few : .other
        case .serbian: serbian(x)
        case .french, .portuguese: x.i <= 1 ? .one : x.isMillions ? .many : .other
        case .italian: x.isOne ? .one : x.isMillions ? .many : .other
        case .spanish: x.n == 1 ? .one : x.isMillions ? .many : .other
        case .gaelic:
            [1, 11].contains(x.n) ? .one : [2, 12].contains(x.n) ? .two : 3...19 ~= x.n ? .few : .other
        case .slovenian: x.v != 0 ? .few : byHundreds(x.i)
        case .sorbian: byHundreds(x.v == 0 ? x.i : x.f)
        case .czech: x.v != 0 ? .many : x.i == 1 ? .one : 2...4 ~= x.i ? .few : .other
        case .polish: x.v != 0 ? .other : x.i == 1 ? .one : isFewSlavic(x.i) ? .few : .many
        case .belarusian:
            x.n < 0 ? .other : isOneSlavic(x.n) ? .one : isFewSlavic(x.n) ? .few : .many
        case .lithuanian: lithuanian(x)
        case .russian:
            x.v != 0 ? .other : isOneSlavic(x.i) ? .one : isFewSlavic(x.i) ? .few : .many
        case .breton: breton(x)
        case .maltese:
            x.n == 1
                ? .one
                : x.n == 2 ? .two : x.n == 0 || 3...10 ~= x.n % 100 ? .few : 11...19 ~= x.n % 100 ? .many : .other
        case .irish: x.n == 1 ? .one : x.n == 2 ? .two : 3...6 ~= x.n ? .few : 7...10 ~= x.n ? .many : .other
        case .manx:
            x.v != 0 ? .many : x.i % 10 == 1 ? .one : x.i % 10 == 2 ? .two : x.i % 20 == 0 ? .few : .other
        case .cornish: cornish(x.n)
        case .arabic:
            switch x.n {
            case 0: .zero
            case 1: .one
            case 2: .two
            default: 3...10 ~= x.n % 100 ? .few : 11...99 ~= x.n % 100 ? .many : .other
            }
        case .welsh:
            switch x.n {
            case 0: .zero
            case 1: .one
            case 2: .two
            case 3: .few
            case 6: .many
            default: .other
            }
        }
    }

    private func latvian(_ x: PluralOperands) -> PluralCategory {
        if x.n >= 0, x.n % 10 == 0 { return .zero }
        if 11...19 ~= x.n % 100 || x.v == 2 && 11...19 ~= x.f % 100 { return .zero }
        if x.n % 10 == 1 && x.n % 100 != 11 { return .one }
        return x.f % 10 == 1 && (x.v != 2 || x.f % 100 != 11) ? .one : .other
    }

    private func serbian(_ x: PluralOperands) -> PluralCategory {
        if x.v == 0 && isOneSlavic(x.i) || isOneSlavic(x.f) { return .one }
        return x.v == 0 && isFewSlavic(x.i) || isFewSlavic(x.f) ? .few : .other
    }

    private func lithuanian(_ x: PluralOperands) -> PluralCategory {
        if !(11...19 ~= x.n % 100) {
            if x.n % 10 == 1 { return .one }
            if 2...9 ~= x.n % 10 { return .few }
        }
        return x.f != 0 ? .many : .other
    }

    private func breton(_ x: PluralOperands) -> PluralCategory {
        let (digit, tens) = (x.n % 10, x.n % 100 / 10)
        guard ![1, 7, 9].contains(tens) || x.n < 0 else { return x.n != 0 && x.n % 1_000_000 == 0 ? .many : .other }
        switch digit {
        case 1: return .one
        case 2: return .two
        case 3, 4, 9: return .few
        default: return x.n > 0 && x.n % 1_000_000 == 0 ? .many : .other
        }
    }

    private func cornish(_ n: Int) -> PluralCategory {
        guard n > 1 else { return n == 0 ? .zero : n == 1 ? .one : .other }
        let twenties = n % 100 % 20
        let thousands = n % 100_000
        let isThousands = 1000...20_000 ~= thousands || [40_000, 60_000, 80_000].contains(thousands)
        if twenties == 2 || n % 1000 == 0 && isThousands || n % 1_000_000 == 100_000 { return .two }
        return twenties == 3 ? .few : twenties == 1 ? .many : .other
    }

    /// 1, 21, 101, but not 11.
    private func isOneSlavic(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

    /// 2 to 4, 22 to 24, but not 12 to 14.
    private func isFewSlavic(_ number: Int) -> Bool { 2...4 ~= number % 10 && !(12...14 ~= number % 100) }

    /// One, two, and three with four, of each hundred.
    private func byHundreds(_ number: Int) -> PluralCategory {
        switch number % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }
}

extension PluralOperands {
    /// 1, and not 1.0.
    fileprivate var isOne: Bool { i == 1 && v == 0 }

    /// Whole millions, behind which Romance languages put a preposition.
    fileprivate var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
}
