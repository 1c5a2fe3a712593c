import DataReading
import SourceText

extension TagList {
    /// Reads tags from YAML, in the forms of JSON: a table of weights by name, or a list of names, of pairs of name and
    /// weight, of `name: weight`, or of tables with the fields of a tag. Any of these forms may be under the key `tags`
    /// of a table, whose `title` and `description` are then those of the cloud. Values without quotes are text, too:
    /// `no` and `1.10` are names.
    ///
    /// - Parameters:
    ///   - columns: the fields of a tag that the user chose in the items; nil for the known keys.
    ///   - items: the path to the list of items; nil for the whole text, or its key `tags`.
    /// - Throws: ``Problem`` with every element that is no tag, or at the place where the text is no YAML.
    package init(
        parsingYAML source: SourceText, columns: ColumnChoice? = nil, items: DataPath? = nil
    ) throws(Problem) {
        var document = YAMLDocument(source, columns, items)
        document.read()
        self = try document.finished()
    }
}

private struct YAMLDocument {
    private let source: SourceText
    private var list = TagList()
    private var tags = TagTable()
    private var problems = ProblemCollector()
    private var nameless = NamelessItems()
    private var unread: [String] = []
    /// The key whose numbers are read as the weights, if no key is a known word for them.
    private var guessedWeight: String?
    private let columns: ColumnPaths?
    private let items: DataPath?
    /// The chosen fields that any item has, and the errors of others that an item lacks.
    private var matched: UInt8 = 0
    private var missing: [TagField: Problem] = [:]

    init(_ source: SourceText, _ choice: ColumnChoice?, _ items: DataPath?) {
        (self.source, self.items) = (source, items)
        columns = choice.map { ColumnPaths($0) }
    }

    mutating func read() {
        let words = YAMLWords(
            "the input", hint: "a name with : or # or quotes in it stands in quotes",
            duplicates: "add the weights up, or write a list: - Swift: 42")
        do {
            if let value = try readYAML(source, 0..<source.bytes.count, words, isVerbatim: true) { read(value) }
        } catch { report(at: error.range.lowerBound, error.message, hint: error.hint) }
    }

    mutating func finished() throws(Problem) -> TagList {
        for field in TagField.allCases where problems.isEmpty && matched & field.bit == 0 {
            if let problem = missing[field] { problems.append(problem.placed(in: source)) }
        }
        let note = nameless.settled(among: tags.entryCount, &problems, path: source.path)
        if tags.isEmpty, problems.isEmpty {
            problems.append(
                Problem(
                    path: source.path, "there is no tag in the input",
                    hint: "write a tag a line, such as - Swift, or with its weight Swift: 42"))
        }
        try problems.check()
        list.notes = unreadNotes(unread.filter { $0 != guessedWeight }, path: source.path, kind: "field")
        if let guessedWeight {
            list.notes.append(
                InputNote(path: source.path, "the weights are those of the field \"\(guessedWeight)\""))
        }
        if let note { list.notes.append(note) }
        list.entryCount = tags.entryCount
        list.tags = try tags.finished(path: source.path)
        list.notes += list.notesOnNumbers(source.path, "- \(readable(list.tags.first?.name ?? "", atMost: 40)): 42")
        return list
    }

    private mutating func read(_ root: MetadataValue) {
        if let items {
            if case .table(let entries) = root.content {
                list.title = entries.first { $0.key == "title" }?.value.text.flatMap { PlainText.caption($0) }
                list.description = entries.first { $0.key == "description" }?.value.text
                    .flatMap { PlainText.caption($0) }
            }
            return attempt { document throws(Problem) in document.readTags(try root.items(at: items)) }
        }
        if case .table(let entries) = root.content,
            let tags = entries.first(where: { $0.key == "tags" })?.value, tags.text == nil
        {
            for entry in entries {
                switch (entry.key, entry.value.text) {
                case ("tags", _): break
                case ("title", let text?): list.title = PlainText.caption(text)
                case ("description", let text?): list.description = PlainText.caption(text)
                default: noteUnread(entry.key)
                }
            }
            readTags(tags)
        } else {
            readTags(root)
        }
    }

    private mutating func readTags(_ node: MetadataValue) {
        switch node.content {
        case .table(let entries):
            for entry in entries {
                attempt { document throws(Problem) in
                    try document.add(name: try document.name(entry), weight: try document.weight(entry.value))
                }
            }
        case .list(let elements):
            for element in elements {
                attempt { document throws(Problem) in try document.readElement(element) }
            }
        case .scalar, .null:
            report(
                at: node.offset, "the YAML is one value, expected tags",
                hint: "write a tag a line, such as - Swift, or with its weight Swift: 42")
        }
    }

    private mutating func readElement(_ node: MetadataValue) throws(Problem) {
        switch node.content {
        case .scalar, .null: try add(name: try text(node), weight: 1)
        case .list(let pair):
            if let columns, columns.readLists { return try readItem(node, columns) }
            guard pair.count == 2 else { throw notATag(at: node.offset) }
            try add(name: try text(pair[0]), weight: try weight(pair[1]))
        case .table(let entries):
            // - Swift: 42
            if entries.count == 1, let entry = entries.first, entry.isNamed,
                (columns.map({ $0.begins(with: entry.key) }) ?? (TagField(heading: entry.key) == .name)) == false
            {
                return try add(name: try name(entry), weight: try weight(entry.value))
            }
            if let columns { try readItem(node, columns) } else { try readTable(node, entries) }
        }
    }

    private mutating func readTable(_ node: MetadataValue, _ entries: [MetadataEntry]) throws(Problem) {
        var record: TagRecord?
        var fields: [(field: TagField, cell: TagRecord.Cell)] = []
        var weight = 1.0
        var seen: UInt8 = 0
        var numbers: [(name: String, node: MetadataValue)] = []
        for entry in entries {
            let (name, value) = (entry.key, entry.value)
            guard entry.isNamed, let field = TagField(heading: name) else {
                if entry.isNamed, !TagField.isIdentifier(heading: name),
                    let text = value.text, WeightSuffix.isDecimal(Array(text.utf8)[...]), numbers.count < 20
                {
                    numbers.append((name, value))
                }
                noteUnread(name)
                continue
            }
            guard seen & field.bit == 0 else {
                throw Problem(
                    "a second value for the \(field.rawValue)", hint: "a tag has one",
                    at: entry.keyOffset..<entry.keyOffset)
            }
            seen |= field.bit
            switch field {
            case .name: record = TagRecord(name: try text(value))
            case .weight: weight = try self.weight(value)
            case .link, .class, .group, .description:
                if let text = value.text, MetadataValue.isNull(text) { continue }
                fields.append((field, try text(value)))
            }
        }
        guard var record else {
            throw Problem("the table has no name", hint: "write name: Swift, and weight: 42", at: range(node))
                .counted(as: NamelessItems.words)
        }
        if seen & TagField.weight.bit == 0, let number = numbers.first {
            guard numbers.count == 1, guessedWeight == nil || guessedWeight == number.name else {
                let names = numbers.count > 1 ? numbers.map(\.name) : [guessedWeight ?? "", number.name]
                throw Problem(
                    "several numbers may be the weight: \(quotedList(names))",
                    hint:
                        "say which it is: --columns name=name,weight=\(readable(number.name, atMost: 40)); with name alone each weighs 1",
                    at: range(node))
            }
            guessedWeight = number.name
            weight = try self.weight(number.node)
        }
        record.weight = weight
        for (field, cell) in fields { record.set(field, cell) }
        tags.append(try record.tag(group: nil))
    }

    /// Reads an item whose fields the user chose, by paths into it.
    private mutating func readItem(_ node: MetadataValue, _ columns: ColumnPaths) throws(Problem) {
        var record = TagRecord(name: .init(text: "", range: range(node)))
        var seen: UInt8 = 0
        for wanted in columns.wanted {
            guard let value = node.value(of: wanted) else { continue }
            // Without a name there is no tag, and without a link it has none; what is no number is no weight.
            if wanted.field != .weight, let text = value.text, MetadataValue.isNull(text) { continue }
            guard seen & wanted.field.bit == 0 else {
                throw Problem(
                    "a second value for the \(wanted.field.rawValue)", hint: "a key with a dot in it is in quotes",
                    at: range(value))
            }
            seen |= wanted.field.bit
            switch wanted.field {
            case .name: record.name = try text(value)
            case .weight: record.weight = try weight(value)
            case .link, .class, .group, .description: record.set(wanted.field, try text(value))
            }
        }
        matched |= seen
        for field in columns.wanted.map(\.field) where (seen | matched) & field.bit == 0 && missing[field] == nil {
            missing[field] = node.missing(field, columns)
        }
        if case .table(let entries) = node.content {
            for entry in entries where !columns.begins(with: entry.key) { noteUnread(entry.key) }
        }
        guard seen & TagField.name.bit != 0 else {
            throw
                (node.missing(.name, columns)
                ?? Problem("the item has no name", hint: "a name is a text, or a number", at: range(node)))
                .counted(as: NamelessItems.words)
        }
        tags.append(try record.tag(group: nil))
    }

    // MARK: - Values

    private mutating func add(name: TagRecord.Cell, weight: Double) throws(Problem) {
        let bytes = Array(name.text.utf8)
        let number = tags.number(of: bytes.span, 0..<bytes.count, context: 0)
        if tags.add(weight, to: number) { return }
        tags.insert(try TagRecord(name: name).tag(group: nil), weight: weight, as: number)
    }

    private func text(_ node: MetadataValue) throws(Problem) -> TagRecord.Cell {
        guard let text = node.text else { throw notATag(at: node.offset) }
        return TagRecord.Cell(text: text, range: range(node))
    }

    private func name(_ entry: MetadataEntry) throws(Problem) -> TagRecord.Cell {
        guard entry.isNamed else { throw notATag(at: entry.keyOffset) }
        return TagRecord.Cell(text: entry.key, range: entry.keyOffset..<entry.keyOffset)
    }

    private func weight(_ node: MetadataValue) throws(Problem) -> Double {
        guard let text = node.text, !text.isEmpty else {
            throw Problem(
                "there is no weight, expected a number above 0",
                hint: "write Swift: 42; names alone are a list: - Swift", at: range(node))
        }
        let bytes = Array(text.utf8)
        do {
            return try WeightSuffix.weight(bytes, 0..<bytes.count, row: 0..<0)
        } catch {
            throw error.at(range(node))
        }
    }

    private func notATag(at offset: Int) -> Problem {
        Problem(
            "this is no tag", hint: "a tag is a name, [name, 3], name: 3, or a table with name and weight",
            at: offset..<offset)
    }

    private mutating func noteUnread(_ name: String) {
        // A hundred are more than the notes name.
        if unread.count < 100, !unread.contains(name) { unread.append(name) }
    }

    // MARK: - Places

    /// The place where a value begins, an empty range; a message widens it to the end of the line.
    private func range(_ node: MetadataValue) -> Range<Int> {
        node.offset..<node.offset
    }

    private func restOfLine(from start: Int) -> Range<Int> {
        start..<max(start, source.bytes.trimmingBlanks(source.lineRange(at: start)).upperBound)
    }

    private mutating func attempt(_ body: (inout YAMLDocument) throws(Problem) -> Void) {
        do throws(Problem) {
            try body(&self)
        } catch {
            guard problems.hasRoom else { return problems.countOmitted() }
            let range = restOfLine(from: error.range.lowerBound)
            let placed = error.placed(in: source, at: range)
            if !nameless.take(placed) { problems.append(placed) }
        }
    }

    private mutating func report(at offset: Int, _ problem: String, hint: String?) {
        problems.append(Problem(source, at: offset..<offset, problem, hint: hint))
    }
}
