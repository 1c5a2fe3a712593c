import SourceText

/// A reader of JSON that makes ``MetadataValue``s, for front matter and data files. Numbers and booleans keep the text
/// of the source.
package struct JSONMetadata {
    private var json: JSONScanner
    private let bytes: [UInt8]

    /// Returns the fields of the JSON object in a range of the bytes, in the order of the source.
    ///
    /// - Throws: ``Problem`` if the range does not hold one valid JSON object.
    package static func entries(_ bytes: [UInt8], _ block: Range<Int>) throws(Problem) -> [MetadataEntry] {
        let value = try value(bytes, block, hint: hint)
        guard case .table(let entries) = value.content else {
            throw Problem("the front matter is no JSON object", hint: hint, at: value.offset..<value.offset)
        }
        return entries
    }

    /// Returns the single JSON value in a range of the bytes.
    ///
    /// - Parameter hint: the advice in a problem that is thrown.
    /// - Throws: ``Problem`` for invalid JSON, a key that is repeated in an object, and values nested too deeply.
    package static func value(
        _ bytes: [UInt8], _ block: Range<Int>, hint: String
    ) throws(Problem) -> MetadataValue {
        var reader = JSONMetadata(json: JSONScanner(bytes, in: block, hint: hint), bytes: bytes)
        let value = try reader.value(depth: 1)
        guard reader.json.isAtEnd() else {
            throw Problem(
                "the JSON goes on after the object", hint: "the front matter is one object",
                at: reader.json.offset..<reader.json.offset)
        }
        return value
    }

    private static let hint = "front matter in JSON is an object: {\"tags\": [\"clouds\"]}"

    private mutating func value(depth: Int) throws(Problem) -> MetadataValue {
        let kind = try json.kind()
        let start = json.offset
        guard depth <= MetadataValue.deepest else {
            throw Problem(
                "the front matter is nested in more than \(MetadataValue.deepest) levels",
                hint: "tags need one level, or two", at: start..<start)
        }
        switch kind {
        case .object: return MetadataValue(.table(try table(depth: depth)), at: start)
        case .array:
            var values: [MetadataValue] = []
            try json.beginArray()
            while try json.nextElement() {
                values.append(try value(depth: depth + 1))
            }
            return MetadataValue(.list(values), at: start)
        case .string:
            return MetadataValue(.scalar(try json.string()), at: start)
        case .null:
            try json.null()
            return MetadataValue(.null, at: start)
        case .number, .boolean:
            try json.skipValue()
            return MetadataValue(.scalar(String(decoding: bytes[start..<json.offset], as: UTF8.self)), at: start)
        }
    }

    private mutating func table(depth: Int) throws(Problem) -> [MetadataEntry] {
        var entries: [MetadataEntry] = []
        var keys = Set<String>()
        try json.beginObject()
        while let key = try json.nextKey() {
            let value = try value(depth: depth + 1)
            guard keys.insert(key).inserted else {
                throw Problem(
                    "the front matter names \"\(key)\" twice", hint: "write each key once",
                    at: value.offset..<value.offset)
            }
            entries.append(MetadataEntry(key, value))
        }
        return entries
    }
}
