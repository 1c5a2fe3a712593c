import DataReading
import MarkupReading
import SourceText

/// The `<meta name="…" content="…">` elements in the head of an HTML post, as Pelican reads them, and those with a
/// `property` in place of the name, as the Open Graph protocol has it: a scan for tags, comments and scripts, and nothing
/// more.
enum MetaElements {
    /// The end of the last such element, 0 when there is none; nil when the head goes on where the bytes end.
    static func end(_ bytes: [UInt8], isWhole: Bool) -> Int? {
        var end = 0
        let isFinished = scan(bytes) { element in
            if element.name != nil { end = element.range.upperBound }
        }
        return isFinished || isWhole ? end : nil
    }

    static func entries(_ source: SourceText, _ content: Range<Int>) -> [MetadataEntry] {
        var values: [(name: String, values: [MetadataValue])] = []
        _ = scan(source.bytes) { element in
            guard element.range.upperBound <= content.upperBound, let name = element.name else { return }
            let key = text(source, name).lowercased()
            let value = MetadataValue(
                .scalar(element.content.map { text(source, $0) } ?? ""),
                at: element.content?.lowerBound ?? element.range.lowerBound)
            if let place = values.firstIndex(where: { $0.name == key }) {
                values[place].values.append(value)
            } else {
                values.append((key, [value]))
            }
        }
        return values.map { name, values in
            // A name that occurs again adds a value, as in Pelican.
            MetadataEntry(name, values.count == 1 ? values[0] : MetadataValue(.list(values), at: values[0].offset))
        }
    }

    private struct Element {
        var range: Range<Int>
        var name: Range<Int>?
        var content: Range<Int>?
    }

    /// Whether the end of the head was seen.
    private static func scan(_ bytes: [UInt8], _ body: (Element) -> Void) -> Bool {
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            if has("!--", bytes, at: index) {
                guard let end = find("-->", in: bytes, from: index + 3) else { return false }
                index = end + 3
                continue
            }
            guard index < bytes.count else { return false }
            if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") { continue }
            let isClosing = bytes[index] == UInt8(ascii: "/")
            if isClosing { index += 1 }
            let name = bytes[index...].prefix { $0.isASCIILetterOrDigit }
            // A < that begins no tag is text.
            guard !name.isEmpty else { continue }
            index = name.endIndex
            let word = String(decoding: name.prefix(9), as: UTF8.self).lowercased()
            switch word {
            case "head": if isClosing { return true }
            case "html", "link", "base": break
            case "meta" where !isClosing:
                guard let element = element(bytes, from: index, start: start) else { return false }
                body(element)
                index = element.range.upperBound
            case "script", "style", "title", "noscript", "template":
                if isClosing { continue }
                guard let end = find("</" + word, in: bytes, from: index) else { return false }
                index = end
            default:
                // Anything else stands in a body.
                return true
            }
        }
        return false
    }

    /// The attributes up to `>`.
    private static func element(_ bytes: [UInt8], from: Int, start: Int) -> Element? {
        var element = Element(range: start..<start)
        var index = from
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: ">") {
                element.range = start..<(index + 1)
                return element
            }
            if isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
                index += 1
                continue
            }
            let name = index
            while index < bytes.count, !isSpace(bytes[index]), !"=>/".utf8.contains(bytes[index]) { index += 1 }
            // An = where a name is expected is skipped, so that every turn goes on.
            if index == name { index += 1 }
            let nameEnd = index
            while index < bytes.count, isSpace(bytes[index]) { index += 1 }
            guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
            index += 1
            while index < bytes.count, isSpace(bytes[index]) { index += 1 }
            guard index < bytes.count else { return nil }
            var value = index..<index
            if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return nil }
                value = (index + 1)..<end
                index = end + 1
            } else {
                while index < bytes.count, !isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") { index += 1 }
                value = value.lowerBound..<index
            }
            switch String(decoding: bytes[name..<min(nameEnd, name + 9)], as: UTF8.self).lowercased() {
            // Of an attribute that occurs again, HTML takes the first.
            case "name", "property": element.name = element.name ?? value
            case "content": element.content = element.content ?? value
            default: break
            }
        }
        return nil
    }

    /// The text of an attribute, its character references resolved.
    private static func text(_ source: SourceText, _ range: Range<Int>) -> String {
        source.bytes.unescapedText(range, backslashes: false)
    }

    // MARK: - Bytes

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
    }

    private static func has(_ word: StaticString, _ bytes: [UInt8], at index: Int) -> Bool {
        guard bytes.count - index >= word.utf8CodeUnitCount else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
    }

    /// Where a word in lower case begins, in any case.
    private static func find(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
        let word = Array(word.utf8)
        guard bytes.count - start >= word.count else { return nil }
        return (start...(bytes.count - word.count)).first { index in
            word.indices.allSatisfy { place in
                let byte = bytes[index + place]
                return (word[place].isSmallASCIILetter ? byte | 0x20 : byte) == word[place]
            }
        }
    }
}
