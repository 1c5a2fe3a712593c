import SourceText

/// A number at the end of a name that nothing marks as a weight: `Swift 42`, `Swift, 42`, `Swift = 42`.
struct BareNumber {
    /// Without what stands between name and number.
    let name: Range<Int>
    let number: Range<Int>

    /// A number behind a name.
    ///
    /// - Parameter content: without blanks at its ends.
    /// - Returns: nil where no number stands there, or one without a name.
    init?(_ bytes: Span<UInt8>, _ content: Range<Int>) {
        var start = content.upperBound
        while start > content.lowerBound, Self.isPart(bytes[start - 1]) { start -= 1 }
        // `Swift,42`: the comma is none of the number's.
        while start < content.upperBound, bytes[start] == UInt8(ascii: ",") { start += 1 }
        guard start > content.lowerBound, Self.value(bytes, start..<content.upperBound) != nil else { return nil }
        var end = start
        while end > content.lowerBound, bytes[end - 1].isSpaceOrTab { end -= 1 }
        let hasBlank = end < start
        // `Swift,1,234` may be two numbers.
        guard hasBlank || (start..<content.upperBound).allSatisfy({ bytes[$0] != UInt8(ascii: ",") }) else {
            return nil
        }
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

    /// A number before a name, as `uniq -c` writes them: `42 Swift`.
    ///
    /// - Parameter content: without blanks at its ends.
    /// - Returns: nil where no number stands there, or no name that begins with a letter or a sign of its own.
    init?(before bytes: Span<UInt8>, _ content: Range<Int>) {
        var end = content.lowerBound
        while end < content.upperBound, Self.isPart(bytes[end]) { end += 1 }
        var start = end
        while start < content.upperBound, bytes[start].isSpaceOrTab { start += 1 }
        guard start > end, start < content.upperBound, Self.value(bytes, content.lowerBound..<end) != nil,
            !bytes[start].isASCIIDigit, !"-+*/=%()[]{},.;:|".utf8.contains(bytes[start])
        else { return nil }
        (number, name) = (content.lowerBound..<end, start..<content.upperBound)
    }

    /// A digit, a decimal point, or a comma between groups of digits.
    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }

    /// The number that these bytes are: `42`, `4.5`, `1,234`, `1,234.5`; nil where they are none.
    static func value(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
        let text = range.map { bytes[$0] }
        guard text.first?.isASCIIDigit == true, text.last?.isASCIIDigit == true else { return nil }
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let groups = parts[0].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.dropFirst().allSatisfy({ !$0.contains(UInt8(ascii: ",")) }),
            groups.count == 1 || groups[0].count <= 3 && groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        return Double(String(decoding: text.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self))
    }
}

/// The numbers at the ends of a list's items, or before them, that the grammar takes for parts of names. They are weights where every item
/// has one and no weight in the grammar's spelling, and no two names are the same but for them: `Windows 10` and
/// `Windows 11` are names.
struct BareNumbers {
    /// Whether every item so far ends with one.
    private(set) var isOpen = true
    private(set) var count = 0
    /// Whether every item so far begins with one, and how many items there are.
    private var isOpenInFront = true
    private var itemCount = 0
    private var firstItem = (text: "", line: 0)
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
        if isOpenInFront {
            isOpenInFront = !isInColumns && BareNumber(before: source.bytes.span, content) != nil
            if itemCount == 0 { firstItem = (String(source.string(content).prefix(60)), line) }
            itemCount += 1
        }
        if BareNumber(source.bytes.span, content) == nil {
            isOpen = false
            guard isInColumns, (try? WeightSuffix(source.bytes, endOf: content)) != nil else { return }
        }
        count += 1
        if self.line == 0 { self.line = line }
        if examples.count < 4 { examples.append(String(source.string(content).prefix(60))) }
    }

    /// The same for an item that is known to end without a number.
    mutating func close() { (isOpen, isOpenInFront) = (false, false) }

    /// Reads the numbers as weights, or says that they belong to the names.
    ///
    /// - Parameter mayBeWeights: whether they can be weights at all.
    func resolved(_ tags: [Tag], path: String, mayBeWeights: Bool = true) -> (tags: [Tag], notes: [InputNote]) {
        if mayBeWeights {
            if isOpen, count > 1, let (weighed, notes) = weighed(tags, path: path) { return (weighed, notes) }
            if isOpenInFront, itemCount > 1, let (weighed, notes) = weighed(tags, path: path, isInFront: true) {
                return (weighed, notes)
            }
        }
        guard count > 0 else { return (tags, []) }
        let names = TableColumns.list(examples)
        let more = count > examples.count ? " and \(count - examples.count) more" : ""
        let note = InputNote(
            path: path, line: line,
            "the number at the end belongs to the name: \(names)\(more); a weight stands "
                + (isInColumns ? "in a column of its own" : "in brackets: name (42)"))
        return (tags, [note])
    }

    private func weighed(_ tags: [Tag], path: String, isInFront: Bool = false) -> (tags: [Tag], notes: [InputNote])? {
        var weighed: [Tag] = []
        var names: Set<String> = []
        var weightless: [String] = []
        for tag in tags {
            let bytes = Array(tag.name.utf8)
            let content = 0..<bytes.count
            guard let bare = isInFront ? BareNumber(before: bytes.span, content) : BareNumber(bytes.span, content),
                let number = BareNumber.value(bytes.span, bare.number), number.isFinite
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
        let (example, place) = isInFront ? firstItem : (examples[0], line)
        let (ends, end, usual) = isInFront ? ("begins", "beginning", "42 name (1)") : ("ends", "end", "name 42 (1)")
        var notes = [
            InputNote(
                path: path, line: place,
                "every item \(ends) with a number, which is read as its weight: \"\(example)\" is \"\(readable(first.name, atMost: 60))\" and its weight; a name with a number at its \(end) has a weight behind it: \(usual)"
            )
        ]
        if !weightless.isEmpty {
            notes.append(InputNote(path: path, "the weight 0 makes no tag: \(TableColumns.list(weightless))"))
        }
        return (weighed, notes)
    }
}
