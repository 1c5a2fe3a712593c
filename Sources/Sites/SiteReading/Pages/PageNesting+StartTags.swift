import MarkupReading

/// What start tags close before they open their element.
extension PageNesting {
    /// - Returns: whether it is an element of HTML; one of a drawing or formula holds no raw text.
    mutating func start(_ tag: MarkupTag) -> Bool {
        if isLost { return true }
        if isForeign {
            guard tag.traits.contains(.endsForeign) else {
                if !tag.isSelfClosing { push(tag, isForeign: true) }
                return false
            }
            endForeign(tag)
        }
        let traits = tag.traits
        if traits.contains(.void) {
            if traits.contains(.endsParagraph) { endParagraph(tag) }
            return true
        }
        if let last = open.last, last.name == Self.headName, !traits.contains(.head) { pop() }
        if traits.contains(.listItem) || traits.contains(.definition) { endItem(tag) }
        if traits.contains(.endsParagraph) { endParagraph(tag) }
        if !traits.isDisjoint(with: Self.tableParts) { endTablePart(tag) }
        if !traits.isDisjoint(with: Self.unnested) { endLike(tag) }
        if traits.contains(.option) { endOption(tag) }
        if Self.ruby.contains(tag.element), let last = open.last, Self.ruby.contains(last.name) { pop() }
        let isForeignRoot = traits.contains(.foreign)
        if tag.isSelfClosing {
            if !isForeignRoot {
                report(
                    tag.range, "the slash does not close \(written(tag)) in HTML",
                    hint: "write \(written(tag))\(written(tag.name, isEnd: true))")
            }
            return !traits.contains(.rawText)
        }
        push(tag, isForeign: isForeignRoot)
        return true
    }

    private mutating func endForeign(_ tag: MarkupTag) {
        guard
            let root = open.lastIndex(where: { !$0.isForeign || $0.isHTMLInside }).map({ $0 + 1 }) ?? open.indices.first
        else { return }
        close(from: root, isEnded: false, at: tag.range) { nesting, element in
            (
                nesting.message(
                    "\(nesting.written(tag)) cannot stand in a drawing or a formula: it ends ", element),
                "close \(nesting.written(element.nameRange)) before, or put it into <foreignObject>"
            )
        }
    }

    /// A block ends the paragraph that it is in.
    private mutating func endParagraph(_ tag: MarkupTag) {
        guard paragraphs > 0, let index = innermost(.paragraph, barrier: Self.paragraphScope) else { return }
        let count = problems.count
        closeBefore(tag, from: index)
        if problems.count > count {
            // Its end tag, which comes before a block if not before a paragraph, is not told a second time.
            if !tag.traits.contains(.paragraph) { expected.append(Self.paragraph) }
        } else {
            paragraphEnd = (tag.name, tag.range)
        }
    }

    /// Closes elements that another's start closes; what is open in them is told.
    private mutating func closeBefore(_ tag: MarkupTag, from index: Int) {
        close(from: index, isEnded: true, at: tag.range) { nesting, element in
            (
                nesting.message("", element, " is open where \(nesting.written(tag)) ends what it stands in"),
                "write \(nesting.written(element.nameRange, isEnd: true)) before"
            )
        }
    }

    private mutating func endItem(_ tag: MarkupTag) {
        let kind: ElementTraits = tag.traits.contains(.listItem) ? .listItem : .definition
        var index = open.count - 1
        while index >= 0 {
            let element = open[index]
            if !element.traits.isDisjoint(with: kind) { return closeBefore(tag, from: index) }
            let isPassed =
                element.traits.contains(.paragraph) || element.name == Self.address || element.name == Self.div
            if element.traits.contains(.special), !isPassed || element.isForeign { return }
            index -= 1
        }
    }

    private mutating func endTablePart(_ tag: MarkupTag) {
        let stays: ElementTraits =
            tag.traits.contains(.tableCell)
            ? .tableStructure : tag.traits.contains(.tableRow) ? [.table, .tableSection] : .table
        guard let index = innermost(stays, barrier: .template) else { return }
        guard index + 1 < open.count else { return }
        closeBefore(tag, from: index + 1)
    }

    private mutating func endOption(_ tag: MarkupTag) {
        while let last = open.last, last.traits.contains(.option),
            tag.name.count > 6 || last.name == tag.element
        { pop() }
    }

    /// A heading in a heading, a link in a link, a button in a button.
    private mutating func endLike(_ tag: MarkupTag) {
        let index: Int?
        if tag.traits.contains(.anchor) {
            index = anchors > 0 ? innermost(.anchor, barrier: .scope) : nil
        } else if tag.traits.contains(.button) {
            index = innermost(.button, barrier: .scope)
        } else {
            index = open.last.map { $0.traits.contains(.heading) } ?? false ? open.count - 1 : nil
        }
        guard let index else { return }
        close(from: index, isEnded: false, at: tag.range) { nesting, element in
            (
                nesting.message("", element, " is open where \(nesting.written(tag)) begins"),
                "close \(nesting.written(element.nameRange)) before"
            )
        }
    }
}
