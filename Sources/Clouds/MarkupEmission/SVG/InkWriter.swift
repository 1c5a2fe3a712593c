import BoxLayout
import ByteWriting
import CloudComposition
import Typography

/// Writes the items around the tags: shapes and lines of text, painted by the names of their colours.
struct InkWriter {
    /// Whether screen readers are to skip the items, since they hear the same elsewhere.
    let isHidden: Bool
    /// The writer of text as outlines, or nil if text stays text.
    let outlines: OutlineWriter?
    /// The number of colours in the theme's palette, after which it begins again.
    let paletteCount: Int
    /// The classes of names whose colour differs if they are large.
    let largeNames: Set<String>

    func write(_ items: [DrawnItem], to output: inout ByteBuffer) {
        for item in items where item.isVisible { write(item, &output) }
    }

    private func write(_ item: DrawnItem, _ output: inout ByteBuffer) {
        let frame = item.frame
        switch item.kind {
        case .text(let text, let baseline, let font):
            let isBold = font.weight == .bold
            let isLarge =
                Contrast.isLarge(size: font.size, isBold: isBold)
                && largeNames.contains(className(item.fill ?? .primary))
            let more: StaticString = isLarge ? (isBold ? " large bold" : " large") : (isBold ? " bold" : "")
            let isOutlined =
                outlines?.write(
                    StyledText(text, font), x: frame.minX, baseline: frame.minY + baseline, size: font.size,
                    to: &output, classes: { writeClasses(item.fill, more, &$0) }) ?? false
            output.append("<text class=\"")
            writeClasses(item.fill, more, &output)
            if isRightToLeft(text) { output.append(" rtl") }
            output.append("\"")
            output.append(" x=\"", frame.minX)
            output.append(" y=\"", frame.minY + baseline)
            output.append(" font-size=\"", font.size)
            output.append(" textLength=\"", frame.width)
            output.append(" lengthAdjust=\"spacingAndGlyphs\"")
            if isOutlined { output.append(" fill-opacity=\"0\"") }
            writeRest(item, &output)
            output.append(">", text: text, "</text>\n")
        case .rectangle(let radius):
            output.append("<rect")
            writePaint(item, &output)
            writeBox(frame, &output)
            if radius >= Self.leastShown { output.append(" rx=\"", radius) }
            writeEnd(item, &output)
        case .ellipse:
            output.append("<ellipse")
            writePaint(item, &output)
            output.append(" cx=\"", frame.midX)
            output.append(" cy=\"", frame.midY)
            output.append(" rx=\"", frame.width / 2)
            output.append(" ry=\"", frame.height / 2)
            writeEnd(item, &output)
        case .line:
            output.append("<line")
            writePaint(item, &output)
            output.append(" x1=\"", frame.minX)
            output.append(" y1=\"", frame.minY)
            output.append(" x2=\"", frame.maxX)
            output.append(" y2=\"", frame.maxY)
            writeEnd(item, &output)
        case .image:
            // This is the place of a picture, whose contents are in no file of ours.
            output.append("<rect class=\"ink picture\"")
            writeBox(frame, &output)
            writeEnd(item, &output)
        }
    }

    /// The least extent that is written; smaller ones are rounded to nothing.
    fileprivate static let leastShown = 0.005

    private func writeBox(_ frame: CGRect, _ output: inout ByteBuffer) {
        output.append(" x=\"", frame.minX)
        output.append(" y=\"", frame.minY)
        output.append(" width=\"", frame.width)
        output.append(" height=\"", frame.height)
    }

    private func writePaint(_ item: DrawnItem, _ output: inout ByteBuffer) {
        writeClass(item.fill ?? item.stroke, item.fill == nil ? " outline" : "", &output)
        if item.fill == nil { output.append(" stroke-width=\"", item.lineWidth) }
    }

    private func writeClass(_ color: Color?, _ more: StaticString, _ output: inout ByteBuffer) {
        output.append(" class=\"")
        writeClasses(color, more, &output)
        output.append("\"")
    }

    private func writeClasses(_ color: Color?, _ more: StaticString, _ output: inout ByteBuffer) {
        output.append("ink ")
        output.appendVerbatim(className(color ?? .primary))
        output.append(more)
    }

    private func writeRest(_ item: DrawnItem, _ output: inout ByteBuffer) {
        if item.opacity < 1 - Self.leastShown { output.append(" opacity=\"", item.opacity) }
        if isHidden { output.append(" aria-hidden=\"true\"") }
    }

    private func writeEnd(_ item: DrawnItem, _ output: inout ByteBuffer) {
        writeRest(item, &output)
        output.append("/>\n")
    }

    /// Returns a colour's name as a class, with a hyphen in place of each byte that is no ASCII letter or digit.
    private func className(_ color: Color) -> String {
        if color.name.hasPrefix("p"), let number = Int(color.name.dropFirst()), number >= 0 {
            return "p\(number % max(1, paletteCount))"
        }
        let bytes = color.name.utf8.prefix(63).map { byte -> UInt8 in
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            let isPlain = lower >= 0x61 && lower <= 0x7A || lower >= 0x30 && lower <= 0x39
            return isPlain ? lower : UInt8(ascii: "-")
        }
        guard let first = bytes.first else { return "primary" }
        let name = String(decoding: bytes, as: UTF8.self)
        // Two classes have another meaning than a colour.
        if name == "outline" || name == "bold" { return "x-" + name }
        return first >= 0x61 && first <= 0x7A ? name : "x" + name.dropFirst()
    }
}

extension DrawnItem {
    private var font: Font? { if case .text(_, _, let font) = kind { font } else { nil } }
    var isText: Bool { font != nil }
    /// Whether the item is a text that begins at the right.
    var isRightToLeftText: Bool { if case .text(let text, _, _) = kind { isRightToLeft(text) } else { false } }
    var isBold: Bool { font?.weight == .bold }
    /// The font size of a text, or nil for other items.
    var fontSize: Double? { font?.size }

    /// Whether any part of the item can be seen: clear paint, white space and items without extent cannot.
    package var isVisible: Bool {
        let least = InkWriter.leastShown
        guard opacity >= least else { return false }
        switch kind {
        case .text(let text, _, let font):
            return fill != .clear && frame.width >= least && font.size >= least
                && text.unicodeScalars.contains { !$0.properties.isWhitespace }
        case .line: return stroke.map { $0 != .clear } ?? false && lineWidth >= least
        case .rectangle, .ellipse:
            let isPainted = fill.map { $0 != .clear } ?? (stroke.map { $0 != .clear && lineWidth >= least } ?? false)
            return isPainted && frame.width >= 2 * least && frame.height >= 2 * least
        case .image: return frame.width >= least && frame.height >= least
        }
    }
}
