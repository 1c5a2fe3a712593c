import SourceText

/// The categories of numbers that choose the form of a noun, in CLDR's order.
package enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// The rules by which a language chooses the form of a noun for a number: the cardinal plural rules of Unicode's CLDR.
///
/// A language without rules in CLDR has one form for 1 and another for all other numbers.
package struct PluralRules: Sendable {
    private let conditions: [(category: PluralCategory, condition: PluralCondition)]
    /// The categories of the language in CLDR's order; `other` is the last.
    let categories: [PluralCategory]

    /// Creates the rules of the language with a BCP 47 tag. Only its first part counts, except in Portuguese.
    package init(language: String) {
        // Bytes are split faster than characters.
        conditions = Self.text(of: LanguageTag(language)).utf8.split(separator: UInt8(ascii: ";")).compactMap { text in
            let words = text.split(separator: UInt8(ascii: " ")).map { Substring($0) }
            guard let first = words.first, let category = PluralCategory(rawValue: String(first)) else { return nil }
            return (category, PluralCondition(words.dropFirst()))
        }
        categories = conditions.map(\.category) + [.other]
    }

    /// The categories that a whole number from 1 to 120 can have: `many` is for fractions in Czech, and for millions in
    /// French.
    var usualCategories: [PluralCategory] {
        // These numbers meet each category that whole numbers below a million can have.
        let usual = Set((1...120).map { category(PluralOperands(whole: $0)) })
        return categories.filter(usual.contains)
    }

    /// Returns the category of a number, which chooses the form of a noun.
    ///
    /// - Parameter text: A number as it is printed, such as `42`, `0.5` or `1e+300`: in some languages 1.0 is not 1.
    /// - Returns: The category; `other` if the text is no number.
    package func category(of text: String) -> PluralCategory { PluralOperands(text).map(category) ?? .other }

    private func category(_ number: PluralOperands) -> PluralCategory {
        conditions.first { $0.condition.holds(for: number) }?.category ?? .other
    }
}

/// A condition in CLDR's syntax, such as `n % 10 = 1 and n % 100 != 11 or f = 1`.
private struct PluralCondition: Sendable {
    /// An operand, or its remainder, compared with numbers and ranges: `n % 100 != 11,71..79`.
    private struct Relation: Sendable {
        let operand: UInt8?
        var modulus: Int?
        let isNegated: Bool
        let ranges: [ClosedRange<Int>]

        init(_ words: ArraySlice<Substring>) {
            var words = words
            operand = words.popFirst()?.utf8.first
            if words.first == "%" {
                modulus = words.dropFirst().first.flatMap { Int($0) }
                words = words.dropFirst(2)
            }
            isNegated = words.first == "!="
            ranges = (words.last ?? "").utf8.split(separator: UInt8(ascii: ",")).compactMap { range in
                let bounds = range.split(separator: UInt8(ascii: ".")).compactMap { Int(Substring($0)) }
                return bounds.isEmpty ? nil : bounds[0]...bounds[bounds.count - 1]
            }
        }

        func holds(for number: PluralOperands) -> Bool {
            let value =
                switch operand {
                case UInt8(ascii: "i"): number.i
                case UInt8(ascii: "v"): number.v
                case UInt8(ascii: "f"): number.f
                case UInt8(ascii: "t"): number.t
                default: number.n
                }
            // A fraction has n = -1, whose remainders are in no range: `=` is false and `!=` true, as CLDR has it.
            let rest = modulus.map { value % $0 } ?? value
            return ranges.contains { $0.contains(rest) } != isNegated
        }
    }

    private let alternatives: [[Relation]]

    init(_ words: ArraySlice<Substring>) {
        alternatives = words.split(separator: "or").map { $0.split(separator: "and").map(Relation.init) }
    }

    func holds(for number: PluralOperands) -> Bool { alternatives.contains { $0.allSatisfy { $0.holds(for: number) } } }
}
