import ByteWriting
import CloudComposition

/// How a page shows a picture that stands in a file of its own.
public enum HostSnippet: String, Sendable, CaseIterable {
    /// As an `<img>`: nothing in it can be followed.
    case img
    /// As an `<object>`: its links lead on, its text is heard.
    case object
    /// As a `<picture>`, into which a page may put other sources.
    case picture
}

/// Writes what a page needs to show a picture: for one that reflows also how high it is at which width, which its file
/// cannot say.
struct SnippetWriter {
    let cloud: Cloud
    /// The name of the file; the page stands beside it.
    let file: String

    func write(_ form: HostSnippet, to output: inout ByteBuffer) {
        writeFrame(form, to: &output)
    }

    /// The rules have a class of their own, so that a page may show several pictures.
    private func writeFrame(_ form: HostSnippet, to output: inout ByteBuffer) {
        var rules = ScopedRules()
        writeRules(to: &rules)
        // Other pictures have other files.
        let (scope, css) = rules.finished()
        output.append("<style>")
        output.append(contentsOf: css)
        output.append("</style>\n<div class=\"")
        output.appendVerbatim(scope)
        output.append("\">")
        switch form {
        case .img: writeImage(to: &output)
        case .object: writeObject(to: &output)
        case .picture: writePicture(to: &output)
        }
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
        output.append("<img src=\"")
        output.appendXMLAttribute(address)
        output.append("\" alt=\"")
        output.appendXMLAttribute(alternative)
        output.append("\"")
        writeSize(cloud.layout, to: &output)
        output.append("/>")
    }

    private func writeObject(to output: inout ByteBuffer) {
        output.append("<object type=\"image/svg+xml\" data=\"")
        output.appendXMLAttribute(address)
        output.append("\"")
        writeSize(cloud.layout, to: &output)
        output.append(">")
        output.appendXMLText(alternative)
        output.append("</object>")
    }

    /// A source for each range of widths would be chosen by the width of the window, and the picture looks at its own: in a
    /// column it would be cut. So the rules of the frame say the height, and there is one source.
    private func writePicture(to output: inout ByteBuffer) {
        output.append("<picture><source type=\"image/svg+xml\" srcset=\"")
        output.appendXMLAttribute(address)
        output.append("\"/>")
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

    /// The name as a relative address: what is not plain is written by its bytes in hexadecimal digits.
    private var address: String {
        var bytes: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in file.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// What a page needs to show a picture, as HTML.
///
/// - Parameter file: the name of the picture's file, in the folder of the page.
package func emitSnippet(_ cloud: Cloud, _ form: HostSnippet, file: String) -> [UInt8] {
    var output = ByteBuffer(reservingCapacity: 2048)
    SnippetWriter(cloud: cloud, file: file).write(form, to: &output)
    return output.bytes
}
