import SourceText

/// Values and references in place of marks.
extension BodyExpander {
    /// What is written for a mark in an address, and what in a text.
    private struct Value {
        /// The address from the site's root, or a reference; nil if the mark makes no address.
        var address: String?
        /// The text; nil if a text needs the addresses of other pages, or values that are not known.
        var text: String?
        /// Whether the text holds characters that mean something in Markdown or HTML.
        var isPlain = true
    }

    mutating func expandValue(_ mark: TemplateMark) {
        guard let value = value(of: mark) else { return }
        copy(to: mark.range.lowerBound)
        if let address = value.address, startsAddress {
            insert(address.utf8, from: mark.range)
            next = mark.range.upperBound
            addressEnd = output.count
            return
        }
        if let text = value.text {
            let isInTag = isInTag
            let bytes = value.isPlain ? Array(text.utf8) : Self.escaped(text, blanks: isInAddress && !isInTag)
            let start = output.count
            insert(bytes, from: mark.range)
            if output.count > start { literals.append(start..<output.count) }
            next = mark.range.upperBound
        } else if let address = value.address, !isInTag, !isInAddress, !insertions.sign.isEmpty {
            insertions.all.append(BodyInsertions.Insertion(kind: .address(address), source: mark.range))
            insert(insertions.token(for: insertions.all.count - 1, .whole), from: mark.range)
            next = mark.range.upperBound
        }
    }

    private func value(of mark: TemplateMark) -> Value? {
        let arguments = mark.name.upperBound..<mark.content.upperBound
        switch mark.kind {
        case .tag:
            let name = bytes[mark.name]
            var range = bytes.trimmingBlanks(arguments)
            if range.count > 1, let quote = bytes[range].first,
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                bytes[range].last == quote
            {
                range = range.dropFirst().dropLast()
            }
            let text = String(decoding: bytes[range], as: UTF8.self)
            guard !text.isEmpty, !text.contains("{{") else { return nil }
            if name.elementsEqual("post_url".utf8) { return Value(address: "{post_url}" + plainAddress(text)) }
            if name.elementsEqual("link".utf8) { return Value(address: "{link}" + plainAddress(text)) }
            return nil
        case .angleShortcode, .percentShortcode:
            let name = bytes[mark.name]
            guard name.elementsEqual("ref".utf8) || name.elementsEqual("relref".utf8), !mark.isEnd else { return nil }
            let read = ShortcodeArguments(bytes, arguments)
            guard let path = read.named.first(where: { $0.name == "path" })?.value ?? read.positional.first,
                !path.isEmpty, !path.contains("://")
            else { return nil }
            return Value(address: path.hasPrefix("#") ? path : "{ref}" + plainAddress(path))
        case .output: return value(of: LiquidOutput(bytes, mark.content, values), mark)
        case .call, .partial: return nil
        }
    }

    private func value(of output: LiquidOutput?, _ mark: TemplateMark) -> Value? {
        let root = values.addresses.map { $0.siteRoot.dropLast() }
        switch output {
        case .text(let text): return Value(text: text, isPlain: false)
        case .path(let path, let isAbsolute):
            let text = root.map { (isAbsolute ? values.addresses?.origin ?? "" : "") + $0 + path }
            return Value(address: path, text: text)
        case .start(let isHost):
            // Before a path, or another mark that makes one, nothing is left to say.
            let next = mark.range.upperBound < range.upperBound ? bytes[mark.range.upperBound] : 0
            let isBefore = next == UInt8(ascii: "/") || next == UInt8(ascii: "{")
            return Value(address: isBefore ? "" : "/", text: isHost ? values.addresses?.origin : root.map(String.init))
        case .reference(let reference): return Value(address: reference)
        case nil: return nil
        }
    }

    /// Returns a text in which character references stand for all ASCII punctuation, so that nothing in it is markup.
    ///
    /// - Parameter blanks: whether for blanks too, which would end an address.
    private static func escaped(_ text: String, blanks: Bool) -> [UInt8] {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            if byte.isASCIIPunctuation || blanks && byte == 0x20 || byte < 0x20 {
                escaped += "&#\(byte);".utf8
            } else {
                escaped.append(byte)
            }
        }
        return escaped
    }

    // MARK: - Places

    /// Whether the output ends where an address begins: after `](` and `]:` of Markdown, in `href` and `src` of HTML, or
    /// after another mark that has begun one.
    private var startsAddress: Bool {
        if addressEnd == output.count { return true }
        var end = output.count
        if end > range.lowerBound, output[end - 1] == UInt8(ascii: "<") { end -= 1 }
        while end > range.lowerBound, output[end - 1].isSpaceOrTab { end -= 1 }
        guard end > range.lowerBound + 1 else { return false }
        let (sign, before) = (output[end - 1], output[end - 2])
        if before == UInt8(ascii: "]"), sign == UInt8(ascii: "(") || sign == UInt8(ascii: ":") { return true }
        var name = end
        if sign == UInt8(ascii: "\"") || sign == UInt8(ascii: "'") { name -= 1 }
        while name > range.lowerBound, output[name - 1].isSpaceOrTab { name -= 1 }
        guard name > range.lowerBound, output[name - 1] == UInt8(ascii: "=") else { return false }
        name -= 1
        while name > range.lowerBound, output[name - 1].isSpaceOrTab { name -= 1 }
        for attribute: StaticString in ["href", "src"] {
            let start = name - attribute.utf8CodeUnitCount
            if start > range.lowerBound, output[start - 1].isHTMLSpace,
                output.holdsIgnoringCase(attribute, at: start, end: name)
            {
                return true
            }
        }
        return false
    }

    /// Whether the output ends within an address of Markdown.
    var isInAddress: Bool {
        var index = output.count
        let limit = max(range.lowerBound + 2, index - 1_000)
        while index > limit {
            let byte = output[index - 1]
            if byte.isHTMLSpace || byte == UInt8(ascii: ")") { return false }
            if output[index - 2] == UInt8(ascii: "]"), byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":") {
                return true
            }
            index -= 1
        }
        return false
    }

    /// Whether the output ends within a tag of HTML.
    var isInTag: Bool {
        var index = output.count
        let limit = max(range.lowerBound, index - 1_000)
        while index > limit {
            index -= 1
            if output[index] == UInt8(ascii: ">") { return false }
            guard output[index] == UInt8(ascii: "<"), index + 1 < output.count else { continue }
            return output[index + 1].isASCIILetter
        }
        return false
    }
}
