import SourceText

/// The numbers before or after the names of a list, which the grammar takes for parts of the names.
///
/// They are read as weights if every item has one on the same side, with the same word after it, and no item has a
/// weight in the grammar's spelling. They are not if an item occurs twice, or if half of the names or more differ only
/// in their numbers: `Windows 10` and `Windows 11` are names.
struct BareNumbers {
    /// The numbers on one side of the names.
    private struct Side {
        /// Whether every item so far has a number on this side, with the same word after it.
        var isOpen = true
        /// The items that have a number on this side.
        var items = Sightings()
        /// The beginning of the word after the numbers.
        var unitStem: [UInt8] = []
        /// The problems of numbers that cannot be weights as they are written.
        var problems = ProblemCollector()
    }

    private var behind = Side()
    private var before = Side()
    private var itemCount = 0
    /// How many items have a number anywhere, and the first of them; nil once an item has none, or has a weight.
    private var numbered: (count: Int, example: String, line: Int)? = (0, "", 0)
    /// The problem that is reported if every item has numbers on both sides, at the first item.
    private var bothSides: Problem?
    /// Whether the names are cells of a table, where brackets belong to the name and weights have a column of their
    /// own.
    private let isInColumns: Bool

    init(inColumns isInColumns: Bool = false) { self.isInColumns = isInColumns }

    /// Whether all items so far have numbers that may be their weights.
    var isOpen: Bool { behind.isOpen || before.isOpen || numbered != nil }

    /// Records an item.
    ///
    /// - Parameter content: the whole item; nil if it has a weight, or is of another kind.
    mutating func add(_ source: SourceText, _ content: Range<Int>?, line: Int) {
        itemCount += 1
        guard let content else { return close() }
        let bytes = source.bytes.span
        let isSuffix = isInColumns && (try? WeightSuffix(source.bytes, endOf: content)) != nil
        let last = BareNumber(bytes, content, allowsBrackets: !isInColumns)
        let first = isInColumns ? nil : BareNumber(before: bytes, content)
        if behind.items.count == 0, before.items.count == 0, last != nil, first != nil {
            bothSides = Problem(
                source, at: content, line: line, "every item begins and ends with a number, expected one weight",
                hint: "write the weight in brackets, as in Windows 10 (42)")
        }
        Self.add(last, to: &behind, source, content, line, or: isSuffix)
        Self.add(first, to: &before, source, content, line)
        guard let numbered, !isInColumns, Self.hasNumber(bytes, content) else {
            self.numbered = nil
            return
        }
        let example = numbered.count == 0 ? String(source.string(content).prefix(60)) : numbered.example
        self.numbered = (numbered.count + 1, example, numbered.count == 0 ? line : numbered.line)
    }

    /// Whether an item holds a number that is no part of a word, no version and not the whole item. An item with a
    /// backslash counts as one without: its signs belong to the name.
    private static func hasNumber(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
        func isWord(_ place: Int) -> Bool {
            content.contains(place)
                && (bytes[place].isASCIILetter && bytes[place] | 0x20 != UInt8(ascii: "x")
                    || "-.\\".utf8.contains(bytes[place]))
        }
        var found = false
        var index = content.lowerBound
        while index < content.upperBound {
            if bytes[index] == UInt8(ascii: "\\") { return false }
            guard bytes[index].isASCIIDigit else {
                index += 1
                continue
            }
            let start = index
            while index < content.upperBound, bytes[index].isASCIIDigit { index += 1 }
            if !isWord(start - 1), !isWord(index), index - start < content.count { found = true }
        }
        return found
    }

    private static func add(
        _ number: BareNumber?, to side: inout Side, _ source: SourceText, _ content: Range<Int>, _ line: Int,
        or isSuffix: Bool = false
    ) {
        let bytes = source.bytes.span
        if let number {
            let stem = number.unitStem(bytes)
            if side.items.count == 0 { side.unitStem = stem }
            side.isOpen = side.isOpen && stem == side.unitStem
        } else {
            side.isOpen = false
        }
        guard number != nil || isSuffix else { return }
        if let number, side.isOpen {
            do throws(Problem) {
                try check(number, source, content)
            } catch {
                side.problems.append(
                    error.placed(in: source, line: line))
            }
        }
        let isExample = side.items.names.count < 4
        side.items.add(isExample ? String(source.string(content).prefix(60)) : nil, line: line)
    }

    private static func check(
        _ number: BareNumber, _ source: SourceText, _ content: Range<Int>
    ) throws(Problem) {
        let bytes = source.bytes.span
        if number.unit.first.map({ bytes[$0] == UInt8(ascii: "%") }) == true,
            let other = BareNumber(bytes, number.name)
        {
            throw Problem(
                "a number and a share stand beside the name, expected one weight",
                hint: "write one of them, as in name (42)", at: other.number.lowerBound..<number.number.upperBound)
        }
        if number.isInColumn(bytes), let other = BareNumber(bytes, number.name), other.isInColumn(bytes) {
            throw Problem(
                "two numbers stand beside the name, expected one weight",
                hint: "write it in brackets, as in name (42); a table is read with --from csv",
                at: other.number.lowerBound..<number.number.upperBound)
        }
        guard !WeightSuffix.isDecimal(source.bytes[number.number]) else { return }
        _ = try WeightSuffix.weight(source.bytes, number.number, row: content)
    }

    /// Records that an item has no bare number on either side, so that none of the others can be a weight.
    mutating func close() {
        (behind.isOpen, before.isOpen) = (false, false)
        numbered = nil
    }

    /// Returns the tags with their numbers read as weights, or unchanged with a note that the numbers belong to the
    /// names.
    ///
    /// - Parameter mayBeWeights: whether the numbers can be weights at all.
    /// - Throws: ``Problem`` if the numbers are weights, and some are not written as such.
    func resolved(
        _ tags: [Tag], path: String, mayBeWeights: Bool = true
    ) throws(Problem) -> (tags: [Tag], notes: [InputNote]) {
        if mayBeWeights {
            if let bothSides, behind.isOpen, before.isOpen, behind.items.count > 1 { throw bothSides }
            for (side, isInFront) in [(behind, false), (before, true)] where side.isOpen && side.items.count > 1 {
                guard let read = weighed(tags, side, isInFront: isInFront, path: path) else { continue }
                try side.problems.check()
                return read
            }
        }
        let notes = [(behind, "end"), (before, "beginning")].filter { $0.0.items.count > 0 }.map { side, place in
            let isEverywhere = isInColumns && side.items.count > 1 && side.items.count == itemCount
            return InputNote(
                path: path, line: side.items.line,
                "the number at the \(place) belongs to the name: \(side.items.list); a weight stands "
                    + (isInColumns ? "in a column of its own" : "in brackets: name (42)"),
                isDoubtful: !isInColumns || isEverywhere)
        }
        if notes.isEmpty, let numbered, numbered.count > 1 {
            return (
                tags,
                [
                    InputNote(
                        path: path, line: numbered.line,
                        "every item has a number, as \"\(numbered.example)\", and none is read as its weight; a weight stands behind the name: name (42)",
                        isDoubtful: true)
                ]
            )
        }
        return (tags, notes)
    }

    private func weighed(
        _ tags: [Tag], _ side: Side, isInFront: Bool, path: String
    ) -> (tags: [Tag], notes: [InputNote])? {
        var weighed: [Tag] = []
        /// The index in `weighed` of each name in its group. Names that differ in group or case merge, or stay apart,
        /// later.
        var places: [String: Int] = [:]
        var weightless: [String] = []
        for tag in tags {
            let bytes = Array(tag.name.utf8)
            let content = 0..<bytes.count
            guard
                let bare = isInFront
                    ? BareNumber(before: bytes.span, content)
                    : BareNumber(bytes.span, content, allowsBrackets: !isInColumns)
            else { return nil }
            // A number that cannot be read is among the problems of its side.
            let number = (Double(String(decoding: bytes[bare.number], as: UTF8.self)) ?? 1) * bare.scale
            let name = String(decoding: bytes[bare.name], as: UTF8.self)
            // An item that occurs twice is counted, so its number is no weight.
            guard number.isFinite, tag.entries == 1 else { return nil }
            guard number > 0 else {
                weightless.append(name)
                continue
            }
            let key = "\(tag.group ?? "")\u{0}\(name)"
            if let place = places[key] {
                weighed[place].weight += number
                weighed[place].entries += 1
                continue
            }
            places[key] = weighed.count
            guard
                let tag = try? Tag(
                    name: name, weight: number, link: tag.link, group: tag.group,
                    attributes: tag.attributes, style: tag.style)
            else { return nil }
            weighed.append(tag)
        }
        let shared = weighed.reduce(0) { $0 + ($1.entries > 1 ? $1.entries : 0) }
        guard let first = weighed.first, let example = side.items.names.first, weighed.allSatisfy(\.weight.isFinite),
            shared * 2 < tags.count
        else { return nil }
        let (ends, place, usual) = isInFront ? ("begins", "beginning", "42 name (1)") : ("ends", "end", "name 42 (1)")
        var notes = [
            InputNote(
                path: path, line: side.items.line,
                "every item \(ends) with a number, which is read as its weight: \"\(example)\" is \"\(readable(first.name, atMost: 60))\" and its weight; a name with a number at its \(place) has a weight behind it: \(usual)",
                isDoubtful: shared > 0)
        ]
        if !weightless.isEmpty {
            notes.append(InputNote(path: path, "the weight 0 makes no tag: \(quotedList(weightless))"))
        }
        return (weighed, notes)
    }
}
