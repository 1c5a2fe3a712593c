import SourceText
import TagParsing

/// Layouts, and the tags that have a place in them, in reading order.
struct PlacedTags {
    /// The layouts by rising width.
    var layouts: [CloudLayout]
    /// The index of the layout at the cloud's own width.
    var defaultLayout: Int
    /// The indexes of the tags that were given, in reading order.
    var order: [Int]
    /// The indexes of the tags beyond the last line allowed.
    var hidden: [Int]
    /// The setting of each name, by the index of its tag.
    var fitted: [FittedTag]
}

/// Measures and places tags. They become flat boxes, which the solver sets in lines, and the lines become frames: once,
/// or for every width at which the cloud is shown.
func layOut(
    _ tags: [Tag], _ sizes: FontSizes, _ fitters: TagFitterCache, _ ornaments: TagOrnaments, _ options: CloudOptions,
    groups: [CloudGroup]
) throws(Problem) -> PlacedTags {
    let widths = try ResponsiveWidths(options)
    let narrowest = widths.map { $0.narrowest - 2 * options.padding }
    let fitted = withAir(
        tags.map { tag in
            let (fitter, size) = (fitters[tag], sizes.size(of: tag))
            let room = { ornaments.room(tag, size: $0) }
            // Tags that are scaled together need no lines of their own.
            let text =
                options.fitBox || narrowest == nil
                ? fitter.fit(tag.name, size: size, room: room)
                : fitter.fit(tag.name, size: size, narrowest: narrowest ?? 0, room: room)
            return text.markedAdjusted(ifWanting: sizes.wantedSize(of: tag))
        })
    let flow = TagFlow(
        tags: tags, boxes: zip(fitted, tags).map { ornaments.box(around: $0, $1) }, sizes: sizes,
        names: options.namesGroups ? GroupNames(options) : nil, groups: groups, axis: options.axis)
    let own = try flow.layOut(options, solvedBy: try flow.solve(options))
    var placed = PlacedTags(
        layouts: [own.layout], defaultLayout: 0, order: own.order, hidden: own.hidden, fitted: fitted)
    guard let widths else { return placed }
    // All widths show the same tags, in the same order.
    let reflow = flow.reflow(own.order)
    func layouts(_ widths: [Double]) -> [CloudLayout] {
        widths.compactMap { reflow.layOut(at: $0, options, beside: own.layout) }
    }
    let chosen = widths.chosen(lookingAtMost: flow.sampleCount(options)) { reflow.signature(at: $0, options) }
    (placed.layouts, placed.defaultLayout) = layoutsOfRisingWidth(
        layouts(chosen.filter { $0 < options.width }), own: own.layout, layouts(chosen.filter { $0 > options.width }))
    return placed
}

/// Returns the tags with air above and below those that had to be wrapped, except at the edges of the cloud.
private func withAir(_ fitted: [FittedTag]) -> [FittedTag] {
    guard fitted.contains(where: \.needsOwnLine) else { return fitted }
    var fitted = fitted
    for index in fitted.indices {
        if index > 0 { fitted[index].airAbove = fitted[index].air }
        if index < fitted.count - 1 { fitted[index].airBelow = fitted[index].air }
    }
    return fitted
}
