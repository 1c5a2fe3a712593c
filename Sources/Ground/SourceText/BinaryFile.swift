extension SourceText {
    /// Throws if an input is not text: PNG, ZIP and other files with a known signature, and any input with a NUL byte.
    ///
    /// - Parameters:
    ///   - offset: the number of bytes of the input before `bytes`.
    ///   - line: the 1-based line of the input in which `bytes` begin.
    ///   - before: the number of bytes of that line before `bytes`.
    /// - Throws: ``Problem`` that names the kind of file, or the position of the NUL.
    package static func refuseBinary(
        path: String, _ bytes: [UInt8], offset: Int = 0, line: Int = 1, before: Int = 0
    ) throws(Problem) {
        if offset == 0, let (kind, hint) = kind(of: bytes) {
            throw Problem(path: path, "the input is \(kind), expected text", hint: hint)
        }
        let place = bytes.offset(of: 0, in: 0..<bytes.count)
        guard place < bytes.count else { return }
        let lines = bytes[..<place].count { $0 == UInt8(ascii: "\n") }
        throw Problem(
            SourceText(checked: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, path: path), at: place..<place + 1,
            line: line + lines, before: before,
            "the character U+0000 at offset \(offset + place): this is a binary file, or UTF-16 without a mark",
            hint: "remove it; UTF-16 without a byte order mark is read with --encoding utf-16le or utf-16be")
    }

    private static func kind(of bytes: [UInt8]) -> (kind: String, hint: String)? {
        let kinds: [(signature: [UInt8], kind: String, hint: String)] = [
            ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", "name the list that the cloud is to be made of"),
            ([0xFF, 0xD8, 0xFF], "a JPEG picture", "name the list that the cloud is to be made of"),
            (Array("%PDF-".utf8), "a PDF file", "save its text as UTF-8"),
            (
                [0x50, 0x4B, 3, 4], "a ZIP archive, as those of spreadsheets and word processors are",
                "a spreadsheet is read with --from xlsx or --from ods; of others save the text as UTF-8"
            ),
            ([0x1F, 0x8B], "a gzip archive", "unpack it: gunzip -c FILE | stratus render -"),
            (Array("SQLite format 3".utf8), "a SQLite database", "export the table as CSV"),
        ]
        return kinds.first { bytes.starts(with: $0.signature) }.map { ($0.kind, $0.hint) }
    }
}
