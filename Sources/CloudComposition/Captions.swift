import BoxLayout
import TagParsing
import Typography

/// What stands around the tags, and where it leaves them their place.
struct Captions {
    /// Of the tags and everything around them, inside the padding.
    let size: CGSize
    /// Where the tags begin.
    let tags: CGPoint
    /// In front of the tags in reading order, and behind them.
    private let above: [DrawnItem]
    private let below: [DrawnItem]

    /// Nothing but the tags.
    private init(around tags: CGSize) {
        size = tags
        self.tags = .zero
        (above, below) = ([], [])
    }

    /// Title and description above tags of a size; the legend and the source below them.
    init(around tags: CGSize, options: CloudOptions, legend: Legend) {
        // Cards take the width of the cloud like lines do, which have it from the solver.
        guard options.hasCaptions || options.cards else {
            self = Captions(around: tags)
            return
        }
        let width = max(tags.width, options.width - 2 * options.padding)
        let measurer = FamilyMeasurer(options.font)
        let weight: Font.Weight = options.fontWeight == .bold ? .bold : .regular
        let view = CaptionedTags(
            tags: tags, side: options.captionSide,
            title: options.heading ? singleLine(options.title ?? Wording(language: options.lang).title) : nil,
            description: options.heading ? options.description.map(singleLine) : nil,
            // What is wider than the picture is no help.
            steps: legend.steps.filter {
                measurer.measure($0.weight, Font(size: $0.size, weight: weight)).width <= width
            },
            stepsColor: options.color.colorOfSizes, groups: legend.groups,
            wideGroups: Set(
                legend.groups.filter { measurer.measure($0.name, .footnote).width > width - CaptionedTags.dot }.map(
                    \.name)),
            width: width, source: options.source.map(singleLine),
            weight: weight, fills: options.sizing == .fill)
        let drawing: Drawing
        do {
            drawing = try Drawing(
                of: view, width: width, direction: options.direction == .leftToRight ? .leftToRight : .rightToLeft,
                measuring: measurer)
        } catch {
            preconditionFailure("texts and boxes of a size have a layout: \(error)")
        }
        size = drawing.size
        self.tags = drawing[CaptionedTags.place]?.origin ?? .zero
        above = drawing.items.filter { $0.id != CaptionedTags.below }
        below = drawing.items.filter { $0.id == CaptionedTags.below }
    }

    /// As they stand in the picture.
    func items(offset: Double) -> (above: [DrawnItem], below: [DrawnItem]) {
        func moved(_ items: [DrawnItem]) -> [DrawnItem] {
            items.map { item in
                var item = item
                item.frame = item.frame.offsetBy(dx: offset, dy: offset)
                return item
            }
        }
        return (moved(above), moved(below))
    }
}

/// The picture as boxes: the heading, room for the tags, the legend, the source.
private struct CaptionedTags: View {
    static let place = "tags"
    static let below = "below"
    /// What the dot of a group takes, with the space behind it.
    static let dot = 16.0

    let tags: CGSize
    let side: HorizontalAlignment
    let title: String?
    let description: String?
    let steps: [LegendStep]
    /// `nil` for the colour of each one's weight.
    let stepsColor: String?
    let groups: [CloudGroup]
    /// Those whose names need several lines.
    let wideGroups: Set<String>
    /// That there is for text.
    let width: Double
    let source: String?
    /// Of the tags' letters.
    let weight: Font.Weight
    let fills: Bool

    var body: some View {
        VStack(alignment: side, spacing: 20) {
            if let title { heading(title) }
            Color.clear.frame(width: tags.width, height: tags.height).id(Self.place)
            if !steps.isEmpty || !groups.isEmpty || source != nil {
                VStack(alignment: side, spacing: 12) {
                    if !steps.isEmpty { sizes }
                    if !groups.isEmpty { colors }
                    if let source {
                        Text(source).font(.footnote).foregroundStyle(Color("note")).multilineTextAlignment(textSide)
                    }
                }
                .id(Self.below)
            }
        }
        .frame(maxWidth: fills ? .infinity : nil, alignment: Alignment(horizontal: side, vertical: .top))
    }

    private func heading(_ title: String) -> some View {
        VStack(alignment: side, spacing: 6) {
            Text(title).font(.title2).foregroundStyle(Color("title"))
            if let description { Text(description).font(.callout).foregroundStyle(Color("note")) }
        }
        .multilineTextAlignment(textSide)
    }

    private var textSide: TextAlignment { side == .leading ? .leading : side == .center ? .center : .trailing }
    private var lineSide: FlowJustification { side == .leading ? .leading : side == .center ? .center : .trailing }

    /// Each weight at its own size.
    private var sizes: some View {
        FlowLayout(
            alignment: .firstTextBaseline, spacing: 16, justify: lineSide
        ) {
            ForEach(steps) { step in
                Text(step.weight).font(Font(size: step.size, weight: weight)).foregroundStyle(
                    Color(stepsColor ?? "w\(step.level)"))
            }
        }
    }

    /// Each group with its colour.
    private var colors: some View {
        FlowLayout(alignment: .center, spacing: 18, lineSpacing: 6, justify: lineSide) {
            ForEach(groups) { group in
                HStack(spacing: 6) {
                    Circle().fill(Color(group.paint.colorName)).frame(width: 10, height: 10)
                    Text(group.name).font(.footnote).foregroundStyle(Color("note"))
                        .frame(
                            width: wideGroups.contains(group.name) ? max(1, width - Self.dot) : nil, alignment: .leading
                        )
                }
            }
        }
    }
}

extension ColorRule {
    /// What the sizes of a legend are painted with: where colours tell tags apart, they have none of theirs.
    fileprivate var colorOfSizes: String? {
        switch self {
        case .weight: nil
        case .single: "solo"
        case .group, .hash: "note"
        }
    }
}

extension TagPaint {
    /// As boxes name it, and the classes of the markup.
    var colorName: String {
        switch self {
        case .ramp(let step): "w\(step)"
        case .palette(let number): "p\(number)"
        case .single, .given: "solo"
        }
    }
}

extension CloudOptions {
    /// Whether anything stands around the tags.
    var hasCaptions: Bool { heading || legend || source != nil }

    /// Captions stand where the lines stand.
    fileprivate var captionSide: HorizontalAlignment {
        switch justify {
        case .leading, .between, .stretch: .leading
        case .center, .around, .evenly: .center
        case .trailing: .trailing
        }
    }
}
