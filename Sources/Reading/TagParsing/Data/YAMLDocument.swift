import DataReading
import SourceText
import Yams

extension TagList {
    /// Reads tags from YAML, in the forms of JSON: a table of weights by name, or a list of names, of pairs of name and
    /// weight, of `name: weight`, or of tables with the fields of a tag. Any of them may stand under the key `tags` of a
    /// table, whose `title` and `description` are then those of the cloud. What stands without quotes is text, too: `no`
    /// and `1.10` are names.
    ///
    /// - Throws: ``TagListError`` with every element that is no tag, or with the place where it is no YAML.
    /// - Parameter columns: the keys of tables that the user names.
    package init(parsingYAML source: SourceText, columns: ColumnChoice? = nil) throws(TagListError) {
        if let (problem, hint) = YAMLBounds.problem(ofSize: source.bytes.count, subject: "the input") {
            throw TagListError([Diagnostic(path: source.path, problem, hint: hint)])
        }
        var document = YAMLDocument(source, columns)
        document.read()
        self = try document.finished()
    }
}

private struct YAMLDocument {
    private let source: SourceText
    private let positions: YAMLPositions
    private var list = TagList()
    private var tags = TagTable()
    private var diagnostics = DiagnosticCollector()
    private var unread: [String] = []
    /// The key whose numbers are taken for the weights, where no known word names one.
    private var guessedWeight: String?
    private let choice: ColumnChoice?

    init(_ source: SourceText, _ choice: ColumnChoice?) {
        self.source = source
        self.choice = choice
        positions = YAMLPositions(source, 0..<source.bytes.count)
    }

    mutating func read() {
        let bounds = YAMLBounds(
            source.bytes, 0..<source.bytes.count, positions, subject: "the input", countsClosings: true)
        if let (problem, hint) = bounds.problem { return report(at: 0, problem, hint: hint) }
        do {
            guard let node = try composeYAML(source.string(0..<source.bytes.count), levels: bounds.levels) else {
                return
            }
            read(node)
        } catch let error as YamlError {
            let (mark, problem) = error.problem(in: "the input")
            var hint = "a name with : or # or quotes in it stands in quotes"
            if case .duplicatedKeysInMapping = error { hint = "add the weights up, or write a list: - Swift: 42" }
            report(at: mark.map { positions.offset(line: $0.line, column: $0.column) } ?? 0, problem, hint: hint)
        } catch {
            report(at: 0, "the input cannot be read: \(error)", hint: "save it as YAML, in UTF-8")
        }
    }

    mutating func finished() throws(TagListError) -> TagList {
        if tags.isEmpty, diagnostics.isEmpty {
            diagnostics.append(
                Diagnostic(
                    path: source.path, "there is no tag in the input",
                    hint: "write a tag a line, such as - Swift, or with its weight Swift: 42"))
        }
        guard diagnostics.isEmpty else { throw TagListError(diagnostics) }
        list.notes = unreadNotes(unread.filter { $0 != guessedWeight }, path: source.path, kind: "field")
        if let guessedWeight {
            list.notes.append(
                InputNote(path: source.path, "the weights are those of the field \"\(guessedWeight)\""))
        }
        list.entryCount = tags.entryCount
        list.tags = try tags.finished(path: source.path)
        list.notes += list.notesOnNumbers(source.path, "- \(readable(list.tags.first?.name ?? "", atMost: 40)): 42")
        return list
    }

    private mutating func read(_ root: Node) {
        if let mapping = root.mapping, let tags = mapping["tags"], tags.scalar == nil {
            for (key, value) in mapping {
                switch (key.scalar?.string, value.scalar?.string) {
                case ("tags", _): break
                case ("title", let text?): list.title = PlainText.caption(text)
                case ("description", let text?): list.description = PlainText.caption(text)
                default: noteUnread(key.scalar?.string ?? "?")
                }
            }
            readTags(tags)
        } else {
            readTags(root)
        }
    }

    private mutating func readTags(_ node: Node) {
        switch node {
        case .mapping(let mapping):
            for (key, value) in mapping {
                attempt(key) { document throws(LineProblem) in
                    try document.add(name: try document.text(key), weight: try document.weight(value))
                }
            }
        case .sequence(let sequence):
            for element in sequence {
                attempt(element) { document throws(LineProblem) in try document.readElement(element) }
            }
        case .scalar, .alias:
            report(
                at: offset(node), "the YAML is one value, expected tags",
                hint: "write a tag a line, such as - Swift, or with its weight Swift: 42")
        }
    }

    private mutating func readElement(_ node: Node) throws(LineProblem) {
        switch node {
        case .scalar: try add(name: try text(node), weight: 1)
        case .sequence(let pair):
            guard pair.count == 2 else { throw notATag(node) }
            try add(name: try text(pair[0]), weight: try weight(pair[1]))
        case .mapping(let mapping):
            // - Swift: 42
            if mapping.count == 1, let (key, value) = mapping.first, let name = key.scalar?.string,
                field(named: name) != .name
            {
                return try add(name: try text(key), weight: try weight(value))
            }
            try readTable(node, mapping)
        case .alias: throw notATag(node)
        }
    }

    private mutating func readTable(_ node: Node, _ mapping: Node.Mapping) throws(LineProblem) {
        var record: TagRecord?
        var fields: [(field: TagField, cell: TagRecord.Cell)] = []
        var weight = 1.0
        var seen: UInt8 = 0
        var numbers: [(name: String, node: Node)] = []
        for (key, value) in mapping {
            guard let name = key.scalar?.string, let field = field(named: name) else {
                if choice == nil, let name = key.scalar?.string, !TagField.isIdentifier(heading: name),
                    let text = value.scalar?.string, WeightSuffix.isDecimal(Array(text.utf8)[...]), numbers.count < 20
                {
                    numbers.append((name, value))
                }
                noteUnread(key.scalar?.string ?? "?")
                continue
            }
            guard seen & field.bit == 0 else {
                throw LineProblem(
                    range: range(key), problem: "a second value for the \(field.rawValue)", hint: "a tag has one")
            }
            seen |= field.bit
            switch field {
            case .name: record = TagRecord(name: try text(value))
            case .weight: weight = try self.weight(value)
            case .link, .class, .group, .description:
                if let scalar = value.scalar, PlainYAML.isNull(scalar.string) { continue }
                fields.append((field, try text(value)))
            }
        }
        guard var record else {
            throw LineProblem(
                range: range(node), problem: "the table has no name", hint: "write name: Swift, and weight: 42")
        }
        if seen & TagField.weight.bit == 0, let number = numbers.first {
            guard numbers.count == 1, guessedWeight == nil || guessedWeight == number.name else {
                let names = numbers.count > 1 ? numbers.map(\.name) : [guessedWeight ?? "", number.name]
                throw LineProblem(
                    range: range(node), problem: "several numbers may be the weight: \(TableColumns.list(names))",
                    hint:
                        "say which it is: --columns name=name,weight=\(readable(number.name, atMost: 40)); with name alone each weighs 1"
                )
            }
            guessedWeight = number.name
            weight = try self.weight(number.node)
        }
        record.weight = weight
        for (field, cell) in fields { record.set(field, cell) }
        tags.append(try record.tag(group: nil))
    }

    // MARK: - Values

    private mutating func add(name: TagRecord.Cell, weight: Double) throws(LineProblem) {
        let bytes = Array(name.text.utf8)
        let number = tags.number(of: bytes.span, 0..<bytes.count, context: 0)
        if tags.add(weight, to: number) { return }
        tags.insert(try TagRecord(name: name).tag(group: nil), weight: weight, as: number)
    }

    private func text(_ node: Node) throws(LineProblem) -> TagRecord.Cell {
        guard let scalar = node.scalar else { throw notATag(node) }
        return TagRecord.Cell(text: scalar.string, range: range(node))
    }

    private func weight(_ node: Node) throws(LineProblem) -> Double {
        guard let scalar = node.scalar, !scalar.string.isEmpty else {
            throw LineProblem(
                range: range(node), problem: "there is no weight, expected a number above 0",
                hint: "write Swift: 42; names alone are a list: - Swift")
        }
        let bytes = Array(scalar.string.utf8)
        do {
            return try WeightSuffix.weight(bytes, 0..<bytes.count, row: 0..<0)
        } catch {
            throw LineProblem(range: range(node), problem: error.problem, hint: error.hint)
        }
    }

    private func field(named name: String) -> TagField? {
        guard let choice else { return TagField(heading: name) }
        return choice.field(ofKey: name)
    }

    private func notATag(_ node: Node) -> LineProblem {
        LineProblem(
            range: range(node), problem: "this is no tag",
            hint: "a tag is a name, [name, 3], name: 3, or a table with name and weight")
    }

    private mutating func noteUnread(_ name: String) {
        // More than a person reads are counted elsewhere.
        if unread.count < 100, !unread.contains(name) { unread.append(name) }
    }

    // MARK: - Places

    private func offset(_ node: Node) -> Int {
        node.mark.map { positions.offset(line: $0.line, column: $0.column) } ?? 0
    }

    /// Where a value begins; a message widens it to the end of the line.
    private func range(_ node: Node) -> Range<Int> {
        let start = offset(node)
        return start..<start
    }

    private func restOfLine(from start: Int) -> Range<Int> {
        start..<max(start, source.bytes.trimmingBlanks(source.lineRange(at: start)).upperBound)
    }

    private mutating func attempt(
        _ node: Node, _ body: (inout YAMLDocument) throws(LineProblem) -> Void
    ) {
        do throws(LineProblem) {
            try body(&self)
        } catch {
            guard diagnostics.hasRoom else { return diagnostics.countOmitted() }
            let range = restOfLine(from: error.range.lowerBound)
            diagnostics.append(Diagnostic(source, at: range, error.problem, hint: error.hint))
        }
    }

    private mutating func report(at offset: Int, _ problem: String, hint: String) {
        diagnostics.append(Diagnostic(source, at: offset..<offset, problem, hint: hint))
    }
}
