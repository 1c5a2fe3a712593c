import SourceText

/// The lines of a tag list that hold several tags, and those that hold none.
extension TagListParser {
    // MARK: - Hashtags

    /// Reads a line of hashtags, `#swift #machine-learning(3) #rust (2)`: each goes from its sign to the next space.
    mutating func readHashtags(_ content: Range<Int>) {
        hasBegun = true
        var rest = source.bytes.trimmingComments(content)
        while !rest.isEmpty {
            var word = firstWord(rest)
            var end = word.upperBound
            // Commas between hashtags mean the same as spaces.
            let comma = end - word.lowerBound > 1 && source.bytes[end - 1] == UInt8(ascii: ",")
            if comma { word = word.lowerBound..<end - 1 }
            // A weight may follow after a space.
            let next = trimmed(end..<rest.upperBound)
            if !comma, !next.isEmpty, source.bytes[next.lowerBound] == UInt8(ascii: "(") {
                let weight = firstWord(next)
                if source.bytes[weight.upperBound - 1] == UInt8(ascii: ")") { end = weight.upperBound }
            }
            rest = trimmed(end..<rest.upperBound)
            guard source.bytes[word.lowerBound] == UInt8(ascii: "#"), word.count > 1,
                source.bytes[word.lowerBound + 1] != UInt8(ascii: "#")
            else {
                report(
                    word, "\"\(source.string(word).prefix(40))\" is no hashtag",
                    hint: "every word of this line begins with one #, and is a tag; a heading has a space behind its #")
                continue
            }
            do throws(Problem) {
                try add(try TagListItem(source, word.lowerBound + 1..<(comma ? end - 1 : end)))
            } catch {
                report(error)
            }
        }
    }

    private func firstWord(_ range: Range<Int>) -> Range<Int> {
        var end = range.lowerBound
        while end < range.upperBound, !source.bytes[end].isSpaceOrTab { end += 1 }
        return range.lowerBound..<end
    }

    // MARK: - Several tags on a line

    /// The range after the `Tags:` that begins a line; nil if it begins otherwise.
    func tagsLineContent(_ content: Range<Int>) -> Range<Int>? {
        let bytes = source.bytes[content]
        guard bytes.count >= 5, zip(bytes, "tags:".utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return nil }
        return trimmed(content.lowerBound + 5..<content.upperBound)
    }

    /// Reads the tags of a line, separated by commas: `ocaml (3), "F#, the language", haskell`.
    mutating func readTagsLine(_ line: Range<Int>) {
        let content = source.bytes.trimmingComments(line)
        hasBegun = true
        guard !content.isEmpty else {
            return report(
                content.lowerBound - 1..<content.upperBound, "there is no tag in this line",
                hint: "write them with commas between: Tags: ocaml (3), haskell")
        }
        let parts = commaSeparated(content)
        if let pairs = weightPairs(parts) {
            for (name, number) in pairs { addPair(name, number) }
            return
        }
        for part in parts {
            do throws(Problem) {
                guard !part.isEmpty else {
                    throw Problem(
                        "there is no tag before this comma", hint: "remove the comma, or write a name before it",
                        at: part)
                }
                if source.bytes[part.lowerBound] == UInt8(ascii: "\"") {
                    try addQuoted(part)
                } else {
                    try add(try TagListItem(source, part))
                }
            } catch {
                report(error)
            }
        }
    }

    /// The names and weights in `Swift, 42, Rust, 30`, where exactly every other part is a number; nil for other parts.
    private func weightPairs(_ parts: [Range<Int>]) -> [(name: Range<Int>, number: Range<Int>)]? {
        guard parts.count >= 4, parts.count % 2 == 0 else { return nil }
        for (place, part) in parts.enumerated()
        where WeightSuffix.isDecimal(source.bytes[part]) != (place % 2 == 1) || part.isEmpty { return nil }
        return stride(from: 0, to: parts.count, by: 2).map { (parts[$0], parts[$0 + 1]) }
    }

    private mutating func addPair(_ name: Range<Int>, _ number: Range<Int>) {
        do throws(Problem) {
            let weight = try WeightSuffix.weight(source.bytes, number, row: number)
            try add(try TagListItem(source, name, weight: weight))
        } catch {
            report(error)
        }
    }

    /// Splits a line at the commas outside of code, brackets, braces, links and quotes that begin a part. A comma after
    /// the last part is no mistake.
    private func commaSeparated(_ content: Range<Int>) -> [Range<Int>] {
        let bytes = source.bytes
        var code = CodeSpanSearch()
        var parts: [Range<Int>] = []
        var start = content.lowerBound
        var index = start
        var depth = 0
        while index < content.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "\"") where trimmed(start..<index).isEmpty || depth > 0:
                // An opening quote that nothing closes is reported when the part is read.
                if let close = closingQuote(from: index + 1, to: content.upperBound) { index = close }
            case UInt8(ascii: "`"):
                let count = bytes[index..<content.upperBound].prefix { $0 == UInt8(ascii: "`") }.count
                let inside = index + count
                let close = code.closingRun(bytes.span, from: inside, end: content.upperBound, count: count)
                index = (close.map { $0 + count } ?? inside) - 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: ",") where depth == 0:
                parts.append(trimmed(start..<index))
                start = index + 1
            default: break
            }
            index += 1
        }
        let last = trimmed(start..<content.upperBound)
        if !last.isEmpty || parts.isEmpty { parts.append(last) }
        return parts
    }

    private func closingQuote(from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end, source.bytes[index] != UInt8(ascii: "\"") {
            index += source.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index < end ? index : nil
    }

    /// Adds a tag such as `"F#, the language" (3) {.functional}`: between quotes only a backslash has a meaning.
    private mutating func addQuoted(_ part: Range<Int>) throws(Problem) {
        guard let close = closingQuote(from: part.lowerBound + 1, to: part.upperBound) else {
            throw Problem(
                "a quotation mark is not closed", hint: "add a \", or write \\\" for the sign itself", at: part)
        }
        // Only a weight and attributes may follow the quotation.
        let quoted = part.lowerBound..<close + 1
        let item = try TagListItem(source, trimmed(close + 1..<part.upperBound))
        guard item.nameRange.isEmpty else {
            throw Problem(
                "there is text behind the quotation",
                hint: "put a comma between two tags, or all of the name between quotes", at: item.nameRange)
        }
        bareNumbers.close()
        // The same bytes without quotes may be another name.
        let sign = [UInt8(ascii: "\"")]
        let inner = context(of: item)
        let context = tags.context(sign.span, 0..<1, in: inner)
        let source = source
        let number = tags.number(of: source.bytes.span, quoted, context: context)
        guard !tags.add(item.weight, to: number) else { return }
        if let (range, problem) = source.forbiddenScalar(in: quoted) {
            throw Problem(problem, hint: "remove it", at: range)
        }
        do {
            let tag = try Tag(
                name: unescaped(source.string(part.lowerBound + 1..<close)), weight: item.weight, link: nil,
                group: group, attributes: item.attributes)
            tags.insert(tag, weight: item.weight, as: number)
        } catch {
            throw error.at(quoted)
        }
    }

    // MARK: - Comments

    /// Reads a line of a comment, which may have several lines; text after its end is an error, since Markdown would
    /// not show it.
    mutating func readComment(_ content: Range<Int>) {
        var rest = content
        while !rest.isEmpty {
            // A comment may end right after its beginning: <!--> is one.
            let isFirst = comment == nil
            if isFirst {
                guard source.bytes[rest].starts(with: "<!--".utf8) else {
                    return report(rest, "there is text behind the comment", hint: "write it on a line of its own")
                }
                comment = (source, rest, line)
            }
            let range = isFirst ? rest.lowerBound + 2..<rest.upperBound : rest
            guard let end = source.bytes.firstOffset(of: "-->", in: range) else { return }
            comment = nil
            rest = trimmed(end + 3..<rest.upperBound)
        }
    }
}
