import ByteWriting
import CloudComposition
import FlowSolving

/// Writes a cloud as a fragment or a page of polyglot HTML: the same `<svg>` in a frame that scrolls on narrow screens.
struct HTMLWriter {
    let cloud: Cloud
    let theme: Theme
    let pageTheme: Theme

    func writeFragment(to output: inout ByteBuffer) {
        writeFrame(
            opening: "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-cloud\"", .fragment, to: &output)
    }

    func writePage(to output: inout ByteBuffer) {
        output.append("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"")
        output.appendXMLAttribute(cloud.lang)
        if cloud.options.direction == .rightToLeft { output.append("\" dir=\"rtl") }
        output.append("\">\n<head>\n<meta charset=\"utf-8\"/>\n")
        output.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>")
        output.appendXMLText(cloud.title)
        output.append("</title>\n<meta name=\"description\" content=\"", cloud.description)
        output.append("/>\n<style>")
        output.appendVerbatim(pageTheme.css)
        output.appendVerbatim(theme.pageRules)
        // A heading in the picture is not shown again above it, but still heads the page for screen readers.
        let isDrawn = !cloud.tags.isEmpty && cloud.options.heading
        output.append("</style>\n</head>\n<body>\n<main>\n<h1")
        if isDrawn { output.append(" class=\"stratus-heard\"") }
        output.append(">", text: cloud.title, "</h1>\n")
        // A description that repeats the title is left out.
        if cloud.description != cloud.title {
            output.append("<p")
            if isDrawn { output.append(" class=\"stratus-heard\"") }
            output.append(">", text: cloud.description, "</p>\n")
        }
        writeFrame(opening: "<div class=\"stratus-cloud\"", .page, to: &output)
        output.append("</main>\n</body>\n</html>\n")
    }

    private func writeFrame(opening: StaticString, _ place: StyleSheet.Place, to output: inout ByteBuffer) {
        output.append(opening)
        // If nothing inside takes the focus, the frame itself must, so that the keyboard can scroll it.
        if mayScroll, !cloud.tags.contains(where: { $0.link != nil }) {
            output.append(" tabindex=\"0\" role=\"region\" aria-label=\"", cloud.title)
        }
        output.append(">")
        SVGWriter(cloud, theme: theme, place).write(to: &output)
        output.append("</div>\n")
    }

    /// Whether the cloud may scroll. One that reflows scrolls on no screen, unless it was laid out for wider ones only.
    private var mayScroll: Bool { !cloud.reflows || (cloud.layouts.first?.width ?? 0) > Self.narrowestScreen }

    private static let narrowestScreen = 320.0
}
