import SourceText

/// The kinds of numbers that languages tell apart, in CLDR's order.
package enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which form of a noun goes with a number in a language: the cardinal plural rules of Unicode's CLDR.
///
/// A language that CLDR has no rule for has one form for 1 and another for the rest.
package struct PluralRules: Sendable {
    private let rule: PluralRule
    /// Those of the language, in CLDR's order; `other` is the last of all.
    let categories: [PluralCategory]
    /// Those that a whole number below a million can have: `many` is for fractions in Czech, and for millions in
    /// French.
    let usualCategories: [PluralCategory]

    /// - Parameter language: a BCP 47 tag; only its first part counts, but for `pt-PT` and its like.
    package init(language: String) {
        let rule = PluralRule(LanguageTag(language))
        // A hundred numbers meet every category, a million and some decimals those that are not usual.
        let usual = Set((1...120).map { rule.category(PluralOperands(whole: $0)) })
        let all = usual.union(["0", "1000000", "0.5", "1.5", "1.0", "0.1"].map { rule.category(of: $0) }).union([.other]
        )
        self.rule = rule
        categories = PluralCategory.allCases.filter(all.contains)
        usualCategories = PluralCategory.allCases.filter(usual.contains)
    }

    /// - Parameter text: a number as it is printed, such as `42`, `0.5` or `1e+300`: to some languages 1.0 is not 1.
    /// - Returns: `other` for what is no number.
    package func category(of text: String) -> PluralCategory { rule.category(of: text) }
}

extension PluralRule {
    fileprivate func category(of text: String) -> PluralCategory {
        PluralOperands(text).map(category) ?? .other
    }
}
