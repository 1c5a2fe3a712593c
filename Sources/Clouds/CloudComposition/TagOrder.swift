import SourceText

/// The order in which the tags are read; if groups are kept together, the order inside each group.
public enum TagOrder: String, Sendable, CaseIterable {
    /// The order in which the tags were given.
    case given
    /// Tags are sorted by name in the same way on every machine: first without accents and case, with numbers by their
    /// value.
    case alphabetical
    /// The heaviest tags come first; equal weights keep the order given.
    case weight
    /// The heaviest tag is in the middle, and the others are around it by falling weight, by turns before and behind:
    /// for banners and for round clouds.
    case center
    /// Neighbours have much in common, as ``CloudOptions/relations`` say: the same posts, or lines of a file.
    case related
    /// Tags are in random order: Fisher and Yates's shuffle with random numbers of SplitMix64 that start from `seed`.
    /// The same seed and number of tags give the same places on every machine.
    case shuffled
    /// Tags change places so that the lines waste the least area. Unless moves are limited, lines of heavy tags come
    /// first.
    case packed
}

/// The reading of the option `order`: `weight`, `groups`, or `groups,weight`.
extension OptionDefinition {
    private static let groups = "groups"

    /// The words that the option accepts, for messages and help.
    static let orderNames = TagOrder.allCases.map(\.rawValue) + [groups]

    func order(_ value: OptionValue) throws(Problem) -> (order: TagOrder, grouped: Bool) {
        let words = value.items
        let grouped = words.first == Self.groups
        let rest = words.dropFirst(grouped ? 1 : 0)
        if grouped, rest.isEmpty { return (.given, true) }
        guard rest.count == 1, let word = rest.first, let order = TagOrder(rawValue: word) else {
            let unknown = words.first { !Self.orderNames.contains($0) }
            throw problem(
                value.text,
                expected: "\(list(Self.orderNames)), or groups and an order inside them such as groups,weight",
                near: unknown.flatMap { suggestion(for: $0, among: Self.orderNames) })
        }
        return (order, grouped)
    }

    func checkOrder(_ options: CloudOptions) throws(Problem) {
        if options.groupNames == true, options.order == .packed {
            throw Problem(
                option: "group-names", "group-names keeps groups together, and order packed moves tags across them",
                hint: "take one of them, or order groups,weight")
        }
        guard options.grouped, options.order == .packed else { return }
        throw Problem(
            option: name, "\(name) is \"groups,packed\", expected an order that keeps the groups together",
            hint: "packing moves tags across groups: take packed alone, or groups,weight")
    }
}
