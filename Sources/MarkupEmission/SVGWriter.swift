import ByteWriting
import CloudComposition

/// Writes a cloud as one `<svg>` element: a list of links to a screen reader, text at its measured length to the eye.
struct SVGWriter {
    let cloud: Cloud
    let layout: CloudLayout
    let place: StyleSheet.Place

    init(_ cloud: Cloud, _ place: StyleSheet.Place) {
        self.cloud = cloud
        // Composition gives at least one layout.
        layout = cloud.layouts[0]
        self.place = place
    }

    /// - Parameter style: writes the style element; nil where the page has it.
    func write(to output: inout ByteBuffer, style: ((inout ByteBuffer) -> Void)?) {
        output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"stratus")
        if cloud.fontWeight == .bold { output.append(" stratus-bold") }
        if place != .standAlone, let least = StyleSheet.leastWidth(of: layout) {
            output.append(" stratus-min-")
            output.appendInteger(least)
        }
        output.append("\" viewBox=\"0 0 ")
        output.appendMarkupNumber(layout.width)
        output.append(" ")
        output.appendMarkupNumber(layout.height)
        output.append("\"")
        attribute(" width=\"", layout.width, &output)
        attribute(" height=\"", layout.height, &output)
        output.append(">\n<title>")
        output.appendXMLText(cloud.title)
        output.append("</title>\n<desc>")
        output.appendXMLText(cloud.description)
        output.append("</desc>\n")
        style?(&output)
        for shape in layout.shapes { write(shape, &output) }
        output.append("<g role=\"list\" aria-label=\"")
        output.appendXMLAttribute(cloud.title)
        output.append("\">\n")
        for index in cloud.tags.indices { write(cloud.tags[index], layout.frames[index], &output) }
        output.append("</g>\n</svg>\n")
    }

    private func write(_ shape: CloudShape, _ output: inout ByteBuffer) {
        output.append("<rect class=\"")
        output.appendVerbatim(shape.role.rawValue)
        output.append("\"")
        attribute(" x=\"", shape.x, &output)
        attribute(" y=\"", shape.y, &output)
        attribute(" width=\"", shape.width, &output)
        attribute(" height=\"", shape.height, &output)
        if shape.radius > 0 { attribute(" rx=\"", shape.radius, &output) }
        output.append("/>\n")
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
        for index in frame.runs { write(layout.runs[index], tag, &output) }
        output.append(tag.link == nil ? "</g>\n" : "</a></g>\n")
    }

    private func name(_ tag: CloudTag, _ output: inout ByteBuffer) {
        output.append(" aria-label=\"")
        output.appendXMLAttribute(tag.accessibleName)
        output.append("\"")
    }

    private func write(_ run: TextRun, _ tag: CloudTag, _ output: inout ByteBuffer) {
        output.append("<text class=\"tag w")
        output.appendInteger(tag.level)
        output.append("\"")
        attribute(" x=\"", run.x, &output)
        attribute(" y=\"", run.baseline, &output)
        attribute(" font-size=\"", run.fontSize, &output)
        attribute(" textLength=\"", run.width, &output)
        output.append(" lengthAdjust=\"spacingAndGlyphs\"")
        attribute(" data-weight=\"", tag.weight, &output)
        output.append(">")
        output.appendXMLText(run.text)
        output.append("</text>")
    }

    /// `opening` holds the name up to the quotation mark.
    @inline(__always)
    private func attribute(_ opening: StaticString, _ value: Double, _ output: inout ByteBuffer) {
        output.append(opening)
        output.appendMarkupNumber(value)
        output.append("\"")
    }
}
