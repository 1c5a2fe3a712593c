/// The first rows of a file, from which its separator and the contents of its columns are inferred.
struct CSVSample {
    let separator: UInt8
    /// The fields of each record, blank lines left out.
    private(set) var rows: [[String]] = []
    /// Whether all records are well-formed and have the same number of fields, except for titles above them.
    private let isUniform: Bool

    /// The most bytes that are examined; ``mostRows`` limits their records.
    static let length = 1 << 17
    private static let mostRows = 200
    /// The most lines that may precede the headings.
    private static let mostTitles = 5
    private static let separators = Array(",;\t|".utf8)

    /// Reads the first rows.
    ///
    /// - Parameters:
    ///   - separator: the user's choice; nil to infer it.
    ///   - isSheet: whether rows may end before the last column.
    ///   - usual: the separator that is taken if nothing tells.
    init(_ bytes: Span<UInt8>, isLast: Bool, separator: UInt8?, usual: UInt8, isSheet: Bool = false) {
        if let separator {
            self.init(bytes, isLast: isLast, separatedBy: separator)
            let count = isSheet ? rows.map(\.count).max() ?? 0 : 0
            for row in rows.indices where rows[row].count < count {
                rows[row] += repeatElement("", count: count - rows[row].count)
            }
            return
        }
        let first = CSVSample(bytes, isLast: isLast, separatedBy: usual)
        let others = Self.separators.filter { $0 != usual }
            .map { CSVSample(bytes, isLast: isLast, separatedBy: $0) }
        if first.isUniform {
            // By commas, rows such as A;3,5 have two fields each, too, and their heading is a title; by semicolons
            // there is no title.
            self = others.first { $0.isUniform && ($0.hasDecimalCommas || !$0.hasTitles && first.hasTitles) } ?? first
        } else if let uniform = others.first(where: \.isUniform) {
            self = uniform
        } else if first.rows.first?.count ?? 0 > 1 {
            self = first
        } else {
            self = others.first { $0.mostHaveSeveralFields } ?? first
        }
    }

    private init(_ bytes: Span<UInt8>, isLast: Bool, separatedBy separator: UInt8) {
        self.separator = separator
        var record = CSVRecord()
        var problems = 0
        var offset = 0
        var limit = min(bytes.count, Self.length)
        while offset < limit, rows.count < Self.mostRows {
            let part = bytes.extracting(0..<limit)
            guard case .record = record.read(part, from: offset, separator: separator) else { break }
            if record.end == limit, limit < bytes.count || !isLast, bytes[limit - 1] != UInt8(ascii: "\n") {
                // The record continues after the sample; only the first one is needed whole.
                guard rows.isEmpty, limit < bytes.count else { break }
                limit = bytes.count
                continue
            }
            offset = record.end
            if record.problem != nil { problems += 1 }
            if record.isBlankLine { continue }
            rows.append(record.fields.map { record.text(of: $0, bytes) })
        }
        let body = rows.drop { $0.count == 1 }
        isUniform =
            problems == 0 && !body.isEmpty && rows.count - body.count <= Self.mostTitles
            && body.allSatisfy { $0.count == body.first?.count }
            && (body.count > 1 || rows.count == 1)
    }

    private var hasTitles: Bool { rows.first?.count == 1 && rows.contains { $0.count > 1 } }

    private var mostHaveSeveralFields: Bool {
        rows.first?.count ?? 0 > 1 && rows.count { $0.count > 1 } * 3 >= rows.count * 2
    }

    private var hasDecimalCommas: Bool {
        let count = rows.last?.count ?? 0
        return (0..<count).contains { column in
            let facts = facts(of: column, in: rows[...])
            return facts.isNumeric && facts.hasDecimalCommas
        }
    }

    /// Counts the kinds of cells in a column.
    ///
    /// - Parameter rows: the rows of the table, without its heading.
    func facts(of column: Int, in rows: ArraySlice<[String]>) -> ColumnFacts {
        var facts = ColumnFacts()
        for row in rows where column < row.count { facts.add(row[column]) }
        return facts
    }

    /// How many rows above the headings are no part of the table: a title, or the question that was asked.
    var titleCount: Int {
        let filled = rows.map { row in row.count { !$0.trimmingSpaces.isEmpty } }
        let titles = filled.prefix { $0 <= 1 }.count
        let isTable = filled.dropFirst(titles).count { $0 > 1 } >= 2
        return titles > 0 && titles <= Self.mostTitles && isTable ? titles : 0
    }

    /// The separator of several answers in the cells of a column, if every cell has it; nil otherwise.
    func splitSign(of column: Int, in rows: ArraySlice<[String]>) -> String? {
        let cells = rows.compactMap { column < $0.count ? $0[column].trimmingSpaces : nil }.filter { !$0.isEmpty }
        guard cells.count > 1, separator != UInt8(ascii: ";") || cells.count > 2 else { return nil }
        return cells.allSatisfy({ $0.utf8.contains(UInt8(ascii: ";")) }) ? ";" : nil
    }

    /// A sign that may separate several answers in the cells of a column: a third of the cells or more have it, and a
    /// third of the parts or more occur again.
    func possibleSplitSign(of column: Int, in rows: ArraySlice<[String]>) -> String? {
        let cells = rows.compactMap { column < $0.count ? $0[column].trimmingSpaces : nil }.filter { !$0.isEmpty }
        return [";", ","].first { sign in
            let several = cells.filter { $0.contains(sign) }
            guard cells.count > 2, several.count * 3 >= cells.count else { return false }
            var seen: Set<Substring> = []
            let parts = cells.flatMap { $0.split(separator: Character(sign)).map(\.trimmingSpaces) }
            let distinct = parts.filter { seen.insert($0).inserted }.count
            return distinct * 3 <= parts.count * 2
        }
    }
}
