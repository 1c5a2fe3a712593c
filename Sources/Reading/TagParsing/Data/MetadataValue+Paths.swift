import DataReading
import SourceText

extension MetadataValue {
    /// Returns the value at a path, or the value at which the path ends too early, with its offset.
    func find(_ path: DataPath) -> (value: MetadataValue?, broken: (BrokenPath, offset: Int)?) {
        var value = self
        for (depth, part) in path.parts.enumerated() {
            if let next = value.element(part) {
                value = next
                continue
            }
            let found: BrokenPath.Value =
                switch value.content {
                case .table(let entries): .table(keys: entries.prefix(100).map(\.key))
                case .list(let elements): .list(count: elements.count)
                case .scalar, .null: .other("a text")
                }
            return (nil, (BrokenPath(path: path, depth: depth, value: found), value.offset))
        }
        return (value, nil)
    }

    /// Returns the value of a key, or the element with an index; nil if there is none.
    private func element(_ part: String) -> MetadataValue? {
        switch content {
        case .table(let entries): entries.first { $0.isNamed && $0.key == part }?.value
        case .list(let elements):
            Int(part).flatMap { elements.indices.contains($0) && "\($0)" == part ? elements[$0] : nil }
        case .scalar, .null: nil
        }
    }

    /// Returns the items at a path: a list, or a table of weights by name.
    func items(at path: DataPath) throws(Problem) -> MetadataValue {
        let (found, broken) = find(path)
        guard let found else {
            throw broken.map { $0.0.problem(in: "the input", at: $0.offset..<$0.offset) }
                ?? path.leads(to: "nothing", at: offset)
        }
        switch found.content {
        case .list: return found
        case .table(let entries):
            guard let outer = entries.first(where: { $0.value.text == nil }) else { return found }
            throw path.leads(to: "a table", key: outer.key, at: found.offset)
        case .scalar, .null: throw path.leads(to: "a text", at: found.offset)
        }
    }

    /// Returns the value of a chosen field in an item; nil if the item has none.
    func value(of wanted: ColumnPaths.Wanted) -> MetadataValue? {
        if let number = wanted.number, case .list(let elements) = content {
            return elements.indices.contains(number - 1) ? elements[number - 1] : nil
        }
        var value: MetadataValue? = self
        for part in wanted.parts { value = value?.element(part) }
        return value
    }

    /// Returns the error that an item lacks a field; nil if the path leads to a value, or was not chosen.
    func missing(_ field: TagField, _ columns: ColumnPaths) -> Problem? {
        columns.path(of: field).flatMap { find($0).broken }
            .map { $0.0.problem(in: "the item", at: $0.offset..<$0.offset) }
    }
}
