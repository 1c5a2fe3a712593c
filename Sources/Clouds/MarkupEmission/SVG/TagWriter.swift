import BoxDrawing
import ByteWriting
import CloudComposition
import TagParsing

/// Writes the tags of a cloud, each as an item of a list, with everything drawn for it.
struct TagWriter {
    let cloud: Cloud
    let layout: CloudLayout
    let sizes: SizeClasses
    let paints: PaintClasses
    let outlines: OutlineWriter?
    let decimals: Int
    /// Whether each tag is placed as a whole, and its parts relative to it; otherwise they are relative to the corner
    /// of the picture.
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
        // The chip is behind the text, a badge in front of it; the badge's own text is the last run.
        let isLarge = cloud.isLarge(number)
        let badge = frame.shapes.first { layout.shapes[$0].role == .badge }
        for index in frame.shapes where index != badge { write(layout.shapes[index], from: origin, &output) }
        let narrow = isMovable ? cloud.layouts.first { $0.frames[number].isNarrow } : nil
        var isOpen = narrow != nil
        if isOpen { output.append("<g class=\"wide\">") }
        for index in frame.runs {
            if isOpen, layout.runs[index].role != .tag {
                closeWide(narrow, number, tag, isLarge, &output)
                isOpen = false
            }
            if let badge, index == frame.runs.upperBound - 1 { write(layout.shapes[badge], from: origin, &output) }
            write(layout.runs[index], sizes.number(of: index), tag, isLarge, from: origin, &output)
        }
        if isOpen { closeWide(narrow, number, tag, isLarge, &output) }
        output.append(tag.link == nil ? "</g>\n" : "</a></g>\n")
    }

    /// Ends the lines of a name that wide layouts show, and writes those of the narrow ones in the same size: tags are
    /// scaled as a whole.
    private func closeWide(
        _ layout: CloudLayout?, _ number: Int, _ tag: CloudTag, _ isLarge: Bool, _ output: inout ByteBuffer
    ) {
        guard let layout else { return }
        output.append("</g><g class=\"narrow\" display=\"none\">")
        let (frame, own) = (layout.frames[number], self.layout.frames[number])
        let (origin, scale) = (layout.origin(of: frame), own.fontSize / frame.fontSize)
        let size = own.runs.first.flatMap(sizes.number)
        for index in frame.runs where layout.runs[index].role == .tag {
            let scaled = layout.runs[index].scaled(by: scale, from: origin)
            write(scaled, size, tag, isLarge, from: .zero, &output)
        }
        output.append("</g>")
    }

    /// Writes a line of text.
    ///
    /// - Parameter size: The number of the class of its size, or nil if the size is an attribute.
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
        // Counts and descriptions have the face of the cloud.
        let face = run.role == .tag ? tag.face : nil
        let isStruckOut = run.role == .tag && tag.style.contains(.struckOut)
        var isOutlined = false
        if let outlines, face == nil || face?.fonts == .own {
            isOutlined = outlines.write(
                StyledText(run, of: tag, cloud.fontWeight, hasTabularFigures: cloud.options.hasTabularFigures),
                x: x, baseline: y, size: run.fontSize, to: &output, classes: writeClasses)
        }
        output.append("<text class=\"")
        writeClasses(&output)
        if let size {
            output.append(" f")
            output.appendInteger(size)
        }
        face?.appendClasses(to: &output)
        if run.role == .tag { TrackingClasses.append(tag, to: &output) }
        // The outlines include the line.
        if isStruckOut, !isOutlined { output.append(" struck") }
        if run.role == .tag, tag.isRightToLeft { output.append(" rtl") }
        output.append("\"")
        // The first line of a movable tag begins at 0, which is the default of an attribute.
        if !isMovable || !isNought(x) { output.append(" x=\"", x, decimals: decimals) }
        if !isMovable || !isNought(y) { output.append(" y=\"", y, decimals: decimals) }
        if size == nil { output.append(" font-size=\"", run.fontSize) }
        // Browsers put a space behind the last letter, too.
        let space = run.role == .tag ? tag.tracking * run.fontSize : 0
        output.append(" textLength=\"", run.width + space, decimals: decimals)
        if run.role == .tag {
            output.append(" lengthAdjust=\"spacingAndGlyphs\" data-weight=\"", tag.weight)
        } else {
            output.append(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        // The text is invisible behind its outlines, but can still be found, selected and heard.
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
    /// Returns the point at which the first line of a tag begins. The parts of a tag that moves are placed relative to
    /// it.
    func origin(of frame: TagFrame) -> CGPoint {
        guard !frame.runs.isEmpty else { return CGPoint(x: frame.x, y: frame.baseline) }
        let first = runs[frame.runs.lowerBound]
        return CGPoint(x: first.x, y: first.baseline)
    }
}
