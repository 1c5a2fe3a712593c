import DataReading
import SourceText

extension TagList {
    init(_ reader: JSONTagReader, path: String, _ problems: ProblemCollector) throws(Problem) {
        var problems = problems
        let note = reader.nameless.settled(among: reader.tags.entryCount, &problems, path: path)
        // A field that no item has was meant to be another.
        for field in TagField.allCases where problems.isEmpty && reader.matched & field.bit == 0 {
            if let problem = reader.missing[field] { problems.append(problem) }
        }
        if reader.tags.isEmpty, problems.isEmpty {
            problems.append(
                Problem(
                    path: path, "there is no tag in the input",
                    hint: "a tag is \"name\", [\"name\", 3] or {\"name\": \"name\", \"weight\": 3}"))
        }
        try problems.check()
        self.init()
        notes = reader.notes(path) + (note.map { [$0] } ?? [])
        entryCount = reader.tags.entryCount
        tags = try reader.tags.finished(path: path)
        if !reader.hasWeights {
            notes += notesOnNumbers(path, "[\"\(readable(tags.first?.name ?? "", atMost: 40))\", 42]")
        }
    }

    /// Reads tags from JSON: an object of weights by name, or an array of names, of pairs of name and weight, or of
    /// objects with the fields of a tag. Any of these forms may be under the key `tags` of an object, whose `title` and
    /// `description` are then those of the cloud; without the key `tags`, the only array anywhere in the object is
    /// read.
    ///
    /// - Parameters:
    ///   - columns: the fields of a tag that the user chose in the items; nil for the known keys.
    ///   - items: the path to the array of items; nil finds it.
    /// - Throws: ``Problem`` with every element that is no tag, or at the place where the text is no JSON.
    package init(
        parsingJSON source: SourceText, columns: ColumnChoice? = nil, items: DataPath? = nil
    ) throws(Problem) {
        var document = JSONDocument(source, columns)
        document.items = items
        do throws(Problem) {
            try document.read()
        } catch {
            document.report(error)
        }
        try self.init(document.reader, path: source.path, document.problems)
        title = document.title
        description = document.description
        notes = document.notes + notes
    }
}

extension TagList {
    /// Returns a note if no tag has a weight and all names end with numbers.
    ///
    /// - Parameter example: how a weight is written.
    func notesOnNumbers(_ path: String, _ example: String) -> [InputNote] {
        guard tags.count > 1, tags.allSatisfy({ $0.weight == Double($0.entries) && $0.endsWithNumber }) else {
            return []
        }
        return [
            InputNote(
                path: path,
                "the numbers at the ends of the names belong to them, and each tag weighs 1; a weight stands by itself: \(example)",
                isDoubtful: true)
        ]
    }

    /// Reads tags from a value in JSON, an array of tags or an object of weights by name, and moves `json` past the
    /// value.
    ///
    /// - Parameter line: the line of the source that the value is on, 1-based.
    /// - Throws: ``Problem`` with every element that is no tag, or at the place where the text is no JSON.
    package init(readingJSON json: inout JSONScanner, of source: SourceText, line: Int) throws(Problem) {
        let hint = json.hint
        json.hint = JSONTagReader.hint
        var document = JSONDocument(source, json, line: line)
        do throws(Problem) { try document.readValue() } catch { document.report(error) }
        json = document.json
        json.hint = hint
        try self.init(document.reader, path: source.path, document.problems)
    }
}

private struct JSONDocument {
    let source: SourceText
    /// The line that all of the value is on; nil if it may have several.
    let line: Int?
    var json: JSONScanner
    var reader: JSONTagReader
    var problems = ProblemCollector()
    var title: String?
    var description: String?
    var notes: [InputNote] = []
    /// The path to the items, if the user says where they are.
    var items: DataPath?

    init(_ source: SourceText, _ columns: ColumnChoice?) {
        self.init(source, JSONScanner(source.bytes, hint: JSONTagReader.hint), line: nil, columns)
    }

    init(_ source: SourceText, _ json: JSONScanner, line: Int?, _ columns: ColumnChoice? = nil) {
        (self.source, self.json, self.line) = (source, json, line)
        reader = JSONTagReader(columns)
    }

    mutating func report(_ problem: Problem) {
        problems.append(problem.placed(in: source, line: line))
    }

    /// Reads the tags of one value.
    mutating func readValue() throws(Problem) {
        if try json.kind() == .array {
            try readArray()
        } else {
            try readCounts()
        }
    }

    mutating func read() throws(Problem) {
        if let items { try readItems(at: items) } else { try readWhole() }
        guard json.isAtEnd() else {
            throw Problem(
                "there is text behind the JSON", hint: "for one value a line use --from jsonl",
                at: json.offset..<json.offset)
        }
    }

    /// Reads the tags at a path, and the title and the description of the object around them.
    private mutating func readItems(at path: DataPath) throws(Problem) {
        var outer = json
        json = try outer.items(at: path, in: "the input")
        try readValue()
        json = outer
        if try outer.kind() == .object {
            try outer.beginObject()
            while let key = try outer.nextKey() {
                switch (key, try outer.kind()) {
                case ("title", .string): title = PlainText.caption(try outer.string())
                case ("description", .string): description = PlainText.caption(try outer.string())
                default: try outer.skipValue()
                }
            }
        }
        try json.skipValue()
    }

    private mutating func readWhole() throws(Problem) {
        switch try json.kind() {
        case .array: try readArray()
        case .object:
            if let path = try wrapper() {
                if path != ["tags"] {
                    let field = path.joined(separator: ".")
                    notes.append(InputNote(path: source.path, "the tags are those of the field \"\(field)\""))
                }
                try readWrapper(path[...])
            } else {
                try readCounts()
            }
        case .string, .number, .boolean, .null:
            throw Problem(
                "the JSON is one value, expected tags",
                hint:
                    "write {\"Swift\": 42, \"Rust\": 30} or [\"Swift\", \"Rust\"]; for one value a line use --from jsonl",
                at: json.offset..<json.offset)
        }
    }

    /// The keys that lead to the tags: `tags`, or those of the only array in the object; nil if the object itself holds
    /// the weights.
    private func wrapper() throws(Problem) -> [String]? {
        var json = json
        var arrays: [[String]] = []
        if try Self.findTags(&json, under: [], &arrays) { return ["tags"] }
        return arrays.count == 1 ? arrays[0] : nil
    }

    /// Collects the paths to arrays; returns true as soon as the outermost object has `tags`.
    private static func findTags(
        _ json: inout JSONScanner, under path: [String], _ arrays: inout [[String]]
    ) throws(Problem) -> Bool {
        try json.beginObject()
        while let key = try json.nextKey() {
            let kind = try json.kind()
            if key == "tags", path.isEmpty, kind == .array || kind == .object { return true }
            if kind == .object, path.count < deepestWrapper {
                _ = try findTags(&json, under: path + [key], &arrays)
            } else {
                if kind == .array { arrays.append(path + [key]) }
                try json.skipValue()
            }
        }
        return false
    }

    /// The depth of objects beyond which no array is searched for.
    private static let deepestWrapper = 8

    private mutating func readWrapper(_ path: ArraySlice<String>, isOutermost: Bool = true) throws(Problem) {
        try json.beginObject()
        var unread: [String] = []
        while let key = try json.nextKey() {
            let kind = try json.kind()
            if key == path.first, path.count > 1 || kind == .array || kind == .object {
                if path.count > 1 {
                    try readWrapper(path.dropFirst(), isOutermost: false)
                } else if kind == .array {
                    try readArray()
                } else {
                    try readCounts()
                }
            } else if isOutermost, key == "title", kind == .string {
                title = PlainText.caption(try json.string())
            } else if isOutermost, key == "description", kind == .string {
                description = PlainText.caption(try json.string())
            } else {
                unread.append(key)
                try json.skipValue()
            }
        }
        notes += unreadNotes(unread, path: source.path, kind: "field")
    }

    private mutating func readArray() throws(Problem) {
        try json.beginArray()
        while try json.nextElement() {
            let start = json
            do throws(Problem) { try reader.readElement(&json, source) } catch { try passOver(start, error) }
        }
    }

    private mutating func readCounts() throws(Problem) {
        try json.beginObject()
        while let key = try json.nextKeyBytes() {
            let start = json
            do throws(Problem) { try reader.readCount(key, &json, source) } catch { try passOver(start, error) }
        }
    }

    /// Reports a value that is no tag and skips it, so that all of them are named; a value that is no JSON ends the
    /// reading.
    private mutating func passOver(_ start: JSONScanner, _ problem: Problem) throws(Problem) {
        json = start
        try json.skipValue()
        let placed = problem.placed(in: source, line: line)
        if !reader.nameless.take(placed) { problems.append(placed) }
    }
}
