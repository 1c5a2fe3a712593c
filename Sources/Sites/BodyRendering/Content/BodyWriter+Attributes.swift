import MarkdownReading
import MarkupReading
import SourceText

/// A block that is being written or was written, to which an attribute list may belong.
struct WrittenBlock {
    enum Kind { case list, item, other }

    /// The offset of the start tag in the HTML.
    let start: Int
    let kind: Kind
    /// The words before the block.
    let words: WordTally
    /// The attribute lists before the block, which are applied at its end.
    var attributes: [(list: MarkdownAttributes, place: Range<Int>)] = []
}

/// The blocks and spans to which an attribute list at the current place may belong.
struct AttributeTargets {
    struct Level {
        var block: WrittenBlock?
        /// The block inside that ended last.
        var last: WrittenBlock?
        var next: [(list: MarkdownAttributes, place: Range<Int>)] = []
    }

    var levels = [Level()]
    /// The offsets of the open spans' start tags.
    var spans: [Int] = []
    /// The range of the span that ended last.
    var lastSpan: Range<Int>?
}

/// Attribute lists.
extension BodyWriter {
    mutating func beginTarget(_ kind: WrittenBlock.Kind) {
        breakLine()
        let level = targets.levels.count - 1
        let block = WrittenBlock(
            start: html.count, kind: kind, words: words, attributes: targets.levels[level].next)
        targets.levels[level].next = []
        targets.levels.append(AttributeTargets.Level(block: block))
        targets.lastSpan = nil
        smart?.beginBlock()
    }

    mutating func endTarget() {
        guard targets.levels.count > 1, let block = targets.levels.removeLast().block else { return }
        targets.levels[targets.levels.count - 1].last = block
        targets.lastSpan = nil
        for (list, place) in block.attributes { apply(list, at: place, toTagAt: block.start) }
    }

    mutating func beginSpanTarget() { targets.spans.append(html.count) }

    mutating func endSpanTarget() { targets.lastSpan = targets.spans.popLast().map { $0..<html.count } }

    mutating func take(_ list: MarkdownAttributes, at place: Range<Int>, of target: MarkdownAttributeTarget) {
        let level = targets.levels.count - 1
        switch target {
        case .nextBlock: targets.levels[level].next.append((list, place))
        case .previousSpan:
            guard block.pictures == 0, let span = targets.lastSpan, span.upperBound == html.count else { return }
            apply(list, at: place, toTagAt: span.lowerBound)
            targets.lastSpan = span.lowerBound..<html.count
        case .previousBlock:
            if let last = targets.levels[level].last {
                if list.names.contains("toc"), last.kind == .list { return replaceByContents(last, at: place) }
                apply(list, at: place, toTagAt: last.start)
            } else if let block = targets.levels[level].block, block.kind == .item {
                apply(list, at: place, toTagAt: block.start)
            }
        }
    }

    /// Adds attributes to a start tag that is written already.
    mutating func apply(_ list: MarkdownAttributes, at place: Range<Int>, toTagAt start: Int) {
        guard start < html.count, html[start] == UInt8(ascii: "<"), start + 1 < html.count, html[start + 1] != 0x21,
            let end = html[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return }
        var tag = WrittenTag(Array(html[start..<end]))
        if let id = list.id { set(id: id, of: &tag, at: start) }
        for name in list.classes { add(class: name, to: &tag, at: start) }
        for pair in list.pairs {
            let name = pair.name.lowercased()
            switch name {
            case "id" where pair.value.utf8.allSatisfy(\.isNameByteOfAttribute) && !pair.value.isEmpty:
                set(id: pair.value, of: &tag, at: start)
            case "class":
                for name in pair.value.split(separator: " ") { add(class: String(name), to: &tag, at: start) }
            case _ where Self.isAllowed(name): tag.set(name, pair.value)
            default:
                repeated.add(
                    "attribute \(name)", at: place, "the attribute \"\(readable(name, atMost: 40))\" is left out",
                    hint: name == "style" ? "give the text a class, {: .name}, and that a style" : "leave it out")
            }
        }
        let change = tag.bytes.count - (end - start)
        guard change != 0 || !tag.bytes.elementsEqual(html[start..<end]) else { return }
        html.replaceSubrange(start..<end, with: tag.bytes)
        move(from: end, by: change)
        places?.move(from: end, by: change)
    }

    private mutating func set(id: String, of tag: inout WrittenTag, at start: Int) {
        guard takes(id: id, at: textEnd..<textEnd) else { return }
        if let old = tag.value(of: "id") { headings.release(old) }
        tag.set("id", id)
        if outline.last?.start == start { outline[outline.count - 1].id = id }
    }

    private mutating func add(class name: String, to tag: inout WrittenTag, at start: Int) {
        if name == "no_toc", outline.last?.start == start { outline.removeLast() }
        let classes = tag.value(of: "class")
        if classes?.split(separator: " ").contains(name[...]) == true { return }
        tag.set("class", classes.map { "\($0) \(name)" } ?? name)
    }

    private static func isAllowed(_ name: String) -> Bool {
        if allowed.contains(name) { return true }
        return (name.hasPrefix("aria-") || name.hasPrefix("data-")) && name.utf8.count > 5
            && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_.".utf8.contains($0) }
    }

    private static let allowed: Set<String> = [
        "title", "lang", "dir", "width", "height", "alt", "rel", "target", "loading", "role",
    ]

    /// Moves all offsets into the HTML but ``places`` from `end` on, after the HTML before it has changed its length.
    mutating func move(from end: Int, by change: Int) {
        var index = body.links.count - 1
        while index >= 0, body.links[index].place.lowerBound >= end {
            let place = body.links[index].place
            body.links[index].place = place.lowerBound + change..<place.upperBound + change
            index -= 1
        }
        index = body.slots.count - 1
        while index >= 0, body.slots[index].place >= end {
            body.slots[index].place += change
            index -= 1
        }
        index = contents.count - 1
        while index >= 0, contents[index].place >= end {
            contents[index].place += change
            index -= 1
        }
    }
}

/// A start tag that the writer has written, without the sign that ends it.
private struct WrittenTag {
    var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func range(of name: String) -> Range<Int>? {
        let beginning = Array(" \(name)=\"".utf8)
        guard let start = bytes.firstOffset(of: beginning, in: 0..<bytes.count) else { return nil }
        let value = start + beginning.count
        return value..<bytes.offset(of: UInt8(ascii: "\""), in: value..<bytes.count)
    }

    func value(of name: String) -> String? { range(of: name).map { String(decoding: bytes[$0], as: UTF8.self) } }

    mutating func set(_ name: String, _ value: String) {
        var escaped: [UInt8] = []
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            default: escaped.append(byte)
            }
        }
        if let range = range(of: name) { return bytes.replaceSubrange(range, with: escaped) }
        let end = bytes.last == UInt8(ascii: "/") ? bytes.count - 1 : bytes.count
        bytes.insert(contentsOf: " \(name)=\"".utf8 + escaped + [UInt8(ascii: "\"")], at: end)
    }
}

extension UInt8 {
    fileprivate var isNameByteOfAttribute: Bool {
        isASCIILetterOrDigit || "-_.:".utf8.contains(self) || self >= 0x80
    }
}
