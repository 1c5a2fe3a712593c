import SourceText

/// An element whose end tag has not come yet.
package struct OpenElement: Sendable {
    package enum Namespace: Sendable { case html, svg, math }

    package let name: ElementName
    package let traits: ElementTraits
    /// Where its start tag stands, and the name in it.
    package let tag: Range<Int>
    package let nameRange: Range<Int>
    package var namespace: Namespace = .html
    /// Its content is HTML, as that of `<foreignObject>` is.
    package var isHTMLInside = false
    /// Its content is HTML but for two elements, as that of `<mtext>` is.
    var isTextInside = false
    /// The elements of a page are numbered as they are opened, from 1.
    package fileprivate(set) var number = 0

    init(_ tag: MarkupTag, _ traits: ElementTraits, _ namespace: Namespace = .html) {
        (name, self.traits, self.tag, nameRange) = (tag.element, traits, tag.range, tag.name)
        self.namespace = namespace
    }
}

/// What became of an element when a tag came.
package struct Closing: Sendable {
    package enum Role: Sendable {
        /// It is what the tag closes.
        case target
        /// It was open in the target, which is the next of this role, and is closed with it.
        case inside
        /// It was open in the target, and stays open.
        case crossed
        /// It is of a drawing or a formula that the tag has ended.
        case foreign
        /// It had no room for an element in it.
        case flattened
    }

    package let element: OpenElement
    package let role: Role
}

/// The stack of open elements of the HTML standard's tree construction: what is in it decides whether `<style>` is raw
/// text and `<![CDATA[` is text, and whether a cloud can stand at a place.
///
/// Elements that tree construction opens by itself, and formatting that it opens once more, are not in it: neither
/// changes how bytes are read.
package struct OpenElements {
    package private(set) var elements: [OpenElement] = []
    /// How many elements there were at the least since ``markFloor()``.
    package private(set) var lowestCount = 0
    package private(set) var openedCount = 0
    /// Whether an element was closed since ``markFloor()``.
    private(set) var hasClosed = false
    private var counts: [Int] = Array(repeating: 0, count: Place.allCases.count)
    private let notesClosings: Bool
    /// What the last tag has closed, the innermost first: for those who report it.
    package internal(set) var closings: [Closing] = []

    package init(notingClosings: Bool = false) { notesClosings = notingClosings }

    /// As deep as Chromium nests; a bound on what a hostile page costs.
    package static let depthLimit = 512

    /// Where a cloud cannot stand.
    package enum Place: Int, CaseIterable {
        case template, preformatted, anchor, button, select, heading

        init?(_ traits: ElementTraits) {
            guard !traits.isDisjoint(with: [.template, .preformatted, .anchor, .button, .select, .option, .heading])
            else { return nil }
            self =
                traits.contains(.template)
                ? .template
                : traits.contains(.preformatted)
                    ? .preformatted
                    : traits.contains(.anchor)
                        ? .anchor
                        : traits.contains(.button) ? .button : traits.contains(.heading) ? .heading : .select
        }
    }

    package var count: Int { elements.count }

    package func contains(_ place: Place) -> Bool { counts[place.rawValue] > 0 }

    package mutating func markFloor() { (lowestCount, hasClosed) = (elements.count, false) }

    /// Whether the element of a number is open; they rise in the stack.
    func contains(_ number: Int) -> Bool {
        let index = elements.partitionPoint { $0.number > number }
        return index > 0 && elements[index - 1].number == number
    }

    // MARK: - Stack

    mutating func push(_ element: OpenElement) {
        if elements.count >= Self.depthLimit {
            // To browsers the new one stands beside it, and it goes on.
            let hadClosed = hasClosed
            removeLast(.flattened)
            hasClosed = hadClosed
        }
        openedCount += 1
        elements.append(element)
        elements[elements.count - 1].number = openedCount
        if element.namespace == .html, let place = Place(element.traits) { counts[place.rawValue] += 1 }
    }

    package mutating func removeLast(_ role: Closing.Role = .target) {
        if !elements.isEmpty { remove(at: elements.count - 1, role) }
    }

    /// - Parameter role: nil for one that is not noted.
    mutating func remove(at index: Int, _ role: Closing.Role? = .target) {
        let element = elements.remove(at: index)
        if let role { note(element, role) }
        if element.namespace == .html, let place = Place(element.traits) { counts[place.rawValue] -= 1 }
        lowestCount = min(lowestCount, index)
        hasClosed = true
    }

    package mutating func truncate(to count: Int) {
        while elements.count > count { removeLast(elements.count == count + 1 ? .target : .inside) }
    }

    mutating func forgetClosings() {
        if !closings.isEmpty { closings.removeAll(keepingCapacity: true) }
    }

    mutating func note(_ element: OpenElement, _ role: Closing.Role) {
        if notesClosings { closings.append(Closing(element: element, role: role)) }
    }

    // MARK: - Scopes

    /// The innermost HTML element that has one of these traits, unless one with a trait of `barrier` is around it.
    func innermost(_ traits: ElementTraits, barrier: ElementTraits) -> Int? {
        var index = elements.count - 1
        while index >= 0 {
            let element = elements[index]
            if element.namespace == .html, !element.traits.isDisjoint(with: traits) { return index }
            if !element.traits.isDisjoint(with: barrier) { return nil }
            index -= 1
        }
        return nil
    }

    func innermost(_ name: ElementName, barrier: ElementTraits) -> Int? {
        var index = elements.count - 1
        while index >= 0 {
            let element = elements[index]
            if element.namespace == .html, element.name == name { return index }
            if !element.traits.isDisjoint(with: barrier) { return nil }
            index -= 1
        }
        return nil
    }

    package var hasOpenParagraph: Bool { innermost(.paragraph, barrier: [.scope, .button]) != nil }

    package mutating func closeParagraph() {
        if let index = innermost(.paragraph, barrier: [.scope, .button]) { truncate(to: index) }
    }

    /// Whether the innermost element of a table is one in which only rows and cells can stand.
    package var isDirectlyInTable: Bool {
        guard let index = innermost(.anyTable, barrier: .template) else { return false }
        return elements[index].traits.isDisjoint(with: .tableCell) && elements[index].name != Self.caption
    }

    /// Whether the innermost element is one of a drawing or a formula, and what is in it too.
    package var isForeign: Bool {
        elements.last.map { $0.namespace != .html && !$0.isHTMLInside && !$0.isTextInside } ?? false
    }

    /// Whether a drawing or a formula was opened behind the first `floor` elements, or before them.
    package func isForeign(from floor: Int) -> Bool {
        floor < elements.count && elements[floor...].contains { $0.namespace != .html }
    }

    static let caption = ElementName("caption")
}
