import SourceText

/// Reads the YAML that most front matter is: keys at the left edge, plain and quoted values on one line, lists in
/// brackets on one line, lists with a hyphen a line, tables by indentation.
///
/// It reads a subset, and knows its border: on anything that it cannot be sure of – anchors, aliases, tags, block
/// scalars, values over several lines, flow mappings, escapes, tabs, keys that occur again – it gives up, and libyaml
/// reads the block. So it never gives another answer than libyaml; it is there because it takes a tenth of the time.
package struct PlainYAML {
    let bytes: [UInt8]
    private let end: Int
    /// The line that is read next: its first byte that is no space, and its end without blanks and line ending.
    private var text = 0..<0
    private var indent = 0
    /// Of the line after it.
    private var next: Int
    private var isAtEnd = false

    /// What the parser is not sure of.
    struct NotPlain: Error {}

    /// More levels are rare, and left to libyaml.
    private static let deepest = 4
    /// Keys are compared with each other; libyaml has a table for long ones.
    private static let longestTable = 64

    /// The entries of a block, or nil when it is not plain.
    static func entries(_ bytes: [UInt8], _ block: Range<Int>) -> [MetadataEntry]? {
        guard isPlainText(bytes[block]) else { return nil }
        var parser = PlainYAML(bytes, block)
        do {
            try parser.nextLine()
            if parser.isAtEnd { return [] }
            let entries = try parser.table(indent: 0, depth: 1)
            // A line whose indent no open table has stays unread: it goes on with the value before it, or is an error.
            return parser.isAtEnd ? entries : nil
        } catch {
            return nil
        }
    }

    private init(_ bytes: [UInt8], _ block: Range<Int>) {
        self.bytes = bytes
        end = block.upperBound
        next = block.lowerBound
    }

    // MARK: - Lines

    /// Goes to the next line that is neither blank nor a comment.
    private mutating func nextLine() throws(NotPlain) {
        while next < end {
            let lineStart = next
            var lineEnd = next
            while lineEnd < end, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
            next = min(lineEnd + 1, end)
            var start = lineStart
            while start < lineEnd, bytes[start] == UInt8(ascii: " ") { start += 1 }
            while lineEnd > start, bytes[lineEnd - 1] == UInt8(ascii: " ") || bytes[lineEnd - 1] == UInt8(ascii: "\r") {
                lineEnd -= 1
            }
            if start == lineEnd || bytes[start] == UInt8(ascii: "#") { continue }
            text = start..<lineEnd
            indent = start - lineStart
            return
        }
        isAtEnd = true
    }

    /// Without tabs, control characters and the other line breaks and marks that YAML knows.
    private static func isPlainText(_ block: ArraySlice<UInt8>) -> Bool {
        block.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte >= 0x20 && byte < 0x7F || byte == 0x0A { continue }
                let second = index < bytes.count ? bytes[index] : 0
                let third = index + 1 < bytes.count ? bytes[index + 1] : 0
                switch byte {
                case 0x0D where second == 0x0A: continue
                case ..<0x80: return false
                case 0xC2 where second < 0xA0: return false
                case 0xE2 where second == 0x80 && (third == 0xA8 || third == 0xA9): return false
                case 0xEF where second == 0xBB && third == 0xBF || second == 0xBF && third >= 0xBE: return false
                default: continue
                }
            }
            return true
        }
    }

    // MARK: - Tables and lists

    private mutating func table(indent: Int, depth: Int) throws(NotPlain) -> [MetadataEntry] {
        var entries: [MetadataEntry] = []
        // Invariant: the line is not read, and belongs to this table if it has its indent.
        while !isAtEnd, self.indent == indent {
            let start = text.lowerBound
            let (key, valueStart) = try key()
            guard entries.count < Self.longestTable, !entries.contains(where: { $0.key == key }) else {
                throw NotPlain()
            }
            let value = try valueAfterKey(from: valueStart, indent: indent, depth: depth)
            entries.append(MetadataEntry(key, value, keyAt: start))
        }
        return entries
    }

    /// A word of ASCII letters, digits and `_-./`, and the place after its colon.
    private func key() throws(NotPlain) -> (String, valueStart: Int) {
        var index = text.lowerBound
        guard (bytes[index] | 0x20).isASCIILetter || bytes[index] == UInt8(ascii: "_") else { throw NotPlain() }
        while index < text.upperBound {
            let byte = bytes[index]
            guard
                (byte | 0x20).isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
            else { break }
            index += 1
        }
        guard index < text.upperBound, bytes[index] == UInt8(ascii: ":"), index - text.lowerBound <= 128,
            index + 1 == text.upperBound || bytes[index + 1] == UInt8(ascii: " ")
        else { throw NotPlain() }
        return (String(decoding: bytes[text.lowerBound..<index], as: UTF8.self), index + 1)
    }

    private mutating func valueAfterKey(from start: Int, indent: Int, depth: Int) throws(NotPlain) -> MetadataValue {
        let keyStart = text.lowerBound
        var index = start
        while index < text.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
        if index < text.upperBound, bytes[index] != UInt8(ascii: "#") {
            let value = try inlineValue(in: index..<text.upperBound)
            try nextLine()
            return value
        }
        try nextLine()
        if !isAtEnd, self.indent >= indent, isListItem {
            return MetadataValue(.list(try list(indent: self.indent)), at: text.lowerBound)
        }
        guard !isAtEnd, self.indent > indent else { return MetadataValue(.null, at: keyStart) }
        guard depth < Self.deepest else { throw NotPlain() }
        let offset = text.lowerBound
        return MetadataValue(.table(try table(indent: self.indent, depth: depth + 1)), at: offset)
    }

    private var isListItem: Bool {
        bytes[text.lowerBound] == UInt8(ascii: "-")
            && (text.count == 1 || bytes[text.lowerBound + 1] == UInt8(ascii: " "))
    }

    /// A list with one plain or quoted value a line.
    private mutating func list(indent: Int) throws(NotPlain) -> [MetadataValue] {
        var values: [MetadataValue] = []
        while !isAtEnd, self.indent == indent, isListItem {
            var index = text.lowerBound + 1
            while index < text.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
            if index == text.upperBound || bytes[index] == UInt8(ascii: "#") {
                values.append(MetadataValue(.null, at: text.lowerBound))
            } else {
                values.append(try inlineValue(in: index..<text.upperBound))
            }
            try nextLine()
        }
        return values
    }
}
