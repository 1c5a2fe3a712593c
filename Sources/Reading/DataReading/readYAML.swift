import CYAML
import SourceText

/// The words in which messages speak of a block of YAML: its name, and advice.
package struct YAMLWords: Sendable {
    /// The name of the block, such as "the front matter".
    var subject: String
    /// The advice if the block is not YAML.
    var hint: String
    /// The advice if a key is repeated.
    var hintOfDuplicates = "write each key once"

    /// Makes the words for messages.
    ///
    /// - Parameters:
    ///   - subject: the name of the block, such as "the front matter".
    ///   - hint: the advice if the block is not YAML.
    ///   - duplicates: the advice if a key is repeated; nil for the usual one.
    package init(_ subject: String, hint: String, duplicates: String? = nil) {
        (self.subject, self.hint) = (subject, hint)
        if let duplicates { hintOfDuplicates = duplicates }
    }
}

/// Reads a document of YAML 1.1 with libyaml, event by event, with limits on depth and size that hold for any document.
///
/// - Parameter isVerbatim: whether nulls keep the text of the source, and keys that are lists or tables become `?`.
/// - Returns: the value of the document; nil if there is none. An alias has the value and the place of its anchor.
/// - Throws: ``Problem`` at the place of invalid YAML, of a key repeated in a table, and of a value that is nested too
///   deeply or, by its aliases, too large.
/// - Complexity: O(n) in the bytes.
package func readYAML(
    _ source: SourceText, _ block: Range<Int>, _ words: YAMLWords, isVerbatim: Bool = false
) throws(Problem) -> MetadataValue? {
    var keys = RepeatedKeys(areAllowed: false)
    return try readYAML(source, block, words, isVerbatim: isVerbatim, &keys)
}

/// Reads a document of YAML 1.1 in which keys may occur twice in a table, if `keys` allows it.
func readYAML(
    _ source: SourceText, _ block: Range<Int>, _ words: YAMLWords, isVerbatim: Bool = false, _ keys: inout RepeatedKeys
) throws(Problem) -> MetadataValue? {
    guard block.count <= mostBytes else {
        throw Problem(
            "\(words.subject) has \(block.count) bytes, expected at most 16 MiB of YAML",
            hint: "divide it, or save it as JSON, which may be larger", at: block.lowerBound..<block.lowerBound)
    }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
        throw Problem(
            "there is not enough memory to read \(words.subject)", hint: "give the program more memory",
            at: block.lowerBound..<block.lowerBound)
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    return try source.bytes.withUnsafeBufferPointer { bytes throws(Problem) in
        yaml_parser_set_input_string(parser, bytes.baseAddress.map { $0 + block.lowerBound }, block.count)
        var reader = YAMLReader(source, block, words, isVerbatim, keys, parser)
        defer {
            reader.release()
            keys = reader.repeated
        }
        return try reader.document()
    }
}

/// A tree of short values takes fifty times their bytes in memory.
private let mostBytes = 16 << 20

private struct YAMLReader {
    private struct Node {
        let value: MetadataValue
        /// The text of a scalar, even if it means null; nil for lists and tables.
        var text: String?
        /// The number of values in it, itself included.
        let count: Int
        /// The number of levels: 1 for a text.
        let height: Int
    }

    private let source: SourceText
    private let block: Range<Int>
    private let words: YAMLWords
    private let isVerbatim: Bool
    private(set) var repeated: RepeatedKeys
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private var event = yaml_event_t()
    /// A pair of equal places: libyaml counts in characters, and the source is indexed by bytes.
    private var known: (characters: Int, offset: Int)
    private var anchors: [String: Node] = [:]
    private var aliasedCount = 0

    /// The most values that aliases may add; without aliases a document has fewer values than bytes.
    private var mostValues: Int { max(100_000, block.count) }

    init(
        _ source: SourceText, _ block: Range<Int>, _ words: YAMLWords, _ isVerbatim: Bool,
        _ repeated: RepeatedKeys, _ parser: UnsafeMutablePointer<yaml_parser_t>
    ) {
        (self.source, self.block, self.words, self.parser) = (source, block, words, parser)
        (self.isVerbatim, self.repeated) = (isVerbatim, repeated)
        known = (0, block.lowerBound)
    }

    mutating func release() { yaml_event_delete(&event) }

    mutating func document() throws(Problem) -> MetadataValue? {
        try next()
        try next()
        guard event.type != YAML_STREAM_END_EVENT else { return nil }
        try next()
        let value = try node(depth: 1).value
        try next()
        try next()
        guard event.type == YAML_STREAM_END_EVENT else { throw problem("but found another document", event.start_mark) }
        return value
    }

    // MARK: - Values

    /// Reads the value that the current event begins, up to its last event.
    private mutating func node(depth: Int) throws(Problem) -> Node {
        let offset = offset(of: event.start_mark)
        guard depth <= MetadataValue.deepest else { throw tooDeep(offset) }
        let node: Node
        let anchor: String?
        switch event.type {
        case YAML_ALIAS_EVENT:
            return try aliased(offset, depth: depth)
        case YAML_SEQUENCE_START_EVENT:
            anchor = Self.name(event.data.sequence_start.anchor)
            node = try list(offset, depth: depth)
        case YAML_MAPPING_START_EVENT:
            anchor = Self.name(event.data.mapping_start.anchor)
            node = try table(offset, depth: depth)
        default:
            let scalar = event.data.scalar
            anchor = Self.name(scalar.anchor)
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            let isNull = !isVerbatim && scalar.style == YAML_PLAIN_SCALAR_STYLE && MetadataValue.isNull(text)
            node = Node(
                value: MetadataValue(isNull ? .null : .scalar(text), at: offset), text: text, count: 1, height: 1)
        }
        if let anchor { anchors[anchor] = node }
        return node
    }

    private mutating func list(_ offset: Int, depth: Int) throws(Problem) -> Node {
        var items: [MetadataValue] = []
        var (count, height) = (1, 0)
        try next()
        while event.type != YAML_SEQUENCE_END_EVENT {
            let item = try node(depth: depth + 1)
            (count, height) = (count + item.count, max(height, item.height))
            items.append(item.value)
            try next()
        }
        return Node(value: MetadataValue(.list(items), at: offset), count: count, height: height + 1)
    }

    private mutating func table(_ offset: Int, depth: Int) throws(Problem) -> Node {
        var entries: [MetadataEntry] = []
        var (count, height) = (1, 0)
        var keys = KeyPlaces()
        var twice: [(name: String, offset: Int)] = []
        try next()
        while event.type != YAML_MAPPING_END_EVENT {
            let key = try node(depth: depth + 1)
            try next()
            let value = try node(depth: depth + 1)
            count += key.count + value.count
            height = max(height, key.height, value.height)
            let place = key.value.offset
            if let name = key.text {
                let entry = MetadataEntry(name, value.value, keyAt: place)
                if let earlier = keys.insert(name, at: entries.count) {
                    entries[earlier] = entry
                    if repeated.areAllowed { repeated.note(name, at: place) } else { twice.append((name, place)) }
                } else {
                    entries.append(entry)
                }
            } else {
                // A list or a table as a key has no name, but is not lost.
                entries.append(MetadataEntry("?", value.value, keyAt: place, isNamed: false))
            }
            try next()
        }
        guard let first = twice.map(\.offset).min() else {
            return Node(value: MetadataValue(.table(entries), at: offset), count: count, height: height + 1)
        }
        let names = Set(twice.map(\.name)).sorted().prefix(5).map { "\"\($0.prefix(60))\"" }
        throw Problem(
            "\(words.subject) names \(names.joined(separator: ", ")) twice", hint: words.hintOfDuplicates,
            at: first..<first)
    }

    /// Returns the value that an alias repeats. Aliases share values, so a few lines could
    /// stand for more of them than memory holds.
    private mutating func aliased(_ offset: Int, depth: Int) throws(Problem) -> Node {
        guard let node = Self.name(event.data.alias.anchor).flatMap({ anchors[$0] }) else {
            throw problem("found undefined alias", event.start_mark)
        }
        guard depth + node.height - 1 <= MetadataValue.deepest else { throw tooDeep(offset) }
        aliasedCount += node.count
        guard aliasedCount <= mostValues else {
            throw Problem(
                "the aliases of \(words.subject) make more than \(mostValues) values of it",
                hint: "write the values out", at: offset..<offset)
        }
        return node
    }

    // MARK: - Events

    private mutating func next() throws(Problem) {
        yaml_event_delete(&event)
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    }

    private static func name(_ text: UnsafeMutablePointer<UInt8>?) -> String? { text.map { String(cString: $0) } }

    /// Returns the offset in the source of a mark, which counts characters; marks of events mostly ascend.
    private mutating func offset(of mark: yaml_mark_t) -> Int {
        let index = Int(mark.index)
        if index < known.characters { known = (0, block.lowerBound) }
        var (characters, offset) = known
        source.bytes.withUnsafeBufferPointer { bytes in
            while characters < index, offset < block.upperBound {
                offset += 1
                while offset < block.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
                characters += 1
            }
        }
        known = (characters, offset)
        return offset
    }

    // MARK: - Problems

    private func tooDeep(_ offset: Int) -> Problem {
        Problem(
            "\(words.subject) is nested in more than \(MetadataValue.deepest) levels",
            hint: "tags need one level, or two", at: offset..<offset)
    }

    private mutating func problem(_ problem: String, _ mark: yaml_mark_t) -> Problem {
        let offset = offset(of: mark)
        let byte = offset < block.upperBound ? source.bytes[offset] : 0
        let before = offset > block.lowerBound ? source.bytes[offset - 1] : 0
        let hint =
            switch (before, byte) {
            case (_, UInt8(ascii: "\t")): "indent with spaces: to YAML a tab is no indent"
            case (UInt8(ascii: "*"), UInt8(ascii: " ")): "begin each item of a list with a hyphen: - name"
            case (_, UInt8(ascii: "*")), (_, UInt8(ascii: "@")), (_, UInt8(ascii: "`")), (_, UInt8(ascii: "%")):
                "put a value that begins with \(Character(Unicode.Scalar(byte))) into quotes: to YAML it means something else"
            default: words.hint
            }
        return Problem("\(words.subject) is not YAML: \(problem)", hint: hint, at: offset..<offset)
    }

    private mutating func failure() -> Problem {
        let text = parser.pointee.problem.map { String(cString: $0) } ?? "there is not enough memory"
        guard parser.pointee.error == YAML_READER_ERROR else { return problem(text, parser.pointee.problem_mark) }
        // This character is forbidden in YAML, and libyaml tells which one it is.
        let value = parser.pointee.problem_value
        var offset = block.lowerBound
        for scalar in source.string(block).unicodeScalars {
            let width = UTF8.width(scalar)
            if value >= 0, scalar.value == UInt32(value) {
                return Problem(
                    "\(words.subject) is not YAML: \(text): \(PlainText.name(scalar))", hint: "remove it",
                    at: offset..<offset + width)
            }
            offset += width
        }
        return Problem(
            "\(words.subject) is not YAML: \(text)", hint: "save it as UTF-8", at: block.lowerBound..<block.lowerBound)
    }
}
