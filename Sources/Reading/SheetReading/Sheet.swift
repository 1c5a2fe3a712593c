import MarkupReading
import SourceText

/// A sheet of a spreadsheet, converted to CSV with one line for each row, blank rows included, so that lines and rows
/// have the same numbers.
package struct Sheet: Sendable, Equatable {
    package let name: String
    /// The rows as CSV, with commas between fields. A row ends with its last cell that is not empty, and a line break
    /// in a cell becomes a space.
    package let csv: [UInt8]
    /// The names of the other sheets, in the order of the workbook.
    package let others: [String]
}

/// Reads one sheet of a workbook in Office Open XML (`.xlsx`) or OpenDocument (`.ods`); the bytes decide which it is.
///
/// Texts, numbers, dates and the values that formulas had when the file was saved are read; formats, pictures, comments
/// and macros are ignored.
/// - Parameters:
///   - name: the name of the sheet; nil reads the first one that is not hidden.
///   - limit: the maximum number of bytes of the workbook's parts when unpacked, and also of the CSV.
/// - Throws: ``Problem`` if the bytes are not a spreadsheet, or the workbook is encrypted, damaged or too large, or has
///   no sheet of this name.
/// - Complexity: O(n) in the unpacked bytes.
package func readSheet(_ bytes: [UInt8], named name: String?, limit: Int) throws(Problem) -> Sheet {
    // This signature is that of the old Excel format, which also wraps a workbook with a password.
    guard !bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) else {
        throw Problem(
            "this is a workbook of an old Excel (.xls), or one with a password",
            hint: "save it as .xlsx without a password, or export the sheet as CSV")
    }
    guard bytes.starts(with: [0x50, 0x4B]) else {
        throw Problem(
            "this is no spreadsheet: .xlsx and .ods are ZIP archives, and it begins otherwise",
            hint: "if it is text, say what it is: --from csv")
    }
    let archive = try Archive(bytes, limit: limit)
    if let type = try archive.file("mimetype") {
        guard type.starts(with: "application/vnd.oasis.opendocument.spreadsheet".utf8) else {
            throw Problem("this is a document of OpenDocument, and no spreadsheet", hint: "expected .ods or .xlsx")
        }
        return try readOpenDocument(archive, named: name, limit: limit)
    }
    return try OfficeWorkbook(archive).sheet(named: name, limit: limit)
}

/// Parses a part of a workbook as XML into a handler.
func readPart(_ bytes: [UInt8], _ part: String, into handler: some XMLElementHandler) throws(Problem) {
    try readXML(bytes, noun: "part \(part) of the spreadsheet", hint: "save the spreadsheet anew", into: handler)
}

/// Returns the index of the sheet of a name, in any case of its letters, or `first` without a name.
func chosenSheet(_ names: [String], named name: String?, first: Int) throws(Problem) -> Int {
    guard !names.isEmpty else {
        throw Problem("the spreadsheet has no sheet", hint: "save it anew")
    }
    guard let name else { return first }
    if let place = names.firstIndex(of: name) ?? names.firstIndex(where: { $0.lowercased() == name.lowercased() }) {
        return place
    }
    let list = names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    throw Problem("there is no sheet \"\(name)\"", hint: "the spreadsheet has \(list)")
}
