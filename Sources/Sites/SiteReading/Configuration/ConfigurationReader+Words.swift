import CloudComposition
import DataReading
import SiteTemplates
import SourceText

/// Reading the site's own words for the built-in templates.
extension ConfigurationReader {
    mutating func readWords(_ entry: MetadataEntry) {
        guard let fields = table(entry) else { return }
        for field in fields {
            guard let word = SiteWord(rawValue: field.key) else {
                reportUnknown(field, among: SiteWord.allCases.map(\.rawValue), "the word")
                continue
            }
            guard !field.value.isEmpty, let text = caption(field) else { continue }
            if checkPlaceholders(of: word, text, field) { configuration.words[word] = text }
        }
    }

    /// Returns whether braces in a word hold only the word's placeholders, and reports others. In a word without
    /// placeholders braces are text.
    private mutating func checkPlaceholders(of word: SiteWord, _ text: String, _ field: MetadataEntry) -> Bool {
        let known = word.placeholders
        guard !known.isEmpty else { return true }
        for match in text.matches(of: /\{([^{}]*)\}/) where !known.contains(String(match.1)) {
            let near = suggestion(for: String(match.1), among: known)
            let names = known.map { "{\($0)}" }.joined(separator: " and ")
            report(
                field.value, "\"\(word.rawValue)\" has \"\(readable(String(match.0), atMost: 60))\", expected \(names)",
                hint: near.map { "did you mean \"{\($0)}\"?" } ?? "known there: \(names)")
            return false
        }
        return true
    }

    /// Checks the plural forms of the word `minutes`; called when the language is known.
    mutating func checkPlurals() {
        guard let text = configuration.words[.minutes], case .table(let fields)? = entries["words"]?.value.content,
            let field = fields.last(where: { $0.key == SiteWord.minutes.rawValue })
        else { return }
        do throws(Problem) {
            _ = try CountedNoun(text, language: configuration.language)
        } catch {
            // The message names the option `unit` of clouds, which these forms are not.
            let problem = error.message.dropFirst(error.message.hasPrefix("unit") ? "unit".utf8.count : 0)
            report(
                field.value, "\"minutes\"\(problem)",
                hint: "one form serves all numbers, such as # min read; several have | between them")
        }
    }
}
