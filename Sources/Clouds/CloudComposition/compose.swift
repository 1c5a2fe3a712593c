import SourceText
import TagParsing
import Typography

/// Composes a cloud of tags. The body of the function is the list of stages.
///
/// Equal tags and options give an equal cloud, on every machine.
/// - Throws: ``Problem`` when an option is out of its range, or when no tag is left to place.
/// - Complexity: O(n) in the tags; `alphabetical`, `weight` and the scales `rank` and `quantile` sort, in O(n log n).
public func compose(_ tags: [Tag], _ options: CloudOptions) throws(Problem) -> Cloud {
    let options = try options.shaped()
    try options.check()
    let describer = try TagDescriber(options)
    // Select the tags of the cloud; the others go into the report.
    let selection = TagSelection(tags, options)
    guard !selection.selected.isEmpty else { throw .empty(dropped: selection.dropped) }
    // Put them in reading order.
    let ordered = order(selection.selected, options)
    // Choose a font size for each.
    let sizes = FontSizes(ordered, options)
    // Set the heavier ones bold.
    let weighted = bold(ordered, sizes, options)
    // Set them in the case that was asked for.
    let cased = options.letterCase == .given ? weighted : weighted.map { $0.cased(options) }
    // Measure each one, broken into lines if the cloud is too narrow for it, with the ornaments around its text.
    let face = options.font.face(options.fontWeight, options.nameStyle)
    let fitters = TagFitterCache(cased, sizes, face: face, options: options)
    let ornaments = TagOrnaments(options: options, face: face)
    // Choose a colour for each.
    let paints = TagPaints(ordered, options.color)
    let groups = options.color == .group ? paints.groups : []
    // Place each one, and the captions around all of them, at every width at which the cloud is shown.
    let placed =
        options.cards
        ? try layOutCards(cased, sizes, fitters, ornaments, options, groups: groups)
        : try layOut(cased, sizes, fitters, ornaments, options, groups: groups)
    let tags = placed.order.map { weighted[$0] }
    let fitted = placed.order.map { placed.fitted[$0] }
    // Describe and link each one, and take what is drawn of a font file.
    var cloudTags: [CloudTag] = []
    cloudTags.reserveCapacity(tags.count)
    for (place, fitted) in zip(placed.order, fitted) {
        let tag = weighted[place]
        let level = sizes.level(of: tag)
        cloudTags.append(
            try describer.describe(
                tag, level: level, tracking: fitters.tracking(of: cased[place]),
                paint: paints.paint(of: tag, level: level), isShortened: fitted.isShortened))
    }
    let fontContent = try FontContent(placed.layouts, cloudTags, options)
    let links = try LinkOptions(rel: options.linkRel, target: options.linkTarget)
    return Cloud(
        title: describer.title, description: describer.description(tags.count),
        lang: options.lang, font: options.font, fontWeight: options.fontWeight,
        fontStyle: options.nameStyle,
        fontContent: fontContent, options: options,
        tags: cloudTags,
        groups: paints.groups,
        links: links,
        layouts: placed.layouts,
        defaultLayout: placed.defaultLayout,
        isResponsive: options.isReflowing,
        dropped: selection.dropped
            + placed.hidden.map {
                DroppedTag(text: ordered[$0].name, reason: "beyond max-lines \(options.maxLines ?? 0)")
            },
        adjusted: adjustments(tags, fitted) + scaledTags(tags, placed, options),
        unmatched: selection.unmatched)
}

/// Returns the tags, those bold whose font weight is that of a bold face.
private func bold(_ tags: [Tag], _ sizes: FontSizes, _ options: CloudOptions) -> [Tag] {
    guard options.fontWeight == .regular else { return tags }
    return tags.map { sizes.isBold($0.weight) ? $0.styled(.bold) : $0 }
}

extension Tag {
    /// Returns the tag with its name in the case of the options. Code keeps its letters, which mean something.
    fileprivate func cased(_ options: CloudOptions) -> Tag {
        style.contains(.code)
            ? self : named(options.letterCase.applied(to: name, language: language ?? options.lang))
    }
}

extension Problem {
    /// The problem that no tag is left to place; the first dropped tag says why.
    static func empty(dropped: [DroppedTag]) -> Problem {
        guard let first = dropped.first else {
            return Problem(.noTag(reason: nil), "there is no tag to place", hint: "give at least one tag")
        }
        return Problem(
            .noTag(reason: first.reason),
            "no tag is left: all \(dropped.count) are dropped, the first one since it is \(first.reason)",
            hint: dropped.allSatisfy { $0.reason.hasPrefix("below") }
                ? "lower min-weight" : "let keep, exclude and min-weight leave some of them")
    }
}

private func adjustments(_ tags: [Tag], _ fitted: [FittedTag]) -> [AdjustedTag] {
    zip(tags, fitted).compactMap { tag, fitted in
        guard fitted.isAdjusted else { return nil }
        return AdjustedTag(
            text: tag.name, wantedSize: fitted.wantedSize, size: fitted.size, lines: fitted.lines.count,
            brokeInsideWord: fitted.brokeInsideWord,
            shortenedText: fitted.isShortened ? fitted.lines.joined(separator: " ") : nil)
    }
}

/// Returns the tags that are set smaller in some layouts, since these have too little room for them.
private func scaledTags(_ tags: [Tag], _ placed: PlacedTags, _ options: CloudOptions) -> [AdjustedTag] {
    // With `fitBox` the tags are scaled as a whole.
    guard !options.fitBox, !options.cards else { return [] }
    let own = placed.layouts[placed.defaultLayout].frames
    var scaled: [AdjustedTag] = []
    for index in tags.indices {
        for layout in placed.layouts where layout.frames[index].fontSize < own[index].fontSize * (1 - 1e-6) {
            scaled.append(
                AdjustedTag(
                    text: tags[index].name, wantedSize: own[index].fontSize,
                    size: layout.frames[index].fontSize.tenths,
                    lines: layout.frames[index].runs.count { layout.runs[$0].role == .tag },
                    brokeInsideWord: false, shortenedText: nil, width: layout.width))
        }
    }
    return scaled
}

/// Returns a text with spaces in place of its line breaks.
func singleLine(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\n")) ? text.split(separator: "\n").joined(separator: " ") : text
}
