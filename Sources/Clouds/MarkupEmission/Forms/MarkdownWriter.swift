import ByteWriting
import CloudComposition
import TagParsing

/// Writes a cloud as a paragraph of Markdown, for places that read nothing else: the names in reading order, linked,
/// with the heaviest third of the sizes in bold.
///
/// Markdown knows one weight beyond the ordinary, so a third size would need HTML. A reader of CommonMark or of
/// GitHub's Markdown shows exactly the names; a line break inside a name becomes a space.
struct MarkdownWriter {
    private let cloud: Cloud
    private let options: CloudOptions

    init(_ cloud: Cloud) {
        self.cloud = cloud
        options = cloud.options
    }

    func write(to output: inout ByteBuffer) {
        if options.heading {
            output.append("## ")
            EscapedMarkdown(cloud.title).append(to: &output)
            output.append("\n\n")
            if let description = options.description, !description.isEmpty {
                EscapedMarkdown(cloud.description).append(to: &output)
                output.append("\n\n")
            }
        }
        var group: String?
        for (index, tag) in cloud.tags.enumerated() {
            let begins = options.namesGroups && tag.group != group
            group = tag.group
            if index > 0 { output.append(begins ? "\n\n" : " · ") }
            if begins, let group {
                EscapedMarkdown(isolated(group)).append(to: &output)
                output.append(": ")
            }
            write(tag, cloud.layout.runs[cloud.layout.frames[index].runs], &output)
        }
        output.append("\n")
        guard let source = options.source, !source.isEmpty else { return }
        output.append("\n")
        EscapedMarkdown(source).append(to: &output)
        output.append("\n")
    }

    private func write(_ tag: CloudTag, _ runs: ArraySlice<TextRun>, _ output: inout ByteBuffer) {
        if tag.link != nil { output.append("[") }
        var marks: [StaticString] = []
        let isBold = tag.level >= Self.leastBoldLevel || tag.style.contains(.bold)
        if isBold { marks.append("**") }
        if tag.style.contains(.struckOut) { marks.append("~~") }
        // Asterisks beside asterisks would be read as one run.
        if tag.style.contains(.italic) { marks.append(isBold ? "_" : "*") }
        for mark in marks { output.append(mark) }
        let text = EscapedMarkdown(isolated(tag.text), isInLink: tag.link != nil)
        if tag.style.contains(.code) { text.appendCode(to: &output) } else { text.append(to: &output) }
        for mark in marks.reversed() { output.append(mark) }
        if let link = tag.link {
            output.append("](")
            append(link, title: tag.tooltip, &output)
            output.append(")")
        }
        for run in runs where run.role == .count {
            output.append(" (")
            output.appendVerbatim(run.text)
            output.append(")")
        }
    }

    private func append(_ link: Link, title: String?, _ output: inout ByteBuffer) {
        for byte in link.destination.utf8 {
            // Brackets would end the address, and `&copy` would become one character.
            if "()&*_~[]!'".utf8.contains(byte) { output.append(UInt8(ascii: "\\")) }
            output.append(byte)
        }
        guard let title else { return }
        output.append(" \"")
        for byte in title.utf8 {
            if "\"\\&".utf8.contains(byte) { output.append(UInt8(ascii: "\\")) }
            output.append(byte == UInt8(ascii: "\n") ? 0x20 : byte)
        }
        output.append("\"")
    }

    /// The first level of the upper third, whose names are bold.
    private static let leastBoldLevel = CloudTag.levels * 2 / 3
}
