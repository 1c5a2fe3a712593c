import SourceText

/// A reader of JSON that makes ``MetadataValue``s, for front matter and data files. Numbers and booleans keep the text
/// of the source.
package struct JSONMetadata {
    private var json: JSONScanner
    private let bytes: [UInt8]
    private var repeated: RepeatedKeys

    /// Returns the fields of the JSON object in the front matter of a post, in which the last value of a repeated key
    /// counts.
    ///
    /// - Returns: the fields, and the first 20 occurrences of keys that were there before.
    /// - Throws: ``Problem`` if the range does not hold one valid JSON object.
    package static func lenientEntries(
        _ bytes: [UInt8], _ block: Range<Int>
    ) throws(Problem) -> (entries: [MetadataEntry], repeated: [RepeatedKey]) {
        var keys = RepeatedKeys(areAllowed: true)
        let value = try value(bytes, block, hint: hint, &keys)
        guard case .table(let entries) = value.content else {
            throw Problem("the front matter is no JSON object", hint: hint, at: value.offset..<value.offset)
        }
        return (entries, keys.found)
    }

    /// Returns the single JSON value in a range of the bytes.
    ///
    /// - Parameter hint: the advice in a problem that is thrown.
    /// - Throws: ``Problem`` for invalid JSON, a key that is repeated in an object, and values nested too deeply.
    package static func value(
        _ bytes: [UInt8], _ block: Range<Int>, hint: String
    ) throws(Problem) -> MetadataValue {
        var keys = RepeatedKeys(areAllowed: false)
        return try value(bytes, block, hint: hint, &keys)
    }

    private static func value(
        _ bytes: [UInt8], _ block: Range<Int>, hint: String, _ keys: inout RepeatedKeys
    ) throws(Problem) -> MetadataValue {
        var reader = JSONMetadata(json: JSONScanner(bytes, in: block, hint: hint), bytes: bytes, repeated: keys)
        defer { keys = reader.repeated }
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
        var keys = KeyPlaces()
        try json.beginObject()
        while let key = try json.nextKey() {
            let value = try value(depth: depth + 1)
            guard let earlier = keys.insert(key, at: entries.count) else {
                entries.append(MetadataEntry(key, value))
                continue
            }
            guard repeated.areAllowed else {
                throw Problem(
                    "the front matter names \"\(key)\" twice", hint: "write each key once",
                    at: value.offset..<value.offset)
            }
            repeated.note(key, at: value.offset)
            entries[earlier] = MetadataEntry(key, value)
        }
        return entries
    }
}
