import ByteWriting
import MarkupReading
import SourceText

/// Collects cells into rows, and writes each row as a line of CSV.
struct SheetRows {
    private(set) var csv: [UInt8] = []
    /// The number of rows written so far.
    private var rowCount = 0
    /// The cells of the current row that are not empty.
    private var cells: [(column: Int, text: [UInt8])] = []
    /// The most bytes of CSV.
    private let limit: Int

    /// The largest sheet of Excel and LibreOffice.
    static let mostRows = 1_048_576
    static let mostColumns = 16_384

    init(limit: Int) { self.limit = limit }

    /// Adds a cell to the current row.
    ///
    /// - Parameter column: the column from 0; it must be greater than that of the cell before.
    mutating func add(_ text: [UInt8], column: Int) throws(Problem) {
        guard (0..<Self.mostColumns).contains(column), column > cells.last?.column ?? -1 else {
            throw Problem(
                "a cell in column \(column + 1) comes after column \((cells.last?.column ?? -1) + 1), expected rising columns of 1 to 16384",
                hint: "save the spreadsheet anew")
        }
        if !text.isEmpty { cells.append((column, text)) }
    }

    /// Ends the current row, and writes it unless it is empty.
    ///
    /// - Parameters:
    ///   - number: the number of the row, from 0; rows that were left out are written as blank lines.
    ///   - count: the number of equal rows to write.
    mutating func endRow(_ number: Int, count: Int = 1) throws(Problem) {
        defer { cells.removeAll(keepingCapacity: true) }
        guard !cells.isEmpty else { return }
        guard number >= rowCount, count > 0, number < Self.mostRows, count <= Self.mostRows - number else {
            throw Problem(
                "row \(number &+ 1) comes after row \(rowCount), expected rising rows of 1 to 1048576",
                hint: "save the spreadsheet anew")
        }
        let blank = number - rowCount
        csv.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: blank))
        let start = csv.count
        var column = 0
        for cell in cells {
            csv.append(contentsOf: repeatElement(UInt8(ascii: ","), count: cell.column - column))
            column = cell.column
            append(cell.text)
        }
        csv.append(UInt8(ascii: "\n"))
        let row = Array(csv[start...])
        for _ in 1..<max(count, 1) {
            guard csv.count + row.count <= limit else { break }
            csv += row
        }
        guard csv.count <= limit, count == 1 || csv.count + row.count <= limit else {
            throw Problem(
                "the rows have more bytes than may be held in memory",
                hint: "export the sheet as CSV, which is read in pieces; STRATUS_MAX_INPUT allows more")
        }
        rowCount = number + count
    }

    private mutating func append(_ text: [UInt8]) {
        let isPlain = text.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") }
        if isPlain {
            csv += text
            return
        }
        csv.append(UInt8(ascii: "\""))
        for byte in text {
            if byte == UInt8(ascii: "\"") { csv.append(byte) }
            csv.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
        }
        csv.append(UInt8(ascii: "\""))
    }
}

/// The kind of number that a cell shows.
enum NumberKind {
    case plain, percentage, date

    /// Returns the number as a table shows it: `42`, `35%`, `2026-03-01 14:07:22`.
    ///
    /// - Parameter startsIn1904: whether days are counted from 1904, as Excel on old Macs did.
    func text(_ number: [UInt8], startsIn1904: Bool = false) -> [UInt8] {
        guard let value = Double(String(decoding: number, as: UTF8.self)), value.isFinite else { return number }
        switch self {
        case .plain: return Array(shortest(value).utf8)
        case .percentage:
            // The multiplication alone would make 28.999999999999996 of 0.29.
            let hundredths = (value * 1e10).rounded() / 1e8
            return Array("\(shortest(hundredths))%".utf8)
        case .date: return Self.date(value + (startsIn1904 ? 1462 : 0)).map { Array($0.utf8) } ?? number
        }
    }

    /// Returns the date and time of a number of days since 1899-12-30, which is how
    /// spreadsheets count from March 1900 on.
    private static func date(_ value: Double) -> String? {
        guard (0..<2_958_466).contains(value) else { return nil }
        var seconds = Int((value * 86_400).rounded())
        let day = seconds / 86_400
        seconds %= 86_400
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let time = "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        guard day > 0 else { return time }
        let date = GregorianCalendar.date(days: day - 25_569)
        return "\(date.year)-\(two(date.month))-\(two(date.day))" + (seconds > 0 ? " \(time)" : "")
    }
}
