/// The decision whether the first row of a table holds headings.
extension CSVColumns {
    /// Whether a first row holds headings: it has no number, and either a known word for the names, texts above numbers
    /// or dates, or one question above texts.
    static func isHeading(_ first: [String], _ below: [ColumnFacts]) -> Bool {
        let facts = first.map { cell in
            var facts = ColumnFacts()
            facts.add(cell)
            return facts
        }
        guard facts.allSatisfy({ $0.isText || $0.isEmpty }) else { return false }
        return first.contains { TagField(heading: String($0.trimmingSpaces)) == .name }
            || facts.indices.contains { facts[$0].isText && !below[$0].isText && !below[$0].isEmpty }
            || first.count == 1 && below[0].texts > 1
                && (first[0].trimmingSpaces.hasSuffix("?")
                    || answerWords.contains(first[0].trimmingSpaces.lowercased()))
    }

    /// Whether a first row holds headings, if the user has chosen columns by their numbers.
    static func isHeading(
        _ first: [String], _ below: [ColumnFacts], _ choice: ColumnChoice, _ rows: ArraySlice<[String]>
    ) -> Bool {
        func cell(_ field: TagField) -> String? {
            guard case .number(let number) = choice.columns[field], number <= first.count else { return nil }
            return first[number - 1]
        }
        if let weight = cell(.weight) {
            var facts = ColumnFacts()
            facts.add(weight)
            return facts.isText
        }
        if isHeading(first, below) { return true }
        guard let name = cell(.name), first.allSatisfy({ !isNumber($0) }) else { return false }
        let isKnown = first.contains { cell in
            let cell = cell.trimmingSpaces.lowercased()
            return answerWords.contains(cell) || first.count > 1 && TagField(heading: cell) != nil
        }
        // A question heads the column: nobody answers with the question.
        if isKnown || name.trimmingSpaces.hasSuffix("?") { return true }
        guard let place = first.firstIndex(of: name) else { return false }
        let cells = rows.compactMap { place < $0.count ? $0[place] : nil }
        return cells.count > 3 && !cells.contains(name) && Set(cells).count * 2 <= cells.count
    }

    /// Headings of answers, and of the columns beside them.
    private static let answerWords: Set<String> = [
        "answer", "answers", "response", "question", "comment", "timestamp", "date", "email", "country", "antwort",
        "antworten", "frage", "kommentar",
    ]

    private static func isNumber(_ cell: String) -> Bool {
        WeightSuffix.isDecimal(Array(cell.trimmingSpaces.utf8)[...])
    }
}
