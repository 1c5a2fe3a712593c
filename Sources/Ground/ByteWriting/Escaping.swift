import SourceText

/// Methods that append escaped text. They work on bytes: every character that one of the syntaxes treats specially is
/// ASCII, so any other byte can be copied, whatever character it belongs to. By `Character`, a quote followed by a
/// combining mark would not be a quote, and would leave the attribute open.
extension ByteBuffer {
    /// Appends text for the content of an XML element, with `&`, `<`, `>` and carriage returns escaped.
    package mutating func appendXMLText(_ text: String) {
        appendEscaped(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            // Only `]]>` needs it, but a lone `>` costs little and no reader has to know that rule.
            case UInt8(ascii: ">"): "&gt;"
            // An XML reader would turn a carriage return into a line feed.
            case UInt8(ascii: "\r"): "&#13;"
            default: nil
            }
        }
    }

    /// Appends text for the value of an XML attribute in double quotes; the caller writes the quotes.
    package mutating func appendXMLAttribute(_ text: String) {
        appendEscaped(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            // An XML reader would turn each of these into a space.
            case UInt8(ascii: "\t"): "&#9;"
            case UInt8(ascii: "\n"): "&#10;"
            case UInt8(ascii: "\r"): "&#13;"
            default: nil
            }
        }
    }

    /// Appends a value for a template, escaped so that it can be in the content of an element and in an attribute with
    /// single or double quotes.
    package mutating func appendMarkupText(_ text: String) {
        appendEscaped(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            case UInt8(ascii: "'"): "&#39;"
            // An XML reader would turn it into a line feed.
            case UInt8(ascii: "\r"): "&#13;"
            default: nil
            }
        }
    }

    /// Appends a text as a JSON string with its quotes. `<` is escaped too, so that the JSON can be put into a script
    /// element, and so are characters that could colour a terminal or change the writing direction.
    package mutating func appendJSONString(_ text: String) {
        append(UInt8(ascii: "\""))
        // Those characters, but for the ASCII controls, are above ASCII, and rare.
        let isASCII = text.utf8.span.withUnsafeBufferPointer { $0.allSatisfy { $0 < 0x80 } }
        if isASCII || !text.unicodeScalars.contains(where: \.movesTerminal) {
            appendInJSONString(text)
        } else {
            for scalar in text.unicodeScalars {
                if scalar.movesTerminal, scalar.value >= 0x80 {
                    let digits = String(scalar.value, radix: 16)
                    append("\\u")
                    appendVerbatim(String(repeating: "0", count: 4 - digits.count) + digits)
                } else {
                    appendInJSONString(String(scalar))
                }
            }
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendInJSONString(_ text: String) {
        appendEscaped(text) { byte in
            switch byte {
            case UInt8(ascii: "\""): "\\\""
            case UInt8(ascii: "\\"): "\\\\"
            case UInt8(ascii: "\n"): "\\n"
            case UInt8(ascii: "\r"): "\\r"
            case UInt8(ascii: "\t"): "\\t"
            case UInt8(ascii: "<"): "\\u003c"
            case 0..<0x20, 0x7F: Self.unicodeEscapes[byte == 0x7F ? 0x20 : Int(byte)]
            default: nil
            }
        }
    }

    /// Appends a value for a template, escaped for a string in a script, in quotes of any kind. Every punctuation mark
    /// and control character that could end the string or the script, or act as code, becomes `\u` and four digits, as
    /// JavaScript and JSON read it.
    package mutating func appendScriptText(_ text: String) {
        appendEscaped(text) { byte in
            switch byte {
            case UInt8(ascii: "\""): "\\u0022"
            case UInt8(ascii: "'"): "\\u0027"
            case UInt8(ascii: "`"): "\\u0060"
            case UInt8(ascii: "\\"): "\\u005c"
            case UInt8(ascii: "<"): "\\u003c"
            case UInt8(ascii: ">"): "\\u003e"
            case UInt8(ascii: "&"): "\\u0026"
            case UInt8(ascii: "$"): "\\u0024"
            case UInt8(ascii: "("): "\\u0028"
            case UInt8(ascii: ")"): "\\u0029"
            case UInt8(ascii: "="): "\\u003d"
            case UInt8(ascii: ";"): "\\u003b"
            case 0..<0x20, 0x7F: Self.unicodeEscapes[byte == 0x7F ? 0x20 : Int(byte)]
            default: nil
            }
        }
    }

    private static let unicodeEscapes: [StaticString] = [
        "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007",
        "\\u0008", "\\u0009", "\\u000a", "\\u000b", "\\u000c", "\\u000d", "\\u000e", "\\u000f",
        "\\u0010", "\\u0011", "\\u0012", "\\u0013", "\\u0014", "\\u0015", "\\u0016", "\\u0017",
        "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c", "\\u001d", "\\u001e", "\\u001f", "\\u007f",
    ]

    /// Appends the text with each byte for which `escape` returns a replacement replaced; the runs between are copied
    /// whole.
    @inline(__always)
    private mutating func appendEscaped(_ text: String, _ escape: (UInt8) -> StaticString?) {
        let span = text.utf8.span
        span.withUnsafeBufferPointer { source in
            var clean = 0
            // Invariant: source[clean..<index] holds no byte to escape and is not written yet.
            for index in source.indices {
                // Letters and all bytes of longer characters are above every byte that any escape names, but for DEL.
                let byte = source[index]
                if byte > 0x60 && byte != 0x7F { continue }
                guard let replacement = escape(byte) else { continue }
                appendRun(source[clean..<index])
                append(replacement)
                clean = index + 1
            }
            appendRun(source[clean...])
        }
    }

    @inline(__always)
    private mutating func appendRun(_ run: Slice<UnsafeBufferPointer<UInt8>>) {
        append(UnsafeBufferPointer(rebasing: run))
    }
}
