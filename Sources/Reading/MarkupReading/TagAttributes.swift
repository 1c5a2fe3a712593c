import SourceText

/// The attributes of a start tag, with their references resolved when they are asked for.
struct TagAttributes {
    private let bytes: [UInt8]
    private let range: Range<Int>

    init(_ bytes: [UInt8], _ tag: MarkupTag) { (self.bytes, range) = (bytes, tag.attributes) }

    /// The value of an attribute, the first of its name, empty where it has none; nil if it is not there.
    ///
    /// - Parameter name: in lower case.
    subscript(name: StaticString) -> String? {
        for (found, value) in AttributeReader(bytes, in: range)
        where found.count == name.utf8CodeUnitCount
            && bytes.holdsIgnoringCase(name, at: found.lowerBound, end: found.upperBound)
        {
            return bytes.attributeText(value)
        }
        return nil
    }

    /// Those whose name begins with a text, each name once and in lower case.
    func visit(beginningWith start: StaticString, _ body: (_ name: String, _ value: () -> String) -> Void) {
        var names: Set<String> = []
        for (found, value) in AttributeReader(bytes, in: range)
        where bytes.holdsIgnoringCase(start, at: found.lowerBound, end: found.upperBound) {
            let name = lowercased(bytes, found)
            if names.insert(name).inserted { body(name) { bytes.attributeText(value) } }
        }
    }
}
