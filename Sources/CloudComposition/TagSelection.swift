import TagParsing

/// Splits the tags into those that stand in the cloud, in the order given, and those that do not, with the reason.
func select(_ tags: [Tag], _ options: CloudOptions) -> (selected: [Tag], dropped: [DroppedTag]) {
    guard options.minWeight != nil || (options.limit ?? .max) < tags.count else { return (tags, []) }
    var selected: [Tag] = []
    var dropped: [DroppedTag] = []
    let least = options.minWeight ?? 0
    for tag in tags {
        if tag.weight >= least {
            selected.append(tag)
        } else {
            dropped.append(DroppedTag(text: tag.name, reason: "below the minimum weight \(format(least))"))
        }
    }
    guard let limit = options.limit, selected.count > limit else { return (selected, dropped) }
    // The heaviest stay; of equal weights the earlier ones do.
    let byWeight = selected.indices.sorted {
        (selected[$1].weight, $0) < (selected[$0].weight, $1)
    }
    var stays = [Bool](repeating: false, count: selected.count)
    for index in byWeight.prefix(limit) { stays[index] = true }
    for index in selected.indices where !stays[index] {
        dropped.append(DroppedTag(text: selected[index].name, reason: "above the limit of \(limit) tags"))
    }
    return (selected.indices.filter { stays[$0] }.map { selected[$0] }, dropped)
}
