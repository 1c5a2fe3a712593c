import SourceText
import TagParsing

/// The reading of option values that are lists of names: patterns and aliases.
extension OptionDefinition {
    /// Reads a font weight by its name, or the two ends of a range, `400..800`.
    func fontWeights(_ text: String) throws(Problem) -> ClosedRange<Int> {
        switch text {
        case "regular": return 400...400
        case "bold": return 700...700
        default: if let weight = Int(text) { return weight...weight }
        }
        let ends = text.split(separator: ".", omittingEmptySubsequences: false)
        guard ends.count == 3, ends[1].isEmpty, let first = Int(ends[0]), let last = Int(ends[2]), first <= last else {
            throw problem(
                text, expected: "regular, bold, or a range from the lightest tag to the heaviest such as 400..800",
                near: suggestion(for: text, among: ["regular", "bold"]))
        }
        return first...last
    }

    /// Reads `auto`, a space in em, or the two ends of a range, `0.06..-0.02`.
    func tracking(_ text: String) throws(Problem) -> Tracking {
        if text == "auto" { return .bySize }
        let ends = text.firstRange(of: "..").map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [text[...]]
        let spaces = ends.compactMap { end in Double(String(end)).flatMap { $0.isFinite ? $0 : nil } }
        guard spaces.count == ends.count, text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else {
            throw problem(text, expected: "auto, a number of em such as -0.02, or a range such as 0.06..-0.02")
        }
        return .spaces(lightest: spaces[0], heaviest: spaces[spaces.count - 1])
    }

    func patterns(_ value: OptionValue) throws(Problem) -> [NamePattern] {
        try entries(value).map { entry throws(Problem) in
            do throws(Problem) { return try NamePattern(entry) } catch { throw Problem(self, error) }
        }
    }

    func aliases(_ value: OptionValue) throws(Problem) -> [TagAlias] {
        try entries(value).map { entry throws(Problem) in
            do throws(Problem) { return try TagAlias(parsing: entry) } catch {
                throw Problem(self, error)
            }
        }
    }

    private func entries(_ value: OptionValue) throws(Problem) -> [String] {
        let entries = value.entries.isEmpty ? [""] : value.entries
        if let empty = entries.firstIndex(where: { !PlainText.isVisible($0) }) {
            let place = entries.count == 1 ? "" : ": its entry \(empty + 1) of \(entries.count)"
            throw Problem(
                option: name, "\(name) is empty\(place), expected names with commas between them",
                hint: "write a name between the commas; a comma that belongs to one is written \\,")
        }
        return entries
    }
}

extension Problem {
    fileprivate init(_ option: OptionDefinition, _ error: Problem) {
        self.init(option: option.name, "\(option.name): \(error.message)", hint: error.hint)
    }
}
