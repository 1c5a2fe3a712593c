import SourceText

/// The tables of a TOML document while it is read, and the rules for adding to them.
///
/// A table is defined once: by its header, by dotted keys in one section, or inline. The rules are those of the
/// specification as Python's `tomllib` follows them: a table that a deeper header implied may still get its own header;
/// one that dotted keys made is closed by the next header; arrays and inline tables are closed when they end.
struct TOMLTables {
    enum Value {
        case plain(MetadataValue)
        case table(Int)
        /// The tables of `[[name]]`; keys are added to the last one.
        case tables([Int], at: Int)

        /// The value as it was read; null for tables of headers, which are not values.
        var tree: MetadataValue {
            if case .plain(let value) = self { return value }
            return MetadataValue(.null, at: 0)
        }
    }

    private struct Table {
        var keys: [String] = []
        var values: [Value] = []
        var places: [String: Int] = [:]
        /// The offset of the header or key that created it.
        var offset = 0
        /// Whether it has a header.
        var hasHeader = false
        /// The section whose dotted keys may add to it.
        var section: Int?
    }

    /// All tables; the first is the document.
    private var tables = [Table()]
    /// The index of the table to which keys are added.
    private var current = 0
    private var section = 0

    // MARK: - Adding

    /// Begins the table of a header `[a.b]`.
    mutating func beginTable(_ key: [String], at offset: Int) throws(Problem) {
        section += 1
        let parent = try descend(key.dropLast(), from: 0, at: offset)
        let last = key[key.count - 1]
        if let place = tables[parent].places[last] {
            guard case .table(let table) = tables[parent].values[place], !isClosed(table) else {
                throw Problem("the table \"\(key.joined(separator: "."))\" is there already")
            }
            current = table
        } else {
            current = add(Table(offset: offset))
            append(last, .table(current), to: parent)
        }
        tables[current].hasHeader = true
    }

    /// Begins the next table of an array of tables, for a header `[[a.b]]`.
    mutating func appendTable(_ key: [String], at offset: Int) throws(Problem) {
        section += 1
        let parent = try descend(key.dropLast(), from: 0, at: offset)
        let last = key[key.count - 1]
        current = add(Table(offset: offset, hasHeader: true))
        guard let place = tables[parent].places[last] else {
            append(last, .tables([current], at: offset), to: parent)
            return
        }
        guard case .tables(var elements, let first) = tables[parent].values[place] else {
            throw Problem("\"\(key.joined(separator: "."))\" is there already, and no array of tables")
        }
        // The array is taken out before it grows, so that it is not copied for each of its tables.
        tables[parent].values[place] = .table(current)
        elements.append(current)
        tables[parent].values[place] = .tables(elements, at: first)
    }

    /// Sets `a.b = value` in the table of the last header.
    mutating func set(_ key: [String], to value: Value, at offset: Int) throws(Problem) {
        var table = current
        for part in key.dropLast() {
            if let place = tables[table].places[part] {
                guard case .table(let inner) = tables[table].values[place], !isClosed(inner) else {
                    throw Problem("\"\(part)\" of \"\(key.joined(separator: "."))\" is there already")
                }
                table = inner
            } else {
                let inner = add(Table(offset: offset))
                append(part, .table(inner), to: table)
                table = inner
            }
            tables[table].section = section
        }
        let last = key[key.count - 1]
        guard tables[table].places[last] == nil else {
            throw Problem("the key \"\(key.joined(separator: "."))\" is there already")
        }
        append(last, value, to: table)
    }

    /// Whether neither a header nor keys of the current section may add to a table.
    private func isClosed(_ table: Int) -> Bool {
        tables[table].hasHeader || tables[table].section.map { $0 != section } ?? false
    }

    /// Returns the table at the path of a header, and creates those that are missing.
    private mutating func descend(
        _ parts: ArraySlice<String>, from start: Int, at offset: Int
    ) throws(Problem) -> Int {
        var table = start
        for part in parts {
            guard let place = tables[table].places[part] else {
                let inner = add(Table(offset: offset))
                append(part, .table(inner), to: table)
                table = inner
                continue
            }
            switch tables[table].values[place] {
            case .table(let inner): table = inner
            case .tables(let elements, _): table = elements[elements.count - 1]
            case .plain: throw Problem("\"\(part)\" has a value already, and is no table")
            }
        }
        return table
    }

    private mutating func add(_ table: Table) -> Int {
        tables.append(table)
        return tables.count - 1
    }

    private mutating func append(_ key: String, _ value: Value, to table: Int) {
        tables[table].places[key] = tables[table].keys.count
        tables[table].keys.append(key)
        tables[table].values.append(value)
    }

    // MARK: - The tree

    var entries: [MetadataEntry] { entries(of: 0) }

    /// Returns the entries of a table; the recursion is as deep as keys have parts, which are limited.
    private func entries(of table: Int) -> [MetadataEntry] {
        zip(tables[table].keys, tables[table].values).map { key, value in
            switch value {
            case .plain(let value): MetadataEntry(key, value)
            case .table(let inner):
                MetadataEntry(key, MetadataValue(.table(entries(of: inner)), at: tables[inner].offset))
            case .tables(let elements, let offset):
                MetadataEntry(
                    key,
                    MetadataValue(
                        .list(
                            elements.map { MetadataValue(.table(entries(of: $0)), at: tables[$0].offset) }),
                        at: offset))
            }
        }
    }
}
