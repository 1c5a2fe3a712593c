import ByteWriting

/// Writes tags as records for other programs: CSV, TSV, JSON and JSON Lines, with a column for each field that a tag
/// has.
struct TagRecordWriter {
    private let tags: [Tag]
    /// The fields other than name and weight that some tag has.
    private let fields: [TagField]
    /// Whether tags have the figures of a comparison.
    private let hasFigures: Bool

    init(_ tags: [Tag]) {
        self.tags = tags
        fields = [.link, .class, .group, .description].filter { field in
            tags.contains { Self.value(field, of: $0) != nil }
        }
        hasFigures = tags.contains { $0.attributes?.haveFigures == true }
    }

    private static func value(_ field: TagField, of tag: Tag) -> String? {
        switch field {
        case .name: tag.name
        case .weight: nil
        case .link: tag.link?.destination
        case .class: tag.attributes?.classes.isEmpty == false ? tag.attributes?.classes.joined(separator: " ") : nil
        case .group: tag.group
        case .description: tag.attributes?["description"]
        }
    }

    /// The tags as CSV (RFC 4180, but with line feeds), below a record of headings.
    func csv(separator: UInt8) -> [UInt8] {
        var output = ByteBuffer(reservingCapacity: tags.count * 24)
        func append(_ text: String, isFirst: Bool = false) {
            if !isFirst { output.append(separator) }
            let isPlain = !text.utf8.contains {
                $0 == separator || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
            }
            if isPlain { return output.appendVerbatim(text) }
            output.append("\"")
            for byte in text.utf8 {
                if byte == UInt8(ascii: "\"") { output.append(byte) }
                output.append(byte)
            }
            output.append("\"")
        }
        output.append("name")
        append("weight")
        for field in fields { append(field.rawValue) }
        if hasFigures { for key in TagAttributes.figureKeys { append(key) } }
        output.append("\n")
        for tag in tags {
            append(tag.name, isFirst: true)
            append(shortest(tag.weight))
            for field in fields { append(Self.value(field, of: tag) ?? "") }
            if hasFigures { for key in TagAttributes.figureKeys { append(tag.attributes?[key] ?? "") } }
            output.append("\n")
        }
        return output.bytes
    }

    /// The tags as one JSON array: `[{"name": "Swift", "weight": 42}, …]`.
    func json() -> [UInt8] {
        var json = JSONOutput(reservingCapacity: tags.count * 48)
        json.array(of: tags) { json, tag in
            json.breakLine()
            write(tag, to: &json)
        }
        json.endDocument()
        return json.buffer.bytes
    }

    /// The tags as JSON Lines, one object a line.
    func jsonLines() -> [UInt8] {
        var json = JSONOutput(reservingCapacity: tags.count * 48)
        for tag in tags {
            write(tag, to: &json)
            json.endDocument()
        }
        return json.buffer.bytes
    }

    private func write(_ tag: Tag, to json: inout JSONOutput) {
        json.object { json in
            json.string("name", tag.name)
            json.number("weight", tag.weight)
            for field in fields {
                guard let value = Self.value(field, of: tag) else { continue }
                json.name(field.rawValue)
                json.string(nil, value)
            }
            for key in TagAttributes.figureKeys {
                guard let value = tag.attributes?[key].flatMap(Double.init) else { continue }
                json.name(key)
                json.number(nil, value)
            }
        }
    }
}
