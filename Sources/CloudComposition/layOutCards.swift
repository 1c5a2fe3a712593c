import BoxLayout
import FlowSolving
import TagParsing
import Typography

/// Places tags as cards of one size, in rows and columns, with their counts and descriptions.
///
/// Names are set smaller or in lines like those of any other cloud, for the width of a card; and cards are as high as the
/// fullest of them needs, so that nothing is cut.
func layOutCards(
    _ tags: [Tag], _ sizes: FontSizes, _ fitter: TagFitter, _ ornaments: TagOrnaments, _ options: CloudOptions
) -> PlacedTags {
    func draw(_ cards: [Card], _ layout: CardLayout) -> Drawing {
        do {
            return try Drawing(
                of: layout { ForEach(cards) { $0 } }, width: options.width - 2 * options.padding,
                direction: options.direction == .leftToRight ? .leftToRight : .rightToLeft,
                measuring: FamilyMeasurer(options.font))
        } catch {
            preconditionFailure("cards of text have a layout: \(error)")
        }
    }
    func card(_ index: Int, _ name: Card.Name, size: Double) -> Card {
        Card(
            index: index, name: name, size: size, weight: options.fontWeight == .bold ? .bold : .regular,
            details: tags[index].details, label: ornaments.count(tags[index], size: size),
            isBadge: options.counts == .badge)
    }
    // How wide a card is follows from what it would hold by nature.
    let natural = tags.indices.map { card($0, .natural(tags[$0].name), size: sizes.size(of: tags[$0])) }
    let found = draw(natural, CardLayout(margin: 0)).frames.first?.frame.width ?? 0
    // What cannot be as narrow as the cloud sticks out of its card, and is set smaller next.
    let width = min(found, options.width - 2 * options.padding)
    // Names for that width, and the figures for the names.
    let fitted = natural.map { card in
        fitter.fit(tags[card.index].name, size: card.size, within: max(1, width - 2 * Card.padding)) { size in
            Card.room(ornaments.count(tags[card.index], size: size), isBadge: card.isBadge)
        }
    }
    let cards = tags.indices.map { card($0, .lines(fitted[$0].lines), size: fitted[$0].size) }
    let layout = CardLayout(minWidth: width, maxWidth: width, margin: 0, fitsContent: true)
    let drawing = draw(cards, layout)
    // Badges stick out, and are inside the picture.
    let extent = drawing.items.reduce(CGRect(origin: .zero, size: drawing.size)) { $0.union($1.frame) }
    var builder = CardBuilder(
        drawing: drawing, extent: extent, gap: layout.padding, padding: options.padding,
        captions: Captions(
            around: extent.size, options: options,
            legend: options.legend ? legend(of: zip(tags, fitted).map { ($0, $1, sizes.level(of: $0)) }, scale: 1) : [])
    )
    builder.add(cards)
    return PlacedTags(layout: builder.layout(), order: Array(tags.indices), hidden: [], fitted: fitted)
}

/// A tag on a card: its name, its count, and what there is to say of it.
private struct Card: View {
    enum Name {
        /// On one line, which wraps where it is uncomfortably long.
        case natural(String)
        case lines([String])
    }

    let index: Int
    var name: Name
    var size: Double
    let weight: Font.Weight
    let details: String?
    /// The weight in figures, behind the name or on the corner.
    let label: CountLabel?
    let isBadge: Bool

    private var count: CountLabel? { isBadge ? nil : label }
    private var badge: CountLabel? { isBadge ? label : nil }

    /// What the figures need beside the name: a badge stands beside it, as far as it does not lie on the padding.
    static func room(_ label: CountLabel?, isBadge: Bool) -> Double {
        guard let label else { return 0 }
        return isBadge ? max(0, label.box.width * TagBox.badgeRatio + label.gap - padding) : label.gap + label.width
    }

    static let padding = 14.0
    static let detailSize = 13.0
    /// A comfortable measure for a few lines of small text, or two of a long name.
    static let measure = 210.0

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(alignment: .lastTextBaseline, spacing: count?.gap ?? 0) {
                switch name {
                case .natural(let text): Measure(most: Self.measure) { nameText(text) }
                case .lines(let lines): nameText(lines.joined(separator: "\n")).fixedSize()
                }
                if let badge {
                    Color.clear.frame(width: Self.room(badge, isBadge: true), height: 0)
                }
                if let count {
                    Text(count.text).font(Font(size: count.size, weight: weight)).foregroundStyle(Color("count"))
                        .fixedSize()
                }
            }
            if let details {
                Measure(most: Self.measure) {
                    Text(details).font(Font(size: Self.detailSize)).foregroundStyle(Color("detail"))
                }
            }
        }
        .padding(Self.padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color("card")))
        .badge(ratio: TagBox.badgeRatio) {
            if let badge {
                Text(badge.text).font(Font(size: badge.size, weight: weight)).foregroundStyle(Color("count"))
                    .frame(width: badge.box.width, height: badge.box.height)
                    .background(Capsule().fill(Color("badge")))
            }
        }
        .id("\(index)")
    }

    private func nameText(_ text: String) -> some View {
        Text(text).font(Font(size: size, weight: weight)).foregroundStyle(Color("tag"))
    }
}

/// A text whose ideal width is its own, up to what is comfortable to read.
private struct Measure: Layout {
    let most: Double

    private func offer(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        guard proposal.width == nil, subviews[0].sizeThatFits(proposal).width > most else { return proposal }
        return ProposedViewSize(width: most, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(offer(proposal, subviews))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: offer(proposal, subviews))
    }
}

/// Turns the drawing of the cards into frames, runs and shapes.
private struct CardBuilder {
    let drawing: Drawing
    /// Of all that is drawn.
    let extent: CGRect
    let gap: Double
    let padding: Double
    let captions: Captions
    private var frames: [TagFrame] = []
    private var runs: [TextRun] = []
    private var shapes: [CloudShape] = []
    private var lines: [CloudLine] = []

    init(drawing: Drawing, extent: CGRect, gap: Double, padding: Double, captions: Captions) {
        (self.drawing, self.extent, self.gap) = (drawing, extent, gap)
        (self.padding, self.captions) = (padding, captions)
        shapes.append(
            CloudShape(
                role: .background, x: 0, y: 0, width: captions.size.width + 2 * padding,
                height: captions.size.height + 2 * padding, radius: 0, tag: nil))
    }

    /// The drawing holds the items card by card, as the cards follow each other.
    mutating func add(_ cards: [Card]) {
        let (dx, dy) = (padding + captions.tags.x - extent.minX, padding + captions.tags.y - extent.minY)
        var next = drawing.items.startIndex
        for (card, place) in zip(cards, drawing.frames) {
            let frame = place.frame.offsetBy(dx: dx, dy: dy)
            let (firstRun, firstShape) = (runs.count, shapes.count)
            var name = CGRect.null
            while next < drawing.items.endIndex, drawing.items[next].id == place.id {
                var item = drawing.items[next]
                item.frame = item.frame.offsetBy(dx: dx, dy: dy)
                if item.fill?.name == TextRun.Role.tag.rawValue { name = name.union(item.frame) }
                add(item, of: card)
                next += 1
            }
            if name.isNull { name = frame }
            let baseline = runs[firstRun...].first?.baseline ?? frame.maxY
            extendLine(by: frame, baseline: baseline, of: card)
            frames.append(
                TagFrame(
                    x: name.minX, baseline: baseline, width: name.width, ascent: baseline - name.minY,
                    descent: name.maxY - baseline, room: frame, fontSize: card.size, line: lines.count - 1,
                    runs: firstRun..<runs.count, shapes: firstShape..<shapes.count))
        }
    }

    /// A card further down than the last one begins a line.
    private mutating func extendLine(by frame: CGRect, baseline: Double, of card: Card) {
        if let line = lines.last, line.y >= frame.minY {
            lines[lines.count - 1] = CloudLine(
                items: line.items.lowerBound..<(card.index + 1), y: line.y, height: line.height,
                baseline: max(line.baseline, baseline), slack: line.slack - gap - frame.width)
        } else {
            lines.append(
                CloudLine(
                    items: card.index..<(card.index + 1), y: frame.minY, height: frame.height, baseline: baseline,
                    slack: captions.size.width - frame.width))
        }
    }

    private mutating func add(_ item: DrawnItem, of card: Card) {
        let frame = item.frame
        switch item.kind {
        case .text(let text, let baseline, let font):
            // What shows nothing is no text of the cloud.
            guard frame.width >= 0.005, PlainText.isVisible(text) else { return }
            runs.append(
                TextRun(
                    role: item.fill.flatMap { TextRun.Role(rawValue: $0.name) } ?? .tag, tag: card.index, text: text,
                    x: frame.minX, baseline: frame.minY + baseline, fontSize: font.size, width: frame.width))
        case .rectangle(let radius):
            shapes.append(
                CloudShape(
                    role: item.fill?.name == CloudShape.Role.badge.rawValue ? .badge : .card, x: frame.minX,
                    y: frame.minY, width: frame.width, height: frame.height, radius: radius, tag: card.index))
        case .ellipse, .line, .image: preconditionFailure("a card is made of text and rectangles")
        }
    }

    func layout() -> CloudLayout {
        CloudLayout(
            width: captions.size.width + 2 * padding, height: captions.size.height + 2 * padding, frames: frames,
            runs: runs, shapes: shapes, lines: lines, quality: FlowQuality(rows: lines.count, gap: gap),
            captions: captions.items(offset: padding))
    }
}
