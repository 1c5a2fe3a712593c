import BoxDrawing
import BoxEngine
import FlowSolving
import SourceText
import TagParsing
import Typography

/// Places tags as cards of one size, in rows and columns, with their counts and descriptions.
///
/// Names are set smaller or in lines like those of any other cloud, for the width of a card. Cards are as high as the
/// fullest of them needs, so that nothing is cut.
func layOutCards(
    _ tags: [Tag], _ sizes: FontSizes, _ fitters: TagFitterCache, _ ornaments: TagOrnaments, _ options: CloudOptions,
    groups: [CloudGroup]
) throws(Problem) -> PlacedTags {
    let widths = try ResponsiveWidths(options)
    func draw(_ cards: [Card], _ layout: CardLayout, at width: Double) -> Drawing {
        do {
            return try Drawing(
                of: layout { ForEach(cards) { $0 } }, width: width - 2 * options.padding,
                direction: options.direction == .leftToRight ? .leftToRight : .rightToLeft,
                measuring: FamilyMeasurer(options.font))
        } catch {
            preconditionFailure("cards of text have a layout: \(error)")
        }
    }
    let weight: Font.Weight = options.fontWeight == .bold ? .bold : .regular
    func card(_ index: Int, _ name: Card.Name, size: Double) -> Card {
        Card(
            index: index, name: name, size: size,
            nameWeight: tags[index].style.acting(in: options).contains(.bold) ? .bold : weight, weight: weight,
            details: tags[index].details, label: ornaments.count(tags[index], size: size),
            isBadge: options.counts == .badge)
    }
    // The width of a card follows from what it would hold if it had room enough.
    let natural = tags.indices.map { card($0, .natural(tags[$0].name), size: sizes.size(of: tags[$0])) }
    let found = draw(natural, CardLayout(margin: 0), at: options.width).frames.first?.frame.width ?? 0
    // A name that cannot be as narrow as the cloud sticks out of its card, and is set smaller next. Cards are of one
    // size at all widths: they fit the narrowest.
    let width = min(found, (widths?.narrowest ?? options.width) - 2 * options.padding)
    // The names are fitted to that width, and the figures to the names.
    let fitted = natural.map { card in
        fitters[tags[card.index]].fit(tags[card.index].name, size: card.size, within: max(1, width - 2 * Card.padding))
        { size in
            Card.room(ornaments.count(tags[card.index], size: size), isBadge: card.isBadge)
        }
        .markedAdjusted(ifWanting: sizes.wantedSize(of: tags[card.index]))
    }
    let cards = tags.indices.map { card($0, .lines(fitted[$0].lines), size: fitted[$0].size) }
    let layout = CardLayout(minWidth: width, maxWidth: width, margin: 0, fitsContent: true)
    func layOut(at width: Double) -> CloudLayout {
        let drawing = draw(cards, layout, at: width)
        // Badges stick out of their cards, and have to be inside the picture.
        let extent = drawing.items.reduce(CGRect(origin: .zero, size: drawing.size)) { $0.union($1.frame) }
        let legend =
            options.legend
            ? Legend(
                steps: legendSteps(of: Array(zip(tags, fitted).map { ($0, $1) }), sizes, scale: 1),
                groups: groups) : Legend()
        var builder = CardBuilder(
            drawing: drawing, extent: extent, gap: layout.padding, padding: options.padding,
            captions: Captions(around: extent.size, options: options.reflowed(to: width), legend: legend))
        builder.add(cards)
        return builder.layout()
    }
    // The number of columns: as many as fit, and no more than there are cards.
    let chosen = widths?.chosen(lookingAtMost: .max) {
        min(tags.count, Int(($0 - 2 * options.padding + layout.padding) / (width + layout.padding)))
    }
    let (narrower, wider) = ((chosen ?? []).filter { $0 < options.width }, (chosen ?? []).filter { $0 > options.width })
    let (layouts, own) = layoutsOfRisingWidth(
        narrower.map { layOut(at: $0) }, own: layOut(at: options.width), wider.map { layOut(at: $0) })
    return PlacedTags(
        layouts: layouts, defaultLayout: own, order: Array(tags.indices), hidden: [], fitted: fitted)
}
