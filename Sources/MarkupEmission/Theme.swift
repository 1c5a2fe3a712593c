/// The look of a cloud: rules of CSS for the classes that the markup carries.
public struct Theme: Sendable, Equatable {
    /// Without comments and needless white space.
    package let css: String

    /// - Throws: ``InvalidTheme`` when the text could end a style element, in HTML or in XML.
    public init(css: String) throws(InvalidTheme) {
        for forbidden in ["<", "&", "]]>"] where css.contains(forbidden) {
            throw InvalidTheme(problem: "a theme cannot hold \"\(forbidden)\", which could end the style element")
        }
        self.css = minified(css)
    }
}

public struct InvalidTheme: Error, Sendable, Equatable, CustomStringConvertible {
    public let problem: String

    public var description: String { problem }
}

/// Rules of CSS without comments, with one space for each run of white space, and none at punctuation.
private func minified(_ css: String) -> String {
    var output: [UInt8] = []
    let bytes = Array(css.utf8)
    var index = 0
    var pendingSpace = false
    var quote: UInt8?
    while index < bytes.count {
        let byte = bytes[index]
        if quote == nil, byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
            index += 2
            while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
            {
                index += 1
            }
            index += 2
            pendingSpace = true
            continue
        }
        if quote == nil, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            pendingSpace = true
            index += 1
            continue
        }
        if pendingSpace, let last = output.last, !"{};,:(".utf8.contains(last), !"{};,)".utf8.contains(byte) {
            output.append(0x20)
        }
        pendingSpace = false
        if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        } else if byte == quote {
            quote = nil
        }
        if byte == UInt8(ascii: "}"), output.last == UInt8(ascii: ";") { output.removeLast() }
        output.append(byte)
        index += 1
    }
    return String(decoding: output, as: UTF8.self)
}
