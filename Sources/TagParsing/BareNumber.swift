import SourceText

/// A number at the end of a name that nothing marks as a weight: `Swift 42`, `Swift, 42`, `Swift = 42`.
struct BareNumber {
    /// Without what stands between name and number.
    let name: Range<Int>
    let number: Range<Int>

    /// - Parameter content: without blanks at its ends.
    /// - Returns: nil where no number stands there, or one without a name, or with thousands (`Swift 1,234`).
    init?(_ bytes: Span<UInt8>, _ content: Range<Int>) {
        var start = content.upperBound
        var points = 0
        while start > content.lowerBound {
            let byte = bytes[start - 1]
            if byte == UInt8(ascii: ".") { points += 1 } else if !byte.isASCIIDigit { break }
            start -= 1
        }
        guard start > content.lowerBound, start < content.upperBound, points <= 1, bytes[start].isASCIIDigit,
            bytes[content.upperBound - 1].isASCIIDigit
        else { return nil }
        var end = start
        while end > content.lowerBound, bytes[end - 1].isSpaceOrTab { end -= 1 }
        let hasBlank = end < start
        if end > content.lowerBound {
            let sign = bytes[end - 1]
            let isDigitBefore = end - 2 >= content.lowerBound && bytes[end - 2].isASCIIDigit
            if ",;=|".utf8.contains(sign) {
                guard hasBlank || !isDigitBefore else { return nil }
                end -= 1
            } else {
                guard hasBlank else { return nil }
                // – is E2 80 93, — is E2 80 94; a dash stands between blanks.
                let isDash = sign == UInt8(ascii: "-")
                let isLong =
                    (sign == 0x93 || sign == 0x94) && end - 3 >= content.lowerBound && bytes[end - 2] == 0x80
                    && bytes[end - 3] == 0xE2
                let dash = isDash ? 1 : isLong ? 3 : 0
                if dash > 0, end - dash > content.lowerBound, bytes[end - dash - 1].isSpaceOrTab { end -= dash }
            }
        }
        while end > content.lowerBound, bytes[end - 1].isSpaceOrTab { end -= 1 }
        // A backslash takes the sign behind it into the name.
        guard end > content.lowerBound, bytes[end - 1] != UInt8(ascii: "\\") else { return nil }
        name = content.lowerBound..<end
        number = start..<content.upperBound
    }
}

/// The numbers at the ends of a list's items that the grammar takes for parts of names. They are weights where every item
/// has one and no weight in the grammar's spelling, and no two names are the same but for them: `Windows 10` and
/// `Windows 11` are names.
struct BareNumbers {
    /// Whether every item so far ends with one.
    private(set) var isOpen = true
    private(set) var count = 0
    /// Some of the items, to be named.
    private(set) var examples: [String] = []
    private(set) var line = 0
    /// Whether names stand in columns, where brackets are theirs, and a weight has a column of its own.
    private let isInColumns: Bool

    init(inColumns isInColumns: Bool = false) { self.isInColumns = isInColumns }

    /// Takes note of an item.
    ///
    /// - Parameter content: all of it; nil for one with a weight, or of another kind.
    mutating func add(_ source: SourceText, _ content: Range<Int>?, line: Int) {
        guard let content else { return close() }
        if BareNumber(source.bytes.span, content) == nil {
            isOpen = false
            guard isInColumns, (try? WeightSuffix(source.bytes, endOf: content)) != nil else { return }
        }
        count += 1
        if self.line == 0 { self.line = line }
        if examples.count < 4 { examples.append(String(source.string(content).prefix(60))) }
    }

    /// The same for an item that is known to end without a number.
    mutating func close() { isOpen = false }

    /// Reads the numbers as weights, or says that they belong to the names.
    ///
    /// - Parameter mayBeWeights: whether they can be weights at all.
    func resolved(_ tags: [Tag], path: String, mayBeWeights: Bool = true) -> (tags: [Tag], notes: [InputNote]) {
        guard count > 0 else { return (tags, []) }
        if isOpen, mayBeWeights, count > 1, let (weighed, notes) = weighed(tags, path: path) { return (weighed, notes) }
        let names = TableColumns.list(examples)
        let more = count > examples.count ? " and \(count - examples.count) more" : ""
        let note = InputNote(
            path: path, line: line,
            "the number at the end belongs to the name: \(names)\(more); a weight stands "
                + (isInColumns ? "in a column of its own" : "in brackets: name (42)"))
        return (tags, [note])
    }

    private func weighed(_ tags: [Tag], path: String) -> (tags: [Tag], notes: [InputNote])? {
        var weighed: [Tag] = []
        var names: Set<String> = []
        var weightless: [String] = []
        for tag in tags {
            let bytes = Array(tag.name.utf8)
            guard let bare = BareNumber(bytes.span, 0..<bytes.count),
                let number = Double(String(decoding: bytes[bare.number], as: UTF8.self)), number.isFinite
            else { return nil }
            let name = String(decoding: bytes[bare.name], as: UTF8.self)
            // What stands there twice is counted, and no weight.
            guard tag.entries == 1 else { return nil }
            // The same words in other groups, or in another case, are merged or told apart later.
            guard names.insert("\(tag.group ?? "")\u{0}\(name.lowercased())").inserted else { return nil }
            guard number > 0 else {
                weightless.append(name)
                continue
            }
            guard
                let tag = try? Tag(
                    name: name, weight: number, link: tag.link, group: tag.group,
                    attributes: tag.attributes, style: tag.style)
            else { return nil }
            weighed.append(tag)
        }
        guard let first = weighed.first else { return nil }
        var notes = [
            InputNote(
                path: path, line: line,
                "every item ends with a number, which is read as its weight: \"\(examples[0])\" is \"\(readable(first.name, atMost: 60))\" and its weight; a name with a number at its end has a weight behind it: name 42 (1)"
            )
        ]
        if !weightless.isEmpty {
            notes.append(InputNote(path: path, "the weight 0 makes no tag: \(TableColumns.list(weightless))"))
        }
        return (weighed, notes)
    }
}
