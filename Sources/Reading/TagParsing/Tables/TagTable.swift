import SourceText

/// The tags of an input while it is read. What stands there twice in the same words is read once and added up, so that
/// memory and most of the time follow the tags and not the file.
///
/// Names that are equal in other words (another case, an escape, another link) stay apart here: merging is a later
/// stage, and the report names it.
package struct TagTable {
    /// The words of a tag (what stands before its weight), each in its context: group, attributes, other columns.
    private var words = ByteInterner()
    /// By the number of the words: the place of their tag, or -1 for words that are none.
    private var places: [Int32] = []
    private var tags: [Tag] = []
    /// Strings that tell contexts apart.
    private var contexts = ByteInterner()
    /// How many tags were read, equal ones counted each time.
    package private(set) var entryCount = 0

    package init() {}

    /// Makes room for the tags of so many bytes, if each is a new one. What is not written to takes no memory; growing
    /// arrays would copy all that is there, again and again.
    mutating func reserveCapacity(forBytes count: Int) {
        let bytes = min(count, 1 << 26)
        let tagCount = bytes / 24
        words.reserveCapacity(strings: tagCount, bytes: bytes)
        places.reserveCapacity(tagCount)
        tags.reserveCapacity(tagCount)
    }

    package var isEmpty: Bool { tags.isEmpty }

    /// A context in another: of the tags with this group, with this link, with these attributes. 0 is the outermost.
    mutating func context(_ bytes: Span<UInt8>, _ range: Range<Int>, in outer: Int32 = 0) -> Int32 {
        Int32(truncatingIfNeeded: contexts.index(of: bytes, range, context: outer).index + 1)
    }

    /// The number of some words, which are a range of the bytes.
    mutating func number(of bytes: Span<UInt8>, _ range: Range<Int>, context: Int32) -> Int {
        let (number, isNew) = words.index(of: bytes, range, context: context)
        if isNew { places.append(-1) }
        return number
    }

    /// Adds `weight` to the tag of these words; false when there is none yet, and one has to be inserted.
    mutating func add(_ weight: Double, to number: Int) -> Bool {
        let place = Int(places[number])
        guard place >= 0 else { return false }
        tags[place].weight += weight
        tags[place].entries += 1
        entryCount += 1
        return true
    }

    /// Takes the tag that some words stand for.
    mutating func insert(_ tag: consuming Tag, weight: Double, as number: Int) {
        places[number] = Int32(truncatingIfNeeded: tags.count)
        tag.weight = weight
        tags.append(tag)
        entryCount += 1
    }

    /// An outermost context of their own for groups, so that attributes of the same bytes stay apart.
    static let groups: Int32 = -1

    /// Adds a tag that is like no other.
    mutating func append(_ tag: consuming Tag) {
        tags.append(tag)
        entryCount += 1
    }

    /// The tags in the order of their first entries.
    ///
    /// - Throws: ``Problem`` when the weights of one add up to more than a number can be.
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
