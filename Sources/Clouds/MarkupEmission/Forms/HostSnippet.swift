import ByteWriting
import CloudComposition
import SourceText

/// The way in which a web page or a README includes a cloud.
public enum HostSnippet: String, Sendable, CaseIterable {
    /// The cloud's file in an `<img>`: links in the cloud cannot be followed.
    case img
    /// The cloud's file in a `<picture>`, to which a page may add other sources.
    case picture
    /// The cloud's file in an `<object>`: links in the cloud work, and screen readers read its text.
    case object
    /// The cloud itself, as a fragment in the page: no file is needed.
    case inline
    /// The cloud's file as an image in Markdown, for a README, in which only `<img>` works.
    case markdown
}

/// Writes the markup with which a page shows a picture. For one that reflows it includes the height at each width,
/// which its file cannot set.
struct SnippetWriter {
    let cloud: Cloud
    /// The path of the file, relative to the folder of the page.
    let file: String

    func write(_ form: HostSnippet, to output: inout ByteBuffer) {
        switch form {
        case .img: writeFrame(to: &output, writeImage)
        case .picture: writeFrame(to: &output, writePicture)
        case .object: writeFrame(to: &output, writeObject)
        case .markdown: writeMarkdown(to: &output)
        // An inline cloud has no file, and is written like one that is asked for as a fragment.
        case .inline: break
        }
    }

    /// Writes an element in a frame. Its rules have a class of their own, so that a page may show several pictures.
    private func writeFrame(to output: inout ByteBuffer, _ writeElement: (inout ByteBuffer) -> Void) {
        var rules = ScopedRules()
        writeRules(to: &rules)
        // Pictures share one text of rules only if it is the same.
        let (scope, css) = rules.finished()
        output.append("<style>")
        output.append(contentsOf: css.flatMap(\.self))
        output.append("</style>\n<div class=\"")
        output.appendVerbatim(scope)
        output.append("\">")
        writeElement(&output)
        output.append("</div>\n")
    }

    private func writeRules(to rules: inout ScopedRules) {
        guard cloud.reflows else {
            rules.append("\u{1} img,\u{1} object{display:block;max-width:100%;height:auto;margin:0 auto}")
            return
        }
        rules.append(
            "\u{1}{container-type:inline-size;width:100%;overflow-x:auto}\u{1} img,\u{1} object{display:block;margin:0 auto;height:auto}"
        )
        append(cloud.layout, to: &rules)
        for number in (0..<cloud.defaultLayout).reversed() {
            rules.append("@container not (min-width:\(markupNumber(cloud.layouts[number + 1].width))px){")
            append(cloud.layouts[number], to: &rules)
            rules.append("}")
        }
        for layout in cloud.layouts.dropFirst(cloud.defaultLayout + 1) {
            rules.append("@container (min-width:\(markupNumber(layout.width))px){")
            append(layout, to: &rules)
            rules.append("}")
        }
    }

    private func append(_ layout: CloudLayout, to rules: inout ScopedRules) {
        let (width, height) = (markupNumber(layout.width), markupNumber(layout.height))
        rules.append("\u{1} img,\u{1} object{width:\(width)px;aspect-ratio:\(width)/\(height)}")
    }

    private func writeImage(to output: inout ByteBuffer) {
        writeImage(to: &output) { $0.appendXMLAttribute(address) }
    }

    /// Writes the image.
    ///
    /// - Parameter writeSource: Writes the address as the value of an attribute.
    func writeImage(to output: inout ByteBuffer, _ writeSource: (inout ByteBuffer) -> Void) {
        output.append("<img src=\"")
        writeSource(&output)
        output.append("\" alt=\"", alternative)
        writeSize(cloud.layout, to: &output)
        // The size keeps its room, so that nothing moves when the picture arrives; one far below is not loaded at once.
        output.append(" loading=\"lazy\" decoding=\"async\"/>")
    }

    /// Writes an image of Markdown. Viewers of a README remove styles, so the picture has the file's own size, or less
    /// if there is less room.
    private func writeMarkdown(to output: inout ByteBuffer) {
        output.append("![")
        EscapedMarkdown(alternative, isInLink: true).append(to: &output)
        output.append("](")
        output.appendVerbatim(address)
        output.append(")\n")
    }

    private func writeObject(to output: inout ByteBuffer) {
        output.append("<object type=\"image/svg+xml\" data=\"", address)
        writeSize(cloud.layout, to: &output)
        output.append(">", text: alternative, "</object>")
    }

    /// Writes a picture with one source. A source for each range of widths would be chosen by the width of the window,
    /// while the picture depends on its own: in a column it would be cut. The rules of the frame set the height.
    private func writePicture(to output: inout ByteBuffer) {
        output.append("<picture><source type=\"image/svg+xml\" srcset=\"", address)
        output.append("/>")
        writeImage(to: &output)
        output.append("</picture>")
    }

    /// Writes the size in whole pixels, as HTML requires; the part that is cut off at the bottom is less than one pixel
    /// of the margin.
    private func writeSize(_ layout: CloudLayout, to output: inout ByteBuffer) {
        output.append(" width=\"")
        output.appendInteger(Int(layout.width.rounded(.up)))
        output.append("\" height=\"")
        output.appendInteger(Int(layout.height.rounded(.up)))
        output.append("\"")
    }

    private var alternative: String {
        cloud.description == cloud.title || cloud.description.isEmpty
            ? cloud.title : "\(cloud.title): \(cloud.description)"
    }

    /// The path as a relative address, percent-encoded except for its slashes.
    private var address: String { percentEncoded(file, keepsSlashes: true) }
}

/// Returns the HTML or Markdown with which a page includes the file of a cloud's picture; empty for
/// ``HostSnippet/inline``, which needs no file.
///
/// - Parameter file: The path of the picture's file, relative to the folder of the page.
package func emitSnippet(_ cloud: Cloud, _ form: HostSnippet, file: String) -> [UInt8] {
    var output = ByteBuffer(reservingCapacity: 2048)
    SnippetWriter(cloud: cloud, file: file).write(form, to: &output)
    return output.bytes
}

/// Returns an `<img>` element whose `src` attribute contains the PNG of a cloud.
package func emitPictureElement(_ cloud: Cloud, png: [UInt8]) -> [UInt8] {
    var output = ByteBuffer(reservingCapacity: 256 + png.count * 4 / 3)
    SnippetWriter(cloud: cloud, file: "").writeImage(to: &output) { output in
        output.append("data:image/png;base64,")
        output.appendBase64(png)
    }
    output.append("\n")
    return output.bytes
}
