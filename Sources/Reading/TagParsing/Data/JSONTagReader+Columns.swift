import DataReading
import SourceText

/// The reading of items whose fields the user chose, by paths into the item.
extension JSONTagReader {
    /// The fields of an item that have been read.
    private struct Chosen {
        var record: TagRecord
        var seen: UInt8 = 0
        /// The range of a name without escapes, whose text is not made yet.
        var nameRange: Range<Int>?
    }

    /// Reads an item: an object, or a list if the columns have numbers.
    mutating func readItem(
        _ json: inout JSONScanner, _ source: SourceText, _ columns: ColumnPaths
    ) throws(Problem) {
        let item = json
        let start = json.offset
        var chosen = Chosen(record: TagRecord(name: .init(text: "", range: start..<start)))
        try readFields(&json, source, columns.wanted, isOutermost: true, &chosen)
        noteMissing(chosen.seen, item, columns, source)
        guard chosen.seen & TagField.name.bit != 0 else {
            throw
                (missing(.name, item, columns)
                ?? Problem("the item has no name", hint: "a name is a text, or a number", at: start..<start))
                .counted(as: NamelessItems.words)
        }
        try add(chosen.record, nameRange: chosen.nameRange, source)
    }

    /// Reads those fields whose paths lead into a value. The depth of the calls is that of the paths.
    private mutating func readFields(
        _ json: inout JSONScanner, _ source: SourceText, _ wanted: [ColumnPaths.Wanted], isOutermost: Bool = false,
        _ chosen: inout Chosen
    ) throws(Problem) {
        switch try json.kind() {
        case .object:
            try json.beginObject()
            while let key = try json.nextKeyBytes() {
                let matching = wanted.filter { isKey(key, $0.parts.first ?? "", source) }
                if matching.isEmpty {
                    if isOutermost { noteUnread(key, source) }
                    try json.skipValue()
                } else {
                    try readMatching(&json, source, matching, key.range, &chosen)
                }
            }
        case .array:
            var index = 0
            try json.beginArray()
            while try json.nextElement() {
                let matching = wanted.filter { $0.number.map { $0 == index + 1 } ?? ($0.parts.first == "\(index)") }
                if matching.isEmpty {
                    try json.skipValue()
                } else {
                    try readMatching(&json, source, matching, json.offset..<json.offset, &chosen)
                }
                index += 1
            }
        case .string, .number, .boolean, .null: try json.skipValue()
        }
    }

    /// Reads a value under whose key one or several paths go on, or end.
    private mutating func readMatching(
        _ json: inout JSONScanner, _ source: SourceText, _ matching: [ColumnPaths.Wanted], _ place: Range<Int>,
        _ chosen: inout Chosen
    ) throws(Problem) {
        for wanted in matching where wanted.parts.count == 1 {
            guard chosen.seen & wanted.field.bit == 0 else {
                throw Problem(
                    "a second value for the \(wanted.field.rawValue)", hint: "a key with a dot in it is in quotes",
                    at: place)
            }
            var value = json
            try readField(wanted.field, &value, source, &chosen)
        }
        let inner = matching.filter { $0.parts.count > 1 }.map { wanted in
            ColumnPaths.Wanted(field: wanted.field, parts: wanted.parts.dropFirst(), number: nil)
        }
        if !inner.isEmpty {
            var value = json
            try readFields(&value, source, inner, &chosen)
        }
        try json.skipValue()
    }

    private mutating func readField(
        _ field: TagField, _ json: inout JSONScanner, _ source: SourceText, _ chosen: inout Chosen
    ) throws(Problem) {
        let kind = try json.kind()
        // Without a name there is no tag, and without a link it has none; what is no number is no weight.
        if kind == .null, field != .weight { return }
        chosen.seen |= field.bit
        switch field {
        case .weight: chosen.record.weight = try weight(&json, source)
        case .name:
            let start = json.offset
            // A year, or a number of a line, is a name if it is chosen to be one.
            if kind == .number {
                try json.skipValue()
                chosen.record.name = .init(text: source.string(start..<json.offset), range: start..<json.offset)
                return
            }
            let name = try string(&json, source)
            if name.text.isEmpty { chosen.nameRange = name.range }
            chosen.record.name = name.cell
        case .link, .class, .group, .description:
            if let cell = try optionalText(&json, source) { chosen.record.set(field, cell) }
        }
    }

    private func isKey(_ key: (range: Range<Int>, text: String?), _ name: String, _ source: SourceText) -> Bool {
        if let text = key.text { return text.utf8.elementsEqual(name.utf8) }
        return source.bytes[key.range].elementsEqual(name.utf8)
    }

    // MARK: - Messages

    /// Remembers, for the error at the end, the chosen fields that an item lacks.
    private mutating func noteMissing(
        _ seen: UInt8, _ item: JSONScanner, _ columns: ColumnPaths, _ source: SourceText
    ) {
        matched |= seen
        for field in columns.wanted.map(\.field) where (seen | matched) & field.bit == 0 && missing[field] == nil {
            missing[field] = missing(field, item, columns)?.placed(in: source)
        }
    }

    /// Returns the error that an item lacks a field; nil if the path leads to a value, or was not chosen.
    private func missing(_ field: TagField, _ item: JSONScanner, _ columns: ColumnPaths) -> Problem? {
        guard let path = columns.path(of: field), case .broken(let broken, let end)? = try? item.find(path) else {
            return nil
        }
        return broken.problem(in: "the item", at: end.offset..<end.offset)
    }
}

extension JSONScanner {
    /// The end of a search: the value at the end of a path, or the value at which the path ends too early; with a
    /// scanner in front of that value.
    enum Found {
        case value(JSONScanner)
        case broken(BrokenPath, JSONScanner)
    }

    /// Searches the next value for the value at a path.
    ///
    /// - Throws: ``Problem`` for what is no JSON.
    func find(_ path: DataPath) throws(Problem) -> Found {
        var json = self
        for (depth, part) in path.parts.enumerated() {
            let kind = try json.kind()
            let place = json
            var isFound = false
            var keys: [String] = []
            var count = 0
            switch kind {
            case .object:
                try json.beginObject()
                while !isFound, let key = try json.nextKey() {
                    isFound = key.utf8.elementsEqual(part.utf8)
                    if isFound { break }
                    if keys.count < Self.mostKeys { keys.append(key) }
                    try json.skipValue()
                }
            case .array:
                try json.beginArray()
                while !isFound, try json.nextElement() {
                    isFound = part == "\(count)"
                    if isFound { break }
                    count += 1
                    try json.skipValue()
                }
            case .string, .number, .boolean, .null: break
            }
            guard !isFound else { continue }
            let value: BrokenPath.Value =
                switch kind {
                case .object: .table(keys: keys)
                case .array: .list(count: count)
                case .string, .number, .boolean, .null: .other(kind.phrase)
                }
            return .broken(BrokenPath(path: path, depth: depth, value: value), place)
        }
        return .value(json)
    }

    /// Returns a scanner of the items at a path: of an array, or of an object of weights by name.
    ///
    /// - Parameter subject: the name of the outermost value in messages.
    /// - Throws: ``Problem`` if the path leads to nothing, or to another value.
    func items(at path: DataPath, in subject: String) throws(Problem) -> JSONScanner {
        var items: JSONScanner
        switch try find(path) {
        case .value(let scanner): items = scanner
        case .broken(let broken, let place): throw broken.problem(in: subject, at: place.offset..<place.offset)
        }
        let kind = try items.kind()
        guard kind == .array || kind == .object else { throw path.leads(to: kind.phrase, at: items.offset) }
        let start = items
        guard kind == .object else { return start }
        try items.beginObject()
        while let key = try items.nextKey() {
            guard try ![.array, .object].contains(items.kind()) else {
                throw path.leads(to: "an object", key: key, at: start.offset)
            }
            try items.skipValue()
        }
        return start
    }

    /// The most keys that are remembered for a message.
    private static let mostKeys = 100
}
