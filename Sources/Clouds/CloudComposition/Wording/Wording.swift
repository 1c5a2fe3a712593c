import SourceText

/// The words that stand around a cloud where the user writes none, in the language of the page.
///
/// A language that is not among them has English words, between its own commas.
package struct Wording: Sendable {
    /// The keys of units that are known: `unit: posts` counts Beiträge in a German page.
    package static let unitKeys = ["posts", "times", "words"]

    private let entry: WordingEntry
    private let language: LanguageTag?
    /// Whether the words are of the language asked for, and not the English ones.
    let isOfLanguage: Bool
    /// The language or variety that the words are of, such as `pt-PT`; nil where they are the English ones instead.
    package var variety: String? { isOfLanguage ? entry.language : nil }

    /// - Parameter language: a BCP 47 tag.
    package init(language: String) {
        let tag = LanguageTag(language)
        self.language = tag
        let entry = tag.flatMap { tag in
            let language = wordingAliases[tag.primary] ?? tag.primary
            return wordings.first { $0.language == Self.variety(of: tag, language) }
                ?? wordings.first { $0.language == language }
        }
        isOfLanguage = entry != nil
        self.entry = entry ?? .english
    }

    /// Where a language is written or spoken in two ways that a cloud cannot mix.
    private static func variety(of tag: LanguageTag, _ language: String) -> String {
        switch language {
        case "zh":
            let isTraditional = tag.script.map { $0 == "hant" } ?? ["tw", "hk", "mo"].contains(tag.region)
            return isTraditional ? "zh-Hant" : "zh"
        case "sr": return tag.script == "latn" || tag.primary == "sh" ? "sr-Latn" : "sr"
        case "pt":
            return tag.region.map(PluralRules.portugueseOfPortugal.contains) == true ? "pt-PT" : "pt"
        default: return language
        }
    }

    /// `Tag cloud`
    package var title: String { entry.title }

    /// `1 tag`, `65 tags`
    package func tags(_ count: Int) -> String { counted(count, entry.tags) }

    /// `1 word`, `16,432 words`
    package func words(_ count: Int) -> String { counted(count, entry.words) }

    private func counted(_ count: Int, _ forms: String) -> String {
        let shown = numbers.text("\(count)")
        return noun(forms)?.text("\(count)", shown: shown) ?? shown
    }

    /// How numbers are written.
    package var numbers: NumberStyle { NumberStyle(language) }

    /// What is heard for a tag: its name and what it weighs, `Swift, 42 posts`.
    package func name(_ tag: String, _ count: String) -> String { tag + separator + count }

    /// The comma between the parts of a list, with its space.
    private var separator: String {
        switch language?.primary {
        case "ja", "zh", "yue": "、"
        case "ar", "fa", "ur", "ps", "sd", "ug", "ckb": "، "
        default: ", "
        }
    }

    /// The noun of a key of ``unitKeys``; nil for another text.
    func unit(_ key: String) -> CountedNoun? {
        switch key {
        case "posts": noun(entry.posts)
        case "times": noun(entry.times)
        case "words": noun(entry.words)
        default: nil
        }
    }

    /// The forms of a noun, for a message that asks for such.
    var example: String { entry.posts }

    private func noun(_ forms: String) -> CountedNoun? {
        CountedNoun(UnitForm.forms(of: forms), PluralRules(language: entry.language), entry.language)
    }
}
