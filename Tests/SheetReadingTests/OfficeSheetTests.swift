import SheetReading
import SourceText
import TestSupport
import Testing

private func sheet(
    _ files: [(name: String, text: String)], named name: String? = nil, limit: Int = 1 << 24
) throws -> Sheet {
    try readSheet(ZipArchive.bytes(files), named: name, limit: limit)
}

private func csv(_ files: [(name: String, text: String)]) throws -> String {
    String(decoding: try sheet(files).csv, as: UTF8.self)
}

/// What an archive that cannot be read is refused with.
private func problem(_ files: [(name: String, text: String)], limit: Int = 1 << 24) -> String? {
    do {
        _ = try sheet(files, limit: limit)
        return nil
    } catch { return (error as? Problem)?.message }
}

@Suite struct OfficeSheetTests {
    @Test func textsAreSharedOrInTheirCells() throws {
        let strings =
            "<si><t>Plain</t></si><si><r><t xml:space=\"preserve\">Two </t></r><r><rPr><b/></rPr><t>runs</t></r></si><si><t>東京</t><rPh sb=\"0\" eb=\"2\"><t>トウキョウ</t></rPh></si><si><t>a_x000D_b_x005F_x</t></si>"
        let rows =
            "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c><c r=\"C1\" t=\"s\"><v>2</v></c><c r=\"D1\" t=\"s\"><v>3</v></c></row>"
            + "<row r=\"2\"><c r=\"A2\" t=\"inlineStr\"><is><r><t>In</t></r><r><t>line</t></r></is></c><c r=\"B2\" t=\"str\"><f>A1&amp;\"x\"</f><v>Plain \"x\", y</v></c></row>"
        #expect(
            try csv(ZipArchive.workbook(rows, strings: strings))
                == "Plain,Two runs,東京,a b_x\nInline,\"Plain \"\"x\"\", y\"\n")
    }

    // Excel shows day 46023 as 2026-01-01, and 46143 is 120 days later.
    @Test func numbersAreWhatTheirStylesShow() throws {
        let styles =
            "<numFmts><numFmt numFmtId=\"164\" formatCode=\"yyyy\\-mm\\-dd\\ hh:mm\"/><numFmt numFmtId=\"165\" formatCode=\"0.0&quot;days&quot;\"/><numFmt numFmtId=\"166\" formatCode=\"[Red]0.0%\"/></numFmts>"
            + "<cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"164\"/><xf numFmtId=\"165\"/><xf numFmtId=\"166\"/><xf numFmtId=\"14\"/></cellXfs>"
        func cell(_ style: Int, _ value: String, _ type: String = "n") -> String {
            "<c s=\"\(style)\" t=\"\(type)\"><v>\(value)</v></c>"
        }
        let rows =
            "<row>\(cell(0, "42"))\(cell(0, "0.1"))\(cell(0, "1.1000000000000001"))\(cell(0, "1E3"))\(cell(1, "46143.5"))\(cell(4, "46143"))\(cell(2, "3"))\(cell(3, "0.29"))\(cell(1, "0.25"))\(cell(0, "1", "b"))\(cell(0, "#N/A", "e"))</row>"
        let files = ZipArchive.workbook(rows, styles: styles)
        #expect(try csv(files) == "42,0.1,1.1,1000,2026-05-01 12:00:00,2026-05-01,3,29%,06:00:00,TRUE,#N/A\n")
        let mac = ZipArchive.workbook(
            "<row>\(cell(4, "0"))\(cell(4, "44681"))</row>", styles: styles, settings: "<workbookPr date1904=\"1\"/>")
        #expect(try csv(mac) == "1904-01-01,2026-05-01\n")
    }

    @Test func rowsAndCellsMayBeLeftOut() throws {
        let rows =
            "<row r=\"2\"><c r=\"C2\"><v>1</v></c><c r=\"E2\"/></row><row r=\"5\"><c r=\"A5\"><v>2</v></c></row><row r=\"9\"><c r=\"A9\"/></row>"
        #expect(try csv(ZipArchive.workbook(rows)) == "\n,,1\n\n\n2\n")
        #expect(try csv(ZipArchive.workbook("<row r=\"1\"><c r=\"XFD1\"><v>1</v></c></row>")).utf8.count == 16_385)
    }

    @Test func aSheetIsChosenByItsName() throws {
        var files = ZipArchive.workbook("<row><c><v>1</v></c></row>")
        files[0].text = files[0].text.replacingSheets(
            "<sheet name=\"Hidden\" state=\"hidden\" r:id=\"rId9\"/><sheet name=\"One\" r:id=\"rId1\"/><sheet name=\"Two &amp; more\" r:id=\"rId8\"/>"
        )
        files[1].text = files[1].text.replacingOccurrence(
            "<Relationships>",
            "<Relationships><Relationship Id=\"rId8\" Type=\"x/worksheet\" Target=\"../xl/./b.xml\"/>")
        files.append(("xl/b.xml", "<worksheet><sheetData><row><c><v>2</v></c></row></sheetData></worksheet>"))
        let first = try sheet(files)
        #expect(first.name == "One" && first.others == ["Hidden", "Two & more"] && first.csv == Array("1\n".utf8))
        #expect(try sheet(files, named: "two & MORE").csv == Array("2\n".utf8))
        let error = #expect(throws: Problem.self) { try sheet(files, named: "Three") }
        #expect(error?.hint == "the spreadsheet has \"Hidden\", \"One\", \"Two & more\"")
        #expect(throws: Problem.self) { try sheet(files, named: "Hidden") }
    }

    @Test(arguments: [
        ("<row><c t=\"s\"><v>3</v></c></row>", "shared text 3, and there are 1"),
        ("<row><c t=\"s\"><v>-1</v></c></row>", "shared text -1"),
        ("<row><c t=\"s\"><v>99999999999999999999</v></c></row>", "shared text 9999"),
        ("<row><c r=\"XFE1\"><v>1</v></c></row>", "the address \"XFE1\""),
        ("<row><c r=\"1\"><v>1</v></c></row>", "the address \"1\""),
        ("<row><c r=\"B1\"><v>1</v></c><c r=\"A1\"><v>1</v></c></row>", "expected rising columns"),
        ("<row r=\"3\"><c><v>1</v></c></row><row r=\"2\"><c><v>1</v></c></row>", "expected rising rows"),
        ("<row r=\"1048577\"><c><v>1</v></c></row>", "expected rising rows"),
        ("<row r=\"-9223372036854775808\"><c><v>1</v></c></row>", "expected rising rows"),
        ("<row r=\"0\"><c><v>1</v></c></row>", "expected rising rows"),
        ("<row><c><v>1</v></row>", "Opening and ending tag mismatch"),
        (String(repeating: "<a>", count: 1000), "depth"),
    ])
    func whatNoProgramWritesIsRefused(rows: String, message: String) throws {
        let found = problem(ZipArchive.workbook(rows, strings: "<si><t>a</t></si>"))
        #expect(found?.lowercased().contains(message.lowercased()) == true, "\(found ?? "it was read")")
    }

    @Test func allIsBounded() throws {
        let bytes = String(repeating: "x", count: 5000)
        let files = ZipArchive.workbook("<row><c t=\"str\"><v>\(bytes)</v></c></row>")
        #expect(problem(files, limit: 4000)?.contains("larger than what may be held in memory") == true)
        // A text that many cells share takes more room in the rows than in the archive.
        let cell = "<c t=\"s\"><v>0</v></c>"
        let shared = ZipArchive.workbook(
            "<row>\(String(repeating: cell, count: 100))</row>", strings: "<si><t>\(bytes)</t></si>")
        #expect(problem(shared, limit: 50_000)?.contains("the rows have more bytes") == true)
        // An archive that says its files are larger than they are, or has them locked.
        let liar = ZipArchive.bytes(files, size: 4_000_000_000)
        #expect(throws: Problem.self) { try readSheet(liar, named: nil, limit: 1 << 24) }
        let locked = ZipArchive.bytes(files, flags: 1)
        let error = #expect(throws: Problem.self) { try readSheet(locked, named: nil, limit: 1 << 24) }
        #expect(error?.message == "the spreadsheet is encrypted")
    }

    @Test(
        arguments: [
            ([], "no spreadsheet"), (Array("name,weight".utf8), "no spreadsheet"),
            ([0xD0, 0xCF, 0x11, 0xE0], "password"),
            (Array("PK\u{3}\u{4}".utf8), "cannot be read as an archive"),
            (Array("PK".utf8), "cannot be read as an archive"),
            (ZipArchive.bytes([]), "no workbook"), (ZipArchive.bytes([("word/document.xml", "<a/>")]), "no workbook"),
            (ZipArchive.bytes([("mimetype", "application/vnd.oasis.opendocument.text")]), "no spreadsheet"),
            (ZipArchive.bytes([("xl/workbook.xml", "<workbook/>")]), "no sheet"),
            (ZipArchive.bytes([("xl/workbook.xml", "<workbook>")]), "premature end"),
        ] as [([UInt8], String)])
    func whatIsNoSpreadsheetSaysWhatItIs(bytes: [UInt8], message: String) throws {
        let error = #expect(throws: Problem.self) { try readSheet(bytes, named: nil, limit: 1 << 24) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        #expect(error?.hint != nil)
    }

    // Of the bytes of a workbook some are changed: it is read, or refused.
    @Test(arguments: 0..<100)
    func brokenBytesAreReadOrRefused(seed: Int) throws {
        var generator = Seeded(seed)
        var bytes = ZipArchive.bytes(
            ZipArchive.workbook("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row>", strings: "<si><t>a</t></si>"))
        for _ in 0..<Int.random(in: 1...20, using: &generator) {
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        if seed % 4 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
        do { _ = try readSheet(bytes, named: nil, limit: 1 << 24) } catch { #expect(!error.message.isEmpty) }
    }
}

extension String {
    fileprivate func replacingOccurrence(_ part: String, _ other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return self[..<range.lowerBound] + other + self[range.upperBound...]
    }

    fileprivate func replacingSheets(_ sheets: String) -> String {
        guard let start = firstRange(of: "<sheets>"), let end = firstRange(of: "</sheets>") else { return self }
        return self[..<start.upperBound] + sheets + self[end.lowerBound...]
    }
}

@Suite struct OpenDocumentSheetTests {
    private func row(_ cells: String, _ attributes: String = "") -> String {
        "<table:table-row\(attributes)>\(cells)</table:table-row>"
    }

    private func text(_ text: String, _ attributes: String = "") -> String {
        "<table:table-cell office:value-type=\"string\"\(attributes)><text:p>\(text)</text:p></table:table-cell>"
    }

    private func table(_ rows: String, _ name: String = "A") -> String {
        "<table:table table:name=\"\(name)\">\(rows)</table:table>"
    }

    @Test func cellsSayTheirValues() throws {
        let values =
            "<table:table-cell office:value-type=\"float\" office:value=\"37.5\"><text:p>37,5</text:p></table:table-cell>"
            + "<table:table-cell office:value-type=\"percentage\" office:value=\"0.35\"><text:p>35 %</text:p></table:table-cell>"
            + "<table:table-cell office:value-type=\"date\" office:date-value=\"2026-05-01T12:00:00\"/>"
            + "<table:table-cell office:value-type=\"boolean\" office:boolean-value=\"true\"/>"
            + "<table:covered-table-cell/>"
            + "<table:table-cell office:value-type=\"string\"><office:annotation><text:p>a comment</text:p></office:annotation><text:p>two<text:s text:c=\"2\"/>and <text:span>three</text:span></text:p><text:p>four, five</text:p></table:table-cell>"
        #expect(
            try csv(ZipArchive.openDocument(table(row(values))))
                == "37.5,35%,2026-05-01 12:00:00,TRUE,,\"two  and three four, five\"\n")
    }

    @Test func cellsAndRowsMayStandForMany() throws {
        let empty = "<table:table-cell table:number-columns-repeated=\"16380\"/>"
        let rows =
            row(text("a", " table:number-columns-repeated=\"2\"") + empty)
            + row(empty, " table:number-rows-repeated=\"2\"")
            + "<table:table-header-rows>\(row(text("b"), " table:number-rows-repeated=\"3\""))</table:table-header-rows>"
            + row(empty, " table:number-rows-repeated=\"1048570\"")
        #expect(try csv(ZipArchive.openDocument(table(rows))) == "a,a\n\n\nb\nb\nb\n")
    }

    @Test func aSheetIsChosenByItsName() throws {
        let files = ZipArchive.openDocument(table(row(text("a"))) + table(row(text("b")), "B"))
        #expect(try sheet(files).csv == Array("a\n".utf8) && sheet(files).others == ["B"])
        #expect(try sheet(files, named: "B").csv == Array("b\n".utf8))
    }

    @Test func repetitionsAreBounded() throws {
        let million = row(
            text("abcdefghij", " table:number-columns-repeated=\"16384\""), " table:number-rows-repeated=\"1048576\"")
        #expect(problem(ZipArchive.openDocument(table(million)))?.contains("the rows have more bytes") == true)
        let twice = String(repeating: row(text("a"), " table:number-rows-repeated=\"1000000\""), count: 2)
        #expect(problem(ZipArchive.openDocument(table(twice)))?.contains("expected rising rows") == true)
        let wide = row(String(repeating: text("a", " table:number-columns-repeated=\"9000\""), count: 2))
        #expect(problem(ZipArchive.openDocument(table(wide)))?.contains("expected rising columns") == true)
        let huge = row(
            text("a", " table:number-columns-repeated=\"99999999999999999999\""), " table:number-rows-repeated=\"-5\"")
        #expect(try csv(ZipArchive.openDocument(table(huge))) == "a\n")
        var locked = ZipArchive.openDocument(table(row(text("a"))))
        locked.append(("META-INF/manifest.xml", "<manifest:encryption-data/>"))
        #expect(problem(locked) == "the spreadsheet is encrypted")
        #expect(
            problem([("mimetype", "application/vnd.oasis.opendocument.spreadsheet")])?.contains("no content.xml")
                == true)
    }
}
