import SourceText

/// What is wrong with a part of a line.
struct LineProblem: Error {
    let range: Range<Int>
    let problem: String
    let hint: String
}

/// One list item: `name (weight) {attributes}`, read from its end, since the name may hold anything.
struct TagListItem {
    let source: SourceText
    let content: Range<Int>
    let group: String?

    /// Far above what a name of 1,000 characters with a link and attributes takes; it bounds the cost of a line.
    static let longestItem = 1 << 16

    init(_ source: SourceText, _ content: Range<Int>, group: String?) {
        self.source = source
        self.content = content
        self.group = group
    }

    func tag() throws(LineProblem) -> Tag {
        guard content.count <= Self.longestItem else {
            throw LineProblem(
                range: content, problem: "the item has \(content.count) bytes, expected at most \(Self.longestItem)",
                hint: "a tag list has one tag a line, each line beginning with \"- \"")
        }
        let attributes = try AttributeBlock(source.bytes, endOf: content)
        let beforeAttributes = attributes?.precedingRange ?? content
        let weight = try WeightSuffix(source.bytes, endOf: beforeAttributes)
        let nameRange = weight?.precedingRange ?? beforeAttributes
        try AttributeBlock.refuse(in: source.bytes, endOf: nameRange)
        let inline = try InlineText(source, nameRange)
        if let (range, problem) = forbiddenScalar(in: nameRange) {
            throw LineProblem(range: range, problem: problem, hint: "remove it")
        }
        var values = attributes?.attributes
        if let linkTitle = inline.linkTitle, values?["title"] == nil {
            if values == nil { values = TagAttributes() }
            values?.values.append((key: "title", value: linkTitle))
        }
        var link: Link?
        if let destination = inline.link {
            do {
                link = try Link(destination.text)
            } catch {
                throw LineProblem(range: destination.range, problem: error.problem, hint: error.hint)
            }
        }
        do {
            return try Tag(
                name: inline.text, weight: weight?.value ?? 1, link: link, group: group, attributes: values,
                style: inline.style)
        } catch {
            throw LineProblem(
                range: nameRange.isEmpty ? content : nameRange, problem: error.problem, hint: error.hint)
        }
    }

    /// The first scalar that markup cannot hold, with its place, for a caret below it.
    private func forbiddenScalar(in range: Range<Int>) -> (Range<Int>, String)? {
        // Printable ASCII, the usual case, is done by bytes.
        guard source.bytes[range].contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return nil }
        var offset = range.lowerBound
        for scalar in String(decoding: source.bytes[range], as: UTF8.self).unicodeScalars {
            let width = UTF8.width(scalar)
            if let problem = PlainText.problem(with: scalar) { return (offset..<offset + width, problem) }
            offset += width
        }
        return nil
    }
}
