import SourceText

/// The result of reading the front matter of a tag list: a YAML block at the very beginning, with options of the cloud.
package enum FrontMatter {
    case none
    /// The options in the order of the source, the offset of the first byte after the closing `---`, and the number of
    /// lines before that offset.
    case options([FrontMatterOption], end: Int, lines: Int)
    case failure([Problem], end: Int, lines: Int)

    /// The most bytes in the block: options are short, and a limit bounds what a hostile block can cost.
    private static let longestBlock = 1 << 16

    /// Reads the front matter of a tag list. The problems of all its options are collected in the result.
    package static func read(_ source: SourceText) -> FrontMatter {
        /// Returns the number of lines that begin before an offset.
        func lineCount(_ end: Int) -> Int {
            let bytes = source.bytes[..<end]
            return bytes.count { $0 == UInt8(ascii: "\n") }
                + (bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? 0 : 1)
        }
        switch FrontMatterBlock(source.bytes) {
        case .block(.yaml, let content, let end):
            return parse(source, content, end: end, lines: lineCount(end))
        case .unfinished(.yaml):
            let (count, isLong) = (source.bytes.count, source.bytes.count > longestBlock)
            let problem = Problem(
                source, at: source.lineRange(at: 0), line: 1,
                "the front matter has no end\(isLong ? " within \(longestBlock) bytes" : "")",
                hint: "close it with a line that holds --- only")
            return .failure([problem], end: count, lines: lineCount(count))
        case .none, .block, .unfinished: return .none
        }
    }

    private static func parse(_ source: SourceText, _ block: Range<Int>, end: Int, lines: Int) -> FrontMatter {
        func failure(_ range: Range<Int>, _ message: String, _ hint: String?) -> FrontMatter {
            .failure([Problem(source, at: range, message, hint: hint)], end: end, lines: lines)
        }
        guard block.count <= longestBlock else {
            return failure(
                block.lowerBound..<block.lowerBound,
                "the front matter has \(block.count) bytes, expected at most \(longestBlock)",
                "put the tags below the closing ---")
        }
        let node: MetadataValue?
        let words = YAMLWords(
            "the front matter", hint: "front matter is YAML: one option a line, such as width: 640",
            duplicates: "write each option once")
        do { node = try readYAML(source, block, words, isVerbatim: true) } catch {
            return failure(error.range, error.message, error.hint)
        }
        guard let node, node.text?.isEmpty != true else { return .options([], end: end, lines: lines) }
        guard case .table(let entries) = node.content else {
            return failure(block, "the front matter holds no options", "write one option a line, such as width: 640")
        }
        return options(source, entries, end: end, lines: lines)
    }

    /// Returns a text or a list as the value of an option, and a mapping such as `ML: machine learning`, alone or in a
    /// list, as pairs if the key is `alias`; nil if no option has a value of this shape.
    private static func value(_ node: MetadataValue, of key: String?) -> OptionValue? {
        switch node.content {
        case .null: return nil
        case .scalar(let text): return text.isEmpty ? nil : .text(text)
        case .table: return pairs(node, of: key).map { .pairs($0) }
        case .list(let items):
            let entries = items.map { item in item.text.map { [$0] } ?? pairs(item, of: key)?.map(\.entry) }
            return entries.isEmpty || entries.contains(nil) ? nil : .list(entries.compactMap(\.self).flatMap(\.self))
        }
    }

    private static func pairs(_ node: MetadataValue, of key: String?) -> [OptionValue.Pair]? {
        guard key == "alias", case .table(let entries) = node.content, !entries.isEmpty else { return nil }
        let pairs = entries.map { entry in
            entry.isNamed ? entry.value.text.map { OptionValue.Pair(entry.key, $0) } : nil
        }
        return pairs.contains(nil) ? nil : pairs.compactMap(\.self)
    }

    private static func options(
        _ source: SourceText, _ entries: [MetadataEntry], end: Int, lines: Int
    ) -> FrontMatter {
        var options: [FrontMatterOption] = []
        var problems: [Problem] = []
        for entry in entries {
            let (name, start) = (entry.key, entry.keyOffset)
            let line = source.lineRange(at: start)
            let range = start..<max(start, source.bytes.trimmingBlanks(line).upperBound)
            guard entry.isNamed, let value = Self.value(entry.value, of: name) else {
                problems.append(
                    Problem(
                        source, at: range, "the option \"\(name)\" has no plain value",
                        hint: isComment(source, line)
                            ? "in YAML a # begins a comment: write a colour in quotation marks, such as \"#fffdf5\""
                            : "write one value after the colon, such as width: 640, or several as [0, 90, 240]"))
                continue
            }
            if let scalar = (name + value.text).unicodeScalars.first(where: { PlainText.problem(with: $0) != nil }) {
                problems.append(
                    Problem(source, at: range, PlainText.problem(with: scalar) ?? "", hint: "remove it"))
                continue
            }
            options.append(
                FrontMatterOption(name: name, value: value, location: SourceLocation(source: source, range: range)))
        }
        return problems.isEmpty
            ? .options(options, end: end, lines: lines) : .failure(problems, end: end, lines: lines)
    }

    /// Whether the value after the key of a line is a YAML comment, such as a colour without quotation marks.
    private static func isComment(_ source: SourceText, _ line: Range<Int>) -> Bool {
        let value = source.bytes[line].drop { $0 != UInt8(ascii: ":") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
        return value.first == UInt8(ascii: "#")
    }
}
