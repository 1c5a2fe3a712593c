import BoxLayout
import ByteWriting
import CloudComposition
import TagParsing

/// Writes the tags of a cloud, each an item of a list, and what is drawn of it.
struct TagWriter {
    let cloud: Cloud
    let layout: CloudLayout
    let sizes: SizeClasses
    let paints: PaintClasses
    let outlines: OutlineWriter?
    let decimals: Int
    /// Whether a tag has its place as a whole, and all of it is counted from there; else from the corner of the picture.
    let isMovable: Bool

    func writeList(to output: inout ByteBuffer) {
        output.append("<g role=\"list\" aria-label=\"", cloud.title)
        output.append(">\n")
        for index in cloud.tags.indices { write(index, cloud.tags[index], layout.frames[index], &output) }
        output.append("</g>\n")
    }

    private func write(_ number: Int, _ tag: CloudTag, _ frame: TagFrame, _ output: inout ByteBuffer) {
        output.append("<g role=\"listitem\"")
        var origin = CGPoint.zero
        if isMovable {
            origin = layout.origin(of: frame)
            output.append(" class=\"t")
            output.appendInteger(number)
            output.append("\" transform=\"translate(")
            output.appendMarkupNumber(origin.x, decimals: decimals)
            output.append(" ")
            output.appendMarkupNumber(origin.y, decimals: decimals)
            output.append(")\"")
        }
        if let lang = tag.lang { output.append(" lang=\"", lang) }
        if tag.link == nil { output.append(" aria-label=\"", tag.accessibleName) }
        output.append(">")
        if let tooltip = tag.tooltip { output.append("<title>", text: tooltip, "</title>") }
        if let link = tag.link {
            output.append("<a href=\"", link.destination)
            if let rel = cloud.links.rel { output.append(" rel=\"", rel) }
            if let target = cloud.links.target { output.append(" target=\"", target) }
            output.append(" aria-label=\"", tag.accessibleName)
            output.append(">")
        }
        // The chip lies behind the text, a badge in front of it; its own text is the last run.
        let isLarge = cloud.isLarge(number)
        let badge = frame.shapes.first { layout.shapes[$0].role == .badge }
        for index in frame.shapes where index != badge { write(layout.shapes[index], from: origin, &output) }
        for index in frame.runs {
            if let badge, index == frame.runs.upperBound - 1 { write(layout.shapes[badge], from: origin, &output) }
            write(layout.runs[index], sizes.number(of: index), tag, isLarge, from: origin, &output)
        }
        output.append(tag.link == nil ? "</g>\n" : "</a></g>\n")
    }

    /// - Parameter size: the number of its class; nil for a size of its own.
    private func write(
        _ run: TextRun, _ size: Int?, _ tag: CloudTag, _ isLarge: Bool, from origin: CGPoint, _ output: inout ByteBuffer
    ) {
        func writeClasses(_ output: inout ByteBuffer) {
            switch run.role {
            case .tag:
                output.append("tag ")
                paints.append(tag.paint, isLarge: isLarge, to: &output)
            case .count: output.append("count")
            case .detail: output.append("detail")
            }
        }
        let (x, y) = (run.x - origin.x, run.baseline - origin.y)
        // A count and what a card says have the face of the cloud.
        let face = run.role == .tag ? tag.face : nil
        let isStruckOut = run.role == .tag && tag.style.contains(.struckOut)
        var isOutlined = false
        if let outlines, face == nil || face?.fonts == .own {
            isOutlined = outlines.write(
                run.text, face?.weight ?? run.role.weight(cloud.fontWeight), isStruckOut: isStruckOut, x: x,
                baseline: y, size: run.fontSize, to: &output, classes: writeClasses)
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
        if run.role == .tag, tag.isRightToLeft { output.append(" rtl") }
        output.append("\"")
        // Where a tag begins it is at nought, which need not be said.
        if !isMovable || !isNought(x) { output.append(" x=\"", x, decimals: decimals) }
        if !isMovable || !isNought(y) { output.append(" y=\"", y, decimals: decimals) }
        if size == nil { output.append(" font-size=\"", run.fontSize) }
        output.append(" textLength=\"", run.width, decimals: decimals)
        if run.role == .tag {
            output.append(" lengthAdjust=\"spacingAndGlyphs\" data-weight=\"", tag.weight)
        } else {
            output.append(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        // Unseen behind its outlines, and still found, selected and heard.
        if isOutlined { output.append(" fill-opacity=\"0\"") }
        output.append(">", text: run.text, "</text>")
    }

    private func isNought(_ value: Double) -> Bool { abs(value) < (decimals == 1 ? 0.05 : 0.005) }

    private func write(_ shape: CloudShape, from origin: CGPoint, _ output: inout ByteBuffer) {
        output.append("<rect class=\"", shape.role.rawValue)
        output.append(" x=\"", shape.x - origin.x, decimals: decimals)
        output.append(" y=\"", shape.y - origin.y, decimals: decimals)
        output.append(" width=\"", shape.width, decimals: decimals)
        output.append(" height=\"", shape.height, decimals: decimals)
        if shape.radius >= 0.05 { output.append(" rx=\"", shape.radius, decimals: decimals) }
        output.append("/>")
    }
}

extension CloudLayout {
    /// Where the first line of a tag begins: all of the tag is counted from there when it moves.
    func origin(of frame: TagFrame) -> CGPoint {
        guard !frame.runs.isEmpty else { return CGPoint(x: frame.x, y: frame.baseline) }
        let first = runs[frame.runs.lowerBound]
        return CGPoint(x: first.x, y: first.baseline)
    }
}
