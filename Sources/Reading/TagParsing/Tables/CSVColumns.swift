import SourceText

/// The user's choice of a column for each field of a tag: `name=Topic,weight=3`.
public struct ColumnChoice: Sendable, Equatable {
    enum Column: Sendable, Equatable {
        case heading(String)
        /// A column by its number, 1-based.
        case number(Int)
    }

    var columns: [TagField: Column] = [:]

    /// Reads a choice of columns.
    ///
    /// - Parameter text: fields with their headings, their 1-based numbers, or their paths in items of JSON and YAML, such
    ///   as `name=2,weight=Posts` and `name=language.title`.
    /// - Throws: ``Problem`` if a part names no field or no column, if a field occurs twice, or if no column is `name`.
    public init(_ text: String) throws(Problem) {
        for part in Self.parts(of: text) {
            let halves = part.split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
            guard halves.count == 2, !halves[1].isEmpty else {
                throw Problem("\"\(part)\" names no column", hint: "write such as name=Topic,weight=3")
            }
            guard let field = TagField(rawValue: halves[0]) else {
                throw Problem(
                    "\"\(halves[0])\" is nothing that a column can say",
                    hint: "known are \(TagField.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            guard columns[field] == nil else {
                throw Problem("\"\(halves[0])\" stands twice", hint: "a tag has one \(halves[0])")
            }
            if let number = Int(halves[1]) {
                guard number > 0 else {
                    throw Problem("there is no column \(number)", hint: "columns count from 1")
                }
                columns[field] = .number(number)
            } else {
                columns[field] = .heading(halves[1])
            }
        }
        guard columns[.name] != nil else {
            throw Problem("no column is said to hold the names", hint: "such as name=1,weight=2")
        }
    }

    /// Chooses the one column that holds texts instead of tags, by its heading or its 1-based number.
    package init(words column: String) {
        columns[.name] = Int(column).map { .number($0) } ?? .heading(column)
    }

    /// Splits a text at its commas, but not at those inside a heading.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            if let last = parts.last, last.contains("="), !part.contains("=") {
                parts[parts.count - 1] = "\(last),\(part)"
            } else {
                parts.append(String(part))
            }
        }
        return parts
    }

    var usesHeadings: Bool {
        columns.values.contains { if case .heading = $0 { true } else { false } }
    }
}

extension StringProtocol {
    var trimmingSpaces: SubSequence {
        let start = drop { $0 == " " || $0 == "\t" }
        return start[
            ..<(start.lastIndex { $0 != " " && $0 != "\t" }.map { start.index(after: $0) } ?? start.startIndex)]
    }
}

/// The columns of a file: how many there are, and which one holds each field.
struct CSVColumns {
    let count: Int
    let name: Int
    /// The column of the names, and those of further answers to the same question.
    private(set) var answers: Range<Int>
    let weight: Int?
    /// The columns of the other fields, in the order of ``TagField``.
    let others: [(field: TagField, column: Int)]
    /// Whether the first record says what the columns are.
    let hasHeader: Bool
    /// The headings of columns that are not read.
    private(set) var unread: [String]
    /// The heading of the names.
    let nameHeading: String?
    /// Whether a comma in a weight is a decimal comma, even before three digits.
    let hasDecimalCommas: Bool
    /// The sign between the thousands of weights; nil without one.
    let thousandsSign: UInt8?
    /// The notes on what was inferred from the rows.
    private(set) var remarks: [String] = []
    /// The note on a column of weights whose heading does not say what it is.
    private var guess: String?
    /// The note on a column of numbers that is not read, if no column holds the weights.
    private var unreadNumbers: String?

    /// Finds the column of each field.
    ///
    /// - Parameters:
    ///   - sample: the first rows.
    ///   - titles: how many of them precede the first row of the table.
    ///   - choice: the columns that the user names.
    ///   - header: whether the user says that the first row holds headings; nil to infer it.
    /// - Throws: ``Problem`` if the rows do not have a chosen column, or do not tell which column holds a field.
    init(_ sample: CSVSample, titles: Int, _ choice: ColumnChoice?, header: Bool?) throws(Problem) {
        let rows = sample.rows.dropFirst(titles)
        let first = rows.first ?? []
        let below = first.indices.map { sample.facts(of: $0, in: rows.dropFirst()) }
        let looksLikeHeader = Self.isHeading(first, below)
        var places: [TagField: Int] = [:]
        if let choice {
            let isHeader = choice.usesHeadings || Self.isHeading(first, below, choice, rows.dropFirst())
            hasHeader = header ?? isHeader
            if header == nil, !choice.usesHeadings, isHeader, !looksLikeHeader {
                remarks.append("the first row is taken for one of headings; --no-header reads it")
            }
            for field in TagField.allCases {
                guard let column = choice.columns[field] else { continue }
                places[field] = try Self.place(of: column, first, hasHeader: hasHeader)
            }
        } else if header ?? looksLikeHeader {
            hasHeader = true
            let columns = try TableColumns(first, below, asking: .option)
            places = columns.places
            if let weight = columns.guessedWeight {
                let heading = first[weight].trimmingSpaces
                guess =
                    "the weights are those of \(heading.isEmpty ? "column \(weight + 1)" : "the column \"\(heading)\""); --columns name=\((places[.name] ?? 0) + 1) counts rows instead"
            }
        } else {
            hasHeader = false
            // Without headings only one reading is possible: names, or names and weights.
            let facts = first.indices.map { sample.facts(of: $0, in: rows) }
            let numbers = facts.indices.filter { facts[$0].isNumeric }
            let names = facts.indices.filter { facts[$0].isText }
            if first.count == 1 {
                places = [.name: 0]
            } else if first.count == 2, numbers == [0, 1] {
                places = [.name: 0, .weight: 1]
            } else if names.count == 1, numbers.count == 1 {
                places = [.name: names[0], .weight: numbers[0]]
            } else {
                throw Self.noNames(first)
            }
        }
        count = first.count
        name = places[.name] ?? 0
        answers = name..<name + 1
        weight = places[.weight]
        others = TagField.allCases.compactMap { field in
            field == .name || field == .weight ? nil : places[field].map { (field, $0) }
        }
        let read = Set(places.values)
        unread = hasHeader ? first.indices.filter { !read.contains($0) && !first[$0].isEmpty }.map { first[$0] } : []
        nameHeading = hasHeader ? first[name] : nil
        let body = hasHeader ? rows.dropFirst() : rows
        let weights = places[.weight].map { sample.facts(of: $0, in: body) } ?? ColumnFacts()
        hasDecimalCommas = weights.hasDecimalCommas
        let thousands = weights.thousands.sign(separator: sample.separator, hasDecimalCommas: weights.hasDecimalCommas)
        thousandsSign = thousands?.sign
        if let (sign, example) = thousands {
            remarks.append(
                "the weight \"\(String(decoding: example, as: UTF8.self))\" has a \(sign == UInt8(ascii: ".") ? "point" : "comma") between thousands: \(String(decoding: example.filter { $0 != sign }, as: UTF8.self))"
            )
        }
        let number = first.indices.first {
            below[$0].isNumeric && !read.contains($0) && hasHeader && !first[$0].isEmpty
        }
        if choice == nil, weight == nil, let number {
            unreadNumbers =
                "no column is known to hold weights; choose one: --columns name=\(name + 1),weight=\(first[number])"
        }
    }

    /// Adds the columns after that of the names to ``answers``, if a second row of headings has one for each and the
    /// first row has none: survey tools write a question with several answers so.
    mutating func widenAnswers(_ first: [String], _ second: [String]) {
        var end = answers.upperBound
        while end < min(first.count, second.count), first[end].trimmingSpaces.isEmpty,
            !second[end].trimmingSpaces.isEmpty
        {
            end += 1
        }
        answers = name..<end
        if answers.count > 1 {
            remarks.append(
                "the \(answers.count) columns under \"\(readable(first[name], atMost: 60))\" hold its answers")
        }
    }

    /// Adds the columns beside that of the names to ``answers``, if each of their cells is empty or repeats its
    /// heading: other survey tools write them so. A last column of other answers may hold any text.
    mutating func widenAnswers(_ first: [String], _ rows: ArraySlice<[String]>) {
        func isChoice(_ column: Int) -> Bool {
            guard first.indices.contains(column), !taken.contains(column) || column == name else { return false }
            let cells = rows.compactMap { column < $0.count ? Self.folded($0[column]) : nil }.filter { !$0.isEmpty }
            return !cells.isEmpty && cells.allSatisfy { $0 == Self.folded(first[column]) }
        }
        guard answers.count == 1, isChoice(name) else { return }
        var (start, end) = (name, name + 1)
        while isChoice(start - 1) { start -= 1 }
        while isChoice(end) { end += 1 }
        if end < first.count, !taken.contains(end),
            ["other", "andere", "otro", "autre"].contains(Self.folded(first[end]))
        {
            end += 1
        }
        // If every row repeats the headings, they are no choices.
        guard end - start > 1,
            rows.contains(where: { $0.dropFirst(start).prefix(end - start).contains { $0.trimmingSpaces.isEmpty } })
        else { return }
        answers = start..<end
        unread.removeAll { first[start..<end].contains($0) }
        let (from, to) = (readable(first[start], atMost: 40), readable(first[end - 1], atMost: 40))
        remarks.append("the \(answers.count) columns from \"\(from)\" to \"\(to)\" hold the answers to one question")
    }

    private var taken: Set<Int> { Set(others.map(\.column) + [name] + (weight.map { [$0] } ?? [])) }

    func notes(path: String) -> [InputNote] {
        unreadNotes(unread, path: path, kind: "column") + remarks.map { InputNote(path: path, $0) }
            + [guess, unreadNumbers].compactMap(\.self).map { InputNote(path: path, $0, isDoubtful: true) }
    }

    private static func place(
        of column: ColumnChoice.Column, _ first: [String], hasHeader: Bool
    ) throws(Problem) -> Int {
        switch column {
        case .number(let number):
            guard number <= first.count else {
                throw Problem(
                    "there is no column \(number), the first row has \(first.count)", hint: "columns count from 1")
            }
            return number - 1
        case .heading(let heading):
            let folded = Self.folded(heading)
            let place =
                first.firstIndex { $0.trimmingSpaces == heading } ?? first.firstIndex { Self.folded($0) == folded }
            guard hasHeader, let place else {
                throw Problem(
                    "no column is called \"\(heading)\"",
                    hint: "the first row has \(quotedList(first)); a column may be named by its number, too")
            }
            return place
        }
    }

    /// A heading in lower case, its white space collapsed: spreadsheets have some at the ends of questions.
    private static func folded(_ heading: String) -> String {
        PlainText.collapsingWhiteSpace(heading).replacingLineFeeds().lowercased()
    }

    private static func noNames(_ first: [String]) -> Problem {
        Problem(
            "it does not say which column holds the names",
            hint:
                "begin with a row of headings such as name,weight, or choose with --columns name=1,weight=2; the first row has \(quotedList(first))"
        )
    }
}
