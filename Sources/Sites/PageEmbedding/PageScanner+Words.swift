import MarkupReading
import SourceText

extension PageScanner {
    // MARK: - Comments

    /// Reads the words of a comment behind `stratus`.
    ///
    /// - Returns: nil if a quotation mark is not closed, which leaves the words unknown.
    mutating func readCommentWords(_ range: Range<Int>) -> MarkerWords? {
        var words = MarkerWords()
        var names: Set<String> = []
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index].isHTMLSpace {
                index += 1
                continue
            }
            var name: Range<Int>?
            var end = index
            while end < range.upperBound, isNameByte(bytes[end]) { end += 1 }
            if end > index, end < range.upperBound, bytes[end] == UInt8(ascii: "=") {
                name = index..<end
                index = end + 1
            }
            let value: Range<Int>
            if index < range.upperBound, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                let close = bytes.offset(of: bytes[index], in: index + 1..<range.upperBound)
                guard close < range.upperBound else {
                    report(
                        index..<index + 1, "the quotation mark is not closed in this comment",
                        hint: "close it, or put the value into the other kind of quotation marks")
                    return nil
                }
                value = index + 1..<close
                index = close + 1
            } else {
                let start = index
                while index < range.upperBound, !bytes[index].isHTMLSpace { index += 1 }
                value = start..<index
            }
            guard let text = text(value) else { continue }
            let read = Placeholder.Value(text: text, range: value)
            if let name {
                let option = Placeholder.Value(text: String(decoding: bytes[name], as: UTF8.self), range: name)
                add(option, read, to: &words, &names)
            } else {
                words.sources.append(read)
            }
        }
        return words
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-_.".utf8.contains(byte)
    }

    // MARK: - Elements

    /// Reads the attributes of an element, except those that belong to the page.
    mutating func readAttributes(_ tag: MarkupTag) -> MarkerWords {
        var words = MarkerWords()
        var names: Set<String> = []
        for (range, value) in AttributeReader(bytes, in: tag.attributes) {
            var name = lowercased(bytes, range)
            var nameRange = range
            if name.hasPrefix("data-") {
                name.removeFirst(5)
                nameRange = range.lowerBound + 5..<range.upperBound
                guard knownNames?.contains(name) ?? true || name == "src" else { continue }
            } else if Self.isPagesOwn(name) {
                continue
            }
            if name == "src" {
                guard names.insert(name).inserted else {
                    reportDuplicate(name, nameRange)
                    continue
                }
                words.sources += sources(value)
            } else {
                let hasValue = !value.isEmpty || value.lowerBound > range.upperBound
                guard let text = hasValue ? text(value, references: true) : "true" else { continue }
                add(
                    Placeholder.Value(text: name, range: nameRange), Placeholder.Value(text: text, range: value),
                    to: &words, &names)
            }
        }
        return words
    }

    /// Whether HTML gives an attribute a meaning on every element. `title` and `lang` are left out: they mean the same
    /// for a cloud.
    private static func isPagesOwn(_ name: String) -> Bool {
        pagesOwn.contains(name) || name.hasPrefix("on") || name.hasPrefix("aria-") || name.hasPrefix("xmlns")
    }

    private static let pagesOwn: Set<String> = [
        "id", "class", "style", "hidden", "slot", "role", "dir", "is", "tabindex", "part", "itemprop",
    ]

    /// Reads the paths of `src`, which have commas between them.
    private mutating func sources(_ range: Range<Int>) -> [Placeholder.Value] {
        var sources: [Placeholder.Value] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let comma = bytes.offset(of: UInt8(ascii: ","), in: start..<range.upperBound)
            var end = comma
            while start < end, bytes[start].isHTMLSpace { start += 1 }
            while end > start, bytes[end - 1].isHTMLSpace { end -= 1 }
            if end > start, let text = text(start..<end, references: true) {
                sources.append(Placeholder.Value(text: text, range: start..<end))
            }
            start = comma + 1
        }
        return sources
    }

    // MARK: - Words

    private mutating func add(
        _ name: Placeholder.Value, _ value: Placeholder.Value, to words: inout MarkerWords, _ names: inout Set<String>
    ) {
        guard names.insert(name.text).inserted else { return reportDuplicate(name.text, name.range) }
        words.options.append(Placeholder.Option(name: name, value: value))
    }

    private mutating func reportDuplicate(_ name: String, _ range: Range<Int>) {
        report(
            range, "the option \"\(readable(name, atMost: 40))\" stands twice in this placeholder",
            hint: "keep one of them")
    }

    /// Decodes a word.
    ///
    /// - Returns: nil if its bytes have no known meaning, which is reported for pages in other encodings.
    private mutating func text(_ range: Range<Int>, references: Bool = false) -> String? {
        var value = Array(bytes[range])
        if value.contains(where: { $0 >= 0x80 }) {
            switch encoding {
            case .windows1252:
                guard let decoded = try? SourceText(path: source.path, bytes: value, encoding: .windows1252) else {
                    return nil
                }
                value = decoded.bytes
            case .other(let name):
                report(
                    range, "a word of a placeholder that is not ASCII, in a page in \(name)",
                    hint: references
                        ? "write its characters as references, such as &#228;, or save the page as UTF-8"
                        : "save the page as UTF-8")
                return nil
            case .utf8, .ascii: break
            }
        }
        if references { value = value.resolvingReferences(in: 0..<value.count, inAttribute: true) }
        return String(decoding: value, as: UTF8.self)
    }
}
