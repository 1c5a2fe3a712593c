import SourceText
import Yams

/// Reads a block of YAML front matter: the plain ones by hand, all others with libyaml, within bounds that hold
/// whatever the block is made of.
package enum YAMLBlock {
    /// - Parameter subject: what messages call the block.
    package static func entries(
        _ source: SourceText, _ block: Range<Int>, subject: String = frontMatter
    ) throws(MetadataProblem) -> [MetadataEntry] {
        if let entries = PlainYAML.entries(source.bytes, block) { return entries }
        return try composedEntries(source, block, subject: subject)
    }

    package static let frontMatter = "the front matter"

    /// What libyaml makes of a block.
    static func composedEntries(
        _ source: SourceText, _ block: Range<Int>, subject: String = frontMatter
    ) throws(MetadataProblem) -> [MetadataEntry] {
        let value = try value(source, block, subject: subject)
        switch value.content {
        case .table(let entries): return entries
        case .null: return []
        case .scalar, .list:
            throw MetadataProblem(
                block.lowerBound..<block.lowerBound, "\(subject) has no keys",
                hint: "write one key a line, such as title: Clouds")
        }
    }

    /// What libyaml makes of a block, whatever it is.
    package static func value(
        _ source: SourceText, _ block: Range<Int>, subject: String
    ) throws(MetadataProblem) -> MetadataValue {
        if let (problem, hint) = YAMLBounds.problem(ofSize: block.count, subject: subject) {
            throw MetadataProblem(block.lowerBound..<block.lowerBound, problem, hint: hint)
        }
        let positions = YAMLPositions(source, block)
        let bounds = YAMLBounds(source.bytes, block, positions, subject: subject)
        if let problem = bounds.problem {
            throw MetadataProblem(block.lowerBound..<block.lowerBound, problem.0, hint: problem.1)
        }
        let node: Node?
        do {
            node = try composeYAML(source.string(block), levels: bounds.levels)
        } catch YamlError.reader(let problem, _, let value, _) {
            throw unreadable(source, block, subject, problem, value: value)
        } catch let error as YamlError {
            let (place, problem) = error.problem(in: subject)
            var offset = place.map { positions.offset(line: $0.line, column: $0.column) } ?? block.lowerBound
            var hint =
                "\(subject == frontMatter ? "front matter" : subject) is YAML: a value with : or # or quotes in it stands in quotes"
            if case .duplicatedKeysInMapping(let keys, _) = error {
                hint = "write each key once"
                offset =
                    keys.compactMap { positions.second($0, after: offset, in: source.bytes, block) }.min() ?? offset
            }
            throw MetadataProblem(
                offset..<offset, problem, hint: hint)
        } catch {
            throw MetadataProblem(
                block.lowerBound..<block.lowerBound, "\(subject) cannot be read: \(error)",
                hint: "write one key a line")
        }
        guard let node, !isNull(node) else { return MetadataValue(.null, at: block.lowerBound) }
        var walk = YAMLWalk(positions: positions, block: block, subject: subject)
        return try walk.value(node, depth: 1)
    }

    /// A character that YAML forbids; libyaml says which one it is, but counts to its place in its own way.
    private static func unreadable(
        _ source: SourceText, _ block: Range<Int>, _ subject: String, _ problem: String, value: Int32
    ) -> MetadataProblem {
        var offset = block.lowerBound
        for scalar in source.string(block).unicodeScalars {
            let width = UTF8.width(scalar)
            if scalar.value == value {
                return MetadataProblem(
                    offset..<offset + width, "\(subject) is not YAML: \(problem): \(PlainText.name(scalar))",
                    hint: "remove it")
            }
            offset += width
        }
        return MetadataProblem(
            block.lowerBound..<block.lowerBound, "\(subject) is not YAML: \(problem)", hint: "save it as UTF-8")
    }

    fileprivate static func isNull(_ node: Node) -> Bool {
        node.scalar.map { $0.style == .plain && PlainYAML.isNull($0.string) } ?? false
    }
}

/// Makes a tree of nodes one of values. Aliases share nodes, so that a tree may have more than the block has bytes.
private struct YAMLWalk {
    let positions: YAMLPositions
    let block: Range<Int>
    let subject: String
    private var count = 0
    /// Without aliases a tree has fewer values than its block has bytes.
    private let mostNodes: Int

    init(positions: YAMLPositions, block: Range<Int>, subject: String) {
        self.subject = subject
        self.positions = positions
        self.block = block
        mostNodes = max(100_000, block.count)
    }

    mutating func value(_ node: Node, depth: Int) throws(MetadataProblem) -> MetadataValue {
        let offset = node.mark.map { positions.offset(line: $0.line, column: $0.column) } ?? block.lowerBound
        count += 1
        guard count <= mostNodes else {
            throw MetadataProblem(
                offset..<offset, "the aliases of \(subject) make more than \(mostNodes) values of it",
                hint: "write the values out")
        }
        guard depth <= MetadataValue.deepest else {
            throw MetadataProblem(
                offset..<offset, "\(subject) is nested in more than \(MetadataValue.deepest) levels",
                hint: "tags need one level, or two")
        }
        switch node {
        case .scalar(let scalar):
            return MetadataValue(YAMLBlock.isNull(node) ? .null : .scalar(scalar.string), at: offset)
        case .sequence(let sequence):
            var values: [MetadataValue] = []
            for node in sequence { values.append(try value(node, depth: depth + 1)) }
            return MetadataValue(.list(values), at: offset)
        case .mapping(let mapping):
            var entries: [MetadataEntry] = []
            for (key, node) in mapping {
                let value = try value(node, depth: depth + 1)
                // A list as a key is no name of anything that is asked for.
                guard let name = key.scalar?.string else { continue }
                let start = key.mark.map { positions.offset(line: $0.line, column: $0.column) }
                entries.append(MetadataEntry(name, value, keyAt: start))
            }
            return MetadataValue(.table(entries), at: offset)
        case .alias:
            return MetadataValue(.null, at: offset)
        }
    }
}
