import SourceText

/// One item: `name (weight) {attributes}`, read from its end, since the name may hold anything.
struct TagListItem {
    let source: SourceText
    let content: Range<Int>
    /// The name, which is what precedes the weight and the attributes.
    let nameRange: Range<Int>
    let weight: Double
    /// The name of an item without a weight, which may end with a number meant as its weight; nil with a weight.
    let unweighed: Range<Int>?
    /// The attributes, up to the end of the item; empty without any.
    let attributesRange: Range<Int>
    let attributes: TagAttributes?

    /// The longest item in bytes: far above what a name of 1,000 characters with a link and attributes takes, it bounds
    /// the cost of a line.
    static let longestItem = 1 << 16

    /// Splits an item into its name, weight and attributes.
    ///
    /// - Parameter weight: the weight, if it is not in the item.
    init(_ source: SourceText, _ content: Range<Int>, weight: Double? = nil) throws(Problem) {
        guard content.count <= Self.longestItem else {
            throw Problem(
                "the item has \(content.count) bytes, expected at most \(Self.longestItem)",
                hint: "a tag list has one tag a line, each line beginning with \"- \"", at: content)
        }
        let content = source.bytes.trimmingComments(content)
        let block = try AttributeBlock(source.bytes, endOf: content)
        let beforeAttributes = block.map { source.bytes.trimmingComments($0.precedingRange) } ?? content
        let suffix = try WeightSuffix(source.bytes, endOf: beforeAttributes)
        self.source = source
        self.content = content
        attributes = block?.attributes
        attributesRange =
            beforeAttributes.upperBound..<(block == nil ? beforeAttributes.upperBound : content.upperBound)
        nameRange = suffix?.precedingRange ?? beforeAttributes
        self.weight = weight ?? suffix?.value ?? 1
        unweighed = suffix == nil && weight == nil ? nameRange : nil
        try AttributeBlock.refuse(in: source.bytes, endOf: nameRange)
    }

    func tag(group: String?) throws(Problem) -> Tag {
        if let weight = WeightSuffix.inside(source.bytes.span, nameRange) {
            let plain = source.string(weight.lowerBound + 1..<weight.upperBound - 1)
            throw Problem(
                "a weight stands inside the item, before a comma",
                hint:
                    "write one tag an item, or several behind \"Tags:\"; if it belongs to the name write \\(\(plain)\\)",
                at: weight)
        }
        let inline = try InlineText(source, nameRange)
        if let (range, problem) = source.forbiddenScalar(in: nameRange) {
            let isReturn = source.bytes[range.lowerBound] == UInt8(ascii: "\r")
            throw Problem(
                problem,
                hint: isReturn ? "end the lines with line feeds; tr '\\r' '\\n' changes old files" : "remove it",
                at: range)
        }
        var values = attributes
        if let linkTitle = inline.linkTitle,
            PlainText.isVisible(linkTitle) || PlainText.problem(with: linkTitle) != nil,
            values?["title"] == nil
        {
            if values == nil { values = TagAttributes() }
            values?.values.append((key: "title", value: linkTitle))
        }
        var link: Link?
        if let destination = inline.link {
            do {
                link = try Link(destination.text)
            } catch {
                throw error.at(destination.range)
            }
        }
        do {
            return try Tag(
                name: inline.text, weight: weight, link: link, group: group, attributes: values, style: inline.style)
        } catch {
            guard !nameRange.isEmpty else {
                throw Problem(
                    error.message,
                    hint: "write a name before the weight; a bracket that is the name itself is written \\(2020\\)",
                    at: content)
            }
            throw error.at(nameRange)
        }
    }
}

extension SourceText {
    /// The range of the first scalar that markup cannot hold, for a caret below it, and what is wrong with it; nil
    /// without one.
    func forbiddenScalar(in range: Range<Int>) -> (Range<Int>, String)? {
        // Printable ASCII, the usual case, is done by bytes.
        guard bytes[range].contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return nil }
        var offset = range.lowerBound
        for scalar in string(range).unicodeScalars {
            let width = UTF8.width(scalar)
            if let problem = PlainText.problem(with: scalar) { return (offset..<offset + width, problem) }
            offset += width
        }
        return nil
    }
}

extension Array where Element == UInt8 {
    /// The range without comments at its end, as in `Swift (42) <!-- since 2014 -->`.
    func trimmingComments(_ range: Range<Int>) -> Range<Int> {
        var range = range
        // Every comment has its end here, so the searches for the starts do not overlap.
        while range.count >= 7, self[range.upperBound - 1] == UInt8(ascii: ">"),
            self[..<range.upperBound].suffix(3).elementsEqual("-->".utf8)
        {
            var start = range.upperBound - 7
            while start >= range.lowerBound, !self[start..<start + 4].elementsEqual("<!--".utf8) {
                // Another end comes first, so the text between is no comment.
                if self[start..<start + 3].elementsEqual("-->".utf8) { return range }
                start -= 1
            }
            guard start >= range.lowerBound, !isEscaped(at: start, from: range.lowerBound) else { return range }
            range = trimmingBlanks(range.lowerBound..<start)
        }
        return range
    }
}
