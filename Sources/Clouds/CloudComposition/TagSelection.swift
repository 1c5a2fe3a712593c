import TagParsing

/// The selection of the tags that are in the cloud.
struct TagSelection {
    /// The tags that remain, in the order given.
    private(set) var selected: [Tag]
    /// The tags that were left out, each once, with the first reason found.
    private(set) var dropped: [DroppedTag] = []
    private(set) var unmatched: [UnmatchedEntry] = []

    /// Keeps the tags that `keep` names, drops those that `exclude` names, then those that are too light, and finally
    /// those above the limit.
    init(_ tags: [Tag], _ options: CloudOptions) {
        selected = tags
        selectByName(options)
        dropLight(options.minWeight ?? 0)
        if let sufficientCount = options.sufficientTagCount { dropSingles(sufficientCount) }
        dropLightest(limit: options.limit ?? .max)
    }

    private mutating func selectByName(_ options: CloudOptions) {
        guard !options.keep.isEmpty || !options.exclude.isEmpty else { return }
        var keep = NameMatcher(options.keep, options.merge)
        var exclude = NameMatcher(options.exclude, options.merge)
        let keepsAll = options.keep.isEmpty
        drop { tag in
            // Both lists are matched with every tag, so that an entry counts as used even if the other list has
            // decided.
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

    /// Drops words that occur once, which say little of a text, except as many as it takes to reach `sufficientCount`
    /// tags.
    private mutating func dropSingles(_ sufficientCount: Int) {
        var wanted = max(0, sufficientCount - selected.count { $0.weight > 1 })
        drop(isSingle: true) { tag in
            guard tag.weight <= 1 else { return nil }
            wanted -= 1
            return wanted >= 0 ? nil : "a word that occurs once (min-weight 1 keeps these)"
        }
    }

    /// Keeps the heaviest tags; of equal weights the earlier ones.
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

    /// Drops the tags for which `reason` returns a reason, called from the first to the last.
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

/// An entry of the option `exclude`, `keep`, `alias` or `related-file` that matches no tag.
public struct UnmatchedEntry: Sendable, Equatable {
    /// The name of the option in whose list the entry is, such as `exclude`.
    public let option: String
    /// The text of the entry as it was written.
    public let entry: String

    package init(option: String, entry: String) {
        (self.option, self.entry) = (option, entry)
    }
}
