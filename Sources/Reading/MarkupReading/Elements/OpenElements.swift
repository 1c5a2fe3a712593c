import SourceText

/// An element on the stack of ``OpenElements``: its start tag has been read, and its end tag has not.
package struct OpenElement: Sendable {
    package enum Namespace: Sendable { case html, svg, math }

    package let name: ElementName
    package let traits: ElementTraits
    /// The range of the start tag in the page.
    package let tag: Range<Int>
    package let nameRange: Range<Int>
    package var namespace: Namespace = .html
    /// Whether the content of the element is HTML although the element belongs to a drawing or formula, as that of
    /// `<foreignObject>`.
    package var isHTMLInside = false
    /// Whether its content is HTML except for two elements, as that of `<mtext>` is.
    var isTextInside = false
    /// The number of the element: elements of a page are numbered from 1 in the order in which they are opened.
    package fileprivate(set) var number = 0

    init(_ tag: MarkupTag, _ traits: ElementTraits, _ namespace: Namespace = .html) {
        (name, self.traits, self.tag, nameRange) = (tag.element, traits, tag.range, tag.name)
        self.namespace = namespace
    }
}

/// An element that a tag closed or crossed, and its role in that.
package struct Closing: Sendable {
    /// The role of an element when a tag closes elements.
    package enum Role: Sendable {
        /// The element that the tag is meant to close.
        case target
        /// The element was inside the target, which comes after it in ``OpenElements/closings``, and was closed with
        /// it.
        case inside
        /// The element was inside the target, and stays open.
        case crossed
        /// The element belongs to a drawing or a formula, which the tag ended.
        case foreign
        /// The element was closed because elements cannot be nested more deeply.
        case flattened
    }

    package let element: OpenElement
    package let role: Role
}

/// The stack of open elements of the HTML standard's tree construction. It decides whether `<style>` is raw text and
/// `<![CDATA[` is text, and whether a cloud may be at a place.
///
/// Elements that tree construction opens by itself, and formatting elements that it reopens, are left out, since they
/// do not change how bytes are read.
package struct OpenElements {
    /// The open elements, the outermost first.
    package private(set) var elements: [OpenElement] = []
    /// The smallest number of open elements since the last call of ``markFloor()``.
    package private(set) var lowestCount = 0
    /// The number of elements that have been opened since the beginning of the page.
    package private(set) var openedCount = 0
    /// Whether an element was closed since ``markFloor()``.
    private(set) var hasClosed = false
    private var counts: [Int] = Array(repeating: 0, count: CloudBarrier.allCases.count)
    private let notesClosings: Bool
    /// The elements that the last tag closed, the innermost first; empty unless the stack notes closings.
    package internal(set) var closings: [Closing] = []

    /// Makes an empty stack of open elements.
    ///
    /// - Parameter notingClosings: whether ``closings`` is kept.
    package init(notingClosings: Bool = false) { notesClosings = notingClosings }

    /// The largest number of open elements, which bounds the cost of a hostile page. Chromium has the same limit.
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

    /// Returns whether any open element is of the given kind, in which a cloud must not be.
    package func contains(_ barrier: CloudBarrier) -> Bool { counts[barrier.rawValue] > 0 }

    /// Resets ``lowestCount`` to the current number of open elements, to see which of them later tags close.
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

    /// Closes the innermost element, if there is one, and notes the role in ``closings``.
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

    /// Closes the innermost elements until `count` are left. The last one closed is the target in ``closings``.
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

    /// Whether a paragraph is open that the start tag of a block would close.
    package var hasOpenParagraph: Bool { innermost(.paragraph, barrier: [.scope, .button]) != nil }

    /// Closes the open paragraph and everything in it, if there is one.
    package mutating func closeParagraph() {
        if let index = innermost(.paragraph, barrier: [.scope, .button]) { truncate(to: index) }
    }

    /// Whether the innermost open part of a table is one in which only rows and cells are allowed.
    package var isDirectlyInTable: Bool {
        guard let index = innermost(.anyTable, barrier: .template) else { return false }
        return elements[index].traits.isDisjoint(with: .tableCell) && elements[index].name != Self.caption
    }

    /// Whether the content of the innermost element is that of a drawing or a formula, and not HTML or text inside one.
    package var isForeign: Bool {
        elements.last.map { $0.namespace != .html && !$0.isHTMLInside && !$0.isTextInside } ?? false
    }

    /// Returns whether any open element but the outermost `floor` belongs to a drawing or a formula.
    package func isForeign(from floor: Int) -> Bool {
        floor < elements.count && elements[floor...].contains { $0.namespace != .html }
    }

    static let caption = ElementName("caption")
}
