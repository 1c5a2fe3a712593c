/// The value of an attribute of a page.
package struct PageValue: Sendable, Equatable {
    /// With its character references resolved; empty where none is written.
    package let text: String
    /// 1-based; the line on which the tag ends.
    package let line: Int

    package init(text: String, line: Int) { (self.text, self.line) = (text, line) }
}

/// Collects the values of the attributes of one name while a page is read.
struct ValueReader {
    private let name: String
    private(set) var values: [PageValue] = []
    /// Other attributes for data, each once, as long as there is no value.
    private(set) var otherNames: [String] = []

    /// As many as a misspelt name is looked for among.
    private static let mostNames = 50

    /// - Parameter name: in lower case, as attributes of HTML are read.
    init(name: String) { self.name = name }

    mutating func start(_ attributes: TagAttributes, line: @autoclosure () -> Int) {
        attributes.visit(beginningWith: "data-") { found, value in
            if found == name {
                values.append(PageValue(text: value(), line: line()))
            } else if values.isEmpty, otherNames.count < Self.mostNames, !otherNames.contains(found) {
                otherNames.append(found)
            }
        }
    }
}
