import BoxDrawing
import ByteWriting
import TagParsing
import Typography

/// The ornaments that the options put around the text of a tag.
///
/// This is a class, since closures hold it for each tag: copying the options would take longer than the work itself.
final class TagOrnaments: Sendable {
    let options: CloudOptions
    private let face: FontFace
    private let numbers: NumberStyle

    init(options: CloudOptions, face: FontFace) {
        self.options = options
        self.face = options.hasTabularFigures ? face.withTabularFigures() : face
        numbers = NumberStyle(language: options.lang)
    }

    /// The font size in pixels below which text is hard to read. A count is no smaller, unless its tag is.
    private static let leastCountSize = 11.5

    /// Returns the width that a tag of a size needs beside its text.
    func room(_ tag: Tag, size: Double) -> Double {
        guard options.chip != .none || options.counts != .none else { return 0 }
        let count = count(tag, size: size)
        return insets(size, badge: badge(count)).across
            + (options.counts == .text ? count.map { $0.gap + $0.width } ?? 0 : 0)
            + (badge(count).map { $0.box.width * (1 - TagBox.badgeRatio) } ?? 0)
    }

    func box(around text: FittedTag, _ tag: Tag) -> TagBox {
        let count = count(tag, size: text.size)
        let badge = badge(count)
        return TagBox(
            text: text, chip: options.chip, insets: insets(text.size, badge: badge),
            count: options.counts == .text ? count : nil, badge: badge)
    }

    private func badge(_ count: CountLabel?) -> CountLabel? { options.counts == .badge ? count : nil }

    /// Returns the figures of a tag whose name has a size; nil if none are shown.
    func count(_ tag: Tag, size: Double) -> CountLabel? {
        let share: Double
        switch options.counts {
        case .none, .tooltip: return nil
        case .text: share = 0.6
        case .badge: share = 0.45
        }
        let text = numbers.text(tag.weight)
        let countSize = max(share * size, min(size, Self.leastCountSize)).tenths
        let metrics = face.measure(text)
        return CountLabel(
            text: text, size: countSize, width: metrics.width * countSize, ascent: metrics.ascent * countSize,
            descent: metrics.descent * countSize)
    }

    private func insets(_ size: Double, badge: CountLabel?) -> EdgeInsets {
        let padding = options.chip == .none ? 0 : options.chipPadding * size
        // The part of a badge that overlaps the chip is beside the text, never on it.
        let corner = badge.map { $0.box.width * TagBox.badgeRatio + 0.1 * size } ?? 0
        return EdgeInsets(
            top: padding / 2, leading: padding, bottom: padding / 2, trailing: max(padding, corner))
    }
}

extension EdgeInsets {
    fileprivate var across: Double { leading + trailing }
}

/// Returns a weight as people read it: whole from a thousand up, else with four significant digits.
func weightText(_ weight: Double) -> String {
    // Most weights are small whole numbers.
    if let count = Int(exactly: weight), 0..<1000 ~= count { return String(count) }
    guard weight < 1000 else { return markupNumber(weight.rounded()) }
    // Takes as many decimals as make four significant digits; powers of ten are exact up to the 22nd.
    var scale = 1.0
    while weight * scale < 1000 {
        guard scale < 1e22 else { return shortest(weight) }
        scale *= 10
    }
    return shortest((weight * scale).rounded() / scale)
}
