import SourceText

/// The words that Stratus adds to a cloud, such as its title if the user gives none, in the language of the page.
///
/// For an unknown language the words are English, with the commas of that language between them.
package struct Wording: Sendable {
    /// The values of the option `unit` that Stratus translates: in a German page, `unit: posts` counts Beiträge.
    package static let unitKeys = ["posts", "times", "words"]

    private let entry: WordingEntry
    private let language: LanguageTag?
    /// Whether the words are in the language asked for, and not the English ones.
    let isOfLanguage: Bool
    /// The language or variety of the words, such as `pt-PT`; nil if English words stand in for an unknown language.
    package var variety: String? { isOfLanguage ? entry.language : nil }

    /// Chooses the words for the language with a BCP 47 tag.
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

    /// Returns the variety of a language that is written or spoken in two ways that a cloud cannot mix.
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

    /// The title of a cloud without a title of its own: `Tag cloud`, in the language of the words.
    package var title: String { entry.title }

    /// Returns the text for a number of tags: `1 tag`, `65 tags`.
    package func tags(_ count: Int) -> String { counted(count, entry.tags) }

    /// Returns the text for a number of words: `1 word`, `16,432 words`.
    package func words(_ count: Int) -> String { counted(count, entry.words) }

    private func counted(_ count: Int, _ forms: String) -> String {
        let shown = numbers.text("\(count)")
        return noun(forms)?.text("\(count)", shown: shown) ?? shown
    }

    /// The style in which the language writes numbers.
    package var numbers: NumberStyle { NumberStyle(language) }

    /// Returns the accessible name of a tag: its name, a comma, and its count: `Swift, 42 posts`.
    package func name(_ tag: String, _ count: String) -> String { tag + separator + count }

    /// The comma between the parts of a list, with its space.
    private var separator: String {
        switch language?.primary {
        case "ja", "zh", "yue": "、"
        case "ar", "fa", "ur", "ps", "sd", "ug", "ckb": "، "
        default: ", "
        }
    }

    /// Returns the noun of a key of ``unitKeys``; nil for any other text.
    func unit(_ key: String) -> CountedNoun? {
        switch key {
        case "posts": noun(entry.posts)
        case "times": noun(entry.times)
        case "words": noun(entry.words)
        default: nil
        }
    }

    /// An example of the forms of a noun, for messages that ask for some.
    var example: String { entry.posts }

    private func noun(_ forms: String) -> CountedNoun? {
        CountedNoun(UnitForm.forms(of: forms), PluralRules(language: entry.language), entry.language)
    }
}
