import BoxDrawing
import ByteWriting
import CloudComposition
import FlowSolving
import TagParsing

/// Writes a cloud as a list whose lines the browser breaks: sizes and colours are the cloud's, the places are not.
///
/// Its style is in an `<svg>` of no size, since HTML allows none outside the head.
struct ListWriter {
    private let cloud: Cloud
    private let options: CloudOptions
    /// The steps of the legend, as the picture would draw them.
    private let steps: [(text: String, size: Double, level: Int)]
    /// The size classes of the names of all tags, followed by those of the steps of the legend.
    private let sizes: SizeClasses
    private let paints: PaintClasses
    private let style: ListStyle

    init(_ cloud: Cloud, theme: Theme) {
        self.cloud = cloud
        options = cloud.options
        steps = cloud.layout.captions.below.compactMap(\.legendStep)
        sizes = SizeClasses(cloud.layout.frames.map(\.fontSize) + steps.map(\.size), hasAll: true)
        let use = UsedThemeParts(cloud, paletteCount: theme.paletteCount).withWholeScales(
            paletteCount: theme.paletteCount)
        let painted = theme.painted(use)
        paints = PaintClasses(cloud, painted, paletteCount: theme.paletteCount)
        style = ListStyle(cloud, theme: theme, sizes: sizes, painted: painted)
    }

    func write(to output: inout ByteBuffer) {
        output.append("<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-list ")
        output.appendVerbatim(style.scope)
        output.append("\" lang=\"", cloud.lang)
        if options.direction == .rightToLeft { output.append(" dir=\"rtl\"") }
        // The checkers do not agree on whether a list may have a name; a group may.
        output.append(" role=\"group\" aria-label=\"", cloud.title)
        output.append("><svg xmlns=\"http://www.w3.org/2000/svg\" class=\"stratus-style\"")
        output.append(" width=\"0\" height=\"0\" aria-hidden=\"true\">")
        style.append(to: &output)
        output.append("</svg>\n")
        if options.heading { writeHeading(&output) }
        output.append("<ul>\n")
        for number in cloud.tags.indices { write(number, cloud.tags[number], cloud.layout.frames[number], &output) }
        output.append("</ul>\n")
        writeNotes(&output)
        output.append("</div>\n")
    }

    private func writeHeading(_ output: inout ByteBuffer) {
        output.append("<h2>", text: cloud.title, "</h2>\n")
        guard let description = options.description, !description.isEmpty else { return }
        output.append("<p class=\"note\">", text: cloud.description, "</p>\n")
    }

    // MARK: - Tags

    private func write(_ number: Int, _ tag: CloudTag, _ frame: TagFrame, _ output: inout ByteBuffer) {
        let runs = cloud.layout.runs[frame.runs]
        output.append(tag.link == nil ? "<li><span" : "<li><a")
        output.append(" class=\"tag ")
        // The figures of a tag are small, and have its colour if they take that of the text around them.
        let isLarge = cloud.isLarge(number) && runs.allSatisfy { $0.role == .tag }
        paints.append(tag.paint, isLarge: isLarge, to: &output)
        if let size = sizes.number(of: number) {
            output.append(" f")
            output.appendInteger(size)
        }
        tag.face?.appendClasses(to: &output)
        TrackingClasses.append(tag, to: &output)
        if tag.style.contains(.struckOut) { output.append(" struck") }
        output.append("\"")
        if let link = tag.link {
            output.append(" href=\"", link.destination)
            if let rel = cloud.links.rel { output.append(" rel=\"", rel) }
            if let target = cloud.links.target { output.append(" target=\"", target) }
        }
        if let lang = tag.lang { output.append(" lang=\"", lang) }
        if tag.isRightToLeft != (options.direction == .rightToLeft) {
            output.append(tag.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
        }
        // The text that is heard after the name: the weight, and the description on a card.
        let name = tag.text.split(separator: "\n").joined(separator: " ")
        let heard = String(decoding: tag.accessibleName.utf8.dropFirst(name.utf8.count), as: UTF8.self)
        if let tooltip = tag.tooltip ?? (options.counts == .tooltip ? Self.words(heard) : nil) {
            output.append(" title=\"", tooltip)
        }
        output.append(">")
        for (number, line) in tag.text.split(separator: "\n").enumerated() {
            if number > 0 { output.append("<br/>") }
            output.appendXMLText(String(line))
        }
        for run in runs where run.role == .count {
            output.append("<span class=\"")
            output.append(options.counts == .badge ? "badge" : "count")
            output.append("\" aria-hidden=\"true\">", text: run.text, "</span>")
        }
        output.append("<span class=\"heard\">", text: heard, "</span>")
        let details = runs.filter { $0.role == .detail }.map(\.text).joined(separator: " ")
        if !details.isEmpty {
            output.append("<span class=\"detail\" aria-hidden=\"true\">", text: details, "</span>")
        }
        output.append(tag.link == nil ? "</span></li>\n" : "</a></li>\n")
    }

    /// Returns ", 42 posts" without the comma and the space.
    private static func words(_ text: String) -> String? {
        guard let start = text.firstIndex(where: { $0 != "," && $0 != " " }) else { return nil }
        return String(text[start...])
    }

    // MARK: - Notes

    /// Writes the contents of the legend, and the source of the numbers.
    private func writeNotes(_ output: inout ByteBuffer) {
        if options.legend {
            writeNote(
                zip(steps, cloud.layout.frames.count...).map { step, index in
                    let isLarge = Contrast.isLarge(size: step.size, isBold: false)
                    return (step.text, "\(className(.ramp(step.level), isLarge)) f\(sizes.number(of: index) ?? 0)")
                }, &output)
            if options.color == .group {
                writeNote(cloud.groups.map { ($0.name, className($0.paint)) }, &output)
            }
        }
        guard let source = options.source, !source.isEmpty else { return }
        let line = source.split(separator: "\n").joined(separator: " ")
        output.append("<p class=\"note\">", text: line, "</p>\n")
    }

    private func writeNote(_ parts: [(text: String, classes: String)], _ output: inout ByteBuffer) {
        guard !parts.isEmpty else { return }
        output.append("<p class=\"note\">")
        for (index, part) in parts.enumerated() {
            if index > 0 { output.append(" ") }
            output.append("<span class=\"", part.classes)
            output.append(">", text: part.text, "</span>")
        }
        output.append("</p>\n")
    }

    private func className(_ paint: TagPaint, _ isLarge: Bool = false) -> String {
        var name = ByteBuffer()
        paints.append(paint, isLarge: isLarge, to: &name)
        return String(decoding: name.bytes, as: UTF8.self)
    }
}

extension DrawnItem {
    /// The step of the ramp with which a weight of a legend is painted; nil for other items.
    var legendLevel: Int? {
        guard case .text = kind, let name = fill?.name, name.hasPrefix("w"), let level = Int(name.dropFirst()),
            (0..<CloudTag.levels).contains(level)
        else { return nil }
        return level
    }

    /// A weight of the legend, or nil if the item is not painted with a step of the ramp.
    fileprivate var legendStep: (text: String, size: Double, level: Int)? {
        guard case .text(let text, _, let font) = kind, let level = legendLevel else { return nil }
        return (text, Double(font.size), level)
    }
}
