import MarkupReading
import SourceText

/// What the styles of cells make of numbers.
final class OfficeStyles: XMLElementHandler {
    /// By the number of a cell's style.
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

    /// The formats that every workbook has without naming them (ECMA-376, 18.8.30), those of East Asia among them.
    private static func kind(ofBuiltIn id: Int) -> NumberKind {
        switch id {
        case 9, 10: .percentage
        case 14...22, 27...36, 45...47, 50...58: .date
        default: .plain
        }
    }

    /// `yyyy\-mm\-dd` shows a date, `0.0%` a share; what stands in quotation marks or brackets is text.
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
                // General is no pattern, and other conditions say the same of other numbers.
                case ";": return isPercentage ? .percentage : .plain
                default: break
                }
            }
        }
        return isPercentage ? .percentage : .plain
    }
}

/// Reads the cells of a sheet.
final class OfficeCells: XMLElementHandler {
    private(set) var rows: SheetRows
    private let strings: SharedStrings
    private let styles: OfficeStyles
    private let startsIn1904: Bool
    /// From 0; cells and rows without an address come behind the one before.
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

    /// What a cell says.
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
        // Texts in the cell or of a formula, dates, errors such as #N/A.
        default: return officeText(value[...])
        }
    }

    /// `B5` is in column 1.
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
