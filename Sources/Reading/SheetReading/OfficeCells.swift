import MarkupReading
import SourceText

/// Reads the cell styles of a workbook, which tell whether a number is a date, a percentage or a plain number.
final class OfficeStyles: XMLElementHandler {
    /// The kind of number of each cell style, by the index of the style.
    private(set) var kinds: [NumberKind] = []
    private var formats: [Int: NumberKind] = [:]
    private var isInCells = false

    func start(_ name: String, _ attribute: (StaticString) -> String?) {
        switch name {
        case "numFmt":
            guard let id = attribute("numFmtId").flatMap({ Int($0) }), let code = attribute("formatCode") else {
                return
            }
            formats[id] = Self.kind(of: code)
        case "cellXfs": isInCells = true
        case "xf" where isInCells:
            let id = attribute("numFmtId").flatMap { Int($0) } ?? 0
            kinds.append(formats[id] ?? Self.kind(ofBuiltIn: id))
        default: break
        }
    }

    func end(_ name: String) { if name == "cellXfs" { isInCells = false } }

    /// Returns the kind of a built-in number format (ECMA-376, 18.8.30), those of East Asia included.
    private static func kind(ofBuiltIn id: Int) -> NumberKind {
        switch id {
        case 9, 10: .percentage
        case 14...22, 27...36, 45...47, 50...58: .date
        default: .plain
        }
    }

    /// Returns the kind of a number format: `yyyy\-mm\-dd` is a date, `0.0%` a percentage. Text in
    /// quotation marks or brackets is ignored.
    private static func kind(of code: String) -> NumberKind {
        var closing: Character?
        var isEscaped = false
        var isPercentage = false
        for sign in code {
            if isEscaped {
                isEscaped = false
            } else if let end = closing {
                if sign == end { closing = nil }
            } else {
                switch sign {
                case "\\", "_", "*": isEscaped = true
                case "\"": closing = "\""
                case "[": closing = "]"
                case "%": isPercentage = true
                case "d", "D", "m", "M", "y", "Y", "h", "H", "s", "S": return .date
                // Later sections format other numbers, such as negative ones, in the same
                // kind. `General` has none of these letters.
                case ";": return isPercentage ? .percentage : .plain
                default: break
                }
            }
        }
        return isPercentage ? .percentage : .plain
    }
}

/// Reads the cells of a sheet in Office Open XML.
final class OfficeCells: XMLElementHandler {
    private(set) var rows: SheetRows
    private let strings: SharedStrings
    private let styles: OfficeStyles
    private let startsIn1904: Bool
    /// The current row and column, from 0; those without an address follow the one before.
    private var row = -1
    private var column = -1
    private var type = ""
    private var style = 0
    private var value: [UInt8] = []
    private var isInCell = false
    private var isValue = false
    private var readings = 0

    init(_ strings: SharedStrings, _ styles: OfficeStyles, startsIn1904: Bool, limit: Int) {
        (self.strings, self.styles, self.startsIn1904) = (strings, styles, startsIn1904)
        rows = SheetRows(limit: limit)
    }

    func start(_ name: String, _ attribute: (StaticString) -> String?) throws(Problem) {
        switch name {
        case "row":
            row = attribute("r").flatMap { Int($0) }.map { max(min($0, SheetRows.mostRows + 1), 0) - 1 } ?? row + 1
            column = -1
        case "c":
            isInCell = true
            column =
                try attribute("r").map { address throws(Problem) in try Self.column(of: address) } ?? column + 1
            type = attribute("t") ?? "n"
            style = attribute("s").flatMap { Int($0) } ?? 0
            value.removeAll(keepingCapacity: true)
        case "v": isValue = isInCell
        case "t": isValue = isInCell && readings == 0
        case "rPh": readings += 1
        default: break
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) { if isValue { value.append(contentsOf: bytes) } }

    func end(_ name: String) throws(Problem) {
        switch name {
        case "v", "t": isValue = false
        case "rPh": readings -= 1
        case "c":
            isInCell = false
            try rows.add(try cell(), column: column)
        case "row": try rows.endRow(row)
        default: break
        }
    }

    /// Returns the text of the current cell.
    private func cell() throws(Problem) -> [UInt8] {
        guard !value.isEmpty else { return [] }
        switch type {
        case "s":
            guard let index = Int(String(decoding: value, as: UTF8.self)), (0..<strings.count).contains(index) else {
                let index = String(decoding: value.prefix(20), as: UTF8.self)
                throw Problem(
                    "a cell of row \(row &+ 1) has the shared text \(index), and there are \(strings.count)",
                    hint: "save the spreadsheet anew")
            }
            return strings.string(index)
        case "b": return Array((value == [UInt8(ascii: "1")] ? "TRUE" : "FALSE").utf8)
        case "n":
            let kind = styles.kinds.indices.contains(style) ? styles.kinds[style] : .plain
            return kind.text(value, startsIn1904: startsIn1904)
        // These are texts in the cell or from a formula, dates, and errors such as #N/A.
        default: return officeText(value[...])
        }
    }

    /// Returns the column of a cell address, from 0: 1 for `B5`.
    private static func column(of address: String) throws(Problem) -> Int {
        var column = 0
        for byte in address.utf8.prefix(while: { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) {
            column = column * 26 + Int((byte | 0x20) - 0x60)
            guard column <= SheetRows.mostColumns else { break }
        }
        guard (1...SheetRows.mostColumns).contains(column) else {
            throw Problem(
                "a cell has the address \"\(address.prefix(20))\", expected one from A1 to XFD1048576",
                hint: "save the spreadsheet anew")
        }
        return column - 1
    }
}
