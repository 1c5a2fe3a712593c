import MarkupReading
import SourceText

extension PageScanner {
    private static let foreignObject = ElementName("foreignobject")
    /// The levels of elements that a cloud has at most, with room to spare.
    private static let ownDepth = 64

    // MARK: - Start markers

    mutating func startComment(_ marker: Range<Int>, words: Range<Int>, _ isClosed: Bool) {
        guard !isLeftAlone(marker) else { return }
        giveUpOpenPlaceholder(at: marker)
        var started = OpenPlaceholder(form: .comment, marker: marker, line: lines.line(bytes, at: marker.lowerBound))
        if !isClosed {
            report(
                marker.lowerBound..<marker.lowerBound + 4, "the comment of this placeholder has no end",
                hint: "close it: <!-- stratus tags.md --><!-- /stratus -->")
            started.isRefused = true
        } else if let refusal = refusal(at: marker.lowerBound) {
            report(marker, refusal.message, hint: refusal.hint)
            started.isRefused = true
        } else if let read = readCommentWords(words) {
            started.words = read
            enter(&started)
        } else {
            started.isRefused = true
        }
        placeholder = started
    }

    mutating func startElement(_ tag: MarkupTag) {
        guard !isLeftAlone(tag.range) else {
            _ = open.start(tag, bytes)
            return
        }
        giveUpOpenPlaceholder(at: tag.range)
        var started = OpenPlaceholder(
            form: .element, marker: tag.range, line: lines.line(bytes, at: tag.range.lowerBound))
        started.isSelfClosing = tag.isSelfClosing
        if let refusal = refusal(at: tag.range.lowerBound) {
            report(tag.range, refusal.message, hint: refusal.hint)
            started.isRefused = true
            if head != .closed { head = .closed }
            _ = open.start(tag, bytes)
        } else {
            started.words = readAttributes(tag)
            enter(&started)
            _ = open.start(tag, bytes)
        }
        open.markFloor()
        placeholder = started
    }

    /// Returns whether the marker is in a `<template>`, where nothing is shown until a script copies it; adds a warning
    /// if so.
    private mutating func isLeftAlone(_ marker: Range<Int>) -> Bool {
        guard open.contains(.template) else { return false }
        warn(place: "<template>", marker)
        return true
    }

    /// Gives up the open placeholder if another one begins in it: the first lacks its end, or was meant to contain the
    /// second.
    private mutating func giveUpOpenPlaceholder(at marker: Range<Int>) {
        guard let outer = placeholder else { return }
        givenUp[outer.form, default: 0] += 1
        placeholder = nil
        guard !outer.isRefused else { return }
        report(
            marker, "a placeholder begins inside the one of line \(outer.line)",
            hint: "close that one first, with \(outer.form.endMarker): placeholders cannot stand in one another")
    }

    /// Enters a placeholder: a cloud ends the head and an open paragraph, whatever the placeholder holds now.
    private mutating func enter(_ started: inout OpenPlaceholder) {
        if head == .before, early == nil {
            early = EarlyPlaceholder(number: placeholders.count, start: started.marker.lowerBound)
        }
        head = .closed
        // A drawing may be in a paragraph; the other forms are blocks.
        if open.hasOpenParagraph, started.words.value(of: "format") != "svg" {
            warnOfParagraph(started.marker)
        }
        open.closeParagraph()
        started.outerElementCount = open.count
        open.markFloor()
    }

    /// Whether only blanks are before a place in its line.
    private func isIndentedOnly(_ place: Int) -> Bool {
        var index = place
        while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
        return index == 0 || bytes[index - 1] == UInt8(ascii: "\n") || bytes[index - 1] == UInt8(ascii: "\r")
    }

    /// Notes that the page begins here, with a doctype, `<html>` or `<head>` outside of placeholders: placeholders
    /// before it are before the page, and are refused.
    ///
    /// A part of a page has none of these, and may begin with a cloud. The content of placeholders will be replaced and
    /// so says nothing; this is known only behind them.
    mutating func beginPage(at place: Int) {
        guard let first = early, placeholder == nil, !open.contains(.template) else { return }
        early = nil
        guard place <= first.limit else { return }
        for refused in placeholders[first.number...] {
            report(
                refused.marker, "a cloud cannot stand before the page begins: browsers would begin the body there",
                hint: "put the placeholder into <body>")
        }
        placeholders.removeSubrange(first.number...)
        head = .before
    }

    /// The reason why no cloud can be where the scanner is; nil if one can.
    private func refusal(at start: Int) -> (message: String, hint: String)? {
        if markdown?.beginsLine(bytes, start) == false {
            return (
                "a placeholder of a page in Markdown begins its line, and this one does not",
                "put it into a line of its own"
            )
        }
        if markdown != nil, !isIndentedOnly(start) {
            return (
                "a placeholder of a page in Markdown stands in no quotation and behind no mark of a list",
                "put it into a line of its own; in a list item, indent it as the item's text is"
            )
        }
        let around = "put the placeholder in front of it or behind it"
        if head == .open {
            return ("a cloud cannot stand in <head>: browsers begin the body there", "put the placeholder into <body>")
        }
        if let last = open.elements.last, last.namespace != .html,
            !(last.isHTMLInside && last.name == Self.foreignObject)
        {
            let name = open.elements.contains { $0.namespace == .svg } ? "<svg>" : "<math>"
            return (
                "a cloud cannot stand in \(name): its HTML would end the \(name == "<svg>" ? "drawing" : "formula")",
                around
            )
        }
        if open.contains(.preformatted) {
            return ("a cloud cannot stand in <pre>: its white space would be shown", around)
        }
        if open.contains(.anchor) {
            return ("a cloud cannot stand in a link: it has links of its own, which would end this one", around)
        }
        if open.contains(.button) {
            return ("a cloud cannot stand in <button>: the links in it could not be followed", around)
        }
        if open.contains(.select) {
            return ("a cloud cannot stand in <select>: browsers show text only there", around)
        }
        if open.contains(.heading) {
            return ("a cloud cannot stand in a heading: one of its own would end this one", around)
        }
        if open.isDirectlyInTable {
            return (
                "a cloud cannot stand between the cells of a table: browsers move it in front of the table",
                "put the placeholder into a cell, <td>, or outside of the table"
            )
        }
        if open.count > OpenElements.depthLimit - Self.ownDepth {
            return (
                "a cloud cannot stand here: \(open.count) elements are open, and browsers nest \(OpenElements.depthLimit) at most",
                "close the elements in front of the placeholder"
            )
        }
        return nil
    }

    // MARK: - End markers

    /// Ends the open placeholder of this form, or reports a stray end marker.
    ///
    /// - Parameter tag: the end tag of an element; nil for a comment.
    mutating func endPlaceholder(_ form: Placeholder.Form, _ marker: Range<Int>, _ tag: MarkupTag? = nil) {
        guard let opened = placeholder, opened.form == form, !open.contains(.template) else {
            if let tag { open.end(tag) }
            if placeholder == nil, !open.contains(.template) { reportStrayEnd(form, marker) }
            return
        }
        placeholder = nil
        guard !opened.isRefused else {
            if let tag { open.end(tag) }
            return
        }
        guard !open.isForeign(from: opened.outerElementCount) else {
            report(
                marker,
                "this end marker stands in a drawing or formula that began behind the start marker of line \(opened.line)",
                hint: "put it behind </svg> or </math>")
            return
        }
        open.truncate(to: opened.outerElementCount)
        early?.limit += marker.lowerBound - opened.marker.upperBound
        placeholders.append(
            Placeholder(
                form: form, marker: opened.marker, content: opened.marker.upperBound..<marker.lowerBound,
                sources: opened.words.sources, options: opened.words.options))
    }

    private mutating func reportStrayEnd(_ form: Placeholder.Form, _ marker: Range<Int>) {
        if let count = givenUp[form], count > 0 {
            givenUp[form] = count - 1
            return
        }
        report(
            marker, "an end marker without a placeholder to end",
            hint: "write \(form.startMarker) in front of it, or take it away")
    }

    /// Reports that the end marker is missing, if a tag in a placeholder closes an element that was open around it.
    mutating func reportBreakout(_ tag: MarkupTag) {
        guard let opened = placeholder, !opened.isRefused,
            open.lowestCount < opened.outerElementCount + (opened.form == .element ? 1 : 0)
        else { return }
        placeholder = nil
        givenUp[opened.form, default: 0] += 1
        let line = lines.line(bytes, at: tag.range.lowerBound)
        let name = readable(
            String(decoding: bytes[tag.range.lowerBound..<tag.name.upperBound], as: UTF8.self), atMost: 40)
        report(
            opened.marker, line: opened.line,
            "this placeholder has no end before the \(name)> of line \(line) closes what is around it",
            hint: opened.endHint)
    }

    mutating func reportMissingEnd() {
        guard let opened = placeholder, !opened.isRefused else { return }
        report(opened.marker, line: opened.line, "this placeholder has no end marker", hint: opened.endHint)
    }
}

extension OpenPlaceholder {
    var endHint: String {
        form == .element && isSelfClosing
            ? "/> does not end an element of HTML: write </stratus-cloud> behind it"
            : "write \(form.endMarker) behind it"
    }
}

extension Placeholder.Form {
    var startMarker: String { self == .comment ? "<!-- stratus tags.md -->" : "<stratus-cloud src=\"tags.md\">" }
    var endMarker: String { self == .comment ? "<!-- /stratus -->" : "</stratus-cloud>" }
}
