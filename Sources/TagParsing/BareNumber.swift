import SourceText

/// A number beside a name that nothing marks as its weight: `Swift 42`, `Swift, 42`, `Swift = 42`, `42 Swift`.
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
        guard start > content.lowerBound, Self.isNumber(bytes, start..<content.upperBound) else { return nil }
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

    /// A number before a name, as `uniq -c` writes them: `42 Swift`.
    ///
    /// - Parameter content: without blanks at its ends.
    /// - Returns: nil where no number stands there, or no name that begins with a letter or a sign of its own.
    init?(before bytes: Span<UInt8>, _ content: Range<Int>) {
        var end = content.lowerBound
        while end < content.upperBound, Self.isPart(bytes[end]) { end += 1 }
        var start = end
        while start < content.upperBound, bytes[start].isSpaceOrTab { start += 1 }
        guard start > end, start < content.upperBound, Self.isNumber(bytes, content.lowerBound..<end),
            !bytes[start].isASCIIDigit, !"-+*/=%()[]{},.;:|".utf8.contains(bytes[start])
        else { return nil }
        (number, name) = (content.lowerBound..<end, start..<content.upperBound)
    }

    /// A digit, or a sign that stands between digits.
    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }

    /// `42`, `4.5`, and with signs that weights do not have: `1,234`. No version: `3.11.2`.
    private static func isNumber(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard !range.isEmpty, bytes[range.lowerBound].isASCIIDigit, bytes[range.upperBound - 1].isASCIIDigit else {
            return false
        }
        let signs = range.filter { !bytes[$0].isASCIIDigit }
        if signs.isEmpty || signs.count == 1 && bytes[signs[0]] == UInt8(ascii: ".") { return true }
        return WeightSuffix.withoutSeparators(String(decoding: range.map { bytes[$0] }, as: UTF8.self)) != nil
    }
}

extension SourceText {
    /// Whether an item has a weight, or a number that nothing marks as one.
    func hasWeight(_ content: Range<Int>) -> Bool {
        do throws(LineProblem) {
            return try WeightSuffix(bytes, endOf: content) != nil || BareNumber(bytes.span, content) != nil
                || BareNumber(before: bytes.span, content) != nil
        } catch {
            // What looks like a weight and is none is said where it is read.
            return true
        }
    }

    /// The first line of a text whose lines are all a few words with a number beside them; nil for other texts.
    ///
    /// - Complexity: O(n); another text is left at its first line.
    package var firstLineOfWeights: Range<Int>? {
        var lines: [Range<Int>] = []
        var offset = 0
        while offset < bytes.count {
            let end = bytes.span.firstLineFeed(from: offset)
            let line = bytes.trimmingBlanks(offset..<end)
            offset = end + 1
            guard !line.isEmpty else { continue }
            let words = bytes[line].count { $0.isSpaceOrTab }
            guard words <= 5, bytes[line].contains(where: { ($0 | 0x20).isASCIILetter || $0 >= 0x80 }), hasWeight(line)
            else { return nil }
            lines.append(line)
        }
        return lines.count > 1 ? lines[0] : nil
    }
}

/// The numbers at the ends of a list's items, or before them, that the grammar takes for parts of names.
///
/// They are weights where every item has one on the same side and no weight in the grammar's spelling, and no two names
/// are the same but for them: `Windows 10` and `Windows 11` are names.
struct BareNumbers {
    /// The numbers on one side of the names.
    private struct Side {
        /// Whether every item so far has one there.
        var isOpen = true
        var count = 0
        /// The first few of the items, to be named, and the line of the first.
        var examples: [String] = []
        var line = 0
        /// What is wrong with numbers that cannot be weights as they are written.
        var problems = DiagnosticCollector()
    }

    private var behind = Side()
    private var before = Side()
    /// Whether names stand in columns, where brackets are theirs, and a weight has a column of its own.
    private let isInColumns: Bool

    init(inColumns isInColumns: Bool = false) { self.isInColumns = isInColumns }

    /// Takes note of an item.
    ///
    /// - Parameter content: all of it; nil for one with a weight, or of another kind.
    mutating func add(_ source: SourceText, _ content: Range<Int>?, line: Int) {
        guard let content else { return close() }
        let bytes = source.bytes.span
        let isSuffix = isInColumns && (try? WeightSuffix(source.bytes, endOf: content)) != nil
        Self.add(BareNumber(bytes, content), to: &behind, source, content, line, or: isSuffix)
        Self.add(isInColumns ? nil : BareNumber(before: bytes, content), to: &before, source, content, line)
    }

    private static func add(
        _ number: BareNumber?, to side: inout Side, _ source: SourceText, _ content: Range<Int>, _ line: Int,
        or isSuffix: Bool = false
    ) {
        side.isOpen = side.isOpen && number != nil
        guard number != nil || isSuffix else { return }
        if let number, side.isOpen, !WeightSuffix.isDecimal(source.bytes[number.number]) {
            do throws(LineProblem) {
                _ = try WeightSuffix.weight(source.bytes, number.number, row: content)
            } catch {
                side.problems.append(
                    Diagnostic(source, at: error.range, line: line, error.problem, hint: error.hint))
            }
        }
        side.count += 1
        if side.line == 0 { side.line = line }
        if side.examples.count < 4 { side.examples.append(String(source.string(content).prefix(60))) }
    }

    /// The same for an item that is known to have no number on either side.
    mutating func close() { (behind.isOpen, before.isOpen) = (false, false) }

    /// Reads the numbers as weights, or says that they belong to the names.
    ///
    /// - Parameter mayBeWeights: whether they can be weights at all.
    /// - Throws: ``TagListError`` where they are weights, and some are not written as such.
    func resolved(
        _ tags: [Tag], path: String, mayBeWeights: Bool = true
    ) throws(TagListError) -> (tags: [Tag], notes: [InputNote]) {
        if mayBeWeights {
            for (side, isInFront) in [(behind, false), (before, true)] where side.isOpen && side.count > 1 {
                guard let read = Self.weighed(tags, side, isInFront: isInFront, path: path) else { continue }
                guard side.problems.isEmpty else { throw TagListError(side.problems) }
                return read
            }
        }
        let notes = [(behind, "end"), (before, "beginning")].filter { $0.0.count > 0 }.map { side, place in
            let more = side.count > side.examples.count ? " and \(side.count - side.examples.count) more" : ""
            return InputNote(
                path: path, line: side.line,
                "the number at the \(place) belongs to the name: \(TableColumns.list(side.examples))\(more); a weight stands "
                    + (isInColumns ? "in a column of its own" : "in brackets: name (42)"))
        }
        return (tags, notes)
    }

    private static func weighed(
        _ tags: [Tag], _ side: Side, isInFront: Bool, path: String
    ) -> (tags: [Tag], notes: [InputNote])? {
        var weighed: [Tag] = []
        var names: Set<String> = []
        var weightless: [String] = []
        for tag in tags {
            let bytes = Array(tag.name.utf8)
            let content = 0..<bytes.count
            guard let bare = isInFront ? BareNumber(before: bytes.span, content) : BareNumber(bytes.span, content)
            else { return nil }
            // One that cannot be read has a problem.
            let number = Double(String(decoding: bytes[bare.number], as: UTF8.self)) ?? 1
            let name = String(decoding: bytes[bare.name], as: UTF8.self)
            // What stands there twice is counted, and no weight.
            guard number.isFinite, tag.entries == 1 else { return nil }
            // The same words in other groups, or in another case, are merged or told apart later.
            guard names.insert("\(tag.group ?? "")\u{0}\(name)").inserted else { return nil }
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
        guard let first = weighed.first, let example = side.examples.first else { return nil }
        let (ends, place, usual) = isInFront ? ("begins", "beginning", "42 name (1)") : ("ends", "end", "name 42 (1)")
        var notes = [
            InputNote(
                path: path, line: side.line,
                "every item \(ends) with a number, which is read as its weight: \"\(example)\" is \"\(readable(first.name, atMost: 60))\" and its weight; a name with a number at its \(place) has a weight behind it: \(usual)"
            )
        ]
        if !weightless.isEmpty {
            notes.append(InputNote(path: path, "the weight 0 makes no tag: \(TableColumns.list(weightless))"))
        }
        return (weighed, notes)
    }
}
