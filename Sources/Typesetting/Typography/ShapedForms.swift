/// The private code points at which tables keep the forms that letters take beside others, as the generator's `shaping`
/// assigns them.
enum ShapedForms {
    /// The code points that a table uses for itself; in a text they have no meaning.
    static let privateUse: ClosedRange<UInt32> = 0xE000...0xF8FF

    /// Returns the form of an Arabic letter, isolated, final, initial or medial; `nil` if it is no letter of the
    /// tables.
    static func arabic(_ scalar: UInt32, connectsBefore: Bool, connectsAfter: Bool) -> UInt32? {
        ArabicJoining.index(scalar).map {
            0xE000 + UInt32($0) * 4 + (connectsBefore ? 1 : 0) + (connectsAfter ? 2 : 0)
        }
    }

    /// Returns the ligature of lam and an alef; `nil` for other letters after a lam.
    static func lamAlef(_ alef: UInt32, connectsBefore: Bool) -> UInt32? {
        let alefs: [4 of UInt32] = [0x0622, 0x0623, 0x0625, 0x0627]
        for index in alefs.indices where alefs[index] == alef {
            return 0xE580 + UInt32(index) * 2 + (connectsBefore ? 1 : 0)
        }
        return nil
    }

    /// Returns the form of a consonant joined by a virama: before it, or, in scripts that put the second one below,
    /// after it; `nil` for other scripts.
    static func conjunct(_ consonant: UInt32) -> UInt32? {
        switch consonant {
        case 0x0900...0x0DFF: 0xE800 + consonant - 0x0900
        case 0x1000...0x109F: 0xED00 + consonant - 0x1000
        case 0x1780...0x17FF: 0xEE00 + consonant - 0x1780
        default: nil
        }
    }
}

/// The ways in which an Arabic letter joins its neighbours.
enum ArabicJoining: UInt8 {
    case none
    /// The letter joins to the one before it only, as alef does.
    case before
    case both
    /// The character makes its neighbours join without a form of its own: tatweel and the zero width joiner.
    case causing
    /// The character is a mark, across which its neighbours join.
    case transparent

    var joinsBefore: Bool { self == .before || self == .both || self == .causing }
    var joinsAfter: Bool { self == .both || self == .causing }

    init(of scalar: UInt32) {
        switch scalar {
        case 0x200D: self = .causing
        // Marks of other Arabic blocks, and format characters, across which letters join; the non-joiner is not among
        // them.
        case 0x00AD, 0x08D3...0x08E1, 0x08E3...0x08FF, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064,
            0xFE00...0xFE0F:
            self = .transparent
        default:
            self = Self.index(scalar).flatMap { ArabicJoining(rawValue: arabicJoining[$0]) } ?? .none
        }
    }

    /// Returns the index of a letter in the tables, which hold the blocks from U+0620 and U+0750 one after the other;
    /// `nil` for other scalars.
    static func index(_ scalar: UInt32) -> Int? {
        switch scalar {
        case 0x0620...0x06FF: Int(scalar - 0x0620)
        case 0x0750...0x077F: Int(scalar - 0x0750) + 0xE0
        default: nil
        }
    }
}

/// The signs that join two consonants of an Indic script, of Burmese or of Khmer.
enum Virama {
    /// The first consonant loses its stem: Devanagari, Bengali, Gujarati, Tamil, Malayalam.
    case halves
    /// The second consonant is drawn below the first: Gurmukhi, Oriya, Telugu, Kannada, Burmese, Khmer.
    case hangs

    init?(_ scalar: UInt32) {
        switch scalar {
        case 0x094D, 0x09CD, 0x0ACD, 0x0BCD, 0x0D4D: self = .halves
        case 0x0A4D, 0x0B4D, 0x0C4D, 0x0CCD, 0x1039, 0x17D2: self = .hangs
        default: return nil
        }
    }

    /// Returns whether a scalar is a nukta, a dot below that turns a consonant into another one.
    static func isNukta(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x093C, 0x09BC, 0x0A3C, 0x0ABC, 0x0B3C: true
        default: false
        }
    }
}
