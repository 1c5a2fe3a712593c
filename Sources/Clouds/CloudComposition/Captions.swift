import BoxDrawing
import BoxEngine
import FlowSolving
import Typography

/// The captions around the tags, and the place that they leave the tags.
struct Captions {
    /// The size of the tags and everything around them, inside the padding.
    let size: CGSize
    /// The top left corner of the tags.
    let tags: CGPoint
    /// The items before the tags in reading order, and those after them.
    private let above: [DrawnItem]
    private let below: [DrawnItem]

    /// Makes captions that contain nothing but the tags.
    private init(around tags: CGSize) {
        size = tags
        self.tags = .zero
        (above, below) = ([], [])
    }

    /// Lays out title and description above tags of a size, and the legend and the source below them.
    init(around tags: CGSize, options: CloudOptions, legend: Legend) {
        // Cards need the width of the cloud here; lines have it from the solver.
        guard options.hasCaptions || options.cards else {
            self = Captions(around: tags)
            return
        }
        let width = max(tags.width, options.width - 2 * options.padding)
        let measurer = FamilyMeasurer(options.font)
        let view = CaptionedTags(tags, options, legend, measurer, width: width)
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

    /// Returns the captions at their place in the picture.
    func items(offset: Double) -> (above: [DrawnItem], below: [DrawnItem]) {
        (above.map { $0.offsetBy(dx: offset, dy: offset) }, below.map { $0.offsetBy(dx: offset, dy: offset) })
    }
}

/// A weight of the legend as it is drawn.
private struct DrawnStep {
    let text: String
    let size: Double
    let level: Int
    let isBold: Bool
}

/// Returns the steps with the figures of the language. They have the sizes of their tags up to those of a usual cloud;
/// in larger type all are smaller in proportion, so that the legend stays a note beside the tags.
private func drawnSteps(_ steps: [LegendStep], _ options: CloudOptions) -> [DrawnStep] {
    let numbers = NumberStyle(language: options.lang)
    let largest = steps.map(\.size).max() ?? 0
    let scale = options.captionScale
    // The heaviest is no larger than the title in a picture of a size, and no larger than the heaviest tag of a usual
    // cloud.
    let share = min(1, (options.fitBox ? 24 * scale : max(80, 22 * scale)) / max(largest, 1))
    return steps.map { step in
        // A figure smaller than a note is hard to read.
        DrawnStep(
            text: numbers.text(step.weight), size: max(step.size * share, min(step.size, 11.5 * scale)),
            level: step.level, isBold: step.isBold)
    }
}

/// Returns the text of the unit around the last weight: `answers` after it.
private func unitParts(_ weight: Double, _ options: CloudOptions) -> (before: String, behind: String) {
    guard let unit = options.unit, let noun = try? CountedNoun(unit, language: options.lang) else { return ("", "") }
    let parts = noun.parts(weightText(weight))
    // A noun that contains its number does not go with a range.
    guard let first = parts.first, let last = parts.last, parts.count == 2 else { return ("", "") }
    return (first.trimmingBlanks, last.trimmingBlanks)
}

/// The picture as boxes: the heading, room for the tags, the legend and the source.
private struct CaptionedTags: View {
    static let place = "tags"
    static let below = "below"
    /// The width of a group's dot and the space after it, in pixels of an unscaled page.
    static let dot = 16.0

    private let tags: CGSize
    private let options: CloudOptions
    private let groups: [CloudGroup]
    private let steps: [DrawnStep]
    /// The texts before and after the steps, which say what the figures count.
    private let unit: (before: String, behind: String)
    private let measurer: FamilyMeasurer
    /// The width available to text.
    private let width: Double

    init(_ tags: CGSize, _ options: CloudOptions, _ legend: Legend, _ measurer: FamilyMeasurer, width: Double) {
        (self.tags, self.options, self.measurer, self.width) = (tags, options, measurer, width)
        (groups, unit) = (legend.groups, legend.steps.last.map { unitParts($0.weight, options) } ?? ("", ""))
        // A step that is wider than the picture is no help.
        steps = drawnSteps(legend.steps, options).filter {
            measurer.measure($0.text, Font(size: $0.size, weight: $0.isBold ? .bold : .regular)).width <= width
        }
    }

    /// The factor by which all texts and the room around them are larger than in a page.
    private var scale: Double { options.captionScale }
    private var side: HorizontalAlignment { options.captionSide }

    var body: some View {
        VStack(alignment: side, spacing: 20 * scale) {
            if options.heading { heading }
            Color.clear.frame(width: tags.width, height: tags.height).id(Self.place)
            if !steps.isEmpty || !groups.isEmpty || options.source != nil {
                VStack(alignment: side, spacing: 12 * scale) {
                    if !steps.isEmpty { sizes }
                    if !groups.isEmpty { colors }
                    if let source = options.source {
                        Text(singleLine(source)).font(.footnote.scaled(by: scale)).foregroundStyle(Color("note"))
                            .multilineTextAlignment(textSide)
                    }
                }
                .id(Self.below)
            }
        }
        .frame(
            maxWidth: options.sizing == .fill ? .infinity : nil, alignment: Alignment(horizontal: side, vertical: .top))
    }

    private var heading: some View {
        VStack(alignment: side, spacing: 6 * scale) {
            Text(singleLine(options.title ?? Wording(language: options.lang).title))
                .font(.title2.bold().scaled(by: scale)).foregroundStyle(Color("title"))
            if let description = options.description {
                Text(singleLine(description)).font(.subheadline.scaled(by: scale)).foregroundStyle(Color("note"))
            }
        }
        .multilineTextAlignment(textSide)
    }

    private var textSide: TextAlignment { side == .leading ? .leading : side == .center ? .center : .trailing }
    private var lineSide: FlowJustification { side == .leading ? .leading : side == .center ? .center : .trailing }

    /// The weights, each at its own size.
    private var sizes: some View {
        FlowLayout(
            alignment: .firstTextBaseline, spacing: 16 * scale, justify: lineSide
        ) {
            if !unit.before.isEmpty { unitText(unit.before) }
            ForEach(steps.dropLast()) { number($0) }
            if let last = steps.last {
                // The last number and the unit are never on different lines.
                HStack(alignment: .firstTextBaseline, spacing: 0.25 * last.size) {
                    number(last)
                    if !unit.behind.isEmpty { unitText(unit.behind) }
                }
            }
        }
    }

    private func number(_ step: DrawnStep) -> some View {
        Text(step.text).font(Font(size: step.size, weight: step.isBold ? .bold : .regular)).foregroundStyle(
            Color(options.color.colorOfSizes ?? "w\(step.level)"))
    }

    private func unitText(_ text: String) -> some View {
        Text(text).font(.subheadline.scaled(by: scale)).foregroundStyle(Color("note"))
    }

    /// Whether a group's name needs several lines.
    private func isWide(_ group: CloudGroup) -> Bool {
        measurer.measure(group.name, .footnote.scaled(by: scale)).width > width - Self.dot * scale
    }

    /// The groups, each with its colour.
    private var colors: some View {
        FlowLayout(alignment: .center, spacing: 18 * scale, lineSpacing: 6 * scale, justify: lineSide) {
            ForEach(groups) { group in
                HStack(spacing: 6 * scale) {
                    Circle().fill(Color(group.paint.colorName)).frame(width: 10 * scale, height: 10 * scale)
                    Text(group.name).font(.footnote.scaled(by: scale)).foregroundStyle(Color("note"))
                        .frame(
                            width: isWide(group) ? max(1, width - Self.dot * scale) : nil,
                            alignment: .leading)
                }
            }
        }
    }
}

extension Font {
    func scaled(by scale: Double) -> Font { Font(size: size * scale, weight: weight) }
}

extension ColorRule {
    /// The colour of a legend's sizes, or nil for those of their weights; if colours distinguish tags, the sizes have
    /// that of notes.
    fileprivate var colorOfSizes: String? {
        switch self {
        case .weight: nil
        case .single, .link: "solo"
        case .group, .hash: "note"
        }
    }
}

extension TagPaint {
    /// The name of the colour in boxes and in the classes of the markup.
    var colorName: String {
        switch self {
        case .ramp(let step): "w\(step)"
        case .palette(let number): "p\(number)"
        case .single, .given: "solo"
        }
    }
}

extension CloudOptions {
    /// Whether there is anything around the tags.
    var hasCaptions: Bool { heading || legend || source != nil }

    /// The side of the captions, which is that of the lines.
    fileprivate var captionSide: HorizontalAlignment {
        switch justify {
        case .leading, .between, .stretch: .leading
        case .center, .around, .evenly: .center
        case .trailing: .trailing
        }
    }
}
