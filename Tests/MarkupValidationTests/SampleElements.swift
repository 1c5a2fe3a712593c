import MarkupValidation

/// The elements of a sample in its bytes, each with what a schema declares of it, so that one can be changed without writing
/// the rest anew.
struct SampleElements {
    struct Element {
        let name: String
        let attributes: [(name: String, value: String)]
        let declared: SchemaModel.Element
        /// The start tag, and all of the element.
        let tag: Range<Int>
        fileprivate(set) var whole: Range<Int>

        /// Elements that differ in no more than figures and texts are one case.
        var signature: String {
            let names = attributes.map(\.name).joined(separator: " ")
            let role = attributes.first { $0.name == "class" }?.value ?? ""
            return "\(declared.key) \(names) \(role.filter { !("0"..."9").contains($0) })"
        }
    }

    let bytes: [UInt8]
    private(set) var elements: [Element] = []
    /// Elements that no schema declares where they stand.
    private(set) var undeclared: [String] = []

    init(_ document: String, as kind: MarkupKind, _ model: SchemaModel) {
        bytes = Array(document.utf8)
        var open: [Int] = []
        var place = bytes.starts(with: "<!".utf8) || bytes.starts(with: "<?".utf8) ? 2 : 0
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))! + 1
            place = end
            if bytes[start + 1] == UInt8(ascii: "/") {
                let ended = open.removeLast()
                elements[ended].whole = elements[ended].tag.lowerBound..<end
                continue
            }
            let tag = MarkupTree(String(decoding: bytes[start..<end], as: UTF8.self)).root
            var declared = model.root(of: kind)
            if let parent = open.last {
                guard let child = elements[parent].declared.child(tag.name) else {
                    undeclared.append("\(tag.name) in \(elements[parent].declared.key)")
                    return
                }
                declared = model.element(of: child)
            }
            if bytes[end - 2] != UInt8(ascii: "/") { open.append(elements.count) }
            elements.append(
                Element(
                    name: tag.name, attributes: tag.attributes, declared: declared, tag: start..<end,
                    whole: start..<end))
        }
    }

    /// The first of each case.
    var cases: [Element] {
        var known: Set<String> = []
        return elements.filter { known.insert($0.signature).inserted }
    }

    /// The sample with other attributes on one element.
    func changing(_ element: Element, _ edit: (inout [(name: String, value: String)]) -> Void) -> [UInt8] {
        var attributes = element.attributes
        edit(&attributes)
        let end = bytes[element.tag.upperBound - 2] == UInt8(ascii: "/") ? "/>" : ">"
        let tag = "<\(element.name)\(attributes.map { " \($0.name)=\"\($0.value)\"" }.joined())\(end)"
        return Array(bytes[..<element.tag.lowerBound]) + tag.utf8 + bytes[element.tag.upperBound...]
    }

    func inserting(_ markup: [UInt8], at place: Int) -> [UInt8] {
        Array(bytes[..<place]) + markup + bytes[place...]
    }

    func removing(_ element: Element) -> [UInt8] {
        Array(bytes[..<element.whole.lowerBound]) + bytes[element.whole.upperBound...]
    }

    func source(of element: Element) -> [UInt8] { Array(bytes[element.whole]) }

    /// Where the content of an element begins and ends; nil where it has none.
    func content(of element: Element) -> Range<Int>? {
        guard bytes[element.tag.upperBound - 2] != UInt8(ascii: "/") else { return nil }
        let end = bytes[..<element.whole.upperBound].lastIndex(of: UInt8(ascii: "<"))!
        return element.tag.upperBound..<end
    }
}
