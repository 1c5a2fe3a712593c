import TagParsing

/// Which tags stand in the cloud, and which do not.
struct TagSelection {
    /// In the order given.
    private(set) var selected: [Tag]
    /// Each once, with the first reason that there is.
    private(set) var dropped: [DroppedTag] = []
    private(set) var unmatched: [UnmatchedEntry] = []

    /// What `keep` names stays, what `exclude` names goes, then what is too light, and at last what is too much.
    init(_ tags: [Tag], _ options: CloudOptions) {
        selected = tags
        selectByName(options)
        dropLight(options.minWeight ?? 0)
        if let enough = options.enough { dropSingles(enough) }
        dropLightest(limit: options.limit ?? .max)
    }

    private mutating func selectByName(_ options: CloudOptions) {
        guard !options.keep.isEmpty || !options.exclude.isEmpty else { return }
        var keep = NameMatcher(options.keep, options.merge)
        var exclude = NameMatcher(options.exclude, options.merge)
        let keepsAll = options.keep.isEmpty
        drop { tag in
            // Both are asked for every tag: an entry is of use even where the other one has been faster.
            let isKept = keepsAll || keep.firstMatch(tag.name) != nil
            let entry = exclude.firstMatch(tag.name)
            guard isKept else { return "not in the keep list" }
            return entry.map { "excluded by \"\(options.exclude[$0])\"" }
        }
        unmatched += exclude.unmatched.map { UnmatchedEntry(option: "exclude", entry: options.exclude[$0].text) }
        unmatched += keep.unmatched.map { UnmatchedEntry(option: "keep", entry: options.keep[$0].text) }
    }

    private mutating func dropLight(_ least: Double) {
        guard least > 0 else { return }
        drop { $0.weight >= least ? nil : "below the minimum weight \(format(least))" }
    }

    /// Words that occur once say little of a text: they stay only where there are few others.
    private mutating func dropSingles(_ enough: Int) {
        var wanted = max(0, enough - selected.count { $0.weight > 1 })
        drop(isSingle: true) { tag in
            guard tag.weight <= 1 else { return nil }
            wanted -= 1
            return wanted >= 0 ? nil : "a word that occurs once (min-weight 1 keeps these)"
        }
    }

    /// The heaviest stay; of equal weights the earlier ones do.
    private mutating func dropLightest(limit: Int) {
        guard selected.count > limit else { return }
        let byWeight = selected.indices.sorted { [selected] in
            (selected[$1].weight, $0) < (selected[$0].weight, $1)
        }
        var stays = [Bool](repeating: false, count: selected.count)
        for index in byWeight.prefix(limit) { stays[index] = true }
        var index = -1
        let reason = "above the limit of \(limit) tags"
        drop(isAboveLimit: true) { _ in
            index += 1
            return stays[index] ? nil : reason
        }
    }

    /// Asks for the reason why a tag is not to stay, from the first to the last.
    private mutating func drop(
        isAboveLimit: Bool = false, isSingle: Bool = false, _ reason: (Tag) -> String?
    ) {
        var rest: [Tag] = []
        rest.reserveCapacity(selected.count)
        for tag in selected {
            if let reason = reason(tag) {
                dropped.append(
                    DroppedTag(text: tag.name, reason: reason, isAboveLimit: isAboveLimit, isSingle: isSingle))
            } else {
                rest.append(tag)
            }
        }
        selected = rest
    }
}

/// An entry of a list of names or aliases that no tag has.
public struct UnmatchedEntry: Sendable, Equatable {
    /// The option that the list belongs to: `exclude`, `keep` or `alias`.
    public let option: String
    /// As it was written.
    public let entry: String

    package init(option: String, entry: String) {
        (self.option, self.entry) = (option, entry)
    }
}
