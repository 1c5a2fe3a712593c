@_spi(_Unicode) import Swift

/// A key that sorts names the same in every locale, é beside e, æ beside ae and 9 before 10. Names are compared first
/// by letters and numbers, ignoring accents, case, and the signs in front; then by their scalars.
package struct CollationKey: Comparable, Sendable {
    private let letters: [UInt32]
    private let scalars: [UInt32]

    /// Computes the key of a name.
    ///
    /// - Complexity: O(n).
    package init(_ name: String) {
        scalars = name.unicodeScalars.map(\.value)
        var level = FirstLevel()
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in name.utf8 { level.append(ascii: byte) }
        } else {
            for scalar in name.uppercased().lowercased()._nfd { level.append(scalar) }
        }
        letters = level.finish()
    }

    package static func < (one: CollationKey, other: CollationKey) -> Bool {
        if one.letters != other.letters { return one.letters.lexicographicallyPrecedes(other.letters) }
        return one.scalars.lexicographicallyPrecedes(other.scalars)
    }
}

/// The first level of comparison. Spaces come before other signs, these before numbers, and numbers before letters.
private struct FirstLevel {
    private var units: [UInt32] = []
    /// The signs before the first letter or number: `.NET` is sorted under N.
    private var front: [UInt32] = []
    /// The digits of a number without leading zeros; nil outside a number.
    private var number: [UInt32]?

    private static let space: UInt32 = 0
    /// A unit above every sign. The count of digits follows it, so that a longer number is a greater one, then the
    /// digits.
    private static let startOfNumber: UInt32 = 0x11_0000
    private static let firstLetter: UInt32 = 0x11_0001

    mutating func append(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): append(digit: UInt32(byte & 0x0F))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(letter: UInt32(byte | 0x20))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): append(letter: UInt32(byte))
        case ...0x20: append(sign: Self.space)
        default: append(sign: UInt32(byte))
        }
    }

    /// - Parameter scalar: in lower case, decomposed.
    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII { return append(ascii: UInt8(scalar.value)) }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark where scalar.isAccent, .enclosingMark, .format: break
        case .decimalNumber: append(digit: UInt32(properties.numericValue ?? 0))
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: append(sign: Self.space)
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol:
            append(sign: scalar.value)
        default:
            // Fullwidth Latin letters sort like the ordinary ones.
            if 0xFF41...0xFF5A ~= scalar.value { return append(letter: scalar.value - 0xFEE0) }
            guard let base = scalar.baseLetters else { return append(letter: scalar.value) }
            for byte in base.utf8 { append(letter: UInt32(byte)) }
        }
    }

    private mutating func append(digit: UInt32) {
        if number == nil { number = [] }
        if digit > 0 || number?.isEmpty == false { number?.append(digit) }
    }

    private mutating func append(letter: UInt32) {
        endNumber()
        units.append(Self.firstLetter + letter)
    }

    private mutating func append(sign: UInt32) {
        endNumber()
        if units.isEmpty { front.append(sign) } else { units.append(sign) }
    }

    private mutating func endNumber() {
        guard let digits = number else { return }
        units.append(Self.startOfNumber)
        units.append(UInt32(digits.count))
        units += digits
        number = nil
    }

    /// Returns the units to compare by; a name of signs alone has only these.
    mutating func finish() -> [UInt32] {
        endNumber()
        return units.isEmpty ? front : units
    }
}

extension Unicode.Scalar {
    /// Whether a nonspacing mark is an accent, which letters differ by only after all letters are compared. Vowel signs
    /// of Indian scripts, Thai and Lao are no accents but letters.
    fileprivate var isAccent: Bool {
        switch properties.canonicalCombiningClass.rawValue {
        case 0: properties.isDefaultIgnorableCodePoint
        // Overlays, nuktas, kana voicing, Hebrew points, Arabic vowels, tones of Thai and Lao.
        case 1...8, 10...36, 107, 122, 200...: true
        default: false
        }
    }

    /// The letters beside which a reader looks for a letter that Unicode does not decompose; nil for other letters.
    fileprivate var baseLetters: String? {
        switch self {
        case "æ": "ae"
        case "đ", "ð": "d"
        case "ħ": "h"
        case "ı": "i"
        case "ł": "l"
        case "ŋ": "ng"
        case "ø": "o"
        case "œ": "oe"
        case "ß": "ss"
        case "ŧ": "t"
        case "þ": "th"
        default: nil
        }
    }
}
