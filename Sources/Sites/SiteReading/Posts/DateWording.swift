import CloudComposition
import SourceText

/// The wording of dates in the language of a page.
package struct DateWording: Sendable {
    /// The language's entry in the table of date wordings; nil for a language that the table lacks.
    private let entry: DateWordingEntry?

    /// Makes the wording of dates in a language.
    ///
    /// - Parameter language: a BCP 47 tag.
    package init(language: String) {
        var name = Wording(language: language).variety
        if name == "en", LanguageTag(language)?.region == "us" { name = "en-US" }
        entry = name.flatMap { name in dateWordings.first { $0.language == name } }
    }

    /// Returns a date in words, such as `22 November 2026`; in a language without known wording, in the form
    /// `2026-11-22`.
    package func text(_ date: SiteDate) -> String {
        guard let entry else { return date.day }
        let parts = date.parts
        guard entry.months.indices.contains(parts.month - 1) else { return date.day }
        var text = ""
        for piece in entry.pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .day: text += String(parts.day)
            case .month: text += entry.months[parts.month - 1]
            case .year: text += String(parts.year)
            }
        }
        return text
    }
}

/// The names of the months in a language, and the order of day, month and year in a date.
struct DateWordingEntry: Sendable {
    enum Piece: Sendable {
        case literal(String)
        case day, month, year
    }

    let language: String
    let pieces: [Piece]
    /// The twelve months, in the grammatical case that they have in a date.
    let months: [String]

    /// Makes the entry of a language from the short forms in the table.
    ///
    /// - Parameters:
    ///   - pattern: `{d}`, `{m}` and `{y}` with the text between them.
    ///   - months: the names of the twelve months, with `|` between them.
    init(_ language: String, _ pattern: String, _ months: String) {
        self.language = language
        self.months = months.split(separator: "|").map(String.init)
        pieces = pattern.split(separator: "{").flatMap { part -> [Piece] in
            guard let brace = part.firstIndex(of: "}") else { return [.literal(String(part))] }
            let rest = part[part.index(after: brace)...]
            let piece: Piece = part.hasPrefix("d}") ? .day : part.hasPrefix("m}") ? .month : .year
            return rest.isEmpty ? [piece] : [piece, .literal(String(rest))]
        }
    }
}
