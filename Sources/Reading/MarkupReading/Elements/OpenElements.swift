import SourceText

/// An open element, whose end tag has not come yet.
package struct OpenElement: Sendable {
    package enum Namespace: Sendable { case html, svg, math }

    package let name: ElementName
    package let traits: ElementTraits
    /// The range of its start tag, and that of the name in it.
    package let tag: Range<Int>
    package let nameRange: Range<Int>
    package var namespace: Namespace = .html
    /// Whether its content is HTML, as that of `<foreignObject>` is.
    package var isHTMLInside = false
    /// Whether its content is HTML except for two elements, as that of `<mtext>` is.
    var isTextInside = false
    /// The number of the element, from 1, in the order in which the elements of a page are opened.
    package fileprivate(set) var number = 0

    init(_ tag: MarkupTag, _ traits: ElementTraits, _ namespace: Namespace = .html) {
        (name, self.traits, self.tag, nameRange) = (tag.element, traits, tag.range, tag.name)
        self.namespace = namespace
    }
}

/// An element that a tag closed or crossed, and in which role.
package struct Closing: Sendable {
    /// The role of an element in what a tag closes.
    package enum Role: Sendable {
        /// The element that the tag closes.
        case target
        /// The element was open inside the target, which follows it in the list, and was closed with it.
        case inside
        /// The element was open inside the target, and stays open.
        case crossed
        /// The element belongs to a drawing or a formula that the tag ended.
        case foreign
        /// The element was closed since elements cannot be nested more deeply.
        case flattened
    }

    package let element: OpenElement
    package let role: Role
}

/// The stack of open elements of the HTML standard's tree construction. It decides whether `<style>` is raw text and
/// `<![CDATA[` is text, and whether a cloud may be at a place.
///
/// Elements that tree construction opens by itself, and formatting that it reopens, are left out, since
/// they do not change how bytes are read.
package struct OpenElements {
    /// The open elements, the outermost first.
    package private(set) var elements: [OpenElement] = []
    /// The smallest number of open elements since ``markFloor()``.
    package private(set) var lowestCount = 0
    /// The number of elements that have been opened in all.
    package private(set) var openedCount = 0
    /// Whether an element was closed since ``markFloor()``.
    private(set) var hasClosed = false
    private var counts: [Int] = Array(repeating: 0, count: CloudBarrier.allCases.count)
    private let notesClosings: Bool
    /// The elements that the last tag closed, the innermost first; empty unless closings are noted.
    package internal(set) var closings: [Closing] = []

    /// Makes an empty stack; `notingClosings` is whether ``closings`` is kept.
    package init(notingClosings: Bool = false) { notesClosings = notingClosings }

    /// The depth limit of Chromium, which bounds the cost of a hostile page.
    package static let depthLimit = 512

    /// The kinds of element in which a cloud must not be.
    package enum CloudBarrier: Int, CaseIterable {
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

    /// Whether any open element is of a kind in which a cloud must not be.
    package func contains(_ barrier: CloudBarrier) -> Bool { counts[barrier.rawValue] > 0 }

    /// Resets ``lowestCount`` to the current number of open elements.
    package mutating func markFloor() { (lowestCount, hasClosed) = (elements.count, false) }

    /// Whether the element with a number is open; numbers rise up the stack.
    func contains(_ number: Int) -> Bool {
        let index = elements.partitionPoint { $0.number > number }
        return index > 0 && elements[index - 1].number == number
    }

    // MARK: - Stack

    mutating func push(_ element: OpenElement) {
        if elements.count >= Self.depthLimit {
            // Browsers put the new element beside the last one.
            let hadClosed = hasClosed
            removeLast(.flattened)
            hasClosed = hadClosed
        }
        openedCount += 1
        elements.append(element)
        elements[elements.count - 1].number = openedCount
        if element.namespace == .html, let barrier = CloudBarrier(element.traits) { counts[barrier.rawValue] += 1 }
    }

    /// Closes the innermost element, if there is one.
    package mutating func removeLast(_ role: Closing.Role = .target) {
        if !elements.isEmpty { remove(at: elements.count - 1, role) }
    }

    /// - Parameter role: the role in ``closings``; nil for an element that is not noted.
    mutating func remove(at index: Int, _ role: Closing.Role? = .target) {
        let element = elements.remove(at: index)
        if let role { note(element, role) }
        if element.namespace == .html, let barrier = CloudBarrier(element.traits) { counts[barrier.rawValue] -= 1 }
        lowestCount = min(lowestCount, index)
        hasClosed = true
    }

    /// Closes the innermost elements until `count` are left; the outermost of them is the target.
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

    /// Returns the index of the innermost HTML element with one of the traits; nil if an element with a trait of
    /// `barrier` is inside it, or there is none.
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

    /// Whether a paragraph is open that the start of a block would close.
    package var hasOpenParagraph: Bool { innermost(.paragraph, barrier: [.scope, .button]) != nil }

    /// Closes the open paragraph, and everything in it.
    package mutating func closeParagraph() {
        if let index = innermost(.paragraph, barrier: [.scope, .button]) { truncate(to: index) }
    }

    /// Whether the innermost part of a table is one in which only rows and cells are allowed.
    package var isDirectlyInTable: Bool {
        guard let index = innermost(.anyTable, barrier: .template) else { return false }
        return elements[index].traits.isDisjoint(with: .tableCell) && elements[index].name != Self.caption
    }

    /// Whether the innermost element is part of a drawing or a formula, and its content is, too.
    package var isForeign: Bool {
        elements.last.map { $0.namespace != .html && !$0.isHTMLInside && !$0.isTextInside } ?? false
    }

    /// Whether any element after the first `floor` belongs to a drawing or a formula.
    package func isForeign(from floor: Int) -> Bool {
        floor < elements.count && elements[floor...].contains { $0.namespace != .html }
    }

    static let caption = ElementName("caption")
}
