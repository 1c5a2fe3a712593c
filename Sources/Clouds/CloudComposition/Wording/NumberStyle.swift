import SourceText

/// The signs with which a language writes numbers for people: between thousands, and before decimals.
///
/// The signs are those of CLDR 44 for digits from 0 to 9; a language that is not listed writes as English does.
package struct NumberStyle: Sendable, Equatable {
    /// The sign between groups of digits, such as the comma of 12,345.
    package let group: String
    package let decimal: String
    /// The fewest digits that the first group may have: Spanish and Polish write 1234 and 12 345.
    private let least: Int
    /// Whether groups above the thousands have two digits, as in 12,34,567.
    private let isIndian: Bool

    private init(_ group: String, _ decimal: String, least: Int = 1, isIndian: Bool = false) {
        (self.group, self.decimal, self.least, self.isIndian) = (group, decimal, least, isIndian)
    }

    /// Creates the style of the language with a BCP 47 tag.
    package init(language: String) { self.init(LanguageTag(language)) }

    init(_ language: LanguageTag?) { self = Self.style(language?.primary ?? "en", region: language?.region) }

    // It is a no-break space, since no line may end inside a number.
    private static let space = "\u{A0}"

    private static func style(_ language: String, region: String?) -> NumberStyle {
        switch (language, region) {
        case ("de", "ch"), ("de", "li"), ("it", "ch"), ("rm", _): NumberStyle("’", ".")
        case ("de", "at"): NumberStyle(space, ",")
        case ("es", "mx"), ("es", "us"), ("es", "419"): NumberStyle(",", ".")
        case ("pt", "pt"), ("pt", "ao"), ("pt", "mz"): NumberStyle(space, ",", least: 2)
        case ("en", "za"), ("af", _): NumberStyle(space, ",")
        case ("en", "in"), ("hi", _), ("bn", _), ("gu", _), ("kn", _), ("ml", _), ("mr", _), ("pa", _), ("ta", _),
            ("te", _):
            NumberStyle(",", ".", isIndian: true)
        case ("es", _), ("pl", _), ("bg", _), ("lv", _), ("et", _), ("ka", _):
            NumberStyle(language == "es" ? "." : space, ",", least: 2)
        case ("az", _), ("bs", _), ("ca", _), ("da", _), ("de", _), ("el", _), ("eu", _), ("fo", _), ("gl", _),
            ("hr", _), ("id", _), ("in", _), ("is", _), ("it", _), ("lb", _), ("mk", _), ("nl", _), ("pt", _),
            ("ro", _), ("mo", _), ("sh", _), ("sl", _), ("sr", _), ("tr", _), ("vi", _):
            NumberStyle(".", ",")
        case ("be", _), ("cs", _), ("eo", _), ("fi", _), ("fr", _), ("hu", _), ("hy", _), ("kk", _), ("ky", _),
            ("lt", _), ("nb", _), ("nn", _), ("no", _), ("ru", _), ("se", _), ("sk", _), ("sq", _), ("sv", _),
            ("uk", _), ("uz", _):
            NumberStyle(space, ",")
        default: NumberStyle(",", ".")
        }
    }

    /// Returns a number with the signs of the language, from its plain form such as `1234.5`. A number with an exponent
    /// is unchanged.
    package func text(_ number: String) -> String {
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2, number.utf8.allSatisfy({ Self.isPlain($0) }) else {
            return number
        }
        return grouped(String(whole)) + (parts.count == 2 ? decimal + parts[1] : "")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
    }

    private func grouped(_ digits: String) -> String {
        guard digits.utf8.count >= 3 + least else { return digits }
        var text = ""
        for (place, digit) in zip((0..<digits.utf8.count).reversed(), digits) {
            text.append(digit)
            let isEnd = isIndian ? place == 3 || place > 3 && place % 2 == 1 : place % 3 == 0
            if isEnd, place > 0 { text += group }
        }
        return text
    }
}

/// Returns a number with commas, such as `12,345`, for people who read messages and reports, not for machines.
package func grouped(_ number: Int) -> String { NumberStyle.english.text(String(number)) }

extension NumberStyle {
    fileprivate static let english = NumberStyle(language: "en")

    /// Returns a weight for people, with the signs of the language: whole from a thousand up, else with four
    /// significant digits.
    package func text(_ weight: Double) -> String {
        // Most weights are small whole numbers.
        if let count = Int(exactly: weight), 0..<1000 ~= count { return String(count) }
        return text(weightText(weight))
    }
}
