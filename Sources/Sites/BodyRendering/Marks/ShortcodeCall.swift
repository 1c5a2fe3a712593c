import SourceText

/// A use of a shortcode, an include or a tag of another generator, for which the site has a template.
package struct ShortcodeCall: Sendable, Equatable {
    /// The name of the template in the folder of shortcodes.
    package var name: String
    /// The arguments with names, in the order of the text.
    package var named: [Argument]
    /// The arguments without names.
    package var positional: [String]
    /// The text between the two marks, with the shortcodes in it; nil for a call without an end, and for one around
    /// Markdown, whose HTML is in the body.
    package var inner: [Part]?

    /// An argument with a name.
    package struct Argument: Sendable, Equatable {
        package let name: String
        package let value: String

        package init(name: String, value: String) { (self.name, self.value) = (name, value) }
    }

    /// A part of the text between the two marks of a shortcode.
    package enum Part: Sendable, Equatable {
        case text(String)
        case call(ShortcodeCall)
    }

    package init(name: String, named: [Argument] = [], positional: [String] = [], inner: [Part]? = nil) {
        (self.name, self.named, self.positional, self.inner) = (name, named, positional, inner)
    }

    /// The maximum depth of shortcodes inside one another.
    package static let deepest = 20
}

/// The arguments of a mark.
struct ShortcodeArguments {
    private(set) var named: [ShortcodeCall.Argument] = []
    private(set) var positional: [String] = []
    /// The offset of the quotation mark that begins a text without an end; nil if each has one.
    private(set) var unclosed: Int?

    /// Reads arguments between blanks or commas: `word`, `"text"`, `'text'`, `` `text` ``, and the same after `name=`.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        var index = range.lowerBound
        func isBetween(_ byte: UInt8) -> Bool { byte.isHTMLSpace || byte == UInt8(ascii: ",") }
        func isQuote(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
        }
        func value() -> String {
            guard index < range.upperBound, isQuote(bytes[index]) else {
                let start = index
                while index < range.upperBound, !isBetween(bytes[index]) { index += 1 }
                return String(decoding: bytes[start..<index], as: UTF8.self)
            }
            let (quote, start) = (bytes[index], index)
            var text: [UInt8] = []
            index += 1
            while index < range.upperBound, bytes[index] != quote {
                if quote != UInt8(ascii: "`"), bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound,
                    bytes[index + 1] == quote || bytes[index + 1] == UInt8(ascii: "\\")
                {
                    index += 1
                }
                text.append(bytes[index])
                index += 1
            }
            if index >= range.upperBound { unclosed = unclosed ?? start }
            index = min(index + 1, range.upperBound)
            return String(decoding: text, as: UTF8.self)
        }
        while index < range.upperBound {
            if isBetween(bytes[index]) {
                index += 1
                continue
            }
            var end = index
            while end < range.upperBound, bytes[end].isMarkName || bytes[end] == UInt8(ascii: "."),
                bytes[end] != UInt8(ascii: "/")
            {
                end += 1
            }
            var sign = end
            while sign < range.upperBound, bytes[sign].isHTMLSpace { sign += 1 }
            if end > index, sign < range.upperBound, bytes[sign] == UInt8(ascii: "=") {
                let name = String(decoding: bytes[index..<end], as: UTF8.self)
                index = sign + 1
                while index < range.upperBound, bytes[index].isHTMLSpace { index += 1 }
                let value = value()
                named.removeAll { $0.name == name }
                named.append(ShortcodeCall.Argument(name: name, value: value))
            } else {
                positional.append(value())
            }
        }
    }
}
