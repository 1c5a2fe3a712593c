import BoxLayout
import ByteWriting
import FlowSolving
import TagParsing
import Typography

/// Makes a cloud of tags: the body is the list of stages.
///
/// Equal tags and options give an equal cloud, on every machine.
/// - Throws: ``CompositionError`` when an option is out of its range, or when no tag is left to place.
/// - Complexity: O(n) in the tags; `alphabetical` and `weight` sort, in O(n log n).
public func compose(_ tags: [Tag], _ options: CloudOptions) throws(CompositionError) -> Cloud {
    do { try options.check() } catch { throw .option(error) }
    // Which tags stand in the cloud; the others go into the report.
    let (selected, dropped) = select(tags, options)
    guard !selected.isEmpty else { throw .empty(dropped: dropped) }
    // In which order they are read.
    let ordered = order(selected, options.order)
    // How large each one is set.
    let sizes = FontSizes(ordered, options)
    // How wide and high each one is, in lines if the cloud is too narrow for it.
    let face = options.font.face(options.fontWeight)
    let fitter = TagFitter(face: face, options: options)
    let ornaments = TagOrnaments(options: options, face: face)
    let fitted = withAir(
        ordered.map { tag in
            fitter.fit(tag.name, size: sizes.size(of: tag)) { ornaments.room(tag, size: $0) }
        })
    // What stands around the text, and around all tags.
    let boxes = zip(fitted, ordered).map { ornaments.box(around: $0, $1) }
    let captions = { (size: CGSize) in
        Captions(
            around: size, options: options, title: singleLine(options.title ?? defaultTitle),
            legend: legend(of: ordered, sizes))
    }
    // Where each one stands.
    let placed: PlacedTags
    do {
        placed =
            options.cards
            ? layOutCards(boxes, ordered, sizes, options, captions: captions)
            : try layOut(boxes, ordered, options, captions: captions)
    } catch {
        throw .option(error)
    }
    let tags = placed.order.map { ordered[$0] }
    return Cloud(
        title: singleLine(options.title ?? defaultTitle),
        description: singleLine(options.description ?? (tags.count == 1 ? "1 tag" : "\(tags.count) tags")),
        lang: options.lang, font: options.font, fontWeight: options.fontWeight,
        tags: tags.map { cloudTag($0, level: sizes.level(of: $0)) }, layouts: [placed.layout],
        dropped: dropped
            + placed.hidden.map {
                DroppedTag(text: ordered[$0].name, reason: "beyond max-lines \(options.maxLines ?? 0)")
            },
        adjusted: adjustments(tags, placed, fitted))
}

public enum CompositionError: Error, Sendable, CustomStringConvertible {
    case option(InvalidOption)
    /// No tag is left to place; the dropped ones say why.
    case empty(dropped: [DroppedTag])

    public var description: String {
        switch self {
        case .option(let error): error.description
        case .empty(let dropped):
            dropped.isEmpty
                ? "there is no tag to place\nhint: give at least one tag"
                : "no tag is left: all \(dropped.count) are dropped, the first one since it is \(dropped[0].reason)\nhint: lower min-weight"
        }
    }
}

private func cloudTag(_ tag: Tag, level: Int) -> CloudTag {
    CloudTag(
        text: tag.name, weight: tag.weight, accessibleName: singleLine(tag.name) + ", " + markupNumber(tag.weight),
        link: tag.link, group: tag.group, tooltip: tag.attributes?["title"], level: level)
}

private func adjustments(_ tags: [Tag], _ placed: PlacedTags, _ fitted: [FittedTag]) -> [AdjustedTag] {
    tags.indices.compactMap { index in
        let tag = fitted[placed.order[index]]
        let isShortened = placed.shortened.contains(placed.order[index])
        guard tag.isAdjusted || isShortened else { return nil }
        return AdjustedTag(
            text: tags[index].name, wantedSize: tag.wantedSize, size: tag.size, lines: tag.lines.count,
            brokeInsideWord: tag.brokeInsideWord, isShortened: isShortened)
    }
}

/// The lightest tag, the heaviest, and the one whose size lies nearest to the middle.
private func legend(of tags: [Tag], _ sizes: FontSizes) -> [LegendStep] {
    let byWeight = tags.sorted { $0.weight < $1.weight }
    guard let lightest = byWeight.first, let heaviest = byWeight.last else { return [] }
    let middle = (sizes.size(of: lightest) + sizes.size(of: heaviest)) / 2
    let between = byWeight.min { abs(sizes.size(of: $0) - middle) < abs(sizes.size(of: $1) - middle) } ?? lightest
    var steps: [LegendStep] = []
    for tag in [lightest, between, heaviest] where steps.last?.weight != markupNumber(tag.weight) {
        steps.append(
            LegendStep(weight: markupNumber(tag.weight), size: sizes.size(of: tag), level: sizes.level(of: tag)))
    }
    return steps
}

private let defaultTitle = "Tag cloud"

func singleLine(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\n")) ? text.split(separator: "\n").joined(separator: " ") : text
}
