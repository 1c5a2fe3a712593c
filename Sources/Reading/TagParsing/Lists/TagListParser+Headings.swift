import SourceText

/// The headings of a tag list, each its title or the beginning of a group, and the description before the first tag.
extension TagListParser {
    // MARK: - Headings

    mutating func readHeadingOrHashtags(_ content: Range<Int>) {
        var level = 0
        var index = content.lowerBound
        while index < content.upperBound, source.bytes[index] == UInt8(ascii: "#") {
            level += 1
            index += 1
        }
        if level == 1, index < content.upperBound, !source.bytes[index].isSpaceOrTab {
            return readHashtags(content)
        }
        guard level <= 6, index == content.upperBound || source.bytes[index].isSpaceOrTab else {
            return report(
                content, "this is neither a heading nor a line of hashtags",
                hint: "a heading is ## Group, with a space behind the signs, six at most; a hashtag is #name")
        }
        readHeading(content, level: level, closingHashesRemoved(trimmed(index..<content.upperBound)))
    }

    private mutating func readHeading(_ content: Range<Int>, level: Int, _ range: Range<Int>) {
        let inline: InlineText
        do {
            inline = try InlineText(source, range, allowsManyLinks: true)
        } catch {
            return report(error)
        }
        let text = PlainText.collapsingWhiteSpace(inline.text).replacingLineFeeds()
        guard PlainText.isVisible(text) else {
            return report(content, "the heading is empty", hint: "write its text after the #")
        }
        guard check(text, content) else { return }
        if level > 1 {
            headings.removeAll { $0.level >= level }
            headings.append((level, text))
            let path = headings.map(\.text).joined(separator: TagList.groupSeparator)
            guard check(path, content) else { return }
            group = path
            groupDetails = Tag.Details(group: path)
            // Groups have a kind of context of their own: attributes in no group may be the same bytes.
            groupContext = tags.context(Array(path.utf8).span, 0..<path.utf8.count, in: TagTable.groups)
            hasBegun = true
        } else if list.title == nil {
            list.title = text
        } else {
            report(
                content, "a second title \"\(text)\", after \"\(list.title ?? "")\"",
                hint: "a heading with ## starts a group of tags")
        }
    }

    /// The text of a heading without the closing hashes of `## Systems ##`.
    private func closingHashesRemoved(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, source.bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
        guard end < range.upperBound, end == range.lowerBound || source.bytes[end - 1].isSpaceOrTab else {
            return range
        }
        return trimmed(range.lowerBound..<end)
    }

    // MARK: - Description

    /// Reads a line without a list marker: a tag if all lines are such and end with a number, else a part of the
    /// description.
    mutating func readParagraph(_ content: Range<Int>) {
        if plainLines.areItems {
            guard source.hasWeight(content) else {
                return report(
                    content, "this line has no number at its end, as those above it have",
                    hint: "write its weight, or begin every tag with \"- \"")
            }
            return readItem(content)
        }
        guard !looksLikeAnItem(content), source.hasWeight(content) else {
            describePlainLines()
            return readDescription(content)
        }
        plainLines.lines.append((content, source, line))
        // So many are no description, and need not be kept.
        if plainLines.lines.count == 20 { readPlainLines() }
    }

    /// Reads the kept lines as tags.
    private mutating func readPlainLines() {
        let lines = plainLines.lines
        plainLines.lines = []
        plainLines.areItems = true
        let place = (source, line)
        for kept in lines {
            (source, line) = (kept.source, kept.line)
            readItem(kept.content)
        }
        (source, line) = place
    }

    /// Reads the kept lines as the description, since a line of another kind has come.
    mutating func describePlainLines() {
        let lines = plainLines.lines
        plainLines.lines = []
        let place = (source, line)
        for kept in lines {
            (source, line) = (kept.source, kept.line)
            readDescription(kept.content)
        }
        (source, line) = place
    }

    /// Decides at the end of the input whether the kept lines are tags or the description.
    mutating func finishPlainLines() {
        guard let first = plainLines.lines.first else { return }
        let isWeighed = (try? WeightSuffix(first.source.bytes, endOf: first.content)) != nil
        if !hasBegun, plainLines.lines.count > 1 || isWeighed { readPlainLines() } else { describePlainLines() }
    }

    /// Hints at how else an input whose every line is text may be read; empty if nothing suggests another form.
    var otherForms: String {
        let wordCount = description.reduce(0) { $0 + $1.utf8.count(where: \.isBlank) + 1 }
        let first = description.first?.utf8.first
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return "; JSON is read with --from json" }
        let areCounted = description.allSatisfy { text in
            let digits = text.utf8.prefix { $0.isASCIIDigit }
            return !digits.isEmpty && text.utf8.dropFirst(digits.count).first?.isSpaceOrTab == true
        }
        if areCounted, !description.isEmpty {
            return "; counts before names, as of uniq -c, are read with --from counts"
        }
        let isTable = description.contains { text in text.utf8.contains { ",;\t".utf8.contains($0) } }
        let isLine = description.count == 1 && source.hasWeight(trimmed(0..<source.bytes.count))
        return (isLine && isTable ? "; several tags of one line stand behind \"Tags:\"" : "")
            + (isTable ? "; a table with commas or tabs is read with --from csv" : "")
            + (wordCount > description.count * 6
                ? "; the words of a text are counted with --from text"
                : !isTable && description.count > 1 ? "; names alone, one a line, are read with --from lines" : "")
    }

    private mutating func readDescription(_ content: Range<Int>) {
        guard !looksLikeAnItem(content) else {
            return report(
                content, "this looks like a tag, and is not written as one",
                hint:
                    "begin a tag with \"- \", with a space after the sign, a line of several with Tags:, and the rows of a table with |"
            )
        }
        if looksLikeATag(content) {
            list.notes.append(
                InputNote(
                    path: source.path, line: line, "read as the description; a tag begins with \"- \""))
        }
        do {
            let text = PlainText.collapsingWhiteSpace(try InlineText(source, content, allowsManyLinks: true).text)
                .replacingLineFeeds()
            guard check(text, content) else { return }
            descriptionLength += text.utf8.count + 1
            if descriptionLength > PlainText.longestText {
                // Once, however many lines follow.
                if descriptionLength - text.utf8.count - 1 <= PlainText.longestText {
                    report(
                        content, "the description has more than \(PlainText.longestText) bytes",
                        hint: "a tag list has one tag a line, each line beginning with \"- \"")
                }
                return
            }
            description.append(text)
        } catch {
            report(error)
        }
    }

    /// Whether a line looks like a tag with a wrong marker, such as `-Swift`, `• Swift`, `1.Swift` or `– Swift (3)`:
    /// before the first tag it would vanish into the description.
    private func looksLikeAnItem(_ content: Range<Int>) -> Bool {
        let bytes = source.bytes[content]
        func begins(with signs: [StaticString]) -> Bool {
            signs.contains { sign in
                bytes.starts(with: UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount))
            }
        }
        if begins(with: ["•", "‣", "◦", "·", "▪", "●"]) { return true }
        // A dash may begin a subtitle too; with a weight at the end it begins a tag.
        if begins(with: ["–", "—"]) { return (try? WeightSuffix(source.bytes, endOf: content)) != nil }
        // The keyword of another tool, or of Markdown that is printed bold.
        let words = bytes.drop { "*_".utf8.contains($0) }
        for keyword in ["tag:", "tags:", "tags**:", "tags*:", "keyword:", "keywords:"] {
            if zip(words, keyword.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }), words.count > keyword.utf8.count {
                return true
            }
        }
        // A table without its outer bars.
        if bytes.contains(UInt8(ascii: "|")), bytes.contains(UInt8(ascii: "-")),
            bytes.allSatisfy({ $0.isSpaceOrTab || "|-:".utf8.contains($0) })
        {
            return true
        }
        let digits = bytes.prefix { $0.isASCIIDigit }
        let sign = bytes.dropFirst(digits.count).first ?? 0
        let isMarker = digits.isEmpty ? "-+".utf8.contains(sign) : ".)".utf8.contains(sign)
        // -5 degrees, 3.5 million and -- are text.
        return isMarker
            && bytes.dropFirst(digits.count + 1).first.map { $0 >= 0x80 || $0.isASCIILetter } ?? false
    }

    /// Whether a line is more often a tag than a sentence, as `Swift (42)`, `– Ada` and `[Rust](/x)` are: it ends with
    /// a weight, or begins with a link or a dash.
    private func looksLikeATag(_ content: Range<Int>) -> Bool {
        let bytes = source.bytes[content]
        if bytes.starts(with: "–".utf8) || bytes.starts(with: "—".utf8) || bytes.first == UInt8(ascii: "[") {
            return true
        }
        if (try? WeightSuffix(source.bytes, endOf: content)) != nil { return true }
        // A sentence may end with a year.
        guard let bare = BareNumber(source.bytes.span, content) else { return false }
        let isYear = bare.number.count == 4 && "12".utf8.contains(bytes[bare.number.lowerBound])
        return !isYear && bytes.count { $0.isSpaceOrTab } < 5
    }
}

/// Lines without a list marker that all end with a number; they are tags unless other lines follow.
struct PlainLines {
    var lines: [(content: Range<Int>, source: SourceText, line: Int)] = []
    /// Whether these lines, and so those that follow, are known to be tags.
    var areItems = false

    var isEmpty: Bool { lines.isEmpty }
}
