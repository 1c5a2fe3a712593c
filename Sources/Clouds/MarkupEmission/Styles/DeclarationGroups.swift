import ByteWriting

/// Rules grouped by their declarations, with one list of selectors for each group, in the order in which they first
/// appear.
struct DeclarationGroups {
    /// The bytes after which a list of selectors goes on in another rule, so that no rule fills a style element.
    private static let longestList = 1_000_000

    private(set) var groups: [Group] = []
    private var places: [[UInt8]: Int] = [:]

    /// A rule for several selectors.
    struct Group {
        fileprivate(set) var selectors: String
        let declarations: [UInt8]

        func append(to output: inout ByteBuffer) {
            output.appendVerbatim(selectors)
            output.append("{")
            output.append(contentsOf: declarations)
            output.append("}")
        }
    }

    mutating func add(_ selector: String, _ declarations: [UInt8]) {
        if let place = places[declarations], groups[place].selectors.utf8.count < Self.longestList {
            groups[place].selectors += "," + selector
        } else {
            places[declarations] = groups.count
            groups.append(Group(selectors: selector, declarations: declarations))
        }
    }

    func append(to rules: inout ScopedRules, in opening: String) {
        for group in groups {
            rules.divide(in: opening)
            rules.write { group.append(to: &$0) }
        }
    }
}
