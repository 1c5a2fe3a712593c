import ByteWriting
import SourceText

/// Writes tags as a tag list, which is read back to the same tags: an item a line, under a heading for each group.
///
/// Tags without a group come first, then the groups in the order in which they first appear: a list has no way to end a
/// group but by another.
struct TagListWriter {
    private var output = ByteBuffer(reservingCapacity: 1 << 12)

    init(_ tags: [Tag], title: String?, description: String?) {
        let title = title.flatMap(PlainText.caption)
        if let title { line("# ", title) }
        let description = description.flatMap(PlainText.caption)
        if let description {
            if title != nil { output.append("\n") }
            line("", description)
        }
        if title != nil || description != nil { output.append("\n") }
        guard tags.contains(where: { $0.group != nil }) else {
            for tag in tags { append(tag) }
            return
        }
        var groups: [String?] = [nil]
        var members: [String?: [Int]] = [:]
        for (index, tag) in tags.enumerated() {
            members[tag.group, default: []].append(index)
            if members[tag.group]?.count == 1, tag.group != nil { groups.append(tag.group) }
        }
        for group in groups {
            guard let indices = members[group] else { continue }
            if let group {
                if output.count > 0 { output.append("\n") }
                line("## ", group)
            }
            for index in indices { append(tags[index]) }
        }
    }

    var bytes: [UInt8] { output.bytes }

    private mutating func line(_ start: StaticString, _ text: String) {
        output.append(start)
        appendEscaped(PlainText.collapsingWhiteSpace(text).replacingLineFeeds(), isLineStart: true)
        output.append("\n")
    }

    private mutating func append(_ tag: Tag) {
        output.append("- ")
        if tag.isBare, isPlain(tag.name) {
            output.appendVerbatim(tag.name)
            output.append(" (")
            output.appendShortest(tag.weight)
            output.append(")\n")
            return
        }
        if tag.link != nil { output.append("[") }
        appendStyled(tag)
        if let link = tag.link {
            output.append("](")
            // These signs have a meaning in a list, but not in a link.
            for byte in link.destination.utf8 {
                if "()&\\<>".utf8.contains(byte) { output.append(UInt8(ascii: "\\")) }
                output.append(byte)
            }
            output.append(")")
        }
        output.append(" (")
        output.appendShortest(tag.weight)
        output.append(")")
        if let attributes = tag.attributes, attributes != TagAttributes() { append(attributes) }
        output.append("\n")
    }

    // MARK: - Names

    /// Whether a name needs no escape: it begins with a small letter, is not `tags:`, and has no sign that may have a
    /// meaning.
    private func isPlain(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            guard let first = bytes.first, first.isSmallASCIILetter else { return false }
            if first | 0x20 == UInt8(ascii: "t"), bytes.count > 4, bytes[4] == UInt8(ascii: ":") { return false }
            return bytes.allSatisfy { $0.isSmallASCIILetter || $0.isASCIIDigit || ",.;:'?-".utf8.contains($0) }
        }
    }

    private mutating func appendStyled(_ tag: Tag) {
        let isCode = tag.style.contains(.code) && !tag.name.utf8.contains(UInt8(ascii: "\n"))
        var marks: [StaticString] = []
        if tag.style.contains(.struckOut) { marks.append("~~") }
        if tag.style.contains(.bold) { marks.append("**") }
        if tag.style.contains(.italic) { marks.append(tag.style.contains(.bold) ? "_" : "*") }
        for mark in marks { output.append(mark) }
        if isCode { appendCode(tag.name) } else { appendEscaped(tag.name, isLineStart: marks.isEmpty) }
        for mark in marks.reversed() { output.append(mark) }
    }

    /// Writes a name between as many backticks as it has nowhere in a row, with a space where they would touch one of
    /// its own.
    private mutating func appendCode(_ name: String) {
        var runs: Set<Int> = [0]
        var run = 0
        for byte in name.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            runs.insert(run)
        }
        let count = (1...).first { !runs.contains($0) } ?? 1
        let needsSpace = name.utf8.first == UInt8(ascii: "`") || name.utf8.last == UInt8(ascii: "`")
        for _ in 0..<count { output.append("`") }
        if needsSpace { output.append(" ") }
        output.appendVerbatim(name)
        if needsSpace { output.append(" ") }
        for _ in 0..<count { output.append("`") }
    }

    /// Writes a text and escapes what the grammar might read as markup.
    private mutating func appendEscaped(_ text: String, isLineStart: Bool) {
        let bytes = Array(text.utf8)
        let first = text.unicodeScalars.first
        // White space at an end would be trimmed, and would keep emphasis from opening or closing; so would a bullet
        // beyond ASCII. They are written as character references.
        let last = text.unicodeScalars.last
        var start = 0
        if isLineStart { start = appendLineStart(bytes) }
        if start == 0, let first, first.value >= 0x80, Self.isSpaceOrBullet(first) {
            appendReference(first)
            start = UTF8.width(first)
        }
        var end = bytes.count
        if let last, last.value >= 0x80, Self.isSpaceOrBullet(last), end - UTF8.width(last) >= start {
            end -= UTF8.width(last)
        }
        for index in start..<max(start, end) {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\n"): output.append("\\n")
            // Only an & that may begin a character reference needs it.
            case UInt8(ascii: "&"):
                let next = index + 1 < end ? bytes[index + 1] : 0
                if next == UInt8(ascii: "#") || next.isASCIILetter { output.append(UInt8(ascii: "\\")) }
                output.append(byte)
            case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
                UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "!"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            default: output.append(byte)
            }
        }
        if end < bytes.count, end >= start, let last { appendReference(last) }
    }

    /// Escapes what would begin a list, a table, a quotation or a line of tags, and returns how many bytes of the text
    /// it has written.
    private mutating func appendLineStart(_ bytes: [UInt8]) -> Int {
        let digits = bytes.prefix { $0.isASCIIDigit }.count
        var count = digits
        if digits == 0, bytes.count >= 5, zip(bytes, "tags:".utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { count = 4 }
        guard count < bytes.count else { return 0 }
        let sign = bytes[count]
        let isMarker = count > 0 ? ".):".utf8.contains(sign) : "-+|=\"(".utf8.contains(sign)
        guard isMarker else { return 0 }
        for byte in bytes[..<count] { output.append(byte) }
        output.append(UInt8(ascii: "\\"))
        output.append(sign)
        return count + 1
    }

    private static func isSpaceOrBullet(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || "•‣◦·▪●–—".unicodeScalars.contains(scalar)
    }

    private mutating func appendReference(_ scalar: Unicode.Scalar) {
        output.append("&#x")
        output.appendVerbatim(String(scalar.value, radix: 16))
        output.append(";")
    }

    // MARK: - Attributes

    private mutating func append(_ attributes: TagAttributes) {
        output.append(" {")
        var isFirst = true
        func space() {
            if !isFirst { output.append(" ") }
            isFirst = false
        }
        for name in attributes.classes {
            space()
            output.append(".")
            output.appendVerbatim(name)
        }
        if let id = attributes.id {
            space()
            output.append("#")
            output.appendVerbatim(id)
        }
        for (key, value) in attributes.values {
            space()
            output.appendVerbatim(key)
            output.append("=\"")
            for byte in PlainText.collapsingWhiteSpace(value).replacingLineFeeds().utf8 {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { output.append(UInt8(ascii: "\\")) }
                output.append(byte)
            }
            output.append("\"")
        }
        output.append("}")
    }
}
