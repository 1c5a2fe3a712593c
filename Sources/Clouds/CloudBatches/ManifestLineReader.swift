import CloudRendering
import SourceText
import TagParsing

/// Reads a line of a manifest, value by value.
struct ManifestLineReader {
    private let block: ManifestBlock
    private let place: ManifestBlock.Line
    private var json: JSONScanner
    /// As far as it could be read.
    private(set) var line = ManifestLine()

    init(_ place: ManifestBlock.Line, of block: ManifestBlock) {
        (self.block, self.place) = (block, place)
        json = JSONScanner(block.source.bytes, in: place.range)
    }

    /// - Throws: ``ManifestProblem``; ``TagListError`` for tags in the line that are none.
    mutating func read() throws {
        try checkText()
        guard try scan({ json throws(JSONError) in try json.kind() }) == .object else {
            let start = json.offset
            let kind = try scan { json throws(JSONError) in try json.kind() }
            try scan { json throws(JSONError) in try json.skipValue() }
            throw ManifestProblem(
                start..<json.offset, "expected an object, found \(kind.phrase)",
                hint: "such as {\"input\": \"tags.md\", \"output\": \"tags.svg\"}")
        }
        let start = json.offset
        try scan { json throws(JSONError) in try json.beginObject() }
        var seen: [ManifestLine.Field] = []
        while let (field, range) = try nextField(seen) {
            seen.append(field)
            if field.isSource, let other = seen.dropLast().first(where: \.isSource) {
                throw ManifestProblem(
                    range, "\(other.rawValue) and \(field.rawValue) exclude each other",
                    hint: "the tags of a cloud come from files (input), or stand in the line (tags or text)")
            }
            try read(field)
        }
        let end = json.offset
        guard json.isAtEnd() else {
            throw ManifestProblem(
                json.offset..<place.range.upperBound, "there is something behind the object",
                hint: "write one cloud a line")
        }
        guard line.source != nil else {
            throw ManifestProblem(
                start..<end, "the object has no tags",
                hint: "name a file with input, or write tags or text into the line")
        }
    }

    // MARK: - Fields

    private mutating func nextField(
        _ seen: [ManifestLine.Field]
    ) throws(ManifestProblem) -> (ManifestLine.Field, Range<Int>)? {
        guard let key = try scan({ json throws(JSONError) in try json.nextKeyBytes() }) else { return nil }
        let name = key.text ?? block.source.string(key.range)
        guard let field = ManifestLine.Field(rawValue: name) else {
            let names = ManifestLine.Field.allCases.map(\.rawValue)
            let hint =
                CloudRequest.knownNames.contains(name)
                ? "it is an option: \"options\": {\"\(name)\": …}"
                : suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
                    ?? "known are \(names.joined(separator: ", "))"
            throw ManifestProblem(key.range, "there is no field \"\(readable(name, atMost: 40))\"", hint: hint)
        }
        guard !seen.contains(field) else {
            throw ManifestProblem(key.range, "\(name) stands twice", hint: "a cloud has one")
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

    /// A text or a number, as it stands in the line.
    private mutating func id() throws(ManifestProblem) -> [UInt8] {
        let kind = try kind()
        let start = json.offset
        guard kind == .string || kind == .number else {
            try scan { json throws(JSONError) in try json.skipValue() }
            throw ManifestProblem(
                start..<json.offset, "the id is \(kind.phrase), expected a string or a number", hint: nil)
        }
        if kind == .string { _ = try string() } else { _ = try scan { json throws(JSONError) in try json.number() } }
        return Array(block.source.bytes[start..<json.offset])
    }

    private mutating func files() throws(ManifestProblem) -> [ManifestLine.Value] {
        guard try kind() == .array else { return [try string()] }
        let start = json.offset
        var files: [ManifestLine.Value] = []
        try scan { json throws(JSONError) in try json.beginArray() }
        while try scan({ json throws(JSONError) in try json.nextElement() }) { files.append(try string()) }
        guard !files.isEmpty else {
            throw ManifestProblem(start..<json.offset, "input names no file", hint: "such as \"input\": \"tags.md\"")
        }
        return files
    }

    private mutating func tags() throws -> ManifestLine.Source {
        let kind = try kind()
        let start = json.offset
        guard kind == .array || kind == .object else {
            try scan { json throws(JSONError) in try json.skipValue() }
            throw ManifestProblem(
                start..<json.offset, "tags is \(kind.phrase), expected an array or an object of weights",
                hint: "such as [{\"name\": \"Swift\", \"weight\": 42}]; what is written as a tag list goes into text")
        }
        do {
            let list = try TagList(readingJSON: &json, of: block.source, line: place.number)
            return .tags(list, start..<json.offset)
        } catch {
            guard error.isAboutTheWhole, let problem = error.diagnostics.first else { throw BatchLineError(error) }
            throw ManifestProblem(start..<json.offset, problem.message, hint: problem.hint)
        }
    }

    // MARK: - Options

    private mutating func readOptions() throws(ManifestProblem) {
        try scan { json throws(JSONError) in try json.beginObject() }
        while let key = try scan({ json throws(JSONError) in try json.nextKeyBytes() }) {
            let name = key.text ?? block.source.string(key.range)
            guard CloudRequest.knownNames.contains(name), !CloudRequest.ownNames.contains(name) else {
                throw ManifestProblem(
                    key.range, "unknown option \"\(readable(name, atMost: 40))\"",
                    hint: suggestion(for: name, among: CloudRequest.knownNames.sorted()).map {
                        "did you mean \"\($0)\"?"
                    }
                        ?? "stratus render --help lists the options of clouds and of inputs")
            }
            guard !line.options.contains(where: { $0.name == name }) else {
                throw ManifestProblem(key.range, "\(name) stands twice", hint: "an option has one value")
            }
            let value = try optionValue(name)
            line.options.append(.init(name: name, value: value.text, range: value.range))
        }
    }

    /// A value as a flag has it: that of an array with commas between its elements, and aliases as an object, too.
    private mutating func optionValue(_ name: String) throws(ManifestProblem) -> ManifestLine.Value {
        let kind = try kind()
        let start = json.offset
        var parts: [String] = []
        switch kind {
        case .array:
            try scan { json throws(JSONError) in try json.beginArray() }
            while try scan({ json throws(JSONError) in try json.nextElement() }) {
                parts.append(escapingSeparators(try scalar(name), ","))
            }
        case .object where name == "alias":
            try scan { json throws(JSONError) in try json.beginObject() }
            while let key = try scan({ json throws(JSONError) in try json.nextKey() }) {
                parts.append(escapingSeparators(key, ",=") + "=" + escapingSeparators(try scalar(name), ",="))
            }
        default: parts = [try scalar(name)]
        }
        let range = start..<json.offset
        let text = parts.joined(separator: ",")
        if let problem = problem(with: text) { throw ManifestProblem(range, problem, hint: "remove it") }
        return .init(text: text, range: range)
    }

    private mutating func scalar(_ name: String) throws(ManifestProblem) -> String {
        let kind = try kind()
        let start = json.offset
        switch kind {
        case .string: return try string().text
        case .number:
            _ = try scan { json throws(JSONError) in try json.number() }
            return block.source.string(start..<json.offset)
        case .boolean: return try scan { json throws(JSONError) in try json.boolean() } ? "true" : "false"
        case .null, .array, .object:
            try scan { json throws(JSONError) in try json.skipValue() }
            throw ManifestProblem(
                start..<json.offset,
                "\(name) is \(kind.phrase), expected a string, a number, a boolean or an array of them",
                hint: kind == .null ? "leave it out for its default" : nil)
        }
    }

    // MARK: - Values

    /// A text without the characters that no option, path or file may have.
    private mutating func string() throws(ManifestProblem) -> ManifestLine.Value {
        let kind = try kind()
        let start = json.offset
        guard kind == .string else {
            try scan { json throws(JSONError) in try json.skipValue() }
            throw ManifestProblem(start..<json.offset, "expected a string, found \(kind.phrase)", hint: nil)
        }
        let (range, text) = try scan { json throws(JSONError) in try json.stringBytes() }
        let value = text ?? block.source.string(range)
        guard !value.utf8.contains(0) else {
            throw ManifestProblem(start..<json.offset, "there is a U+0000 in the string", hint: "remove it")
        }
        return .init(text: value, range: start..<json.offset)
    }

    private func problem(with text: String) -> String? {
        guard let scalar = text.unicodeScalars.first(where: { $0.value < 0x20 && ![9, 10].contains($0.value) }) else {
            return nil
        }
        return "the control character U+\(hexadecimal(0))\(hexadecimal(UInt8(scalar.value))) stands in the value"
    }

    private mutating func kind() throws(ManifestProblem) -> JSONScanner.Kind {
        try scan { json throws(JSONError) in try json.kind() }
    }

    private mutating func scan<Value>(
        _ body: (inout JSONScanner) throws(JSONError) -> Value
    ) throws(ManifestProblem) -> Value {
        do { return try body(&json) } catch { throw ManifestProblem(error) }
    }

    /// What no line may be.
    private func checkText() throws(ManifestProblem) {
        guard !place.isTooLong else {
            throw ManifestProblem(
                place.range.lowerBound..<place.range.lowerBound,
                "the line is too long: a line has at most 64 MB",
                hint: "write the tags into a file, and name it with input")
        }
        guard !block.isText else { return }
        do { _ = try UTF8Span(validating: block.source.bytes.span.extracting(place.range)) } catch {
            let start = place.range.lowerBound + error.byteOffsets.lowerBound
            throw ManifestProblem(
                start..<start + 1, "the byte 0x\(hexadecimal(block.source.bytes[start])) is not UTF-8",
                hint: "a manifest is UTF-8")
        }
    }
}
