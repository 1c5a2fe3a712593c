import BoxLayout
import FlowSolving
import TagParsing

/// Places tags as cards of one size, in rows and columns, with their counts and descriptions.
func layOutCards(
    _ boxes: [TagBox], _ tags: [Tag], _ sizes: FontSizes, _ options: CloudOptions, captions: (CGSize) -> Captions
) -> PlacedTags {
    let cards = tags.indices.map { index in
        Card(
            index: index, tag: tags[index], size: sizes.size(of: tags[index]), level: sizes.level(of: tags[index]),
            weight: options.fontWeight == .bold ? .bold : .regular, count: boxes[index].count ?? boxes[index].badge)
    }
    let drawing: Drawing
    do {
        drawing = try Drawing(
            of: CardLayout(margin: 0) { ForEach(cards) { $0 } }, width: options.width - 2 * options.padding,
            direction: options.direction == .leftToRight ? .leftToRight : .rightToLeft,
            measuring: FamilyMeasurer(options.font))
    } catch {
        preconditionFailure("cards of text have a layout: \(error)")
    }
    var builder = CardBuilder(drawing: drawing, captions: captions(drawing.size), padding: options.padding)
    builder.add(cards)
    return PlacedTags(
        layout: builder.layout(), order: Array(tags.indices), hidden: [], shortened: builder.shortened)
}

/// A tag on a card: its name, its count, and what there is to say of it.
private struct Card: View {
    let index: Int
    let tag: Tag
    let size: Double
    let level: Int
    let weight: Font.Weight
    let count: CountLabel?

    static let padding = 14.0
    static let detailSize = 13.0
    /// A comfortable measure for a few lines of small text.
    static let detailWidth = 210.0

    var details: String? { tag.attributes?["description"].map(singleLine) }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(alignment: .lastTextBaseline, spacing: count?.gap ?? 0) {
                Text(tag.name).font(Font(size: size, weight: weight)).foregroundStyle(Color("tag")).layoutPriority(1)
                if let count {
                    Text(count.text).font(Font(size: count.size, weight: weight)).foregroundStyle(Color("count"))
                        .fixedSize()
                }
            }
            .layoutPriority(1)
            if let details {
                Measure(most: Self.detailWidth) {
                    Text(details).font(Font(size: Self.detailSize)).foregroundStyle(Color("detail"))
                }
            }
        }
        .padding(Self.padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color("card")))
        .id("\(index)")
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
    let captions: Captions
    let padding: Double
    private(set) var shortened: Set<Int> = []
    private var frames: [TagFrame] = []
    private var runs: [TextRun] = []
    private var shapes: [CloudShape] = []
    private var lines: [CloudLine] = []

    init(drawing: Drawing, captions: Captions, padding: Double) {
        (self.drawing, self.captions, self.padding) = (drawing, captions, padding)
        shapes.append(
            CloudShape(
                role: .background, x: 0, y: 0, width: captions.size.width + 2 * padding,
                height: captions.size.height + 2 * padding, radius: 0, tag: nil))
    }

    /// The drawing holds the items card by card, as the cards follow each other.
    mutating func add(_ cards: [Card]) {
        let (dx, dy) = (padding + captions.tags.x, padding + captions.tags.y)
        var next = drawing.items.startIndex
        for (card, place) in zip(cards, drawing.frames) {
            let frame = place.frame.offsetBy(dx: dx, dy: dy)
            let (firstRun, firstShape) = (runs.count, shapes.count)
            var name = CGRect.null
            while next < drawing.items.endIndex, drawing.items[next].id == place.id {
                let item = drawing.items[next]
                if item.fill?.name == TextRun.Role.tag.rawValue {
                    name = name.union(item.frame.offsetBy(dx: dx, dy: dy))
                }
                add(item, of: card, dx, dy)
                next += 1
            }
            noteShortening(of: card, runs[firstRun...])
            let baseline = runs[firstRun...].first?.baseline ?? frame.maxY
            if name.isNull { name = frame }
            if lines.last.map({ $0.y < frame.minY }) ?? true {
                lines.append(
                    CloudLine(
                        items: card.index..<card.index, y: frame.minY, height: frame.height, baseline: baseline,
                        slack: drawing.size.width))
            }
            extendLine(by: frame, baseline: baseline)
            frames.append(
                TagFrame(
                    x: name.minX, baseline: baseline, width: name.width, ascent: baseline - name.minY,
                    descent: name.maxY - baseline, room: frame, fontSize: card.size, line: lines.count - 1,
                    runs: firstRun..<runs.count, shapes: firstShape..<shapes.count))
        }
    }

    private mutating func extendLine(by frame: CGRect, baseline: Double) {
        let line = lines.removeLast()
        lines.append(
            CloudLine(
                items: line.items.lowerBound..<(line.items.upperBound + 1), y: line.y, height: line.height,
                baseline: max(line.baseline, baseline), slack: line.slack - frame.width))
    }

    private mutating func add(_ item: DrawnItem, of card: Card, _ dx: Double, _ dy: Double) {
        let frame = item.frame.offsetBy(dx: dx, dy: dy)
        switch item.kind {
        case .text(let text, let baseline, let font):
            runs.append(
                TextRun(
                    role: item.fill.flatMap { TextRun.Role(rawValue: $0.name) } ?? .tag, tag: card.index, text: text,
                    x: frame.minX, baseline: frame.minY + baseline, fontSize: font.size, width: frame.width))
        case .rectangle(let radius):
            shapes.append(
                CloudShape(
                    role: .card, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height,
                    radius: radius, tag: card.index))
        case .ellipse, .line, .image: preconditionFailure("a card is made of text and a rectangle")
        }
    }

    private mutating func noteShortening(of card: Card, _ runs: ArraySlice<TextRun>) {
        func isCut(_ role: TextRun.Role, _ whole: String) -> Bool {
            // A line that ends in an ellipsis which the text has not.
            runs.last { $0.role == role }.map { $0.text.hasSuffix("…") } ?? false && !whole.hasSuffix("…")
        }
        if isCut(.tag, card.tag.name) || isCut(.detail, card.details ?? "") { shortened.insert(card.index) }
    }

    func layout() -> CloudLayout {
        CloudLayout(
            width: captions.size.width + 2 * padding, height: captions.size.height + 2 * padding, frames: frames,
            runs: runs, shapes: shapes, lines: lines,
            quality: FlowQuality(rows: lines.count, gap: CardLayout().padding),
            captions: captions.items(offset: padding))
    }
}
