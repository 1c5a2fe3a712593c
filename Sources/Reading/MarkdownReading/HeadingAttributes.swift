import SourceText

/// The attributes in braces at the end of a heading, such as `{#id .class}` or `{: #id key=value}`, in the syntax of
/// many renderers of Markdown.
package struct HeadingAttributes {
    /// The first id in the braces, without its `#`; nil if there is none.
    package private(set) var id: String?
    /// The classes in the braces, without their dots, in the order of the source.
    package private(set) var classes: [String] = []
    /// The number of bytes to cut from the end of the heading: the braces, the blanks before them, and number signs
    /// that close the heading.
    package private(set) var length = 0

    /// Reads the attributes of a heading; nil if the text does not end in such braces, so that all of it is the
    /// heading.
    package init?(_ text: [UInt8]) {
        guard text.last == UInt8(ascii: "}"), let start = text.lastIndex(of: UInt8(ascii: "{")) else { return nil }
        var words = text[(start + 1)..<(text.count - 1)]
        if words.first == UInt8(ascii: ":") { words = words.dropFirst() }
        var isEmpty = true
        for word in words.split(separator: 0x20) {
            isEmpty = false
            if let sign = word.firstIndex(of: UInt8(ascii: "=")), sign > word.startIndex { continue }
            guard word.count > 1, word.dropFirst().allSatisfy(Self.isNameByte) else { return nil }
            let name = String(decoding: word.dropFirst(), as: UTF8.self)
            switch word.first {
            case UInt8(ascii: "#"): if id == nil { id = name }
            case UInt8(ascii: "."): classes.append(name)
            default: return nil
            }
        }
        guard !isEmpty else { return nil }
        var first = start
        while first > 0, text[first - 1].isSpaceOrTab { first -= 1 }
        var sign = first
        while sign > 0, text[sign - 1] == UInt8(ascii: "#") { sign -= 1 }
        if sign < first, sign == 0 || text[sign - 1].isSpaceOrTab { first = sign }
        while first > 0, text[first - 1].isSpaceOrTab { first -= 1 }
        length = text.count - first
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-_.:".utf8.contains(byte) || byte >= 0x80
    }
}
