import SourceText

extension PlainYAML {
    /// How YAML writes that there is nothing.
    package static func isNull(_ text: String) -> Bool {
        text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
    }

    /// A value that ends on its line: the range reaches to the end of the line, a comment included.
    func inlineValue(in range: Range<Int>) throws(NotPlain) -> MetadataValue {
        let first = bytes[range.lowerBound]
        if first == UInt8(ascii: "[") {
            let (values, next) = try flowList(in: range)
            try expectEnd(next, range)
            return MetadataValue(.list(values), at: range.lowerBound)
        }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            let (text, next) = try quoted(in: range)
            try expectEnd(next, range)
            return MetadataValue(.scalar(text), at: range.lowerBound)
        }
        return try plain(in: range)
    }

    /// Nothing but a comment after a value, with a space before it.
    private func expectEnd(_ index: Int, _ range: Range<Int>) throws(NotPlain) {
        var next = index
        while next < range.upperBound, bytes[next] == UInt8(ascii: " ") { next += 1 }
        guard next == range.upperBound || next > index && bytes[next] == UInt8(ascii: "#") else { throw NotPlain() }
    }

    /// What a plain value may begin with: no sign that means something in YAML, or may come to.
    private func beginsPlain(_ byte: UInt8) -> Bool {
        (byte | 0x20).isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "/._(+$~".utf8.contains(byte)
    }

    private func plain(in range: Range<Int>) throws(NotPlain) -> MetadataValue {
        guard beginsPlain(bytes[range.lowerBound]) else { throw NotPlain() }
        var end = range.lowerBound
        while end < range.upperBound {
            let byte = bytes[end]
            if byte == UInt8(ascii: ":"), end + 1 == range.upperBound || bytes[end + 1] == UInt8(ascii: " ") {
                throw NotPlain()
            }
            if byte == UInt8(ascii: "#"), bytes[end - 1] == UInt8(ascii: " ") { break }
            end += 1
        }
        return scalar(range.lowerBound..<end)
    }

    private func scalar(_ range: Range<Int>) -> MetadataValue {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
        return MetadataValue(PlainYAML.isNull(text) ? .null : .scalar(text), at: range.lowerBound)
    }

    /// The text in quotes, and the place after the closing one.
    private func quoted(in range: Range<Int>) throws(NotPlain) -> (String, next: Int) {
        let quote = bytes[range.lowerBound]
        var text: [UInt8] = []
        var index = range.lowerBound + 1
        var runStart = index
        while index < range.upperBound {
            let byte = bytes[index]
            if byte == quote {
                text += bytes[runStart..<index]
                let isDoubled = quote == UInt8(ascii: "'") && index + 1 < range.upperBound && bytes[index + 1] == quote
                guard isDoubled else { return (String(decoding: text, as: UTF8.self), index + 1) }
                runStart = index + 1
                index += 2
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                // \" and \\ are themselves; libyaml knows the others.
                guard index + 1 < range.upperBound, bytes[index + 1] == quote || bytes[index + 1] == byte else {
                    throw NotPlain()
                }
                text += bytes[runStart..<index]
                runStart = index + 1
                index += 2
            } else {
                index += 1
            }
        }
        throw NotPlain()
    }

    /// `[a, "b", 'c']`
    private func flowList(in range: Range<Int>) throws(NotPlain) -> ([MetadataValue], next: Int) {
        var values: [MetadataValue] = []
        var index = range.lowerBound + 1
        while true {
            while index < range.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
            guard index < range.upperBound else { throw NotPlain() }
            // After a comma too: a last comma adds no value.
            if bytes[index] == UInt8(ascii: "]") { return (values, index + 1) }
            if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                let (text, next) = try quoted(in: index..<range.upperBound)
                values.append(MetadataValue(.scalar(text), at: index))
                index = next
            } else {
                let start = index
                guard beginsPlain(bytes[start]) else { throw NotPlain() }
                while index < range.upperBound, bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: "]") {
                    // What ends or begins something in a flow is left to libyaml.
                    guard !":?[{}#&*!|>'\"%@`".utf8.contains(bytes[index]) else { throw NotPlain() }
                    index += 1
                }
                values.append(scalar(start..<index))
            }
            while index < range.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
            guard index < range.upperBound else { throw NotPlain() }
            if bytes[index] == UInt8(ascii: ",") {
                index += 1
            } else if bytes[index] != UInt8(ascii: "]") {
                throw NotPlain()
            }
        }
    }
}
