import ByteWriting
import CloudComposition

/// Writes a cloud as one `<svg>` element: a list of links to a screen reader, text at its measured length to the eye.
struct SVGWriter {
    let cloud: Cloud
    let layout: CloudLayout
    private let sizes: SizeClasses
    private let paints: PaintClasses
    private let style: StyleSheet
    private let outlines: OutlineWriter?
    /// Of places and lengths: a tenth of a pixel is less than anybody sees, unless the text is tiny.
    private let decimals: Int

    init(_ cloud: Cloud, theme: Theme, _ place: StyleSheet.Place) {
        self.cloud = cloud
        layout = cloud.layout
        sizes = SizeClasses(layout)
        paints = PaintClasses(cloud, paletteCount: theme.paletteCount)
        style = StyleSheet(cloud, theme: theme, sizes: sizes, place: place)
        outlines = OutlineWriter(cloud)
        decimals = layout.runs.allSatisfy { $0.fontSize >= 8 } ? 1 : 2
    }

    func write(to output: inout ByteBuffer) {
        output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"stratus ")
        output.appendVerbatim(style.scope)
        if cloud.tags.isEmpty { output.append(" stratus-drawing") }
        output.append("\" viewBox=\"0 0 ")
        output.appendMarkupNumber(layout.width)
        output.append(" ")
        output.appendMarkupNumber(layout.height)
        output.append("\"")
        output.append(" width=\"", layout.width)
        output.append(" height=\"", layout.height)
        output.append(">\n<title>")
        output.appendXMLText(cloud.title)
        output.append("</title>\n<desc>")
        output.appendXMLText(cloud.description)
        output.append("</desc>\n")
        style.append(to: &output)
        outlines?.writeDefinitions(to: &output)
        for shape in layout.shapes where shape.tag == nil { write(shape, &output) }
        // The heading is the title once more; a drawing without tags is heard.
        let ink = InkWriter(isHidden: !cloud.tags.isEmpty, outlines: outlines)
        ink.write(layout.captions.above, to: &output)
        if !cloud.tags.isEmpty { writeTags(&output) }
        ink.write(layout.captions.below, to: &output)
        output.append("</svg>\n")
    }

    private func writeTags(_ output: inout ByteBuffer) {
        output.append("<g role=\"list\" aria-label=\"")
        output.appendXMLAttribute(cloud.title)
        output.append("\">\n")
        for index in cloud.tags.indices { write(cloud.tags[index], layout.frames[index], &output) }
        output.append("</g>\n")
    }

    private func write(_ shape: CloudShape, _ output: inout ByteBuffer) {
        output.append("<rect class=\"")
        output.appendVerbatim(shape.role.rawValue)
        output.append("\"")
        append(" x=\"", shape.x, &output)
        append(" y=\"", shape.y, &output)
        append(" width=\"", shape.width, &output)
        append(" height=\"", shape.height, &output)
        if shape.radius >= 0.05 { append(" rx=\"", shape.radius, &output) }
        output.append(shape.tag == nil ? "/>\n" : "/>")
    }

    private func write(_ tag: CloudTag, _ frame: TagFrame, _ output: inout ByteBuffer) {
        output.append("<g role=\"listitem\"")
        if tag.link == nil { name(tag, &output) }
        output.append(">")
        if let tooltip = tag.tooltip {
            output.append("<title>")
            output.appendXMLText(tooltip)
            output.append("</title>")
        }
        if let link = tag.link {
            output.append("<a href=\"")
            output.appendXMLAttribute(link.destination)
            output.append("\"")
            name(tag, &output)
            output.append(">")
        }
        // The chip lies behind the text, a badge in front of it; its own text is the last run.
        let badge = frame.shapes.first { layout.shapes[$0].role == .badge }
        for index in frame.shapes where index != badge { write(layout.shapes[index], &output) }
        for index in frame.runs {
            if let badge, index == frame.runs.upperBound - 1 { write(layout.shapes[badge], &output) }
            write(layout.runs[index], tag, &output)
        }
        output.append(tag.link == nil ? "</g>\n" : "</a></g>\n")
    }

    private func name(_ tag: CloudTag, _ output: inout ByteBuffer) {
        output.append(" aria-label=\"")
        output.appendXMLAttribute(tag.accessibleName)
        output.append("\"")
    }

    private func write(_ run: TextRun, _ tag: CloudTag, _ output: inout ByteBuffer) {
        func writeClasses(_ output: inout ByteBuffer) {
            switch run.role {
            case .tag:
                output.append("tag ")
                paints.append(tag.paint, to: &output)
            case .count: output.append("count")
            case .detail: output.append("detail")
            }
        }
        let size = sizes.number(of: run.fontSize)
        // A count and what a card says have the face of the cloud.
        let face = run.role == .tag ? tag.face : nil
        let isStruckOut = run.role == .tag && tag.style.contains(.struckOut)
        var isOutlined = false
        if let outlines, face == nil || face?.fonts == .own {
            isOutlined = outlines.write(
                run.text, face?.weight ?? run.role.weight(cloud.fontWeight), isStruckOut: isStruckOut, x: run.x,
                baseline: run.baseline, size: run.fontSize, to: &output, classes: writeClasses)
        }
        output.append("<text class=\"")
        writeClasses(&output)
        if let size {
            output.append(" f")
            output.appendInteger(size)
        }
        face?.appendClasses(to: &output)
        // Among the outlines is the line, too.
        if isStruckOut, !isOutlined { output.append(" struck") }
        output.append("\"")
        append(" x=\"", run.x, &output)
        append(" y=\"", run.baseline, &output)
        if size == nil { output.append(" font-size=\"", run.fontSize) }
        append(" textLength=\"", run.width, &output)
        output.append(" lengthAdjust=\"spacingAndGlyphs\"")
        if run.role == .tag { output.append(" data-weight=\"", tag.weight) }
        // Unseen behind its outlines, and still found, selected and heard.
        if isOutlined { output.append(" fill-opacity=\"0\"") }
        output.append(">")
        output.appendXMLText(run.text)
        output.append("</text>")
    }

    /// An attribute with a place or a length.
    private func append(_ opening: StaticString, _ value: Double, _ output: inout ByteBuffer) {
        output.append(opening)
        output.appendMarkupNumber(value, decimals: decimals)
        output.append("\"")
    }
}
