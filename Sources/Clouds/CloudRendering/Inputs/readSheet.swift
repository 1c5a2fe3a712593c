import FileAccess
import SheetReading
import SourceText
import TagParsing

/// Reads a sheet of a spreadsheet as CSV, and notes which sheets are not read.
///
/// - Parameters:
///   - path: the name of the file in messages.
///   - name: the name of the sheet; nil for the first one.
/// - Throws: ``Problem`` if the file is no spreadsheet, or has no such sheet.
func readSheet(
    _ bytes: [UInt8], path: String, named name: String?
) throws(Problem) -> (text: SourceText, notes: [InputNote]) {
    let sheet: Sheet
    do throws(Problem) {
        sheet = try SheetReading.readSheet(bytes, named: name, limit: InputLimit.bytes)
    } catch {
        throw Problem(path: path, error.message, hint: error.hint)
    }
    var notes: [InputNote] = []
    if name == nil, !sheet.others.isEmpty {
        let others = sheet.others.prefix(8).map { "\"\(readable($0, atMost: 40))\"" }.joined(separator: ", ")
        let more = sheet.others.count > 8 ? " and \(sheet.others.count - 8) more" : ""
        notes.append(
            InputNote(path: path, "the sheet \"\(sheet.name)\" is read, not \(others)\(more); --sheet chooses another"))
    }
    return (SourceText(checked: sheet.csv, path: path), notes)
}
