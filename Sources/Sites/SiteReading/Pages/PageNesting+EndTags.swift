import MarkupReading

/// What end tags close, and what the end of the page leaves open.
extension PageNesting {
    mutating func end(_ tag: MarkupTag) {
        if isLost { return }
        if let last = open.last, last.name == tag.element {
            pop()
            return
        }
        if !isForeign, tag.traits.contains(.void) {
            let name = written(tag.name)
            return report(tag.range, "\(written(tag)) closes nothing: \(name) has no content", hint: "leave it out")
        }
        guard let index = match(tag) else { return reportStray(tag) }
        let element = open[index]
        // A paragraph is closed by the end of a block around it, but not by that of a link or an emphasis.
        let isBlock = !element.traits.isDisjoint(with: Self.blocks) || element.isForeign
        close(from: index, isEnded: true, needsParagraphEnd: !isBlock, at: tag.range) { nesting, element in
            (
                nesting.message("\(nesting.written(tag)) stands before the end of ", element),
                "write \(nesting.written(element.nameRange, isEnd: true)) before, or leave both out"
            )
        }
    }

    /// The element that an end tag closes: none outside of the table or the cell that it stands in.
    private func match(_ tag: MarkupTag) -> Int? {
        let barrier: ElementTraits = tag.traits.isDisjoint(with: Self.wide) ? .scope : .template
        var index = open.count - 1
        while index >= 0 {
            if open[index].name == tag.element { return index }
            if !open[index].traits.isDisjoint(with: barrier) { return nil }
            index -= 1
        }
        return nil
    }

    private mutating func reportStray(_ tag: MarkupTag) {
        if let index = expected.lastIndex(of: tag.element) {
            expected.remove(at: index)
            return
        }
        // html, head and body have both tags of which either may be left out.
        if tag.traits.contains(.frame) || !hasRoom { return }
        if tag.traits.contains(.heading), let last = open.last, last.traits.contains(.heading) {
            pop()
            return report(
                tag.range, message("\(written(tag)) stands where the end of ", last, " is expected"),
                hint: "write \(written(last.nameRange, isEnd: true))")
        }
        if tag.traits.contains(.paragraph), let end = paragraphEnd {
            return report(
                tag.range,
                PageMessage("</p> has no <p>: \(written(end.name))", of: end.tag, " of ", " has ended the paragraph"),
                hint: "a block cannot stand in a paragraph; write </p> before it, or <div> in place of <p>")
        }
        report(tag.range, "\(written(tag)) has no \(written(tag.name))", hint: "leave it out, or write its start tag")
    }

    /// The end of the page.
    mutating func finish() {
        guard !isLost else { return }
        for element in open where !Self.mayBeLeftOpen(element) {
            report(
                element.tag, "\(written(element.nameRange)) is never closed",
                hint: "write \(written(element.nameRange, isEnd: true)) where it ends")
        }
    }
}
