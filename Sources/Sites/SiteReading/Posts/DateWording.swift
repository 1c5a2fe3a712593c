import CloudComposition
import SourceText

/// How dates are written in the language of a page.
package struct DateWording: Sendable {
    /// Nil where the language is not among those that are known.
    private let entry: DateWordingEntry?

    /// - Parameter language: a BCP 47 tag.
    package init(language: String) {
        var name = Wording(language: language).variety
        if name == "en", LanguageTag(language)?.region == "us" { name = "en-US" }
        entry = name.flatMap { name in dateWordings.first { $0.language == name } }
    }

    /// `22 November 2026`; `2026-11-22` in a language that is not known.
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

/// The months of a language, and where they stand in a date.
struct DateWordingEntry: Sendable {
    enum Piece: Sendable {
        case literal(String)
        case day, month, year
    }

    let language: String
    let pieces: [Piece]
    /// Twelve, in the case that they have in a date.
    let months: [String]

    /// - Parameters:
    ///   - pattern: `{d}`, `{m}` and `{y}` with what stands between them.
    ///   - months: with a stroke between them.
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
