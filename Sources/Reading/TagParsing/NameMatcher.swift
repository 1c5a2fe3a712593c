/// A list of names and patterns that finds the entry that a name matches, and records which entries were matched.
package struct NameMatcher: Sendable {
    private let merging: NameMerging
    /// The index of the first entry for each name that is no pattern, by its merge key.
    private var names: [String: Int] = [:]
    /// The entries that are patterns, in the order written.
    private var patterns: [(entry: Int, pattern: [Element])] = []
    /// Whether a name has matched each entry; where a name is written twice, the first entry counts.
    private var matched: [Bool]
    private var firstEntry: [Int]

    private enum Element: Sendable {
        case character(Character)
        case one
        case any
    }

    /// Prepares the entries of a list for matching, where names are compared by the rule `merging`.
    package init(_ entries: [NamePattern], _ merging: NameMerging) {
        self.merging = merging
        matched = [Bool](repeating: false, count: entries.count)
        firstEntry = Array(entries.indices)
        for (entry, pattern) in entries.enumerated() {
            if let name = pattern.name {
                let key = mergeKey(name, merging)
                if let first = names[key] { firstEntry[entry] = first } else { names[key] = entry }
            } else {
                patterns.append((entry, elements(of: pattern)))
            }
        }
    }

    private func elements(of pattern: NamePattern) -> [Element] {
        pattern.parts.flatMap { part -> [Element] in
            switch part {
            case .text(let text): mergeKey(text, merging).map { .character($0) }
            case .one: [.one]
            case .any: [.any]
            }
        }
    }

    /// Returns the index of the first entry, in the order of the list, that a name matches, and records the match; nil
    /// if no entry matches.
    ///
    /// - Complexity: one look-up in a dictionary for all plain names, and O(name × pattern) for each pattern.
    package mutating func firstMatch(_ name: String) -> Int? {
        let key = mergeKey(name, merging)
        var first = names[key]
        if let first { matched[first] = true }
        guard !patterns.isEmpty else { return first }
        let characters = Array(key)
        for (entry, pattern) in patterns {
            // Patterns after a match are tried only until something has matched them.
            if let first, matched[entry], entry > first { continue }
            guard matches(characters, pattern) else { continue }
            matched[entry] = true
            if entry < first ?? .max { first = entry }
        }
        return first
    }

    /// The indices, in rising order, of the entries that no name given to ``firstMatch(_:)`` has matched.
    package var unmatched: [Int] { matched.indices.filter { !matched[firstEntry[$0]] } }

    /// Whether a name matches a pattern. Going back to the last star alone is enough: the characters that an earlier
    /// star could take in addition, the last one can take too.
    private func matches(_ name: [Character], _ pattern: [Element]) -> Bool {
        var (place, next) = (0, 0)
        var retry: (place: Int, next: Int)?
        while place < name.count {
            if next < pattern.count {
                switch pattern[next] {
                case .any:
                    next += 1
                    retry = (place, next)
                    continue
                case .character(let character) where character != name[place]: break
                case .character, .one:
                    (place, next) = (place + 1, next + 1)
                    continue
                }
            }
            guard let last = retry else { return false }
            // The star takes one character more.
            retry = (last.place + 1, last.next)
            (place, next) = (last.place + 1, last.next)
        }
        return pattern[next...].allSatisfy { if case .any = $0 { true } else { false } }
    }
}
