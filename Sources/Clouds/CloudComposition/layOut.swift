import SourceText
import TagParsing

/// Layouts, and the tags that have a place in them as they follow each other.
struct PlacedTags {
    /// By rising width.
    var layouts: [CloudLayout]
    /// The one at the cloud's own width.
    var defaultLayout: Int
    /// Indexes of the tags that were given, in reading order.
    var order: [Int]
    /// Those beyond the last line that is allowed.
    var hidden: [Int]
    /// How the names are set, by tag.
    var fitted: [FittedTag]
}

/// Measures and places tags: they become flat boxes, the solver sets them in lines, and the frames come back; once, or
/// for every width at which the cloud is shown.
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
            return text.wanting(sizes.wantedSize(of: tag))
        })
    let flow = TagFlow(
        tags: tags, boxes: zip(fitted, tags).map { ornaments.box(around: $0, $1) }, sizes: sizes,
        names: options.namesGroups ? GroupNames(options) : nil, groups: groups, axis: options.axis)
    let own = try flow.layOut(options, solvedBy: try flow.solve(options))
    var placed = PlacedTags(
        layouts: [own.layout], defaultLayout: 0, order: own.order, hidden: own.hidden, fitted: fitted)
    guard let widths else { return placed }
    // What stands at one width stands at all of them, in the same order.
    let reflow = flow.reflow(own.order)
    func layouts(_ widths: [Double]) -> [CloudLayout] {
        widths.compactMap { reflow.layOut(at: $0, options, beside: own.layout) }
    }
    let chosen = widths.chosen(lookingAtMost: flow.looks(options)) { reflow.signature(at: $0, options) }
    (placed.layouts, placed.defaultLayout) = rising(
        layouts(chosen.filter { $0 < options.width }), own: own.layout, layouts(chosen.filter { $0 > options.width }))
    return placed
}

/// Tags that had to be wrapped, with air above and below.
private func withAir(_ fitted: [FittedTag]) -> [FittedTag] {
    guard fitted.contains(where: \.needsOwnLine) else { return fitted }
    var fitted = fitted
    for index in fitted.indices {
        if index > 0 { fitted[index].airAbove = fitted[index].air }
        if index < fitted.count - 1 { fitted[index].airBelow = fitted[index].air }
    }
    return fitted
}
