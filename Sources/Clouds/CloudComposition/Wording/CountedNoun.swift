import SourceText

/// A noun for what the weights of tags count, in the forms that a language uses with numbers: `1 post`, `42 posts`.
package struct CountedNoun: Sendable {
    /// The texts around the number, by category in CLDR's order.
    private let forms: [[String]]
    private let rules: PluralRules

    /// Reads the value of the option `unit`.
    ///
    /// - Parameter text: The forms with `|` between them, in CLDR's order of the language's categories (zero, one, two,
    ///   few, many, other), such as `post|posts`. Forms that only fractions and millions need may be left out: Russian
    ///   needs only `пост|поста|постов`. A single form is used with all numbers. `#` stands for the number; if no form
    ///   has one, the number comes before the noun. A backslash before `|`, `#` or `\` makes it a plain character. A
    ///   key of ``Wording/unitKeys`` alone is the noun that the language has for it.
    /// - Throws: ``Problem`` for a wrong number of forms, for an empty form, and for characters that markup cannot
    ///   hold.
    package init(_ text: String, language: String) throws(Problem) {
        if let (problem, hint) = PlainText.problem(with: text) {
            throw Problem(option: "unit", "unit: \(problem)", hint: hint)
        }
        let wording = Wording(language: language)
        if let known = wording.unit(text) {
            self = known
            return
        }
        let forms = UnitForm.forms(of: text)
        let rules = PluralRules(language: language)
        if let empty = forms.firstIndex(where: { !PlainText.isVisible($0.parts.joined(separator: "#")) }) {
            let place = forms.count == 1 ? "unit is empty" : "unit is empty: its form \(empty + 1) of \(forms.count)"
            throw Problem(
                option: "unit", place,
                hint: "write a word, or leave the option out; a | that belongs to one is written \\|")
        }
        guard let noun = CountedNoun(forms, rules, language) else {
            throw Problem(
                option: "unit", "unit has \(forms.count) forms, expected \(Self.expectation(rules)) in \(language)",
                hint: Self.advice(rules, wording))
        }
        self = noun
    }

    /// Takes the forms for the categories of a language.
    ///
    /// - Returns: nil if the language has another number of categories.
    init?(_ forms: [UnitForm], _ rules: PluralRules, _ language: String) {
        let categories: [PluralCategory]
        switch forms.count {
        case 1: categories = [.other]
        case rules.categories.count: categories = rules.categories
        case rules.usualCategories.count: categories = rules.usualCategories
        default: return nil
        }
        // If one form has the sign, a form without it is meant to have no number: the Arabic noun itself says two.
        let space = Self.hasNoSpaceBehindNumbers(language) ? "" : " "
        let hasSign = forms.contains { $0.parts.count > 1 }
        func parts(_ form: UnitForm) -> [String] { hasSign ? form.parts : ["", space + form.parts.joined()] }
        // Fractions take the form for `few` if `other` is left out: in Russian both are the genitive.
        let rest = categories.lastIndex(of: .other) ?? categories.lastIndex(of: .few) ?? forms.count - 1
        self.forms = PluralCategory.allCases.map { category in
            parts(forms[categories.firstIndex(of: category) ?? rest])
        }
        self.rules = rules
    }

    /// Returns a number with the noun: `42 posts`.
    ///
    /// - Parameters:
    ///   - weight: The number in plain form, such as `1234.5`, which decides the form of the noun.
    ///   - shown: The number with the signs of the language, if it is to be shown so.
    package func text(_ weight: String, shown: String? = nil) -> String {
        parts(weight).joined(separator: shown ?? weight)
    }

    /// Returns the texts around the number: `["", " posts"]`, or a single part if the noun says the number itself.
    func parts(_ weight: String) -> [String] {
        forms[PluralCategory.allCases.firstIndex(of: rules.category(of: weight)) ?? forms.count - 1]
    }

    /// Whether the language, Chinese or Japanese, has no space after a number. Others that write words without spaces
    /// have one there, in CLDR's patterns of units.
    private static func hasNoSpaceBehindNumbers(_ language: String) -> Bool {
        ["ja", "yue", "zh"].contains(LanguageTag(language)?.primary)
    }

    private static func expectation(_ rules: PluralRules) -> String {
        func list(_ categories: [PluralCategory]) -> String {
            "\(categories.count) (\(categories.map(\.rawValue).joined(separator: "|")))"
        }
        let all = list(rules.categories)
        return rules.usualCategories.count < rules.categories.count ? "\(list(rules.usualCategories)) or \(all)" : all
    }

    private static func advice(_ rules: PluralRules, _ wording: Wording) -> String {
        let rest = "one form alone serves all numbers"
        guard rules.categories.count > 1 else { return "write one form, such as \(wording.example)" }
        return wording.isOfLanguage ? "such as \(wording.example); \(rest)" : "write them in this order; \(rest)"
    }
}

/// One form of a noun, as the parts between the numbers.
struct UnitForm: Equatable {
    let parts: [String]

    /// Reads the forms of a text: at least one.
    static func forms(of text: String) -> [UnitForm] {
        let bytes = Array(text.utf8)
        var forms: [UnitForm] = []
        var parts: [[UInt8]] = [[]]
        var index = 0
        func finish() { forms.append(UnitForm(parts: trimmed(parts).map { String(decoding: $0, as: UTF8.self) })) }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where index + 1 < bytes.count && "|#\\".utf8.contains(bytes[index + 1]):
                index += 1
                parts[parts.count - 1].append(bytes[index])
            case UInt8(ascii: "|"):
                finish()
                parts = [[]]
            case UInt8(ascii: "#"): parts.append([])
            case let byte: parts[parts.count - 1].append(byte)
            }
            index += 1
        }
        finish()
        return forms
    }

    /// Removes spaces at the ends of the form; those around the number stay.
    private static func trimmed(_ parts: [[UInt8]]) -> [[UInt8]] {
        var parts = parts
        parts[0] = Array(parts[0].drop { $0 == UInt8(ascii: " ") })
        let last = parts.count - 1
        while parts[last].last == UInt8(ascii: " ") { parts[last].removeLast() }
        return parts
    }
}
