import ByteWriting
import CloudComposition
import SourceText

/// How a page shows a cloud.
public enum HostSnippet: String, Sendable, CaseIterable {
    /// The file as an `<img>`: nothing in it can be followed.
    case img
    /// The file as a `<picture>`, into which a page may put other sources.
    case picture
    /// The file as an `<object>`: its links lead on, its text is heard.
    case object
    /// The cloud itself, as a fragment: no file is needed.
    case inline
    /// The file as an image of Markdown, for a README, where nothing but `<img>` works.
    case markdown
}

/// Writes what a page needs to show a picture: for one that reflows also how high it is at which width, which its file
/// cannot say.
struct SnippetWriter {
    let cloud: Cloud
    /// The path of the file, from the folder of the page.
    let file: String

    func write(_ form: HostSnippet, to output: inout ByteBuffer) {
        switch form {
        case .img: writeFrame(to: &output, writeImage)
        case .picture: writeFrame(to: &output, writePicture)
        case .object: writeFrame(to: &output, writeObject)
        case .markdown: writeMarkdown(to: &output)
        // The cloud is no file then, and written as one that is asked for as a fragment.
        case .inline: break
        }
    }

    /// The rules have a class of their own, so that a page may show several pictures.
    private func writeFrame(to output: inout ByteBuffer, _ writeElement: (inout ByteBuffer) -> Void) {
        var rules = ScopedRules()
        writeRules(to: &rules)
        // Other pictures have other files.
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

    /// - Parameter writeSource: writes the address as the value of an attribute.
    func writeImage(to output: inout ByteBuffer, _ writeSource: (inout ByteBuffer) -> Void) {
        output.append("<img src=\"")
        writeSource(&output)
        output.append("\" alt=\"", alternative)
        writeSize(cloud.layout, to: &output)
        // Its room is kept by the size, so nothing moves when it comes; what is far below is not loaded at once.
        output.append(" loading=\"lazy\" decoding=\"async\"/>")
    }

    /// What shows a README takes styles out of it: the size is the file's own, made narrower where there is less room.
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

    /// A source for each range of widths would be chosen by the width of the window, and the picture looks at its own: in a
    /// column it would be cut. So the rules of the frame say the height, and there is one source.
    private func writePicture(to output: inout ByteBuffer) {
        output.append("<picture><source type=\"image/svg+xml\" srcset=\"", address)
        output.append("/>")
        writeImage(to: &output)
        output.append("</picture>")
    }

    /// In whole pixels, as HTML takes them; what is cut off at the bottom is less than one of the margin.
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

    /// The path as a relative address: what is not plain is written by its bytes in hexadecimal digits.
    private var address: String { percentEncoded(file, keepsSlashes: true) }
}

/// What a page needs to show a picture, as HTML or as Markdown; nothing for what is no picture.
///
/// - Parameter file: the path of the picture's file, from the folder of the page.
package func emitSnippet(_ cloud: Cloud, _ form: HostSnippet, file: String) -> [UInt8] {
    var output = ByteBuffer(reservingCapacity: 2048)
    SnippetWriter(cloud: cloud, file: file).write(form, to: &output)
    return output.bytes
}

/// A PNG of a cloud as an `<img>` that has it in its address.
package func emitPictureElement(_ cloud: Cloud, png: [UInt8]) -> [UInt8] {
    var output = ByteBuffer(reservingCapacity: 256 + png.count * 4 / 3)
    SnippetWriter(cloud: cloud, file: "").writeImage(to: &output) { output in
        output.append("data:image/png;base64,")
        output.appendBase64(png)
    }
    output.append("\n")
    return output.bytes
}
