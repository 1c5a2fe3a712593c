import SourceText

/// The list of tables at the beginning of a font, which is read to find out why a file cannot be used.
///
/// HarfBuzz treats a table that it cannot read as absent, and reports no error.
struct FontDirectory {
    /// The byte range of each table in the file; the first one counts if two have the same name.
    let tables: [FontTag: Range<Int>]
    /// The index of the face in the file, from 0.
    let faceIndex: Int
    /// The number of faces in the file: 1 unless it is a collection.
    let faceCount: Int

    /// Reads the list of tables of a face.
    ///
    /// - Throws: a problem that names the kind of a file that is no font, or the part that a font lacks.
    init(bytes: Span<UInt8>, collectionIndex: Int?) throws(Problem) {
        try FontSignature.check(bytes)
        var start = 0
        if bytes.tag(at: 0) == "ttcf" {
            faceCount = bytes.uint32(at: 8)
            guard 1...Self.maximumFaceCount ~= faceCount else {
                throw .damaged("a collection of \(faceCount) faces; expected 1 to \(Self.maximumFaceCount)")
            }
            guard 12 + 4 * faceCount <= bytes.count else { throw .truncated("the list of its faces") }
            faceIndex = collectionIndex ?? 0
            guard 0..<faceCount ~= faceIndex else { throw .noSuchFace(faceIndex, of: faceCount) }
            start = bytes.uint32(at: 12 + 4 * faceIndex)
            guard start + 12 <= bytes.count else { throw .truncated("face \(faceIndex)") }
            guard FontSignature.faces.contains(bytes.tag(at: start)) else {
                throw .damaged("face \(faceIndex) of the collection does not begin as a font does")
            }
        } else {
            faceCount = 1
            faceIndex = collectionIndex ?? 0
            guard faceIndex == 0 else { throw .noSuchFace(faceIndex, of: 1) }
        }
        tables = try Self.tables(in: bytes, at: start)
    }

    private static let maximumFaceCount = 1024

    private static func tables(in bytes: Span<UInt8>, at start: Int) throws(Problem) -> [FontTag: Range<Int>] {
        let count = bytes.uint16(at: start + 4)
        guard count > 0 else { throw .damaged("the font has no tables") }
        guard start + 12 + 16 * count <= bytes.count else { throw .truncated("the list of its \(count) tables") }
        var tables: [FontTag: Range<Int>] = [:]
        for index in 0..<count {
            let record = start + 12 + 16 * index
            let tag = bytes.tag(at: record)
            let offset = bytes.uint32(at: record + 8)
            let end = offset + bytes.uint32(at: record + 12)
            guard end <= bytes.count else {
                throw .truncated("table '\(tag)', which ends at byte \(end) of \(bytes.count)")
            }
            if tables[tag] == nil { tables[tag] = offset..<end }
        }
        return tables
    }
}

extension FontDirectory {
    /// Whether the font has glyphs that are outlines.
    var hasOutlines: Bool { has("glyf") && has("loca") || has("CFF ") || has("CFF2") }

    /// Whether the font has glyphs that are pictures, in one of the four formats for them.
    var hasPictures: Bool { has("CBDT") && has("CBLC") || has("sbix") || has("SVG ") || has("EBDT") && has("EBLC") }

    private func has(_ tag: FontTag) -> Bool { tables[tag].map { !$0.isEmpty } ?? false }

    /// Checks that the tables needed for measuring have what HarfBuzz requires of them.
    ///
    /// - Throws: a problem with the first table that is missing, too short, or holds an impossible number.
    func checkTables(in bytes: Span<UInt8>) throws(Problem) {
        let head = try table("head", atLeast: 54)
        let unitsPerEm = bytes.uint16(at: head.lowerBound + 18)
        guard 16...16384 ~= unitsPerEm else {
            throw .damaged("the font has \(unitsPerEm) units in an em; expected 16 to 16384")
        }
        let maxp = try table("maxp", atLeast: 6)
        guard bytes.uint16(at: maxp.lowerBound + 4) > 0 else { throw .damaged("the font has no glyphs") }
        let hhea = try table("hhea", atLeast: 36)
        let metricCount = bytes.uint16(at: hhea.lowerBound + 34)
        guard metricCount > 0 else { throw .damaged("the font has no advances") }
        _ = try table("hmtx", atLeast: 4 * metricCount)
        _ = try table("cmap", atLeast: 4)
        guard hasOutlines || hasPictures else {
            throw Problem(
                "the font has no glyphs: neither outlines (glyf, CFF, CFF2) nor pictures (CBDT, sbix, SVG)",
                hint: "the file may be a part of a font only; take the whole .ttf or .otf")
        }
    }

    private func table(_ tag: FontTag, atLeast length: Int) throws(Problem) -> Range<Int> {
        guard let range = tables[tag] else { throw .damaged("the font has no table '\(tag)'") }
        guard range.count >= length else {
            throw .damaged("table '\(tag)' has \(range.count) bytes; expected at least \(length)")
        }
        return range
    }
}

extension Span<UInt8> {
    /// Returns the big-endian number at an offset, which must be in bounds.
    func uint16(at offset: Int) -> Int { Int(self[offset]) << 8 | Int(self[offset + 1]) }

    /// Returns the big-endian number at an offset, which must be in bounds.
    func uint32(at offset: Int) -> Int { uint16(at: offset) << 16 | uint16(at: offset + 2) }

    /// Returns the tag at an offset, which must be in bounds.
    func tag(at offset: Int) -> FontTag { FontTag(value: UInt32(uint32(at: offset))) }
}
