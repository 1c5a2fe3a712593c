import MarkupReading
import SourceText

/// Reads a sheet of an OpenDocument spreadsheet: that of a name, or the first one.
func readOpenDocument(_ archive: Archive, named name: String?, limit: Int) throws(Problem) -> Sheet {
    if let manifest = try archive.file("META-INF/manifest.xml"),
        String(decoding: manifest, as: UTF8.self).contains("encryption-data")
    {
        throw Archive.encrypted
    }
    guard let content = try archive.file("content.xml") else {
        throw Problem("the spreadsheet has no content.xml", hint: "save it anew")
    }
    // The names are read first, since the choice of the sheet depends on all of them.
    let names = OpenDocumentNames()
    try readPart(content, "content.xml", into: names)
    let chosen = try chosenSheet(names.names, named: name, first: 0)
    let cells = OpenDocumentCells(sheet: chosen, limit: limit)
    try readPart(content, "content.xml", into: cells)
    return Sheet(
        name: names.names[chosen], csv: cells.rows.csv,
        others: names.names.indices.filter { $0 != chosen }.map { names.names[$0] })
}

/// Reads the names of the sheets.
private final class OpenDocumentNames: XMLElementHandler {
    private(set) var names: [String] = []
    private var depth = 0

    func start(_ name: String, _ attribute: (StaticString) -> String?) {
        guard name == "table" else { return }
        if depth == 0 { names.append(attribute("name") ?? "") }
        depth += 1
    }

    func end(_ name: String) { if name == "table" { depth -= 1 } }
}

/// Reads the cells of one sheet; a cell or a row may carry the number of its repetitions.
private final class OpenDocumentCells: XMLElementHandler {
    private(set) var rows: SheetRows
    private(set) var isDone = false
    private let sheet: Int
    private var tables = 0
    private var tableDepth = 0
    private var row = 0
    private var rowCount = 1
    private var column = 0
    private var cellCount = 1
    /// The value of the cell, if it is not a text.
    private var value: [UInt8]?
    private var paragraphs: [UInt8] = []
    private var paragraphDepth = 0
    private var hasParagraph = false
    private var isInCell = false
    /// The depth inside comments and drawings, whose texts are not part of the cell.
    private var skipped = 0
    private static let besides: Set<String> = ["annotation", "shapes", "frame", "custom-shape", "g"]

    init(sheet: Int, limit: Int) {
        self.sheet = sheet
        rows = SheetRows(limit: limit)
    }

    private var isInSheet: Bool { tables == sheet + 1 && tableDepth == 1 }

    func start(_ name: String, _ attribute: (StaticString) -> String?) throws(Problem) {
        if name == "table" {
            if tableDepth == 0 { tables += 1 }
            tableDepth += 1
        }
        guard isInSheet else { return }
        if Self.besides.contains(name) { skipped += 1 }
        guard skipped == 0 else { return }
        switch name {
        case "table-row":
            rowCount = Self.count(attribute("number-rows-repeated"), most: SheetRows.mostRows)
            column = 0
        case "table-cell", "covered-table-cell":
            isInCell = true
            cellCount = Self.count(attribute("number-columns-repeated"), most: SheetRows.mostColumns)
            value = Self.value(attribute)
            paragraphs.removeAll(keepingCapacity: true)
            (hasParagraph, paragraphDepth) = (false, 0)
        case "p" where isInCell:
            if hasParagraph { paragraphs.append(UInt8(ascii: " ")) }
            hasParagraph = true
            paragraphDepth += 1
        case "s" where paragraphDepth > 0:
            let count = Self.count(attribute("c"), most: 1000)
            paragraphs.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
        case "tab" where paragraphDepth > 0, "line-break" where paragraphDepth > 0:
            paragraphs.append(UInt8(ascii: " "))
        default: break
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if paragraphDepth > 0, skipped == 0 { paragraphs.append(contentsOf: bytes) }
    }

    func end(_ name: String) throws(Problem) {
        if name == "table" {
            tableDepth -= 1
            if tableDepth == 0, tables > sheet { isDone = true }
        }
        guard isInSheet else { return }
        if Self.besides.contains(name) {
            skipped -= 1
            return
        }
        guard skipped == 0 else { return }
        switch name {
        case "p": paragraphDepth = max(0, paragraphDepth - 1)
        case "table-cell", "covered-table-cell":
            isInCell = false
            let cell = value ?? paragraphs
            if !cell.isEmpty {
                for place in 0..<cellCount { try rows.add(cell, column: column + place) }
            }
            // Rows end with one cell that is repeated to the last column; the clamp keeps sums small.
            column = min(column + cellCount, SheetRows.mostColumns)
        case "table-row":
            try rows.endRow(row, count: rowCount)
            row = min(row + rowCount, SheetRows.mostRows)
        default: break
        }
    }

    private static func count(_ text: String?, most: Int) -> Int {
        min(max(text.flatMap { Int($0) } ?? 1, 1), most)
    }

    /// Returns the value of a cell that is a number, a percentage, a date or a boolean; nil
    /// for a text without a value attribute.
    private static func value(_ attribute: (StaticString) -> String?) -> [UInt8]? {
        let number = attribute("value").map { Array($0.utf8) }
        switch attribute("value-type") {
        case "float", "currency": return number.map { NumberKind.plain.text($0) }
        case "percentage": return number.map { NumberKind.percentage.text($0) }
        case "date": return attribute("date-value").map { $0.utf8.map { $0 == UInt8(ascii: "T") ? 0x20 : $0 } }
        case "boolean": return attribute("boolean-value").map { Array($0.uppercased().utf8) }
        case "string": return attribute("string-value").map { Array($0.utf8) }
        default: return nil
        }
    }
}
