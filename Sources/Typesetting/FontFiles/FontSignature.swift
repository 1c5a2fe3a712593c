import SourceText

/// A check of the kind of a file by its first bytes.
enum FontSignature {
    /// The tags with which a face begins: TrueType outlines, the same on old Macs, and CFF outlines.
    static let faces: [FontTag] = [FontTag(value: 0x0001_0000), "true", "OTTO"]

    /// Checks that a file may be a font, and has at least the 12 bytes of its header.
    ///
    /// - Throws: a problem that names the kind of a file that is no font, or a font that we do not read.
    static func check(_ bytes: Span<UInt8>) throws(Problem) {
        guard !bytes.isEmpty else {
            throw Problem("the file is empty", hint: expected)
        }
        guard bytes.count <= FontFile.maximumSize else {
            throw Problem(
                "the file has \(bytes.count) bytes; a font may have up to \(FontFile.maximumSize)",
                hint: "take a single face out of the collection, or a subset of the font")
        }
        guard bytes.count >= 4 else { throw Problem("not a font: \(bytes.count) bytes only", hint: expected) }
        let tag = bytes.tag(at: 0)
        if faces.contains(tag) || tag == "ttcf" {
            guard bytes.count >= 12 else { throw .truncated("its header") }
            return
        }
        if tag == "wOFF" || tag == "wOF2" {
            let isFirst = tag == "wOFF"
            throw Problem(
                "a font compressed as \(isFirst ? "WOFF" : "WOFF2"), which stratus does not read",
                hint: "decompress it to .ttf first, e.g. with \(isFirst ? "woff2sfnt" : "woff2_decompress")")
        }
        if let kind = kind(of: bytes, tag) {
            throw Problem("not a TrueType or OpenType font but \(kind)", hint: expected)
        }
        throw Problem("not a TrueType or OpenType font", hint: expected)
    }

    private static let expected = "give the path of a .ttf, .otf, .ttc or .otc file"

    private static func kind(of bytes: Span<UInt8>, _ tag: FontTag) -> String? {
        switch tag.value {
        case 0x8950_4E47: return "a PNG image"
        case 0x504B_0304: return "a ZIP archive"
        case 0xFFD8_FFE0...0xFFD8_FFFF: return "a JPEG image"
        case 0x2550_4446: return "a PDF document"
        case 0x1F8B_0000...0x1F8B_FFFF: return "a file compressed by gzip"
        case 0x2521_0000...0x2521_FFFF, 0x8001_0000...0x8001_FFFF: return "a PostScript Type 1 font"
        default: break
        }
        if bytes.count > 35, bytes[34] == 0x4C, bytes[35] == 0x50 { return "an Embedded OpenType font (.eot)" }
        return textKind(of: bytes)
    }

    /// Returns the kind of a text, or nil for other bytes. Servers send markup in place of a missing font.
    private static func textKind(of bytes: Span<UInt8>) -> String? {
        let sample = bytes.extracting(first: 512)
        var isFirst = true
        var kind = "a text"
        for index in sample.indices {
            switch sample[index] {
            case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: continue
            case UInt8(ascii: "<") where isFirst: kind = "markup (HTML, XML or SVG)"
            case 0..<0x20, 0x7F...: return nil
            default: break
            }
            isFirst = false
        }
        return kind
    }
}

extension Problem {
    /// The problem of a file that ends before one of its parts does.
    static func truncated(_ part: String) -> Problem {
        Problem("the font is cut off within \(part)", hint: "copy or download the file again, and whole")
    }

    /// The problem of a file that holds something impossible.
    static func damaged(_ problem: String) -> Problem {
        Problem(problem, hint: "the file is damaged, or a part of a font only; take the whole .ttf or .otf")
    }

    /// The problem of an index beyond the faces of a file.
    static func noSuchFace(_ index: Int, of count: Int) -> Problem {
        count == 1
            ? Problem("face \(index) of a file that has only one", hint: "leave the index out, or write 0")
            : Problem("face \(index) of a collection that has \(count)", hint: "take one from 0 to \(count - 1)")
    }
}
