import TagParsing

/// Returns the tags in reading order. The sort is stable: equal tags keep the order given.
func order(_ tags: [Tag], _ options: CloudOptions) -> [Tag] {
    let ordered = places(of: tags, options.order, options)
    return (options.grouped || options.namesGroups ? grouped(tags, ordered) : ordered).map { tags[$0] }
}

private func places(of tags: [Tag], _ order: TagOrder, _ options: CloudOptions) -> [Int] {
    switch order {
    case .given: return Array(tags.indices)
    // Packing needs the sizes of the words, so the flow solver does it; its lines are in the order of their tags, and
    // so begin with the heavy ones. The limit of moves counts from the order given.
    case .packed where options.maxMove != nil: return Array(tags.indices)
    case .weight, .packed:
        return tags.indices.sorted { (tags[$1].weight, $0) < (tags[$0].weight, $1) }
    case .center: return fromTheMiddle(tags.indices.sorted { (tags[$1].weight, $0) < (tags[$0].weight, $1) })
    case .related:
        // What nothing is related to has the order of the alphabet.
        let byName = places(of: tags, .alphabetical, options)
        let sorted = byName.map { tags[$0] }
        let pairs = options.relations.similarities(of: sorted, merging: options.merge)
        return relatedOrder(tags.count, pairs).map { byName[$0] }
    case .shuffled:
        return shuffledIndices(tags.count, seed: options.seed)
    case .alphabetical:
        let keys = tags.map { CollationKey($0.name) }
        return tags.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    }
}

/// Returns the first of the elements in the middle, and the others by turns behind and before it.
private func fromTheMiddle(_ elements: [Int]) -> [Int] {
    let before = elements.indices.filter { $0 % 2 == 1 }.reversed().map { elements[$0] }
    return before + elements.indices.filter { $0 % 2 == 0 }.map { elements[$0] }
}

/// Returns the tags group by group, in the order in which the groups first appear in the order given; inside each group
/// the tags are ordered as in `ordered`. Tags without a group form one, too.
private func grouped(_ tags: [Tag], _ ordered: [Int]) -> [Int] {
    var numbers: [String?: Int] = [:]
    let groups = tags.map { tag in
        if let number = numbers[tag.group] { return number }
        numbers[tag.group] = numbers.count
        return numbers.count - 1
    }
    var members = [[Int]](repeating: [], count: numbers.count)
    for place in ordered { members[groups[place]].append(place) }
    return members.flatMap(\.self)
}

/// Returns 0..<count in an order that depends on the seed alone: Fisher and Yates's shuffle from the last place down,
/// in which place i is swapped with the upper 64 bits of the next number × (i + 1). The numbers are SplitMix64's,
/// started with the seed.
func shuffledIndices(_ count: Int, seed: Int) -> [Int] {
    var indices = Array(0..<count)
    var state = UInt64(truncatingIfNeeded: seed)
    func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
    for place in stride(from: count - 1, to: 0, by: -1) {
        indices.swapAt(place, Int(next().multipliedFullWidth(by: UInt64(place + 1)).high))
    }
    return indices
}
