import SourceText

/// The attributes of a start tag, whose references are resolved on access.
struct TagAttributes {
    private let bytes: [UInt8]
    private let range: Range<Int>

    init(_ bytes: [UInt8], _ tag: MarkupTag) { (self.bytes, range) = (bytes, tag.attributes) }

    /// The value of the first attribute with this name, empty if it is written without a
    /// value; nil if there is no such attribute.
    ///
    /// - Parameter name: the name in lower case.
    subscript(name: StaticString) -> String? {
        for (found, value) in AttributeReader(bytes, in: range)
        where found.count == name.utf8CodeUnitCount
            && bytes.holdsIgnoringCase(name, at: found.lowerBound, end: found.upperBound)
        {
            return bytes.attributeText(value)
        }
        return nil
    }

    /// Calls `body` for each attribute whose name begins with a text, once for each name, in lower case.
    func visit(beginningWith start: StaticString, _ body: (_ name: String, _ value: () -> String) -> Void) {
        var names: Set<String> = []
        for (found, value) in AttributeReader(bytes, in: range)
        where bytes.holdsIgnoringCase(start, at: found.lowerBound, end: found.upperBound) {
            let name = lowercased(bytes, found)
            if names.insert(name).inserted { body(name) { bytes.attributeText(value) } }
        }
    }
}
