import PageEmbedding

/// Where in HTML the text of a template has come to, which decides what a value there could break.
///
/// It follows the tokenizer of the HTML standard (section 13.2.5) as far as tags, quotes, comments and scripts go. Each
/// template begins as text, and sections are taken as if they were made once.
struct MarkupContext {
    enum Place: Equatable {
        /// Between tags, or in a comment.
        case text
        /// In a tag, and in no quotes.
        case tag
        /// In the quotes of an attribute.
        case quoted
        /// In the quotes of an attribute that is a script, such as `onclick`.
        case handler
        case script
    }

    private enum State {
        case text, tagName, attributes, attributeName, beforeValue, unquoted
        case quoted(UInt8)
        case comment, rawText
    }

    private var state = State.text
    private var element: [UInt8] = []
    private var attribute: [UInt8] = []
    /// The last bytes, as many as ends of comments and raw text need.
    private var tail: [UInt8] = []

    /// Where a value would stand now.
    var place: Place {
        switch state {
        case .text, .comment: .text
        case .tagName, .attributes, .attributeName, .beforeValue, .unquoted: .tag
        case .quoted: attribute.starts(with: "on".utf8) && attribute.count > 2 ? .handler : .quoted
        case .rawText: element.elementsEqual("script".utf8) ? .script : .text
        }
    }

    /// Takes text of the template.
    ///
    /// - Complexity: O(n).
    mutating func take(_ text: ArraySlice<UInt8>) { for byte in text { take(byte) } }

    /// Takes a value: what stands behind `=` without quotes goes on.
    mutating func takeValue() {
        tail.removeAll(keepingCapacity: true)
        switch state {
        case .beforeValue: state = .unquoted
        case .attributes: state = .attributeName
        default: break
        }
    }

    private mutating func take(_ byte: UInt8) {
        tail.append(byte.asciiLowercased)
        if tail.count > 16 { tail.removeFirst() }
        switch state {
        case .text: takeText(byte)
        case .tagName:
            if byte == UInt8(ascii: ">") {
                endTag()
            } else if byte.isHTMLBlank || byte == UInt8(ascii: "/") {
                state = .attributes
            } else {
                element.append(byte.asciiLowercased)
            }
        case .attributes:
            if byte == UInt8(ascii: ">") { return endTag() }
            guard !byte.isHTMLBlank, byte != UInt8(ascii: "/") else { return }
            attribute = [byte.asciiLowercased]
            state = .attributeName
        case .attributeName:
            switch byte {
            case UInt8(ascii: "="): state = .beforeValue
            case UInt8(ascii: ">"): endTag()
            case UInt8(ascii: "/"): state = .attributes
            case _ where byte.isHTMLBlank: state = .attributeName
            default: attribute.append(byte.asciiLowercased)
            }
        case .beforeValue:
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte)
            case UInt8(ascii: ">"): endTag()
            case _ where byte.isHTMLBlank: break
            default: state = .unquoted
            }
        case .unquoted:
            if byte == UInt8(ascii: ">") { endTag() } else if byte.isHTMLBlank { state = .attributes }
        case .quoted(let quote):
            if byte == quote { state = .attributes }
        case .comment:
            if tail.ends(with: "-->") { state = .text }
        case .rawText:
            // Only a whole name ends it: </scripts> does not.
            guard byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte.isHTMLBlank else { return }
            let end = Array("</".utf8) + element
            guard tail.dropLast().suffix(end.count).elementsEqual(end) else { return }
            element = []
            state = byte == UInt8(ascii: ">") ? .text : .attributes
        }
    }

    private mutating func takeText(_ byte: UInt8) {
        if tail.ends(with: "<!--") {
            state = .comment
        } else if tail.count >= 2, tail[tail.count - 2] == UInt8(ascii: "<") {
            if byte.isASCIILetterOfAnyCase {
                (state, element) = (.tagName, [byte.asciiLowercased])
            } else if byte == UInt8(ascii: "/") {
                (state, element) = (.tagName, [])
            }
        }
    }

    private mutating func endTag() {
        let isRaw = element.elementsEqual("script".utf8) || element.elementsEqual("style".utf8)
        state = isRaw ? .rawText : .text
        tail.removeAll(keepingCapacity: true)
    }
}

extension [UInt8] {
    fileprivate func ends(with text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount && text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }
}
