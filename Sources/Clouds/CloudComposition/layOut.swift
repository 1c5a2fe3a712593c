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
        leading: options.usedLeading,
        tags.map { tag in
            fitters[tag].fit(tag.name, size: sizes.size(of: tag)) { ornaments.room(tag, size: $0) }
                .markedAdjusted(ifWanting: sizes.wantedSize(of: tag))
        })
    // Each layout breaks its own names. Tags that are scaled together need no lines of their own.
    var narrow: [TagBox?] = []
    if let narrowest, !options.fitBox {
        let settings = tags.indices.map { index in
            let tag = tags[index]
            return fitters[tag].narrowSetting(of: tag.name, fitted[index], narrowest: narrowest) {
                ornaments.room(tag, size: $0)
            }
        }
        if settings.contains(where: { $0 != nil }) {
            narrow = zip(settings, tags).enumerated().map { index, setting in
                guard let text = setting.0 else { return nil }
                let aired = withAir(
                    leading: options.usedLeading, text, isFirst: index == 0, isLast: index == tags.count - 1)
                var box = ornaments.box(around: aired, setting.1)
                box.isNarrow = true
                return box
            }
        }
    }
    let flow = TagFlow(
        tags: tags, boxes: zip(fitted, tags).map { ornaments.box(around: $0, $1) }, narrow: narrow, sizes: sizes,
        names: options.namesGroups ? GroupNames(options) : nil, groups: groups, axis: options.axis,
        margin: options.usedTagMargin)
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

/// Returns the tags with the air above and below them: so much that lines of one size are `leading` em apart, and more
/// around tags that had to be wrapped.
private func withAir(leading: Double, _ fitted: [FittedTag]) -> [FittedTag] {
    guard leading > 0 || fitted.contains(where: \.needsOwnLine) else { return fitted }
    return fitted.enumerated().map { index, tag in
        withAir(leading: leading, tag, isFirst: index == 0, isLast: index == fitted.count - 1)
    }
}

extension String {
    /// Whether no letter is higher than a plain capital: all are ASCII, or small letters of Latin, Greek or Cyrillic.
    var isPlainHeight: Bool {
        unicodeScalars.allSatisfy { $0.value < 0x80 || $0.value < 0x460 && $0.properties.isLowercase }
    }
}

private func withAir(leading: Double, _ tag: FittedTag, isFirst: Bool, isLast: Bool) -> FittedTag {
    var aired = tag
    // Lines of letters that are higher than plain ones never close up.
    let least = tag.lines.allSatisfy(\.isPlainHeight) ? -tag.size : 0.04 * tag.size
    let rest = leading > 0 ? max(least, (leading * tag.size - tag.ascent - tag.descent) / 2) : 0
    aired.airAbove = isFirst ? rest : max(rest, tag.needsOwnLine ? tag.air : rest)
    aired.airBelow = isLast ? rest : max(rest, tag.needsOwnLine ? tag.air : rest)
    return aired
}
