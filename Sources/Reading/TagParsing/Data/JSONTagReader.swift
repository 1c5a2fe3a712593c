import DataReading
import SourceText

/// Reads tags from JSON, value by value: a name, a pair of name and weight, or an object with the fields of a tag.
/// Names are text, not Markdown.
struct JSONTagReader {
    static let hint = "a tag is \"name\", [\"name\", 3] or {\"name\": \"name\", \"weight\": 3}"

    private(set) var tags = TagTable()
    /// The keys of objects that are not read, in the order in which they were found.
    private(set) var unread: [String] = []
    private(set) var hasWeights = false
    /// Numbers the keys; ``fields`` has the field of each number, or nil.
    private var keys = ByteInterner()
    private var fields: [TagField?] = []
    var nameless = NamelessItems()
    /// The fields that the user chose; nil finds them by known keys.
    let columns: ColumnPaths?
    /// The chosen fields that any item has, and the errors of others that an item lacks.
    var matched: UInt8 = 0
    var missing: [TagField: Problem] = [:]
    /// The key whose numbers are read as the weights, and the one whose texts are read as the names.
    var guessed: (weight: String?, name: String?) = (nil, nil)
    /// How many keys are remembered; others are looked up each time, and so are those of more than 64 bytes.
    private static let mostKeys = 1000

    init(_ choice: ColumnChoice? = nil) { columns = choice.map { ColumnPaths($0) } }

    mutating func reserveCapacity(forBytes count: Int) { tags.reserveCapacity(forBytes: count) }

    /// Reads one element of an array, or one line.
    mutating func readElement(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) {
        let start = json.offset
        switch try json.kind() {
        case .string:
            try add(try string(&json, source), weight: 1, source)
        case .array:
            if let columns, columns.readLists { return try readItem(&json, source, columns) }
            try json.beginArray()
            guard try json.nextElement() else { throw pairProblem(start, json) }
            let name = try string(&json, source)
            guard try json.nextElement() else { throw pairProblem(start, json) }
            let weight = try weight(&json, source)
            guard try !json.nextElement() else { throw pairProblem(start, json) }
            try add(name, weight: weight, source)
        case .object:
            if let columns { return try readItem(&json, source, columns) }
            try readObject(&json, source)
        case .number, .boolean, .null:
            try json.skipValue()
            throw Problem(
                "\"\(json.excerpt(from: start).trimmingSpaces)\" is no tag",
                hint: "a tag is \"name\", [\"name\", 3] or {\"name\": \"name\", \"weight\": 3}", at: start..<json.offset
            )
        }
    }

    /// Reads the value of a key as the weight of the tag that the key names.
    mutating func readCount(
        _ key: (range: Range<Int>, text: String?), _ json: inout JSONScanner, _ source: SourceText
    ) throws(Problem) {
        let weight = try weight(&json, source)
        try add(cell(key, source), weight: weight, source)
    }

    // MARK: - Objects

    private mutating func readObject(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) {
        let start = json.offset
        try json.beginObject()
        var record = TagRecord(name: .init(text: "", range: start..<start))
        var seen: UInt8 = 0
        var nameRange: Range<Int>?
        var others = OtherFields()
        while let key = try json.nextKeyBytes() {
            guard let field = field(of: key, source) else {
                try readOther(key, &json, source, &others)
                continue
            }
            guard seen & field.bit == 0 else {
                throw Problem(
                    "a second value for the \(field.rawValue)",
                    hint: field == .weight || field == .name
                        ? "say which key is meant, such as --columns \(field == .weight ? "name=name,weight" : "name")=\(readable(key.text ?? source.string(key.range), atMost: 40))"
                        : "a tag has one", at: key.range)
            }
            seen |= field.bit
            if field == .weight {
                record.weight = try weight(&json, source)
            } else if field == .name {
                if try json.kind() == .null {
                    try json.null()
                    seen &= ~field.bit
                    continue
                }
                let name = try string(&json, source)
                if name.text.isEmpty { nameRange = name.range }
                record.name = name.cell
            } else if let cell = try optionalText(&json, source) {
                record.set(field, cell)
            }
        }
        if seen == 0, others.isOnePair, let (key, number) = others.numbers.first {
            if unread.last == key.text { unread.removeLast() }
            var scanner = JSONScanner(source.bytes, in: number, hint: Self.hint)
            return try add(.init(range: key.range, text: key.text ?? ""), weight: weight(&scanner, source), source)
        }
        if seen & TagField.weight.bit == 0, let number = try guessedWeight(others, start..<json.offset) {
            var scanner = JSONScanner(source.bytes, in: number, hint: Self.hint)
            record.weight = try weight(&scanner, source)
        }
        if seen & TagField.name.bit == 0, let name = try guessedName(others, start..<json.offset, source) {
            if name.text.isEmpty { nameRange = name.range }
            record.name = name.cell
            seen |= TagField.name.bit
        }
        guard seen & TagField.name.bit != 0 else {
            throw Problem(
                "the object has no name",
                hint: "a tag is {\"name\": \"Swift\", \"weight\": 42}; \"tag\" and \"text\" serve as well",
                at: start..<json.offset
            ).counted(as: NamelessItems.words)
        }
        try add(record, nameRange: nameRange, source)
    }

    /// Adds the tag of a record.
    ///
    /// - Parameter nameRange: the range of a name whose text is not in the record yet.
    mutating func add(_ record: TagRecord, nameRange: Range<Int>?, _ source: SourceText) throws(Problem) {
        var record = record
        let isPlain = record.link == nil && record.classes == nil && record.group == nil && record.description == nil
        if isPlain, let nameRange {
            try add(.init(range: nameRange, text: ""), weight: record.weight, source)
        } else {
            if let nameRange { record.name = .init(text: source.string(nameRange), range: nameRange) }
            let weight = record.weight
            let context = context(of: record)
            let name = Array(record.name.text.utf8)
            let number = tags.number(of: name.span, 0..<name.count, context: context)
            if !tags.add(weight, to: number) {
                tags.insert(try record.tag(group: nil), weight: weight, as: number)
            }
        }
    }

    /// The notes on the keys that are not read, and on those that were guessed.
    func notes(_ path: String) -> [InputNote] {
        var notes = unreadNotes(
            unread.filter { $0 != guessed.weight && $0 != guessed.name }, path: path, kind: "field",
            isDoubtful: !hasWeights)
        if let name = guessed.name {
            notes.append(InputNote(path: path, "the names are those of the field \"\(name)\""))
        }
        if let weight = guessed.weight {
            notes.append(InputNote(path: path, "the weights are those of the field \"\(weight)\""))
        }
        return notes
    }

    private mutating func context(of record: TagRecord) -> Int32 {
        // Records have a context of their own, apart from names alone, which are in none.
        var context: Int32 = tags.context([0].span, 0..<1)
        for cell in [record.link, record.classes, record.group, record.description] {
            let bytes = Array((cell?.text ?? "").utf8)
            context = tags.context(bytes.span, 0..<bytes.count, in: context)
        }
        return context
    }

    private mutating func field(of key: (range: Range<Int>, text: String?), _ source: SourceText) -> TagField? {
        if key.text == nil, key.range.count <= 64, keys.count < Self.mostKeys {
            let (number, isNew) = keys.index(of: source.bytes.span, key.range, context: 0)
            if isNew {
                let name = source.string(key.range)
                fields.append(TagField(heading: name))
                if fields[number] == nil { unread.append(name) }
            }
            return fields[number]
        }
        return TagField(heading: key.text ?? source.string(key.range))
    }

    /// Notes a key of an item that no chosen path begins with.
    mutating func noteUnread(_ key: (range: Range<Int>, text: String?), _ source: SourceText) {
        guard key.text == nil, key.range.count <= 64, keys.count < Self.mostKeys else { return }
        guard keys.index(of: source.bytes.span, key.range, context: 0).isNew else { return }
        fields.append(nil)
        unread.append(source.string(key.range))
    }

    // MARK: - Values

    /// A text in JSON: only its range is kept if it has no escapes.
    struct Text {
        let range: Range<Int>
        /// The text; empty if the bytes of the range are the text.
        let text: String

        var cell: TagRecord.Cell { .init(text: text, range: range) }
    }

    private mutating func add(_ name: Text, weight: Double, _ source: SourceText) throws(Problem) {
        // An escaped name is other bytes than the same one without escapes: one more tag, which merges later.
        let number = tags.number(of: source.bytes.span, name.range, context: 0)
        if tags.add(weight, to: number) { return }
        if name.text.isEmpty, PlainItem.isPlainName(source.bytes.span, name.range) {
            tags.insert(Tag(plainName: source.string(name.range), details: nil), weight: weight, as: number)
            return
        }
        let record = TagRecord(
            name: .init(text: name.text.isEmpty ? source.string(name.range) : name.text, range: name.range))
        tags.insert(try record.tag(group: nil), weight: weight, as: number)
    }

    private func cell(_ key: (range: Range<Int>, text: String?), _ source: SourceText) -> Text {
        Text(range: key.range, text: key.text ?? "")
    }

    func string(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) -> Text {
        cell(try json.stringBytes(), source)
    }

    /// Reads a text; nil for `null`.
    func optionalText(
        _ json: inout JSONScanner, _ source: SourceText
    ) throws(Problem) -> TagRecord.Cell? {
        if try json.kind() == .null {
            try json.null()
            return nil
        }
        let text = try string(&json, source)
        return .init(text: text.text.isEmpty ? source.string(text.range) : text.text, range: text.range)
    }

    /// Reads a weight: a number, or one between quotation marks.
    mutating func weight(_ json: inout JSONScanner, _ source: SourceText) throws(Problem) -> Double {
        hasWeights = true
        let kind = try json.kind()
        let start = json.offset
        guard kind != .string else {
            let text = try string(&json, source).range
            return try WeightSuffix.weight(source.bytes, text, row: start..<json.offset)
        }
        let weight = try json.number()
        guard weight > 0, weight.isFinite else {
            throw Problem(
                "the weight \(json.excerpt(from: start)) is \(weight > 0 ? "larger than a number can be" : "not above zero")",
                hint: weight > 0 ? "weights go up to 1.7e308" : "leave the tag out, or give it a weight above 0",
                at: start..<json.offset)
        }
        return weight
    }

    private func pairProblem(_ start: Int, _ json: JSONScanner) -> Problem {
        Problem("a tag in brackets is a name and a weight", hint: "write [\"Swift\", 42]", at: start..<json.offset)
    }
}
