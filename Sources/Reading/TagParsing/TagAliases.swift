import SourceText

/// A list of aliases that gives the final name of a tag, through any chain of aliases.
package struct TagAliases: Sendable {
    private let aliases: [TagAlias]
    /// The number of every name and target, by its merge key.
    private var numbers: [String: Int] = [:]
    private var keys: [String] = []
    /// The alias that each name has, by its number, and in ``next`` the number of its target; a name that is its own
    /// target has none there.
    private var aliasOfName: [Int?] = []
    private var next: [Int?] = []
    /// The spelling that was written for each target.
    private var spellings: [String?] = []
    /// The number of the name at the end of each name's chain.
    private var ends: [Int] = []
    /// Whether a tag has the name, or passes it in its chain.
    private var isUsed: [Bool] = []

    package init() { aliases = [] }

    /// Makes the list, and finds the last name of each chain of aliases.
    ///
    /// - Throws: ``Problem`` if a name has two targets, or if aliases form a circle; the range of the problem holds the
    ///   index of the later alias in `aliases`.
    /// - Complexity: O(n) in the number of aliases.
    package init(_ aliases: [TagAlias], _ merging: NameMerging) throws(Problem) {
        self.aliases = aliases
        for (index, alias) in aliases.enumerated() {
            let name = number(of: mergeKey(alias.name, merging))
            let target = number(of: mergeKey(alias.target, merging))
            if let earlier = aliasOfName[name] {
                try agree(earlier, index, next[name] ?? name, target)
                continue
            }
            aliasOfName[name] = index
            if name == target {
                // The alias only sets the spelling: it beats the spelling that another alias uses on its way.
                spellings[target] = alias.target
            } else {
                next[name] = target
                if spellings[target] == nil { spellings[target] = alias.target }
            }
        }
        try followChains()
        isUsed = [Bool](repeating: false, count: keys.count)
    }

    private mutating func number(of key: String) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = keys.count
        keys.append(key)
        aliasOfName.append(nil)
        next.append(nil)
        spellings.append(nil)
        return keys.count - 1
    }

    /// Throws if two aliases of one name have different targets or, where they set its spelling, different spellings.
    private func agree(_ earlier: Int, _ index: Int, _ target: Int, _ other: Int) throws(Problem) {
        let (one, two) = (aliases[earlier], aliases[index])
        let isSpelling = next[target] == nil && aliasOfName[target] == earlier
        if target == other, !isSpelling || one.target.utf8.elementsEqual(two.target.utf8) { return }
        throw Problem(
            "\"\(two.name)\" is \"\(two.target)\" here and \"\(one.target)\" before",
            hint: "a name has one alias: remove one of the two", at: index..<index + 1)
    }

    /// Finds the end of every chain. Each name is visited once: a walk stops at an end that an earlier one found.
    private mutating func followChains() throws(Problem) {
        ends = [Int](repeating: -1, count: keys.count)
        // The walk that visited each name; a walk that meets itself has found a circle.
        var walks = [Int](repeating: -1, count: keys.count)
        for start in keys.indices where ends[start] < 0 {
            var way: [Int] = []
            var place = start
            while ends[place] < 0, let target = next[place] {
                guard walks[place] != start else { throw circle(at: place) }
                walks[place] = start
                way.append(place)
                place = target
            }
            let end = ends[place] < 0 ? place : ends[place]
            ends[place] = end
            for place in way { ends[place] = end }
        }
    }

    private func circle(at start: Int) -> Problem {
        var members: [Int] = []
        var place = start
        repeat {
            if let alias = aliasOfName[place] { members.append(alias) }
            place = next[place] ?? start
        } while place != start
        let shown = members.prefix(5).map { "\"\(aliases[$0].name)\"" }
        let middle = members.count > 5 ? " = …" : ""
        let last = members.max() ?? 0
        return Problem(
            "the aliases go in a circle: \(shown.joined(separator: " = "))\(middle) = \(shown.first ?? "")",
            hint: "remove one of them: the last name of a chain is the one that is shown", at: last..<last + 1)
    }

    // MARK: - Tags

    package var isEmpty: Bool { aliases.isEmpty }

    /// Returns the merge key and the spelling that a tag with this merge key has in the end, and marks the aliases on
    /// the way as used; nil if no alias is about it.
    mutating func end(of key: String) -> (key: String, spelling: String)? {
        guard let number = numbers[key], let spelling = spellings[ends[number]] else { return nil }
        var place: Int? = number
        while let used = place, !isUsed[used] {
            isUsed[used] = true
            place = next[used]
        }
        return (keys[ends[number]], spelling)
    }

    /// The aliases that no tag has used, in the order written.
    func unused(_ merging: NameMerging) -> [TagAlias] {
        aliases.filter { alias in !(numbers[mergeKey(alias.name, merging)].map { isUsed[$0] } ?? false) }
    }
}
