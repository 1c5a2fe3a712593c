import SourceText
import Yams

/// The YAML block at the very beginning of a tag list: plain options of the cloud.
package enum FrontMatter {
    case none
    /// The options, the offset and the number of lines after the closing `---`.
    case options([FrontMatterOption], end: Int, lines: Int)
    case failure([Diagnostic], end: Int, lines: Int)

    /// Options are short; more is a mistake, and a bound on what a hostile block can cost.
    private static let longestBlock = 1 << 16

    package static func read(_ source: SourceText) -> FrontMatter {
        guard isFence(source, source.lineRange(at: 0), ending: false) else { return .none }
        var offset = nextLine(source, 0)
        var lines = 1
        while offset < source.bytes.count {
            let range = source.lineRange(at: offset)
            let next = nextLine(source, offset)
            lines += 1
            if isFence(source, range, ending: true) {
                return parse(source, nextLine(source, 0)..<offset, end: next, lines: lines)
            }
            offset = next
        }
        let isLong = source.bytes.count > longestBlock
        let problem = Diagnostic(
            source, at: source.lineRange(at: 0), line: 1,
            "the front matter has no end\(isLong ? " within \(longestBlock) bytes" : "")",
            hint: "close it with a line that holds --- only")
        return .failure([problem], end: source.bytes.count, lines: lines)
    }

    private static func nextLine(_ source: SourceText, _ offset: Int) -> Int {
        var end = offset
        while end < source.bytes.count, source.bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return min(end + 1, source.bytes.count)
    }

    /// `---`, and at the end `...` too, as in YAML.
    private static func isFence(_ source: SourceText, _ line: Range<Int>, ending: Bool) -> Bool {
        guard line.count >= 3 else { return false }
        let text = source.bytes[line.lowerBound..<source.bytes.trimmingBlanks(line).upperBound]
        return text.elementsEqual("---".utf8) || ending && text.elementsEqual("...".utf8)
    }

    private static func parse(_ source: SourceText, _ block: Range<Int>, end: Int, lines: Int) -> FrontMatter {
        func failure(_ range: Range<Int>, _ message: String, _ hint: String) -> FrontMatter {
            .failure([Diagnostic(source, at: range, message, hint: hint)], end: end, lines: lines)
        }
        guard block.count <= longestBlock else {
            return failure(
                block.lowerBound..<block.lowerBound,
                "the front matter has \(block.count) bytes, expected at most \(longestBlock)",
                "put the tags below the closing ---")
        }
        if let options = plainOptions(source, block) { return .options(options, end: end, lines: lines) }
        let bounds = YAMLBounds(source.bytes, block, YAMLPositions(source, block))
        if let (problem, hint) = bounds.problem {
            return failure(block.lowerBound..<block.lowerBound, problem, hint)
        }
        let node: Node?
        do {
            node = try composeYAML(source.string(block), levels: bounds.levels)
        } catch let error as YamlError {
            let (place, problem) = error.frontMatterProblem
            let offset = place.map { Self.offset(source, block, line: $0.line, column: $0.column) } ?? block.lowerBound
            return failure(offset..<offset, problem, "front matter is YAML: one option a line, such as width: 640")
        } catch {
            return failure(block, "the front matter cannot be read: \(error)", "write one option a line")
        }
        guard let node, !isEmpty(node) else { return .options([], end: end, lines: lines) }
        guard let mapping = node.mapping else {
            return failure(block, "the front matter holds no options", "write one option a line, such as width: 640")
        }
        return options(source, mapping, block, end: end, lines: lines)
    }

    /// A value; those of a list with commas between them, as a flag has them. A comma inside one gets a backslash, so
    /// that it stays one. What names are called instead may be a mapping: `ML: machine learning` is `ML=machine learning`.
    private static func plainText(_ value: Node, of key: Node) -> String? {
        if let scalar = value.scalar { return scalar.string }
        let isAlias = key.scalar?.string == "alias"
        let items = value.sequence.map(Array.init) ?? [value]
        let texts = items.map { item -> String? in
            if let scalar = item.scalar { return escapingSeparators(scalar.string, ",") }
            guard isAlias, let mapping = item.mapping else { return nil }
            let pairs = mapping.map { name, other -> String? in
                guard let name = name.scalar?.string, let other = other.scalar?.string else { return nil }
                return escapingSeparators(name, ",=") + "=" + escapingSeparators(other, ",=")
            }
            return pairs.contains(nil) ? nil : pairs.compactMap(\.self).joined(separator: ",")
        }
        return texts.contains(nil) ? nil : texts.compactMap(\.self).joined(separator: ",")
    }

    private static func options(
        _ source: SourceText, _ mapping: Node.Mapping, _ block: Range<Int>, end: Int, lines: Int
    ) -> FrontMatter {
        var options: [FrontMatterOption] = []
        var problems: [Diagnostic] = []
        for (key, value) in mapping {
            let start = offset(source, block, line: key.mark?.line ?? 1, column: key.mark?.column ?? 1)
            let line = source.lineRange(at: start)
            let range = start..<max(start, source.bytes.trimmingBlanks(line).upperBound)
            guard let name = key.scalar?.string, let text = plainText(value, of: key), !text.isEmpty else {
                problems.append(
                    Diagnostic(
                        source, at: range, "the option \"\(key.scalar?.string ?? "?")\" has no plain value",
                        hint: isComment(source, line)
                            ? "in YAML a # begins a comment: write a colour in quotation marks, such as \"#fffdf5\""
                            : "write one value after the colon, such as width: 640, or several as [0, 90, 240]"))
                continue
            }
            if let scalar = (name + text).unicodeScalars.first(where: { PlainText.problem(with: $0) != nil }) {
                problems.append(
                    Diagnostic(source, at: range, PlainText.problem(with: scalar) ?? "", hint: "remove it"))
                continue
            }
            options.append(
                FrontMatterOption(name: name, value: text, location: SourceLocation(source: source, range: range)))
        }
        return problems.isEmpty
            ? .options(options, end: end, lines: lines) : .failure(problems, end: end, lines: lines)
    }

    /// Whether what stands behind the key of a line is a comment, such as a colour without quotation marks.
    private static func isComment(_ source: SourceText, _ line: Range<Int>) -> Bool {
        let value = source.bytes[line].drop { $0 != UInt8(ascii: ":") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
        return value.first == UInt8(ascii: "#")
    }

    private static func isEmpty(_ node: Node) -> Bool {
        node.scalar.map { $0.string.isEmpty } ?? false
    }

    /// The byte offset of a line and column that Yams counts, from 1, in characters.
    private static func offset(_ source: SourceText, _ block: Range<Int>, line: Int, column: Int) -> Int {
        var offset = block.lowerBound
        for _ in 1..<max(1, line) where offset < block.upperBound { offset = nextLine(source, offset) }
        let range = source.lineRange(at: min(offset, block.upperBound))
        let characters = source.string(range).unicodeScalars.prefix(max(0, column - 1))
        return range.lowerBound + characters.reduce(0) { $0 + UTF8.width($1) }
    }
}
