import ByteWriting
import MarkupValidation
import SourceText
import Typography

/// Measures texts, and returns JSON lines: `{"text", "width", "ascent", "descent", "clusters", "exact"}`, with lengths
/// in the unit of `size`.
public func measurements(of texts: [String], in face: FontFace, size: Double) throws -> ValidatedMarkup {
    var json = JSONOutput(reservingCapacity: texts.count * 96)
    for text in texts {
        let metrics = face.measure(text)
        json.object { json in
            json.string("text", text)
            json.number("width", metrics.width * size)
            json.number("ascent", metrics.ascent * size)
            json.number("descent", metrics.descent * size)
            json.integer("clusters", metrics.clusterCount)
            json.boolean("exact", metrics.isExact)
        }
        json.endDocument()
    }
    return try ValidatedMarkup.validate(jsonLines: json.buffer.bytes)
}

/// Measures every line of standard input, and writes the measurements of all lines that have arrived before it waits
/// for more.
///
/// - Throws: ``Problem`` at a line that is not UTF-8, after the measurements of the lines before it are written.
public func measureStandardInput(in face: FontFace, size: Double) throws {
    // The bytes and lines that have been answered, so that messages name the right place.
    var (offset, line) = (0, 1)
    try forEachBlockOfLines(0, path: "<standard input>") { block, _ in
        try answer(block)
        return block.count
    }

    func answer(_ bytes: [UInt8]) throws {
        do {
            let source = try SourceText(path: "<standard input>", bytes: bytes, offset: offset, line: line)
            let lines = source.lines
            try measurements(of: lines, in: face, size: size).writeToStandardOutput()
            offset += bytes.count
            line += lines.count
        } catch let error as Problem {
            // The lines before the bad one are answered first.
            var good = bytes[...]
            for _ in line..<max(line, error.line ?? line) {
                good = good[(good.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? good.endIndex)...]
            }
            if good.startIndex > 0 { try answer(Array(bytes[..<good.startIndex])) }
            throw error
        }
    }
}

extension SourceText {
    /// The lines without their endings; a last line feed ends a line and begins none.
    var lines: [String] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
        }
        if bytes.isEmpty || bytes.last == UInt8(ascii: "\n") { lines.removeLast() }
        return lines
    }
}
