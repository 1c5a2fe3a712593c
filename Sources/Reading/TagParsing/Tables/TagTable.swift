import SourceText

/// The tags of an input while the input is read. Entries with the same text are read once and added up, so that memory
/// and most of the time depend on the number of tags and not on the size of the file.
///
/// Names that are equal but written in another way (another case, an escape, another link) stay apart here: they are
/// merged in a later stage, which the report mentions.
package struct TagTable {
    /// The words of each tag (the bytes before its weight), in their context: group, attributes, other columns.
    private var words = ByteInterner()
    /// The index in ``tags`` of each tag, by the number of its words; -1 for words that are no tag.
    private var places: [Int32] = []
    private var tags: [Tag] = []
    /// The strings that tell contexts apart.
    private var contexts = ByteInterner()
    /// The number of entries read, in which equal entries count each time.
    package private(set) var entryCount = 0

    package init() {}

    /// Reserves room for the tags in so many bytes, as if each were a new one. Memory that is not written to costs
    /// nothing; growing arrays would copy their content again and again.
    mutating func reserveCapacity(forBytes count: Int) {
        let bytes = min(count, 1 << 26)
        let tagCount = bytes / 24
        words.reserveCapacity(strings: tagCount, bytes: bytes)
        places.reserveCapacity(tagCount)
        tags.reserveCapacity(tagCount)
    }

    package var isEmpty: Bool { tags.isEmpty }

    /// The number of a context inside another one, such as that of the tags with a group, a link or attributes; 0 is
    /// the outermost.
    mutating func context(_ bytes: Span<UInt8>, _ range: Range<Int>, in outer: Int32 = 0) -> Int32 {
        Int32(truncatingIfNeeded: contexts.index(of: bytes, range, context: outer).index + 1)
    }

    /// The number of the words in a range of the bytes, which is the same each time they occur in the same context.
    mutating func number(of bytes: Span<UInt8>, _ range: Range<Int>, context: Int32) -> Int {
        let (number, isNew) = words.index(of: bytes, range, context: context)
        if isNew { places.append(-1) }
        return number
    }

    /// Adds `weight` to the tag of these words; false if there is none yet, and one has to be inserted.
    mutating func add(_ weight: Double, to number: Int) -> Bool {
        let place = Int(places[number])
        guard place >= 0 else { return false }
        tags[place].weight += weight
        tags[place].entries += 1
        entryCount += 1
        return true
    }

    /// Inserts the tag of the words with this number.
    mutating func insert(_ tag: consuming Tag, weight: Double, as number: Int) {
        places[number] = Int32(truncatingIfNeeded: tags.count)
        tag.weight = weight
        tags.append(tag)
        entryCount += 1
    }

    /// The outermost context of groups, so that attributes of the same bytes stay apart.
    static let groups: Int32 = -1

    /// Appends a tag without looking for an equal one.
    mutating func append(_ tag: consuming Tag) {
        tags.append(tag)
        entryCount += 1
    }

    /// Returns the tags in the order of their first entries.
    ///
    /// - Throws: ``Problem`` if the weights of one add up to more than a number can be.
    func finished(path: String) throws(Problem) -> [Tag] {
        guard let tag = tags.first(where: { !$0.weight.isFinite }) else { return tags }
        let error = Problem(sumTooLarge: tag.name)
        throw Problem(path: path, error.message, hint: error.hint)
    }
}

extension Problem {
    init(sumTooLarge name: String) {
        self.init(
            "the weights of \"\(name)\" add up to more than a number can be",
            hint: "divide all weights by the same number")
    }
}
