import SourceText

/// The attributes at the end of an item: `{.class #id key=value key="quoted value"}`.
struct AttributeBlock {
    let attributes: TagAttributes
    let precedingRange: Range<Int>

    /// The keys that an attribute block may hold. Any other key is an error: a misspelt one would be lost in silence.
    static let knownKeys =
        [
            "color", "title", "description", "lang", "dir", "guide.top", "guide.center", "guide.bottom",
            "guide.firstBaseline", "guide.lastBaseline",
        ] + TagAttributes.figureKeys

    /// Reads the attribute block that ends the item `content`, a range of `bytes`.
    ///
    /// - Returns: nil if the item does not end in a block; braces that hold no attribute, as in `set {a}`, belong to
    ///   the name.
    /// - Throws: ``Problem`` for a block that cannot be read, or for braces without an attribute after a weight.
    init?(_ bytes: [UInt8], endOf content: Range<Int>) throws(Problem) {
        guard let block = Self.block(bytes, content) else { return nil }
        var reader = Reader(bytes: bytes, index: block.lowerBound + 1, end: block.upperBound - 1)
        guard reader.beginsWithAttribute() else {
            // After a weight, braces can only be attributes.
            let before = bytes.trimmingBlanks(content.lowerBound..<block.lowerBound)
            guard try WeightSuffix(bytes, endOf: before) == nil else {
                throw Problem(
                    "the braces after the weight hold no attribute",
                    hint: "expected .class, #id, key=value or key=\"a value\", without spaces around =", at: block)
            }
            return nil
        }
        attributes = try reader.read()
        precedingRange = bytes.trimmingBlanks(content.lowerBound..<block.lowerBound)
    }

    /// Throws if `name` ends with an attribute block, which would be read as a part of the name: a block before the
    /// weight or before another block.
    static func refuse(in bytes: [UInt8], endOf name: Range<Int>) throws(Problem) {
        guard let block = block(bytes, name),
            Reader(bytes: bytes, index: block.lowerBound + 1, end: block.upperBound - 1).beginsWithAttribute()
        else { return }
        throw Problem(
            "the attributes do not stand at the end",
            hint: "write one block after the weight: - name (3) {.class}; braces of a name are written \\{ \\}",
            at: block)
    }

    /// The range of a final `{…}`, braces included, found in one pass that respects quotes and escapes; nil without
    /// one.
    private static func block(_ bytes: [UInt8], _ content: Range<Int>) -> Range<Int>? {
        guard let last = content.last, bytes[last] == UInt8(ascii: "}"),
            !bytes.isEscaped(at: last, from: content.lowerBound)
        else { return nil }
        var open: Int?
        var quoted = false
        var code = CodeSpanSearch()
        var index = content.lowerBound
        while index < content.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                index += 1
            // Code is skipped as a whole; inside braces a backtick is an ordinary character.
            case UInt8(ascii: "`") where open == nil:
                let start = index
                while index + 1 < content.upperBound, bytes[index + 1] == UInt8(ascii: "`") { index += 1 }
                let count = index + 1 - start
                if let close = code.closingRun(bytes.span, from: index + 1, end: content.upperBound, count: count) {
                    index = close + count - 1
                }
            // Only inside a block: a quote in a name is an ordinary character.
            case UInt8(ascii: "\"") where open != nil:
                quoted.toggle()
            case UInt8(ascii: "{") where !quoted:
                open = index
            case UInt8(ascii: "}") where !quoted:
                if index == last { return open.map { $0..<last + 1 } }
                open = nil
            default: break
            }
            index += 1
        }
        // The final brace is inside a quotation that does not end: the reader reports it.
        return quoted ? open.map { $0..<last + 1 } : nil
    }

    private struct Reader {
        let bytes: [UInt8]
        var index: Int
        let end: Int

        func beginsWithAttribute() -> Bool {
            let inside = bytes.trimmingBlanks(index..<end)
            guard let first = inside.first.map({ bytes[$0] }) else { return false }
            if first == UInt8(ascii: ".") || first == UInt8(ascii: "#") { return inside.count > 1 }
            let key = bytes[inside].prefix { AttributeBlock.isNameByte($0) }
            return !key.isEmpty && key.endIndex < inside.upperBound && bytes[key.endIndex] == UInt8(ascii: "=")
        }

        mutating func read() throws(Problem) -> TagAttributes {
            var attributes = TagAttributes()
            var keys: Set<String> = []
            while true {
                while index < end, bytes[index].isSpaceOrTab { index += 1 }
                guard index < end else { return attributes }
                let start = index
                switch bytes[index] {
                case UInt8(ascii: "."):
                    attributes.classes.append(try name(after: start, "a class"))
                case UInt8(ascii: "#"):
                    let id = try name(after: start, "an id")
                    guard attributes.id == nil else {
                        throw Problem("a second id \"\(id)\"", hint: "a tag has one id", at: start..<index)
                    }
                    attributes.id = id
                default:
                    let (key, value) = try pair()
                    guard keys.insert(key).inserted else {
                        throw Problem("the attribute \"\(key)\" stands twice", hint: "remove one", at: start..<index)
                    }
                    attributes.values.append((key: key, value: value))
                }
            }
        }

        private mutating func name(after sign: Int, _ what: String) throws(Problem) -> String {
            index = sign + 1
            while index < end, AttributeBlock.isNameByte(bytes[index]) { index += 1 }
            guard index > sign + 1, index == end || bytes[index].isSpaceOrTab else {
                while index < end, !bytes[index].isSpaceOrTab { index += 1 }
                throw Problem(
                    "\"\(String(decoding: bytes[sign..<index], as: UTF8.self))\" is not \(what)",
                    hint: "it is made of letters, digits, - and _", at: sign..<index)
            }
            return String(decoding: bytes[sign + 1..<index], as: UTF8.self)
        }

        private mutating func pair() throws(Problem) -> (String, String) {
            let start = index
            while index < end, AttributeBlock.isNameByte(bytes[index]) { index += 1 }
            let key = String(decoding: bytes[start..<index], as: UTF8.self)
            guard index > start, index < end, bytes[index] == UInt8(ascii: "=") else {
                while index < end, !bytes[index].isSpaceOrTab { index += 1 }
                throw Problem(
                    "\"\(String(decoding: bytes[start..<index], as: UTF8.self))\" is not an attribute",
                    hint: "expected .class, #id, key=value or key=\"a value\"; braces of a name are written \\{ \\}",
                    at: start..<index)
            }
            guard AttributeBlock.knownKeys.contains(key) else {
                throw Problem(
                    "unknown attribute \"\(key)\"",
                    hint: "known are \(AttributeBlock.knownKeys.joined(separator: ", "))", at: start..<index)
            }
            index += 1
            let valueStart = index
            let value = try index < end && bytes[index] == UInt8(ascii: "\"") ? quoted() : unquoted()
            guard PlainText.isVisible(value), PlainText.problem(with: value) == nil else {
                throw Problem(
                    "the attribute \"\(key)\" has no usable value",
                    hint: "write \(key)=\"a value\" without control characters", at: valueStart..<max(index, valueStart)
                )
            }
            try check(value, of: key, at: valueStart..<index)
            return (key, value)
        }

        private func check(_ value: String, of key: String, at range: Range<Int>) throws(Problem) {
            if key == "color", !isColor(value) {
                throw Problem("\"\(value)\" is not a colour", hint: "write it as #00add8 or #0ad", at: range)
            }
            if key == "lang", LanguageTag(value) == nil {
                throw Problem(
                    "\"\(value)\" is not a language tag",
                    hint: "write the language of the name as BCP 47 has it, such as ar, pt-BR or zh-Hant", at: range)
            }
            if key == "dir", WritingDirection(rawValue: value) == nil {
                throw Problem(
                    "\"\(value)\" is not a direction",
                    hint: "write dir=ltr or dir=rtl, or leave it out for that of the first letter", at: range)
            }
            if key.hasPrefix("guide."), Double(value)?.isFinite != true {
                throw Problem("\"\(value)\" is not a number", hint: "such as \(key)=100", at: range)
            }
        }

        private func isColor(_ value: String) -> Bool {
            let digits = value.utf8.dropFirst()
            return value.hasPrefix("#") && (digits.count == 3 || digits.count == 6)
                && digits.allSatisfy { $0.hexadecimalValue != nil }
        }

        private mutating func unquoted() -> String {
            let start = index
            while index < end, !bytes[index].isSpaceOrTab { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }

        private mutating func quoted() throws(Problem) -> String {
            let start = index
            index += 1
            while index < end, bytes[index] != UInt8(ascii: "\"") {
                let isEscape =
                    bytes[index] == UInt8(ascii: "\\") && index + 1 < end && bytes[index + 1].isASCIIPunctuation
                index += isEscape ? 2 : 1
            }
            guard index < end else {
                throw Problem("a quotation mark is not closed", hint: "add a \"", at: start..<end)
            }
            index += 1
            return unescaped(String(decoding: bytes[start + 1..<index - 1], as: UTF8.self))
        }
    }

    /// Whether a byte may be in a key, a class or an id: ASCII letters and digits, `-`, `_`, `.` (as in `guide.top`)
    /// and, as in CSS, letters beyond ASCII.
    static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-_.".utf8.contains(byte) || byte >= 0x80
    }
}
