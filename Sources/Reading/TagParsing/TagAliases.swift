import SourceText

/// Aliases with their chains followed: what a tag of a name is called in the end.
package struct TagAliases: Sendable {
    private let aliases: [TagAlias]
    /// Every name and target has a number, by its merge key.
    private var numbers: [String: Int] = [:]
    private var keys: [String] = []
    /// The alias that a name has, and the number of its target; a name of its own spelling has none.
    private var aliasOfName: [Int?] = []
    private var next: [Int?] = []
    /// The spelling that was written for a target.
    private var spellings: [String?] = []
    /// Where the chain of a name ends.
    private var ends: [Int] = []
    /// Whether a tag has the name, or comes by it.
    private var isUsed: [Bool] = []

    package init() { aliases = [] }

    /// - Throws: ``Problem`` when a name has two targets, or when aliases go in a circle; its range is that of the later
    ///   alias in the list.
    /// - Complexity: O(n) in the aliases.
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
                // Written for the sake of the spelling: it beats what stands on the way of another alias.
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

    /// Two aliases of one name have one target, and where they are there for the spelling, one spelling.
    private func agree(_ earlier: Int, _ index: Int, _ target: Int, _ other: Int) throws(Problem) {
        let (one, two) = (aliases[earlier], aliases[index])
        let isSpelling = next[target] == nil && aliasOfName[target] == earlier
        if target == other, !isSpelling || one.target.utf8.elementsEqual(two.target.utf8) { return }
        throw Problem(
            "\"\(two.name)\" is \"\(two.target)\" here and \"\(one.target)\" before",
            hint: "a name has one alias: remove one of the two", at: index..<index + 1)
    }

    /// Each name is walked over once: a walk stops at the end that an earlier one found.
    private mutating func followChains() throws(Problem) {
        ends = [Int](repeating: -1, count: keys.count)
        // The walk that a name was seen in; meeting one's own walk again is a circle.
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

    /// What a tag of this merge key is in the end; nil when no alias says anything of it.
    mutating func end(of key: String) -> (key: String, spelling: String)? {
        guard let number = numbers[key], let spelling = spellings[ends[number]] else { return nil }
        var place: Int? = number
        while let used = place, !isUsed[used] {
            isUsed[used] = true
            place = next[used]
        }
        return (keys[ends[number]], spelling)
    }

    /// Those by which no tag has come, in the order written.
    func unused(_ merging: NameMerging) -> [TagAlias] {
        aliases.filter { alias in !(numbers[mergeKey(alias.name, merging)].map { isUsed[$0] } ?? false) }
    }
}
