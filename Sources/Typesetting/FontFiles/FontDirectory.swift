import SourceText

/// The list of tables at the beginning of a font, read to tell what is wrong with a file.
///
/// HarfBuzz takes a table that it cannot read for one that is absent, and says nothing.
struct FontDirectory {
    /// Where the tables are in the file; of two with the same name the first.
    let tables: [FontTag: Range<Int>]
    /// Which face of the file it is.
    let faceIndex: Int
    /// How many faces the file has: 1 unless it is a collection.
    let faceCount: Int

    /// - Throws: What the file is instead of a font, or what it lacks.
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
    /// Whether glyphs are outlines.
    var hasOutlines: Bool { has("glyf") && has("loca") || has("CFF ") || has("CFF2") }

    /// Whether glyphs are pictures, in one of the four ways that there are.
    var hasPictures: Bool { has("CBDT") && has("CBLC") || has("sbix") || has("SVG ") || has("EBDT") && has("EBLC") }

    private func has(_ tag: FontTag) -> Bool { tables[tag].map { !$0.isEmpty } ?? false }

    /// Holds the tables without which nothing can be measured against what HarfBuzz asks of them.
    /// - Throws: The first that is missing, too short, or holds a number that cannot be.
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
    /// The big-endian number at an offset, which the caller has found to be inside.
    func uint16(at offset: Int) -> Int { Int(self[offset]) << 8 | Int(self[offset + 1]) }

    /// The big-endian number at an offset, which the caller has found to be inside.
    func uint32(at offset: Int) -> Int { uint16(at: offset) << 16 | uint16(at: offset + 2) }

    /// The tag at an offset, which the caller has found to be inside.
    func tag(at offset: Int) -> FontTag { FontTag(value: UInt32(uint32(at: offset))) }
}
