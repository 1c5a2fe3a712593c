import MarkupReading
import SourceText

/// A workbook in Office Open XML: its parts, the texts that its cells share, and its number formats.
struct OfficeWorkbook {
    private let archive: Archive
    private let folder: String
    private let relations: OfficeRelations
    private let contents: WorkbookContents

    init(_ archive: Archive) throws(Problem) {
        self.archive = archive
        let root = OfficeRelations()
        if let bytes = try archive.file("_rels/.rels") { try readPart(bytes, "_rels/.rels", into: root) }
        let path = root.target(ofType: "/officeDocument", from: "") ?? "xl/workbook.xml"
        guard let bytes = try archive.file(path), path.contains("workbook") || !path.contains("document") else {
            throw Problem(
                "this archive is no spreadsheet: it has no workbook",
                hint: "expected .xlsx or .ods; of a text document save the text")
        }
        guard !path.hasSuffix(".bin") else {
            throw Problem("this is a binary workbook (.xlsb)", hint: "save it as .xlsx, or export the sheet as CSV")
        }
        folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        contents = WorkbookContents()
        try readPart(bytes, path, into: contents)
        relations = OfficeRelations()
        let name = path.split(separator: "/").last ?? ""
        let relationsPath = (folder.isEmpty ? "" : folder + "/") + "_rels/\(name).rels"
        if let bytes = try archive.file(relationsPath) { try readPart(bytes, relationsPath, into: relations) }
    }

    /// Reads the sheet of a name, or the first visible one.
    func sheet(named name: String?, limit: Int) throws(Problem) -> Sheet {
        let names = contents.sheets.map(\.name)
        let visible = contents.sheets.firstIndex { !$0.isHidden } ?? 0
        let chosen = try chosenSheet(names, named: name, first: visible)
        guard let path = relations.target(ofID: contents.sheets[chosen].id, from: folder),
            let bytes = try archive.file(path)
        else {
            throw Problem("the sheet \"\(names[chosen])\" is not in the spreadsheet", hint: "save the spreadsheet anew")
        }
        let strings = SharedStrings()
        if let path = relations.target(ofType: "/sharedStrings", from: folder), let bytes = try archive.file(path) {
            try readPart(bytes, path, into: strings)
        }
        let styles = OfficeStyles()
        if let path = relations.target(ofType: "/styles", from: folder), let bytes = try archive.file(path) {
            try readPart(bytes, path, into: styles)
        }
        let cells = OfficeCells(strings, styles, startsIn1904: contents.startsIn1904, limit: limit)
        try readPart(bytes, path, into: cells)
        return Sheet(
            name: names[chosen], csv: cells.rows.csv,
            others: names.indices.filter { $0 != chosen }.map { names[$0] })
    }
}

/// The relationships of a part to other parts, from its `_rels/….rels`.
private final class OfficeRelations: XMLElementHandler {
    private var relations: [(id: String, type: String, target: String)] = []

    func start(_ name: String, _ attribute: (StaticString) -> String?) {
        guard name == "Relationship", let target = attribute("Target") else { return }
        relations.append((attribute("Id") ?? "", attribute("Type") ?? "", target))
    }

    func target(ofID id: String, from folder: String) -> String? {
        relations.first { $0.id == id }.map { Self.path($0.target, from: folder) }
    }

    /// - Parameter type: the end of the relationship's type, since strict workbooks have another prefix.
    func target(ofType type: String, from folder: String) -> String? {
        relations.first { $0.type.hasSuffix(type) }.map { Self.path($0.target, from: folder) }
    }

    private static func path(_ target: String, from folder: String) -> String {
        var parts = target.hasPrefix("/") ? [] : folder.split(separator: "/")
        for part in target.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}

/// Reads the list of sheets of a workbook.
private final class WorkbookContents: XMLElementHandler {
    private(set) var sheets: [(name: String, id: String, isHidden: Bool)] = []
    private(set) var startsIn1904 = false

    func start(_ name: String, _ attribute: (StaticString) -> String?) {
        if name == "sheet" {
            sheets.append(
                (attribute("name") ?? "", attribute("id") ?? "", attribute("state")?.contains("idden") ?? false))
        } else if name == "workbookPr" {
            startsIn1904 = ["1", "true"].contains(attribute("date1904"))
        }
    }
}

/// The shared texts, to which cells refer by index. The runs of a text are joined; phonetic readings are left out.
final class SharedStrings: XMLElementHandler {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    private var isText = false
    private var readings = 0

    var count: Int { ends.count }

    func string(_ index: Int) -> [UInt8] {
        officeText(bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]])
    }

    func start(_ name: String, _ attribute: (StaticString) -> String?) {
        switch name {
        case "t": isText = readings == 0
        case "rPh": readings += 1
        default: break
        }
    }

    func end(_ name: String) {
        switch name {
        case "t": isText = false
        case "rPh": readings -= 1
        case "si": ends.append(bytes.count)
        default: break
        }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) { if isText { bytes.append(contentsOf: piece) } }
}

/// Returns the text with escapes such as `_x000D_` resolved, in which Office writes characters that XML cannot
/// hold; control characters become spaces.
func officeText(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "_")) else { return Array(text) }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
        let escape = text[index...].prefix(7)
        if escape.count == 7, escape.starts(with: "_x".utf8), escape.last == UInt8(ascii: "_"),
            let value = UInt32(String(decoding: escape.dropFirst(2).dropLast(), as: UTF8.self), radix: 16)
        {
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            result += scalar.value < 0x20 ? [0x20] : Array(String(Character(scalar)).utf8)
            index += 7
        } else {
            result.append(text[index])
            index += 1
        }
    }
    return result
}
