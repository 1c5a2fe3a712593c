import BoxDrawing
import ByteWriting
import CloudComposition

/// Writes a cloud as one `<svg>` element: a list of links to a screen reader, text at its measured length to the eye.
///
/// Most clouds scale with their element, by a `viewBox`. One that reflows has none: its units are CSS pixels, every tag
/// has a place for every width, and the style sheet chooses the one that applies.
struct SVGWriter {
    let cloud: Cloud
    private let layout: CloudLayout
    private let place: StyleSheet.Place
    private let style: StyleSheet
    private let tags: TagWriter
    private let outlines: OutlineWriter?
    private let paletteCount: Int
    private let largeNames: Set<String>
    /// The captions of a cloud that reflows; nil for others.
    private let captions: CaptionGroups?
    /// The decimals of places and lengths: a tenth of a pixel is less than anybody sees, unless the text is tiny.
    private let decimals: Int

    init(_ cloud: Cloud, theme: Theme, _ place: StyleSheet.Place) {
        self.cloud = cloud
        self.place = place
        layout = cloud.layout
        decimals = layout.runs.allSatisfy { $0.fontSize >= 8 } ? 1 : 2
        let sizes = SizeClasses(layout.runs.lazy.map(\.fontSize), hasAll: place != .standAlone)
        outlines = OutlineWriter(cloud)
        captions = cloud.reflows ? CaptionGroups(cloud.layouts) : nil
        let decimals = decimals
        let use = UsedThemeParts(cloud, paletteCount: theme.paletteCount)
        paletteCount = theme.paletteCount
        // Other clouds in the page may have the levels that this one lacks.
        let painted = theme.painted(place == .fragment ? use.withWholeScales(paletteCount: theme.paletteCount) : use)
        largeNames = painted.large
        style = StyleSheet(
            cloud, theme: theme, painted: painted, sizes: sizes, place: place,
            reflow: captions.map { ReflowRules(cloud, $0, place: place, decimals: decimals) })
        tags = TagWriter(
            cloud: cloud, layout: layout, sizes: sizes,
            paints: PaintClasses(cloud, painted, paletteCount: theme.paletteCount), outlines: outlines,
            decimals: decimals,
            isMovable: cloud.reflows)
    }

    func write(to output: inout ByteBuffer) {
        output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"stratus ")
        output.appendVerbatim(style.scope)
        if cloud.tags.isEmpty { output.append(" stratus-drawing") }
        if cloud.reflows { output.append(" stratus-reflow") }
        output.append("\"")
        // A page declares its language itself.
        if place != .page { output.append(" lang=\"", cloud.lang) }
        writeSize(to: &output)
        output.append(">\n<title>", text: cloud.title, "</title>\n")
        output.append("<desc>", text: cloud.description, "</desc>\n")
        style.append(to: &output)
        if cloud.tags.isEmpty {
            writeDrawing(to: &output)
        } else if let captions {
            writeReflowing(captions, to: &output)
        } else {
            writeFixed(to: &output)
        }
        output.append("</svg>\n")
    }

    private func writeSize(to output: inout ByteBuffer) {
        guard !cloud.reflows || place != .standAlone else {
            // The picture is as large as its element, whose width only the style sheet knows.
            output.append(" width=\"100%\" height=\"100%\"")
            return
        }
        if !cloud.reflows {
            output.append(" viewBox=\"0 0 ")
            output.appendMarkupNumber(layout.width)
            output.append(" ")
            output.appendMarkupNumber(layout.height)
            output.append("\"")
        }
        output.append(" width=\"", layout.width)
        output.append(" height=\"", layout.height)
    }

    private func writeFixed(to output: inout ByteBuffer) {
        for shape in layout.shapes where shape.tag == nil { writeBackground(shape, &output) }
        // The heading repeats the title, so it is not heard.
        let ink = ink(isHidden: true)
        ink.write(layout.captions.above, to: &output)
        tags.writeList(to: &output)
        ink.write(layout.captions.below, to: &output)
    }

    /// Writes a drawing without tags, whose texts are heard.
    private func writeDrawing(to output: inout ByteBuffer) {
        var body = ByteBuffer()
        var definitions = InkDefinitions(paletteCount: paletteCount)
        for shape in layout.shapes where shape.tag == nil { writeBackground(shape, &body) }
        ink(isHidden: false).write(layout.captions.above + layout.captions.below, to: &body, &definitions)
        definitions.append(with: body, seed: style.scope + cloud.title, to: &output)
    }

    private func ink(isHidden: Bool) -> InkWriter {
        InkWriter(isHidden: isHidden, outlines: outlines, paletteCount: paletteCount, largeNames: largeNames)
    }

    private func writeReflowing(_ captions: CaptionGroups, to output: inout ByteBuffer) {
        output.append("<rect class=\"background\" width=\"100%\" height=\"100%\"/>\n")
        for (number, items) in captions.above.enumerated() { writeGroup(items, number, &output) }
        tags.writeList(to: &output)
        for (number, items) in captions.below.enumerated() { writeGroup(items, captions.above.count + number, &output) }
    }

    /// Writes the captions of some of the layouts; all of their texts are heard elsewhere.
    private func writeGroup(_ items: [DrawnItem], _ number: Int, _ output: inout ByteBuffer) {
        output.append("<g class=\"v")
        output.appendInteger(number)
        output.append("\" aria-hidden=\"true\">\n")
        ink(isHidden: false).write(items, to: &output)
        output.append("</g>\n")
    }

    private func writeBackground(_ shape: CloudShape, _ output: inout ByteBuffer) {
        output.append("<rect class=\"background\"")
        output.append(" x=\"", shape.x, decimals: decimals)
        output.append(" y=\"", shape.y, decimals: decimals)
        output.append(" width=\"", shape.width, decimals: decimals)
        output.append(" height=\"", shape.height, decimals: decimals)
        output.append("/>\n")
    }
}

extension Cloud {
    /// Whether the tags move when the width changes. A drawing has no tags.
    var reflows: Bool { isResponsive && !tags.isEmpty }
}
