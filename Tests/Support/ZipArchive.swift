/// A ZIP archive of files as they are, not packed: what readers of spreadsheets are given by tests.
public enum ZipArchive {
    /// - Parameters:
    ///   - files: names and contents.
    ///   - flags: of each entry; 1 says that it is encrypted.
    ///   - size: what the directory says of the sizes; nil for the truth.
    public static func bytes(_ files: [(name: String, text: String)], flags: UInt16 = 0, size: UInt32? = nil) -> [UInt8]
    {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        func little(_ value: some FixedWidthInteger) -> [UInt8] {
            (0..<(value.bitWidth / 8)).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        for (name, text) in files {
            let content = Array(text.utf8)
            let start = UInt32(archive.count)
            let length = size ?? UInt32(content.count)
            let common =
                little(UInt16(20)) + little(flags) + little(UInt16(0)) + little(UInt32(0x5C21_0000))
                + little(checksum(content)) + little(length) + little(length) + little(UInt16(name.utf8.count))
                + little(UInt16(0))
            archive += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + content
            directory +=
                [0x50, 0x4B, 1, 2] + little(UInt16(20)) + common + little(UInt16(0)) + little(UInt16(0))
                + little(UInt16(0)) + little(UInt32(0)) + little(start) + Array(name.utf8)
        }
        let start = UInt32(archive.count)
        let count = UInt16(files.count)
        return archive + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + little(count) + little(count)
            + little(UInt32(directory.count)) + little(start) + little(UInt16(0))
    }

    /// CRC-32 as ZIP has it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~sum
    }

    /// A workbook of Office Open XML with one sheet.
    ///
    /// - Parameters:
    ///   - rows: what stands in `sheetData`.
    ///   - strings: what stands in `sst`.
    ///   - styles: what stands in `styleSheet`.
    public static func workbook(
        _ rows: String, strings: String = "", styles: String = "", settings: String = ""
    )
        -> [(name: String, text: String)]
    {
        let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
        let parts = [
            ("rId1", "worksheet", "worksheets/sheet1.xml"), ("rId2", "sharedStrings", "sharedStrings.xml"),
            ("rId3", "styles", "/xl/styles.xml"),
        ]
        let relations = parts.map { "<Relationship Id=\"\($0.0)\" Type=\"\(types)/\($0.1)\" Target=\"\($0.2)\"/>" }
            .joined()
        return [
            (
                "xl/workbook.xml",
                "<workbook xmlns:r=\"\(types)\">\(settings)<sheets><sheet name=\"One\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
            ),
            ("xl/_rels/workbook.xml.rels", "<Relationships>\(relations)</Relationships>"),
            ("xl/sharedStrings.xml", "<sst>\(strings)</sst>"), ("xl/styles.xml", "<styleSheet>\(styles)</styleSheet>"),
            ("xl/worksheets/sheet1.xml", "<worksheet><sheetData>\(rows)</sheetData></worksheet>"),
        ]
    }

    /// A spreadsheet of OpenDocument.
    ///
    /// - Parameter tables: what stands in `office:spreadsheet`.
    public static func openDocument(_ tables: String) -> [(name: String, text: String)] {
        let spaces = ["office", "table", "text"].map {
            " xmlns:\($0)=\"urn:oasis:names:tc:opendocument:xmlns:\($0):1.0\""
        }
        return [
            ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
            (
                "content.xml",
                "<office:document-content\(spaces.joined())><office:body><office:spreadsheet>\(tables)</office:spreadsheet></office:body></office:document-content>"
            ),
        ]
    }
}
