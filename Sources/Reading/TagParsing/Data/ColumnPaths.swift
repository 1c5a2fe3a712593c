import DataReading

/// The fields of an item of JSON or YAML that the user chose, each with the path to its value in the item.
struct ColumnPaths: Sendable {
    struct Wanted: Sendable {
        let field: TagField
        /// The keys and indexes that lead from here to the value.
        var parts: ArraySlice<String>
        /// The number of a column from 1: an element of an item that is a list.
        let number: Int?
    }

    let wanted: [Wanted]
    /// The paths, for messages.
    private let paths: [TagField: DataPath]

    init(_ choice: ColumnChoice) {
        var wanted: [Wanted] = []
        var paths: [TagField: DataPath] = [:]
        for field in TagField.allCases {
            switch choice.columns[field] {
            case .number(let number)?:
                wanted.append(Wanted(field: field, parts: ["\(number)"], number: number))
            case .heading(let heading)?:
                // What is no path is a key.
                let path = (try? DataPath(heading)) ?? DataPath(key: heading)
                wanted.append(Wanted(field: field, parts: path.parts[...], number: nil))
                paths[field] = path
                // A key may have dots in it.
                if path.parts.count > 1 { wanted.append(Wanted(field: field, parts: [heading], number: nil)) }
            case nil: break
            }
        }
        (self.wanted, self.paths) = (wanted, paths)
    }

    /// Whether items that are lists have the fields by number; otherwise such an item is a name with its weight.
    var readLists: Bool { wanted.contains { $0.number != nil || Int($0.parts.first ?? "") != nil } }

    /// Whether a path begins with a key.
    func begins(with key: String) -> Bool { wanted.contains { $0.parts.first == key } }

    /// Returns the path to a field; nil for a field by number, and one that was not chosen.
    func path(of field: TagField) -> DataPath? { paths[field] }
}
