import BoxDrawing
import BoxEngine
import FlowSolving
import SourceText

/// Turns the drawing of the cards into frames, runs and shapes.
struct CardBuilder {
    let drawing: Drawing
    /// The rectangle around everything that is drawn.
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

    /// Adds the frames, runs and shapes of all cards. The drawing holds the items card by card, in the order of the
    /// cards.
    mutating func add(_ cards: [Card]) {
        let (dx, dy) = (padding + captions.tags.x - extent.minX, padding + captions.tags.y - extent.minY)
        var next = drawing.items.startIndex
        for (card, place) in zip(cards, drawing.frames) {
            let frame = place.frame.offsetBy(dx: dx, dy: dy)
            let (firstRun, firstShape) = (runs.count, shapes.count)
            var name = CGRect.null
            while next < drawing.items.endIndex, drawing.items[next].id == place.id {
                let item = drawing.items[next].offsetBy(dx: dx, dy: dy)
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
                    descent: name.maxY - baseline, room: frame, fontSize: card.size, isNarrow: false,
                    line: lines.count - 1,
                    runs: firstRun..<runs.count, shapes: firstShape..<shapes.count))
        }
    }

    /// Begins a line if the card is further down than the last one, else extends the last line.
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
            // A run that shows nothing is left out.
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
        case .ellipse, .line, .image, .path: preconditionFailure("a card is made of text and rectangles")
        }
    }

    func layout() -> CloudLayout {
        CloudLayout(
            width: captions.size.width + 2 * padding, height: captions.size.height + 2 * padding, frames: frames,
            runs: runs, shapes: shapes, lines: lines, quality: FlowQuality(rows: lines.count, gap: gap),
            captions: captions.items(offset: padding))
    }
}
