import SourceText

/// The kinds of cells in a column, counted in the first rows of a table.
struct ColumnFacts {
    private(set) var numbers = 0
    private(set) var percentages = 0
    private(set) var dates = 0
    private(set) var texts = 0
    /// Cells with `TRUE` and `FALSE`, as spreadsheets write them.
    private var truths = 0
    /// Numbers that may be years.
    private var years = 0
    /// Whether a number has a comma before its decimals, and can have no other meaning.
    private(set) var hasDecimalCommas = false
    private(set) var thousands = ThousandsSigns()
    /// Whether a date has the time of day after it, as in the first column of a survey's answers.
    private(set) var hasTimes = false

    /// Whether half of the cells or more are numbers; errors name the others.
    var isNumeric: Bool { numbers > 0 && numbers >= percentages + dates + texts }
    var isPercentage: Bool { percentages > 0 && percentages >= numbers + dates + texts }
    var isDate: Bool { dates > 0 && dates >= numbers + percentages + texts }
    /// Whether all numbers are years from 1900 to 2099: they tell when something was, and not how often.
    var isYears: Bool { isNumeric && years == numbers }
    var isText: Bool { texts > 0 && !isNumeric && !isPercentage && !isDate }
    var isEmpty: Bool { numbers + percentages + dates + texts + truths == 0 }

    mutating func add(_ cell: String) {
        var bytes = Array(cell.trimmingSpaces.utf8)
        guard !bytes.isEmpty else { return }
        if WeightSuffix.isDecimal(bytes[...]) {
            numbers += 1
            thousands.add(bytes)
            if bytes.count == 4, bytes.starts(with: "19".utf8) || bytes.starts(with: "20".utf8) { years += 1 }
        } else if WeightSuffix.isDecimalWithComma(bytes) {
            numbers += 1
            if !WeightSuffix.mayHaveThousands(bytes) { hasDecimalCommas = true }
            thousands.add(bytes)
        } else if ".,".utf8.contains(where: { ThousandsSigns.isGrouped(bytes, by: $0) }) {
            numbers += 1
            thousands.add(bytes)
        } else if bytes == Array("TRUE".utf8) || bytes == Array("FALSE".utf8) {
            truths += 1
        } else if Self.isDate(bytes) {
            dates += 1
            hasTimes = hasTimes || bytes.contains(UInt8(ascii: ":"))
        } else if bytes.removeLast() == UInt8(ascii: "%"),
            let last = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") }),
            case let share = Array(bytes[...last]),
            WeightSuffix.isDecimal(share[...]) || WeightSuffix.isDecimalWithComma(share)
        {
            percentages += 1
        } else {
            texts += 1
        }
    }

    /// Whether a cell is a date: three numbers with the same sign between them, as in `2026-03-01`,
    /// `3/14/2026 9:05:00 PM` and `14.03.2026`.
    private static func isDate(_ bytes: [UInt8]) -> Bool {
        guard let sign = bytes.first(where: { !$0.isASCIIDigit }), "-/.".utf8.contains(sign) else { return false }
        let parts = bytes.prefix { $0.isASCIIDigit || $0 == sign }
            .split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) }) else { return false }
        let rest = bytes.dropFirst(parts.reduce(2) { $0 + $1.count })
        return rest.isEmpty || rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: "T")
    }
}

/// The fields of the columns of a table, found by the words of its headings. What they leave open is inferred from the
/// cells: the only column of texts holds the names, and the only one of numbers holds the weights.
struct TableColumns {
    private(set) var places: [TagField: Int] = [:]
    /// The column of the weights, if its heading does not say what it is.
    private(set) var guessedWeight: Int?

    /// The way in which a hint asks the user to choose a column.
    enum Asking {
        /// The hint names the option `--columns`.
        case option
        /// The hint asks for another heading.
        case heading
    }

    /// Finds the column of each field.
    ///
    /// - Parameter facts: the kinds of cells in each column, below its heading.
    /// - Throws: ``Problem`` if several columns may hold the same field, or none holds the names.
    init(_ headings: [String], _ facts: [ColumnFacts], asking: Asking) throws(Problem) {
        let headings = headings.map { String($0.trimmingSpaces) }
        for (place, heading) in headings.enumerated() {
            guard let field = TagField(heading: heading) else { continue }
            // Some words may head texts, too.
            if field == .weight, facts[place].isText, facts[place].numbers == 0,
                ["value", "size", "responses", "posts", "volume"].contains(heading.lowercased())
            {
                continue
            }
            if let other = places[field] {
                throw Self.ambiguous(field, [other, place], headings, asking, name: places[.name])
            }
            places[field] = place
        }
        let taken = Set(places.values)
        let others = headings.indices.filter { !taken.contains($0) }
        if places[.name] == nil {
            var texts = others.filter { facts[$0].isText }
            let named = texts.filter { !TagField.isIdentifier(heading: headings[$0]) }
            if !named.isEmpty { texts = named }
            guard let name = texts.first else { throw Self.noNames(headings, asking) }
            guard texts.count == 1 else {
                throw Problem(
                    "it does not say which column holds the names: \(quotedList(texts.map { headings[$0] })) may",
                    hint: asking == .option
                        ? "choose one with --columns, such as --columns name=\(name + 1); the words of its cells are counted with --words \(name + 1)"
                        : "give one of them the heading name")
            }
            places[.name] = name
        }
        let numbers = others.filter {
            facts[$0].isNumeric && !facts[$0].isYears && $0 != places[.name]
                && !TagField.isIdentifier(heading: headings[$0])
        }
        // Rows with the time of day in them are answers, and their numbers are answers, too.
        if places[.weight] == nil, asking == .option, facts.contains(where: \.hasTimes) { return }
        // Shares beside the counts that they are made of, as survey tools write them under one heading.
        let isShare = places[.weight].map { facts[$0].isPercentage } ?? false
        guard places[.weight] == nil || isShare && numbers.count == 1 else { return }
        let shares = others.filter { facts[$0].isPercentage && $0 != places[.name] }
        let candidates = numbers.isEmpty ? shares : numbers
        if candidates.count > 1 {
            throw Self.ambiguous(.weight, candidates, headings, asking, name: places[.name])
        }
        places[.weight] = candidates.first ?? places[.weight]
        guessedWeight = candidates.first
    }

    private static func ambiguous(
        _ field: TagField, _ columns: [Int], _ headings: [String], _ asking: Asking, name: Int?
    ) -> Problem {
        let list = quotedList(columns.map { headings[$0] }, " and ")
        let count = columns.count == 2 ? "two columns hold" : "\(columns.count) columns may hold"
        let problem = "\(count) \(field.phrase): \(list)"
        guard asking == .option else {
            return Problem(
                problem, hint: "give the one that is meant the heading \(field.rawValue), and the others another")
        }
        let place = columns[0] + 1
        let choice = field == .name ? "name=\(place)" : "name=\((name ?? 0) + 1),\(field.rawValue)=\(place)"
        let none = field == .weight ? "; with name alone every row weighs 1" : ""
        return Problem(problem, hint: "choose one with --columns, such as --columns \(choice)\(none)")
    }

    private static func noNames(_ headings: [String], _ asking: Asking) -> Problem {
        guard asking == .option else {
            return Problem(
                "the table has no column of names",
                hint: "give one the heading \(TagField.name.words.prefix(3).joined(separator: ", ")) or the like")
        }
        return Problem(
            "it does not say which column holds the names",
            hint: "choose one with --columns, such as --columns name=1; the first row has \(quotedList(headings))")
    }
}
