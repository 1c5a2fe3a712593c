import CloudRendering
import SourceText
import TagParsing

/// Reads a line of a manifest, value by value.
struct ManifestLineReader {
    private let block: ManifestBlock
    private let place: ManifestBlock.Line
    private var json: JSONScanner
    /// The fields that have been read so far.
    private(set) var line = ManifestLine()

    init(_ place: ManifestBlock.Line, of block: ManifestBlock) {
        (self.block, self.place) = (block, place)
        json = JSONScanner(
            block.source.bytes, in: place.range,
            hint: "a line is one object: {\"input\": \"tags.md\", \"output\": \"tags.svg\"}")
    }

    /// Reads the whole line.
    ///
    /// - Throws: ``Problem``, with a range of the block's bytes as its place.
    mutating func read() throws {
        try checkText()
        guard try json.kind() == .object else {
            let start = json.offset
            let kind = try json.kind()
            try json.skipValue()
            throw Problem(
                "expected an object, found \(kind.phrase)",
                hint: "such as {\"input\": \"tags.md\", \"output\": \"tags.svg\"}", at: start..<json.offset)
        }
        let start = json.offset
        try json.beginObject()
        var seen: [ManifestLine.Field] = []
        while let (field, range) = try nextField(seen) {
            seen.append(field)
            if field.isSource, let other = seen.dropLast().first(where: \.isSource) {
                throw Problem(
                    "\(other.rawValue) and \(field.rawValue) exclude each other",
                    hint: "the tags of a cloud come from files (input), or stand in the line (tags or text)", at: range)
            }
            try read(field)
        }
        let end = json.offset
        guard json.isAtEnd() else {
            throw Problem(
                "there is something behind the object", hint: "write one cloud a line",
                at: json.offset..<place.range.upperBound)
        }
        guard line.source != nil else {
            throw Problem(
                "the object has no tags", hint: "name a file with input, or write tags or text into the line",
                at: start..<end)
        }
    }

    // MARK: - Fields

    private mutating func nextField(
        _ seen: [ManifestLine.Field]
    ) throws(Problem) -> (ManifestLine.Field, Range<Int>)? {
        guard let key = try json.nextKeyBytes() else { return nil }
        let name = key.text ?? block.source.string(key.range)
        guard let field = ManifestLine.Field(rawValue: name) else {
            let names = ManifestLine.Field.allCases.map(\.rawValue)
            let hint =
                CloudRequest.knownNames.contains(name)
                ? "it is an option: \"options\": {\"\(name)\": …}"
                : suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
                    ?? "known are \(names.joined(separator: ", "))"
            throw Problem("there is no field \"\(readable(name, atMost: 40))\"", hint: hint, at: key.range)
        }
        guard !seen.contains(field) else {
            throw Problem("\(name) stands twice", hint: "a cloud has one", at: key.range)
        }
        return (field, key.range)
    }

    private mutating func read(_ field: ManifestLine.Field) throws {
        switch field {
        case .id: line.id = try id()
        case .input: line.source = .files(try files())
        case .tags: line.source = try tags()
        case .text: line.source = .text(try string())
        case .options: try readOptions()
        case .format: line.format = try string()
        case .output: line.output = try string()
        }
    }

    /// Reads a text or a number, and returns it as it is written in the line.
    private mutating func id() throws(Problem) -> [UInt8] {
        let kind = try json.kind()
        let start = json.offset
        guard kind == .string || kind == .number else {
            try json.skipValue()
            throw Problem("the id is \(kind.phrase), expected a string or a number", at: start..<json.offset)
        }
        if kind == .string { _ = try string() } else { _ = try json.number() }
        return Array(block.source.bytes[start..<json.offset])
    }

    private mutating func files() throws(Problem) -> [ManifestLine.Value] {
        guard try json.kind() == .array else { return [try string()] }
        let start = json.offset
        var files: [ManifestLine.Value] = []
        try json.beginArray()
        while try json.nextElement() { files.append(try string()) }
        guard !files.isEmpty else {
            throw Problem("input names no file", hint: "such as \"input\": \"tags.md\"", at: start..<json.offset)
        }
        return files
    }

    private mutating func tags() throws -> ManifestLine.Source {
        let kind = try json.kind()
        let start = json.offset
        guard kind == .array || kind == .object else {
            try json.skipValue()
            throw Problem(
                "tags is \(kind.phrase), expected an array or an object of weights",
                hint: "such as [{\"name\": \"Swift\", \"weight\": 42}]; what is written as a tag list goes into text",
                at: start..<json.offset)
        }
        do {
            let list = try TagList(readingJSON: &json, of: block.source, line: place.number)
            return .tags(list, start..<json.offset)
        } catch {
            guard error.hasNoExcerpt, let problem = error.all.first else { throw error }
            throw Problem(problem.message, hint: problem.hint, at: start..<json.offset)
        }
    }

    // MARK: - Options

    private mutating func readOptions() throws(Problem) {
        try json.beginObject()
        while let key = try json.nextKeyBytes() {
            let name = key.text ?? block.source.string(key.range)
            guard !CloudRequest.placeholderOnlyNames.contains(name) else {
                throw Problem(
                    "\(name) is no option of a cloud",
                    hint: "it is a field of the line: {\"\(name)\": …, \"options\": {…}}", at: key.range)
            }
            guard CloudRequest.knownNames.contains(name) else {
                throw Problem(
                    "unknown option \"\(readable(name, atMost: 40))\"",
                    hint: suggestion(for: name, among: CloudRequest.knownNames.sorted()).map {
                        "did you mean \"\($0)\"?"
                    }
                        ?? "stratus render --help lists the options of clouds and of inputs", at: key.range)
            }
            guard !line.options.contains(where: { $0.name == name }) else {
                throw Problem("\(name) stands twice", hint: "an option has one value", at: key.range)
            }
            let (value, range) = try optionValue(name)
            line.options.append(.init(name: name, value: value, range: range))
        }
    }

    /// Reads the value of an option: an array is a list, and aliases may be an object.
    private mutating func optionValue(_ name: String) throws(Problem) -> (OptionValue, Range<Int>) {
        let kind = try json.kind()
        let start = json.offset
        let value: OptionValue
        switch kind {
        case .array:
            var entries: [String] = []
            try json.beginArray()
            while try json.nextElement() {
                entries.append(try scalar(name))
            }
            value = .list(entries)
        case .object where name == "alias":
            var pairs: [OptionValue.Pair] = []
            try json.beginObject()
            while let key = try json.nextKey() {
                pairs.append(OptionValue.Pair(key, try scalar(name)))
            }
            value = .pairs(pairs)
        default: value = .text(try scalar(name))
        }
        let range = start..<json.offset
        if let problem = problem(with: value.text) { throw Problem(problem, hint: "remove it", at: range) }
        return (value, range)
    }

    private mutating func scalar(_ name: String) throws(Problem) -> String {
        let kind = try json.kind()
        let start = json.offset
        switch kind {
        case .string: return try string().text
        case .number:
            _ = try json.number()
            return block.source.string(start..<json.offset)
        case .boolean: return try json.boolean() ? "true" : "false"
        case .null, .array, .object:
            try json.skipValue()
            throw Problem(
                "\(name) is \(kind.phrase), expected a string, a number, a boolean or an array of them",
                hint: kind == .null ? "leave it out for its default" : nil, at: start..<json.offset)
        }
    }

    // MARK: - Values

    /// Reads a string, and refuses U+0000, which no option, path or file may contain.
    private mutating func string() throws(Problem) -> ManifestLine.Value {
        let kind = try json.kind()
        let start = json.offset
        guard kind == .string else {
            try json.skipValue()
            throw Problem("expected a string, found \(kind.phrase)", at: start..<json.offset)
        }
        let (range, text) = try json.stringBytes()
        let value = text ?? block.source.string(range)
        guard !value.utf8.contains(0) else {
            throw Problem("there is a U+0000 in the string", hint: "remove it", at: start..<json.offset)
        }
        return .init(text: value, range: start..<json.offset)
    }

    private func problem(with text: String) -> String? {
        guard let scalar = text.unicodeScalars.first(where: { $0.value < 0x20 && ![9, 10].contains($0.value) }) else {
            return nil
        }
        return "the control character U+\(hexadecimal(0))\(hexadecimal(UInt8(scalar.value))) stands in the value"
    }

    /// Refuses a line that is too long or is no UTF-8.
    private func checkText() throws(Problem) {
        guard !place.isTooLong else {
            throw Problem(
                "the line is too long: a line has at most 64 MB",
                hint: "write the tags into a file, and name it with input",
                at: place.range.lowerBound..<place.range.lowerBound)
        }
        guard !block.isText else { return }
        do { _ = try UTF8Span(validating: block.source.bytes.span.extracting(place.range)) } catch {
            let start = place.range.lowerBound + error.byteOffsets.lowerBound
            throw Problem(
                "the byte 0x\(hexadecimal(block.source.bytes[start])) is not UTF-8", hint: "a manifest is UTF-8",
                at: start..<start + 1)
        }
    }
}
