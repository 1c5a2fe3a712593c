/// A key that a table has twice. In the front matter of a post its last value counts, as for the generators of sites:
/// Jekyll's psych, and Hugo in YAML and JSON; in TOML, and in Stratus's own settings, such a key is an error.
package struct RepeatedKey: Sendable {
    package let name: String
    /// The offset of a later occurrence: of the key in YAML, of the value in JSON.
    package let offset: Int
}

/// The tables of one document with the keys that occur twice in them.
struct RepeatedKeys {
    /// Whether the last value of a key counts; otherwise the caller reports the key.
    let areAllowed: Bool
    private(set) var found: [RepeatedKey] = []
    /// The most keys that are remembered: more than a person reads.
    private static let most = 20

    init(areAllowed: Bool) { self.areAllowed = areAllowed }

    mutating func note(_ name: String, at offset: Int) {
        if found.count < Self.most { found.append(RepeatedKey(name: name, offset: offset)) }
    }
}

/// The places of the keys of a table among its entries, fast for a few keys.
struct KeyPlaces {
    private var few: [(key: String, place: Int)] = []
    private var many: [String: Int] = [:]

    /// Enters a key that is new; returns the place of a key that has been entered before.
    mutating func insert(_ key: String, at place: Int) -> Int? {
        if !many.isEmpty {
            if let earlier = many[key] { return earlier }
            many[key] = place
            return nil
        }
        if let earlier = few.first(where: { $0.key == key }) { return earlier.place }
        few.append((key, place))
        if few.count > 16 { for (key, place) in few { many[key] = place } }
        return nil
    }
}
