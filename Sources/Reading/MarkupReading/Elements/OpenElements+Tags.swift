/// The handling of start and end tags, by sections 13.2.6.4.7 to 13.2.6.5 of the HTML standard, as far as tags decide
/// how later bytes are read.
extension OpenElements {
    private static let svg = ElementName("svg")
    private static let math = ElementName("math")
    private static let font = ElementName("font")
    private static let br = ElementName("br")
    private static let dt = ElementName("dt")
    private static let option = ElementName("option")
    private static let annotation = ElementName("annotation-xml")
    private static let glyphs = [ElementName("mglyph"), ElementName("malignmark")]
    private static let mathText = ["mi", "mo", "mn", "ms", "mtext"].map { (name: StaticString) in ElementName(name) }
    private static let svgHTML = ["foreignobject", "desc", "title"].map { (name: StaticString) in ElementName(name) }
    private static let address = ElementName("address")
    private static let div = ElementName("div")

    /// Updates the stack of open elements for a start tag.
    ///
    /// - Returns: whether the tag begins an element of HTML; an element of a drawing or formula has no raw text.
    package mutating func start(_ tag: MarkupTag, _ bytes: [UInt8]) -> Bool {
        forgetClosings()
        guard isForeign(tag) else {
            startHTML(tag)
            return true
        }
        let breaksOut =
            tag.traits.contains(.endsForeign)
            || tag.element == Self.font
                && AttributeReader(bytes, in: tag.attributes).contains { name, _ in
                    ["color", "face", "size"].contains(lowercased(bytes, name))
                }
        if breaksOut {
            leaveForeign()
            startHTML(tag)
            return true
        }
        guard !tag.isSelfClosing, let namespace = elements.last?.namespace else { return false }
        push(foreign(tag, namespace, bytes))
        return false
    }

    /// Whether `<![CDATA[` would begin a CDATA section at the current place, since a drawing or a formula is open.
    package var allowsCDATA: Bool { elements.last.map { $0.namespace != .html } ?? false }

    /// Closes the innermost element if it is one of HTML and the end tag has its name, as most have, and returns
    /// whether it was closed. ``closings`` is then empty.
    package mutating func closeInnermost(by tag: MarkupTag) -> Bool {
        guard let last = elements.last, last.name == tag.element, last.namespace == .html else { return false }
        forgetClosings()
        remove(at: elements.count - 1, nil)
        return true
    }

    /// Updates the stack of open elements for an end tag.
    package mutating func end(_ tag: MarkupTag) {
        forgetClosings()
        guard let last = elements.last, last.namespace != .html else { return endHTML(tag) }
        if tag.element == Self.br || tag.traits.contains(.paragraph) {
            leaveForeign()
            return endHTML(tag)
        }
        var index = elements.count - 1
        while index >= 0, elements[index].namespace != .html {
            if elements[index].name == tag.element { return truncate(to: index) }
            index -= 1
        }
        endHTML(tag)
    }

    // MARK: - Drawings and formulas

    /// Whether a start tag belongs to a drawing or a formula.
    private func isForeign(_ tag: MarkupTag) -> Bool {
        guard let last = elements.last, last.namespace != .html, !last.isHTMLInside else { return false }
        if last.isTextInside { return Self.glyphs.contains(tag.element) }
        return !(last.namespace == .math && last.name == Self.annotation && tag.element == Self.svg)
    }

    private mutating func leaveForeign() {
        while let last = elements.last, last.namespace != .html, !last.isHTMLInside, !last.isTextInside {
            removeLast(.foreign)
        }
    }

    private func foreign(_ tag: MarkupTag, _ namespace: OpenElement.Namespace, _ bytes: [UInt8]) -> OpenElement {
        let isHTMLInside: Bool
        if namespace == .svg {
            isHTMLInside = Self.svgHTML.contains(tag.element)
        } else {
            isHTMLInside =
                tag.element == Self.annotation
                && AttributeReader(bytes, in: tag.attributes).contains { name, value in
                    lowercased(bytes, name) == "encoding"
                        && ["text/html", "application/xhtml+xml"].contains(lowercased(bytes, value))
                }
        }
        let isTextInside = namespace == .math && Self.mathText.contains(tag.element)
        let isSpecial = isHTMLInside || isTextInside || namespace == .math && tag.element == Self.annotation
        var element = OpenElement(tag, isSpecial ? [.special, .scope] : [], namespace)
        (element.isHTMLInside, element.isTextInside) = (isHTMLInside, isTextInside)
        return element
    }

    // MARK: - Start tags

    private mutating func startHTML(_ tag: MarkupTag) {
        let traits = tag.traits
        if traits.contains(.documentStructure) { return }
        // A table directly in a row of another table ends that one.
        if traits.contains(.table), isDirectlyInTable, let table = innermost(.table, barrier: .template) {
            truncate(to: table)
        }
        if traits.contains(.listItem) { closeItem(.listItem) }
        if traits.contains(.definition) { closeItem(.definition) }
        if traits.contains(.endsParagraph) { closeParagraph() }
        if !traits.isDisjoint(with: [.void, .rawText]) { return }
        if !traits.isDisjoint(with: [.tableSection, .tableCell, .tablePart, .tableRow]) {
            guard openTablePart(traits) else { return }
        }
        if traits.contains(.heading), elements.last.map({ $0.traits.contains(.heading) }) ?? false { removeLast() }
        if traits.contains(.anchor), let index = innermost(.anchor, barrier: .scope) { closeFormatting(at: index) }
        if traits.contains(.button), let index = innermost(.button, barrier: .scope) { truncate(to: index) }
        if traits.contains(.select), let index = innermost(.select, barrier: [.table, .tableCell, .template]) {
            return truncate(to: index)
        }
        if traits.contains(.option) {
            while let last = elements.last, last.traits.contains(.option),
                last.name == Self.option || tag.element != Self.option
            { removeLast() }
        }
        if traits.contains(.ruby), let last = elements.last, last.traits.contains(.ruby) { removeLast() }
        if traits.contains(.foreign) {
            guard !tag.isSelfClosing else { return }
            return push(OpenElement(tag, [], tag.element == Self.svg ? .svg : .math))
        }
        push(OpenElement(tag, traits))
    }

    /// Closes the item before a new one, unless a special element is in between.
    private mutating func closeItem(_ kind: ElementTraits) {
        var index = elements.count - 1
        while index >= 0 {
            let element = elements[index]
            if element.namespace == .html, !element.traits.isDisjoint(with: kind) { return truncate(to: index) }
            let isPassed =
                element.name == Self.address || element.name == Self.div || element.traits.contains(.paragraph)
            if element.traits.contains(.special), !isPassed { return }
            index -= 1
        }
    }

    /// - Returns: false if no table is open, in which case the tag is ignored.
    private mutating func openTablePart(_ traits: ElementTraits) -> Bool {
        guard let table = innermost(.table, barrier: .template) else { return contains(.template) }
        let stays: ElementTraits =
            traits.contains(.tableCell)
            ? .tableStructure : traits.contains(.tableRow) ? [.table, .tableSection] : .table
        if let row = elements[table...].lastIndex(where: { !$0.traits.isDisjoint(with: stays) }) {
            truncate(to: row + 1)
        }
        return true
    }

    // MARK: - End tags

    private mutating func endHTML(_ tag: MarkupTag) {
        let traits = tag.traits
        if !traits.isDisjoint(with: [.documentStructure, .void]) { return }
        if traits.contains(.template) {
            if contains(.template), let index = innermost(.template, barrier: []) { truncate(to: index) }
        } else if traits.contains(.paragraph) {
            closeParagraph()
        } else if traits.contains(.listItem) {
            close(tag.element, barrier: [.scope, .list])
        } else if traits.contains(.heading) {
            if let index = innermost(.heading, barrier: .scope) { truncate(to: index) }
        } else if !traits.isDisjoint(with: .anyTable) {
            close(tag.element, barrier: [.table, .template])
        } else if traits.contains(.select) {
            close(tag.element, barrier: [.table, .tableCell, .template])
        } else if !traits.isDisjoint(with: [.block, .definition]) {
            close(tag.element, barrier: .scope)
        } else if traits.contains(.formatting), let index = innermost(tag.element, barrier: .scope) {
            closeFormatting(at: index)
        } else {
            close(tag.element, barrier: .special)
        }
    }

    /// Closes formatting as the adoption agency algorithm does: blocks that began inside it stay open.
    private mutating func closeFormatting(at index: Int) {
        if let block = elements[(index + 1)...].lastIndex(where: { $0.traits.contains(.special) }) {
            while elements.count > block + 1 { removeLast(.inside) }
            for element in elements[(index + 1)...].reversed() { note(element, .crossed) }
            remove(at: index)
        } else {
            truncate(to: index)
        }
    }

    private mutating func close(_ name: ElementName, barrier: ElementTraits) {
        if let index = innermost(name, barrier: barrier) { truncate(to: index) }
    }
}
