import BoxDrawing
import ByteWriting
import CloudComposition
import Typography

/// Writes the items around the tags: shapes and lines of text, painted by the names of the theme's colours, or in
/// colours of their own.
struct InkWriter {
    /// Whether screen readers are to skip the items, since they hear the same elsewhere.
    let isHidden: Bool
    /// The writer of text as outlines, or nil if text stays text.
    let outlines: OutlineWriter?
    /// The number of colours in the theme's palette, after which it begins again.
    let paletteCount: Int
    /// The classes of names whose colour differs if they are large.
    let largeNames: Set<String>
    /// Whether the items are those of a mask: painted white, since only their opacity counts.
    private var isMask = false

    init(isHidden: Bool, outlines: OutlineWriter?, paletteCount: Int, largeNames: Set<String>) {
        (self.isHidden, self.outlines) = (isHidden, outlines)
        (self.paletteCount, self.largeNames) = (paletteCount, largeNames)
    }

    /// Writes captions, which have no clips, transformations and gradients.
    func write(_ items: [DrawnItem], to output: inout ByteBuffer) {
        var definitions = InkDefinitions(paletteCount: paletteCount)
        write(items, to: &output, &definitions)
        precondition(definitions.isEmpty, "captions refer to no definitions")
    }

    /// Writes the items of a drawing; those with the same clips and transformation that follow each other are in one
    /// group.
    func write(_ items: [DrawnItem], to output: inout ByteBuffer, _ definitions: inout InkDefinitions) {
        var group: [UInt8] = []
        for item in items where item.isVisible {
            let own = groupAttributes(of: item, &definitions)
            if own != group {
                if !group.isEmpty { output.append("</g>\n") }
                if !own.isEmpty {
                    output.append("<g")
                    output.append(contentsOf: own)
                    output.append(">\n")
                }
                group = own
            }
            write(item, &output, &definitions)
        }
        if !group.isEmpty { output.append("</g>\n") }
    }

    /// Returns the attributes of a group for the transformation and the clips of an item: one clip and one mask, each
    /// of which is inside those around it.
    private func groupAttributes(of item: DrawnItem, _ definitions: inout InkDefinitions) -> [UInt8] {
        guard item.transform != nil || !item.clips.isEmpty else { return [] }
        var output = ByteBuffer()
        if let transform = item.transform { transform.write(to: &output) }
        var clip: Int?
        var mask: Int?
        var white = self
        white.isMask = true
        for next in item.clips {
            switch next {
            case .path(let path, let isEvenOdd):
                clip = definitions.clip(path, isEvenOdd: isEvenOdd, within: clip)
            case .mask(let items):
                mask = definitions.mask(items.maskExtent, within: mask) { white.write(items, to: &$0, &$1) }
            }
        }
        if let clip { InkDefinitions.append(" clip-path=\"", clip, to: &output) }
        if let mask { InkDefinitions.append(" mask=\"", mask, to: &output) }
        return output.bytes
    }

    private func write(_ item: DrawnItem, _ output: inout ByteBuffer, _ definitions: inout InkDefinitions) {
        let frame = item.frame
        let paint = paint(of: item, &definitions)
        switch item.kind {
        case .text(let text, let baseline, let font):
            writeText(text, baseline, font, paint, item, &output)
        case .rectangle(let radius):
            output.append("<rect")
            write(paint, item, &output)
            output.append(box: frame)
            if radius >= DrawnItem.leastShown { output.append(" rx=\"", radius) }
            writeEnd(item, &output)
        case .ellipse:
            output.append("<ellipse")
            write(paint, item, &output)
            output.append(" cx=\"", frame.midX)
            output.append(" cy=\"", frame.midY)
            output.append(" rx=\"", frame.width / 2)
            output.append(" ry=\"", frame.height / 2)
            writeEnd(item, &output)
        case .line:
            output.append("<line")
            write(paint, item, &output)
            output.append(" x1=\"", frame.minX)
            output.append(" y1=\"", frame.minY)
            output.append(" x2=\"", frame.maxX)
            output.append(" y2=\"", frame.maxY)
            writeEnd(item, &output)
        case .image:
            // This is the place of a picture, whose contents are in no file of ours.
            output.append(isMask ? "<rect fill=\"#ffffff\"" : "<rect class=\"ink picture\"")
            output.append(box: frame)
            writeEnd(item, &output)
        case .path(let path):
            output.append("<path")
            write(paint, item, &output)
            if item.isEvenOdd, item.fill != nil { output.append(" fill-rule=\"evenodd\"") }
            path.writeSteps(from: CGPoint(x: frame.minX, y: frame.minY), to: &output)
            writeEnd(item, &output)
        }
    }

    private func writeText(
        _ text: String, _ baseline: Double, _ font: Font, _ paint: InkPaint, _ item: DrawnItem,
        _ output: inout ByteBuffer
    ) {
        let frame = item.frame
        var classes = ByteBuffer()
        switch paint {
        case .theme(let name):
            classes.append("ink ")
            classes.appendVerbatim(name)
            let isLarge = Contrast.isLarge(size: font.size, isBold: font.isBold) && largeNames.contains(name)
            if isLarge { classes.append(" large") }
        case .own, .definition: classes.append("own")
        }
        if font.isBold { classes.append(" bold") }
        InkTextStyle.append(font, to: &classes)
        // Captions alone have outlines, and they have colours of the theme.
        let isOutlined =
            outlines?.write(
                StyledText(text, font), x: frame.minX, baseline: frame.minY + baseline, size: font.size,
                to: &output, classes: { $0.append(contentsOf: classes.bytes) }) ?? false
        output.append("<text class=\"")
        output.append(contentsOf: classes.bytes)
        if isRightToLeft(text) { output.append(" rtl") }
        output.append("\"")
        paint.append(" fill=\"", to: &output)
        output.append(" x=\"", frame.minX)
        output.append(" y=\"", frame.minY + baseline)
        output.append(" font-size=\"", font.size)
        output.append(" textLength=\"", frame.width)
        output.append(" lengthAdjust=\"spacingAndGlyphs\"")
        if isOutlined { output.append(" fill-opacity=\"0\"") }
        writeRest(item, &output)
        output.append(">", text: text, "</text>\n")
    }

    private func paint(of item: DrawnItem, _ definitions: inout InkDefinitions) -> InkPaint {
        let color = item.fill ?? item.stroke ?? .primary
        if let gradient = item.gradient {
            let placed = PlacedGradient(gradient, origin: CGPoint(x: item.frame.minX, y: item.frame.minY))
            // Letters reach beyond their frame.
            let more = (item.font?.size ?? 0) / 2
            return .definition(
                definitions.gradient(
                    placed, covering: item.ownExtent.insetBy(dx: -more, dy: -more), isWhite: isMask))
        }
        if isMask { return .own("#ffffff") }
        return color.ownColor == nil
            ? .theme(color.className(paletteCount: paletteCount)) : .own(color.name.lowercased())
    }

    /// Writes the paint of a shape: the classes, and colours that are none of the theme's.
    private func write(_ paint: InkPaint, _ item: DrawnItem, _ output: inout ByteBuffer) {
        let isOutline = item.fill == nil
        switch paint {
        case .theme(let name):
            output.append(" class=\"ink ")
            output.appendVerbatim(name)
            output.append(isOutline ? " outline\"" : "\"")
        case .own, .definition:
            // Nobody's style sheet acts on a mask.
            if !isMask { output.append(isOutline ? " class=\"own rim\"" : " class=\"own\"") }
            if isOutline { output.append(" fill=\"none\"") }
            paint.append(isOutline ? " stroke=\"" : " fill=\"", to: &output)
        }
        guard isOutline else { return }
        output.append(" stroke-width=\"", item.lineWidth)
        item.writeStrokeStyle(to: &output)
    }

    private func writeRest(_ item: DrawnItem, _ output: inout ByteBuffer) {
        let opacity = item.shownOpacity
        if opacity < 1 - DrawnItem.leastShown { output.append(" opacity=\"", opacity) }
        if isHidden { output.append(" aria-hidden=\"true\"") }
    }

    private func writeEnd(_ item: DrawnItem, _ output: inout ByteBuffer) {
        writeRest(item, &output)
        output.append("/>\n")
    }
}

/// The paint of an item.
private enum InkPaint {
    /// A colour of the theme, by its class.
    case theme(String)
    /// A colour of its own, as in `#ff3b30`.
    case own(String)
    /// A gradient, by the number of its definition.
    case definition(Int)

    /// Appends the attribute of a colour that is none of the theme's.
    func append(_ opening: StaticString, to output: inout ByteBuffer) {
        switch self {
        case .theme: break
        case .own(let color): output.append(opening, color)
        case .definition(let number): InkDefinitions.append(opening, number, to: &output)
        }
    }
}

extension ByteBuffer {
    /// Appends the attributes for the place and the size of a rectangle.
    mutating func append(box frame: CGRect) {
        append(" x=\"", frame.minX)
        append(" y=\"", frame.minY)
        append(" width=\"", frame.width)
        append(" height=\"", frame.height)
    }
}

extension DrawnItem {
    fileprivate var font: Font? { if case .text(_, _, let font) = kind { font } else { nil } }
    var isText: Bool { font != nil }
    /// Whether the item is a text that begins at the right.
    var isRightToLeftText: Bool { if case .text(let text, _, _) = kind { isRightToLeft(text) } else { false } }
    var isBold: Bool { font?.isBold ?? false }
    /// The font size of a text as it is shown, or nil for other items.
    var fontSize: Double? {
        guard let font, let transform else { return font.map { Double($0.size) } }
        return font.size * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }
}
