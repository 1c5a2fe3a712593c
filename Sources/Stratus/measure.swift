import ByteWriting

/// The measures of texts as JSON lines: `{"text", "width", "ascent", "descent", "clusters", "exact"}`, in the unit of
/// `size`.
public func measurements(of texts: [String], in face: FontFace, size: Double) throws -> ValidatedMarkup {
    var output = ByteBuffer(reservingCapacity: texts.count * 96)
    for text in texts {
        let metrics = face.measure(text)
        output.append("{\"text\":")
        output.appendJSONString(text)
        output.append(",\"width\":")
        output.appendShortest(metrics.width * size)
        output.append(",\"ascent\":")
        output.appendShortest(metrics.ascent * size)
        output.append(",\"descent\":")
        output.appendShortest(metrics.descent * size)
        output.append(",\"clusters\":")
        output.appendInteger(metrics.clusterCount)
        output.append(metrics.isExact ? ",\"exact\":true}\n" : ",\"exact\":false}\n")
    }
    return try ValidatedMarkup.validate(json: output.bytes)
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
