/// The value of a `data-` attribute in a page, from which a tag is made.
package struct PageValue: Sendable, Equatable {
    /// The value, with its character references resolved; empty for an attribute without a value.
    package let text: String
    /// The 1-based line on which the tag with the attribute ends.
    package let line: Int

    package init(text: String, line: Int) { (self.text, self.line) = (text, line) }
}

/// Collects the values of the attributes of one name while a page is read.
struct ValueReader {
    private let name: String
    private(set) var values: [PageValue] = []
    /// The names of other `data-` attributes, each once, collected until the first value.
    private(set) var otherNames: [String] = []

    /// The most names among which a suggestion for a misspelt one is sought.
    private static let mostNames = 50

    /// - Parameter name: the name in lower case, as HTML reads attributes.
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
