import ByteWriting
import CloudComposition

/// The wording of the built-in templates in the language of a site.
///
/// A site's own words replace those of its language. A word that neither has is English, and its markup says so.
package struct SiteWording: Sendable {
    private let own: [SiteWord: String]
    private let entry: SiteWordingEntry
    /// Whether the words are in the site's language, and not in English for lack of a translation.
    private let isOfLanguage: Bool
    private let minutes: CountedNoun?
    /// The reading times from 0 to 60 minutes as markup, made once, since most posts have one of these.
    private var readingTimes: [String] = []

    /// Makes the wording of a language.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 tag.
    ///   - own: the site's own words; `minutes` with the plural forms of the language.
    package init(language: String, own: [SiteWord: String] = [:]) {
        let variety = Wording(language: language).variety
        let entry = variety.flatMap { name in siteWordings.first { $0.language == name } }
        (self.own, isOfLanguage) = (own, entry != nil)
        self.entry = entry ?? siteWordings[0]
        minutes = try? CountedNoun(
            own[.minutes] ?? self.entry[.minutes],
            language: own[.minutes] == nil && entry == nil ? self.entry.language : language)
        readingTimes = (0...60).map(madeReadingTime)
    }

    /// Returns a word as plain text, for titles and labels.
    package func text(_ word: SiteWord) -> String { own[word] ?? entry[word] }

    /// Returns a word as markup; an English word in a site of another language is in an element with `lang="en"`.
    package func markup(_ word: SiteWord) -> String { marked(text(word), as: word) }

    /// Returns the reading time of a post as markup: `3 min read`.
    package func readingTime(minutes count: Int) -> String {
        readingTimes.indices.contains(count) ? readingTimes[count] : madeReadingTime(count)
    }

    private func madeReadingTime(_ count: Int) -> String {
        marked(minutes?.text(String(count)) ?? String(count), as: .minutes)
    }

    /// Returns the position of a page among the pages of a list as markup: `2 of 6`.
    package func position(_ number: Int, of count: Int) -> String {
        marked(filled(.position, ["number": String(number), "count": String(count)]), as: .position)
    }

    /// Returns the object that templates find as `site.words`.
    ///
    /// - Parameter generator: the name of the program that makes the pages, which the word `generator` contains.
    package func templateObject(generator: String) -> TemplateObject {
        var fields: [String: TemplateValue] = [:]
        for word in SiteWord.allCases {
            switch word.use {
            case .markup:
                fields[word.rawValue] = .html(marked(filled(word, ["generator": generator]), as: word))
            case .label: fields[word.rawValue] = .text(text(word))
            case .notInTemplates: break
            }
        }
        return TemplateObject(fields)
    }

    private func filled(_ word: SiteWord, _ values: [String: String]) -> String {
        word.placeholders.reduce(text(word)) { text, name in
            text.replacing("{\(name)}", with: values[name] ?? "")
        }
    }

    /// Returns a word of a language as markup, without making the wording of the language; the words of alerts have no
    /// numbers or names in them.
    package static func markup(_ word: SiteWord, language: String, own: [SiteWord: String]) -> String {
        let variety = Wording(language: language).variety
        let entry = variety.flatMap { name in siteWordings.first { $0.language == name } }
        return marked(own[word] ?? (entry ?? siteWordings[0])[word], isForeign: entry == nil && own[word] == nil)
    }

    private func marked(_ text: String, as word: SiteWord) -> String {
        Self.marked(text, isForeign: !isOfLanguage && own[word] == nil)
    }

    private static func marked(_ text: String, isForeign: Bool) -> String {
        var markup = ByteBuffer()
        if isForeign { markup.append("<span lang=\"en\" dir=\"ltr\">") }
        markup.appendMarkupText(text)
        if isForeign { markup.append("</span>") }
        return String(decoding: markup.finished(), as: UTF8.self)
    }
}
