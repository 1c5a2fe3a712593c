import SourceText

/// Which column says what: `name=Topic,weight=3`.
public struct ColumnChoice: Sendable, Equatable {
    enum Column: Sendable, Equatable {
        case heading(String)
        /// 1-based.
        case number(Int)
    }

    var columns: [TagField: Column] = [:]

    /// - Parameter text: fields with their headings or 1-based numbers, such as `name=2,weight=Posts`.
    /// - Throws: ``InvalidColumns``.
    public init(_ text: String) throws(InvalidColumns) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let halves = part.split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
            guard halves.count == 2, !halves[1].isEmpty else {
                throw InvalidColumns(
                    problem: "\"\(part)\" names no column", hint: "write such as name=Topic,weight=3")
            }
            guard let field = TagField(rawValue: halves[0]) else {
                throw InvalidColumns(
                    problem: "\"\(halves[0])\" is nothing that a column can say",
                    hint: "known are \(TagField.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            guard columns[field] == nil else {
                throw InvalidColumns(problem: "\"\(halves[0])\" stands twice", hint: "a tag has one \(halves[0])")
            }
            if let number = Int(halves[1]) {
                guard number > 0 else {
                    throw InvalidColumns(problem: "there is no column \(number)", hint: "columns count from 1")
                }
                columns[field] = .number(number)
            } else {
                columns[field] = .heading(halves[1])
            }
        }
        guard columns[.name] != nil else {
            throw InvalidColumns(problem: "no column is said to hold the names", hint: "such as name=1,weight=2")
        }
    }

    var usesHeadings: Bool {
        columns.values.contains { if case .heading = $0 { true } else { false } }
    }
}

/// A choice of columns that cannot be used.
public struct InvalidColumns: Error, Sendable, Equatable {
    public let problem: String
    public let hint: String
}

extension StringProtocol {
    var trimmingSpaces: SubSequence {
        let start = drop { $0 == " " || $0 == "\t" }
        return start[
            ..<(start.lastIndex { $0 != " " && $0 != "\t" }.map { start.index(after: $0) } ?? start.startIndex)]
    }
}

/// The columns of a file: how many, and where each field stands.
struct CSVColumns {
    let count: Int
    let name: Int
    let weight: Int?
    /// The others, in the order of the fields.
    let others: [(field: TagField, column: Int)]
    /// Whether the first record says what the columns are.
    let hasHeader: Bool
    /// Headings of columns that nothing reads.
    let unread: [String]

    /// - Parameter first: the fields of the first record.
    /// - Parameter header: what the user says of it; nil to look.
    init(_ first: [String], _ choice: ColumnChoice?, header: Bool?) throws(InvalidColumns) {
        let found = first.map { TagField(heading: String($0.trimmingSpaces)) }
        var places: [TagField: Int] = [:]
        if let choice {
            hasHeader = header ?? (choice.usesHeadings || Self.isHeading(first, choice, found))
            for field in TagField.allCases {
                switch choice.columns[field] {
                case nil: break
                case .number(let number):
                    guard number <= first.count else {
                        throw InvalidColumns(
                            problem: "there is no column \(number), the first row has \(first.count)",
                            hint: "columns count from 1")
                    }
                    places[field] = number - 1
                case .heading(let heading):
                    guard hasHeader, let place = first.firstIndex(where: { $0.trimmingSpaces == heading }) else {
                        throw InvalidColumns(
                            problem: "no column is called \"\(heading)\"",
                            hint: "the first row has \(Self.list(first)); a column may be named by its number, too")
                    }
                    places[field] = place
                }
            }
        } else if header ?? (found.contains(.name) && !first.contains(where: Self.isNumber)) {
            hasHeader = true
            for (place, field) in found.enumerated() {
                guard let field else { continue }
                guard places[field] == nil else {
                    throw InvalidColumns(
                        problem:
                            "two columns hold \(field.phrase): \"\(first[places[field] ?? 0])\" and \"\(first[place])\"",
                        hint: "choose one with --columns, such as --columns \(field.rawValue)=\(place + 1)")
                }
                places[field] = place
            }
            guard places[.name] != nil else {
                throw InvalidColumns(
                    problem: "no column holds the names",
                    hint: "choose one with --columns, such as name=1; \(Self.found(first))")
            }
        } else {
            hasHeader = false
            // Without a heading only one reading is possible: names, or names and weights.
            let numbers = first.map(Self.isNumber)
            // A file with another separator would be read as one column of long names; --no-header insists on it.
            let isOtherwiseSeparated = first.count == 1 && header == nil && first[0].contains { ";\t".contains($0) }
            switch numbers {
            case [false] where isOtherwiseSeparated: throw Self.noNames(first)
            case [false], [true]: places = [.name: 0]
            case [false, true], [true, true]: places = [.name: 0, .weight: 1]
            case [true, false]: places = [.name: 1, .weight: 0]
            default: throw Self.noNames(first)
            }
        }
        count = first.count
        name = places[.name] ?? 0
        weight = places[.weight]
        others = TagField.allCases.compactMap { field in
            field == .name || field == .weight ? nil : places[field].map { (field, $0) }
        }
        unread =
            hasHeader ? first.indices.filter { !places.values.contains($0) }.map { first[$0] } : []
    }

    /// Whether a first row of columns that are chosen by number is one of headings: it has no number where the weights
    /// stand, or without weights a known word where the names do.
    private static func isHeading(_ first: [String], _ choice: ColumnChoice, _ found: [TagField?]) -> Bool {
        func place(_ field: TagField) -> Int? {
            guard case .number(let number) = choice.columns[field], number <= first.count else { return nil }
            return number - 1
        }
        if let weight = place(.weight) { return !isNumber(first[weight]) }
        return place(.name).map { found[$0] == .name } ?? false
    }

    private static func isNumber(_ cell: String) -> Bool {
        WeightSuffix.isDecimal(Array(cell.trimmingSpaces.utf8)[...])
    }

    private static func noNames(_ first: [String]) -> InvalidColumns {
        InvalidColumns(
            problem: "it does not say which column holds the names",
            hint:
                "begin with a row of headings such as name,weight, or choose with --columns name=1,weight=2; \(found(first))"
        )
    }

    private static func found(_ first: [String]) -> String {
        if first.count == 1, first[0].contains(";") {
            return "the fields seem to have semicolons between them: --separator \";\""
        }
        if first.count == 1, first[0].contains("\t") { return "the fields seem to have tabs between them: --from tsv" }
        return "the first row has \(list(first))"
    }

    private static func list(_ first: [String]) -> String {
        let shown = first.prefix(8).map { "\"\(readable($0, atMost: 30))\"" }.joined(separator: ", ")
        return first.count > 8 ? "\(shown) and \(first.count - 8) more" : shown
    }
}
