import ByteWriting

/// The measures of texts as JSON lines: `{"text", "width", "ascent", "descent", "clusters", "exact"}`, in the unit of
/// `size`.
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
    return try ValidatedMarkup.validate(json: json.buffer.bytes)
}

extension SourceText {
    /// Reads a text from a file; `-` is standard input.
    public init(reading path: String) throws {
        try self.init(path: path == "-" ? "<standard input>" : path, bytes: try readInput(path))
    }

    /// The lines without their endings; a last line feed ends a line and begins none.
    public var lines: [String] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
