import SourceText

/// A heading of a body, as the table of contents shows it.
struct OutlineEntry {
    let level: UInt8
    var id: String
    let text: String
    /// The offset of the start tag in the HTML.
    let start: Int
}

/// A place in the HTML at which the table of contents is inserted.
struct ContentsPlace {
    var place: Int
    /// The offset of its sign in the source.
    let offset: Int
    let isNumbered: Bool
}

/// Tables of contents: `[TOC]` in a paragraph of its own, or kramdown's `{:toc}` after a list.
extension BodyWriter {
    /// Removes the current paragraph if it is `[TOC]`, and remembers its place.
    mutating func takeContents() -> Bool {
        guard let start = block.textStart, start + 5 <= range.upperBound,
            html[block.contentStart...].elementsEqual("[TOC]".utf8)
                || html[block.contentStart...].elementsEqual("[toc]".utf8),
            html[..<block.contentStart].suffix(3).elementsEqual("<p>".utf8),
            !source.bytes.isEscaped(at: start, from: range.lowerBound), !footnotes.isWriting
        else { return false }
        removeHTML(from: block.contentStart - 3)
        if let words = targets.levels.last?.block?.words { self.words = words }
        contents.append(ContentsPlace(place: html.count, offset: start, isNumbered: false))
        return true
    }

    /// Replaces a list by the table of contents.
    mutating func replaceByContents(_ list: WrittenBlock, at place: Range<Int>) {
        guard list.start < html.count, !footnotes.isWriting else { return }
        let isNumbered = html[list.start...].starts(with: "<ol".utf8)
        forgetHTML(from: list.start)
        words = list.words
        contents.append(ContentsPlace(place: html.count, offset: place.lowerBound, isNumbered: isNumbered))
    }

    /// Inserts the table of contents at each of its places.
    mutating func insertContents() {
        guard !outline.isEmpty else { return }
        while let last = contents.popLast() {
            let list = contentsList(isNumbered: last.isNumbered)
            html.insert(contentsOf: list.html, at: last.place)
            move(from: last.place, by: list.html.count)
            places?.replace(last.place..<last.place, length: list.html.count, limit: range.upperBound)
            let index = body.links.firstIndex { $0.place.lowerBound >= last.place } ?? body.links.count
            body.links.insert(
                contentsOf: list.links.map { link in
                    BodyLink(
                        destination: "#\(link.id)",
                        place: last.place + link.place.lowerBound..<last.place + link.place.upperBound,
                        offset: last.offset)
                }, at: index)
        }
    }

    private func contentsList(isNumbered: Bool) -> (html: [UInt8], links: [(id: String, place: Range<Int>)]) {
        var html = Array("<nav class=\"toc\" role=\"doc-toc\">\n".utf8)
        var links: [(id: String, place: Range<Int>)] = []
        let (open, close) = isNumbered ? ("<ol>\n", "</ol>\n") : ("<ul>\n", "</ul>\n")
        // The levels of the open lists, from the outermost to the innermost.
        var levels: [UInt8] = []
        for entry in outline {
            while levels.count > 1, levels[levels.count - 2] >= entry.level {
                levels.removeLast()
                html += "</li>\n\(close)".utf8
            }
            if let last = levels.last, last >= entry.level {
                levels[levels.count - 1] = entry.level
                html += "</li>\n".utf8
            } else {
                if !levels.isEmpty { html.append(0x0A) }
                levels.append(entry.level)
                html += open.utf8
            }
            html += "<li><a href=\"".utf8
            let start = html.count
            html += "#\(entry.id)".utf8
            links.append((entry.id, start..<html.count))
            html += "\">".utf8
            for byte in entry.text.utf8 {
                switch byte {
                case UInt8(ascii: "&"): html += "&amp;".utf8
                case UInt8(ascii: "<"): html += "&lt;".utf8
                case UInt8(ascii: ">"): html += "&gt;".utf8
                default: html.append(byte)
                }
            }
            html += "</a>".utf8
        }
        for _ in levels { html += "</li>\n\(close)".utf8 }
        html += "</nav>\n".utf8
        return (html, links)
    }
}
