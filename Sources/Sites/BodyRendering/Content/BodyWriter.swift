import MarkupReading
import SourceText

/// A writer of a body's HTML into one buffer, which also collects the title, links and other facts for the site.
struct BodyWriter {
    /// The text that is read, and its places in the author's.
    let text: BodyText
    let source: SourceText
    let range: Range<Int>
    /// The page's title in the form of ``comparableTitle(_:)``; nil if a heading of the body may be the title.
    let title: String?
    var html: [UInt8] = []
    var body = RenderedBody()
    var problems = ProblemCollector()
    var marks: TemplateMarks
    var headings = HeadingNames()
    let style: BodyStyle
    /// The typographic form of the text; nil if it stays as it is written.
    var smart: SmartPunctuation?
    /// Whether the author has written tags of HTML.
    var hasTags = false
    var repeated = RepeatedWarnings()
    var targets = AttributeTargets()
    var outline: [OutlineEntry] = []
    var contents: [ContentsPlace] = []
    var words = WordTally()
    var summary: BodySummary
    /// The offset in the source where the last text ended, which is the best guess for an unknown place.
    var textEnd: Int
    /// The number of open blocks and spans.
    var depth = 0
    var block = BlockState()
    /// The author's HTML in Markdown, collected in pieces until another kind of content follows.
    var raw = RawMarkup()

    /// What shortcodes have begun and not ended yet.
    var calls = OpenInsertions()
    /// The places of the HTML in the source; nil if they were not requested.
    var places: BodySourceMap?
    private let longest: Int

    /// The maximum depth of nested blocks and spans: more than anyone writes; browsers themselves flatten at 512.
    static let deepestNesting = 200

    /// Whether reading stopped before the end of the body.
    var isBrokenOff = false
    var footnotes = Footnotes()

    init(_ text: BodyText, title: String? = nil, style: BodyStyle = BodyStyle(), keepsPlaces: Bool = false) {
        (self.text, self.style) = (text, style)
        (source, range) = (text.source, text.range)
        smart = style.hasSmartPunctuation ? SmartPunctuation(language: style.language) : nil
        places = keepsPlaces ? BodySourceMap() : nil
        longest = (4 << 20) + range.count * 32
        self.title = title.map(comparableTitle)
        textEnd = range.lowerBound
        marks = TemplateMarks(text)
        summary = BodySummary(source, range)
        html.reserveCapacity(range.count + range.count / 4 + 256)
        for problem in text.problems { problems.append(problem) }
        reportForbiddenCharacters()
    }

    consuming func finished() throws(BodyError) -> RenderedBody {
        insertContents()
        body.summary = summary.text
        body.wordCount = words.count
        (body.leftMarks, body.warnings) = (marks.finished(), footnotes.warnings + repeated.problems(text))
        if text.insertions.mayOccur { checkInsertions() }
        if source.bytes.holdsUncommonBlanks(range) { html.replaceUncommonBlanks() }
        body.html = html
        if let places { body.places = text.isOriginal ? places : places.mapped(in: text) }
        if !text.isOriginal {
            for index in body.links.indices {
                body.links[index].offset = text.place(of: body.links[index].offset).offset
            }
            for index in body.slots.indices where body.slots[index].name != nil {
                body.slots[index].offset = text.place(of: body.slots[index].offset).offset
            }
        }
        guard problems.isEmpty else {
            // Feeds are XML, and would report the same character once more.
            body.html.replaceForbiddenCharacters()
            throw BodyError(problems.problems, body: isBrokenOff ? nil : body)
        }
        return body
    }

    /// Returns whether a heading at the beginning of the body is the page's title, or repeats it.
    func isTitle(_ heading: String) -> Bool { title == nil || title == comparableTitle(heading) }

    // MARK: - Places

    /// Gives the HTML written next the place of the text that comes after it.
    @inline(__always)
    mutating func noteStart() { places?.begin(html.count) }

    /// Gives the HTML written next the place where the last text ended.
    @inline(__always)
    mutating func noteEnd() { places?.add(html.count, source: textEnd, isCopy: false) }

    /// Gives the text written next its place in the source.
    @inline(__always)
    mutating func noteText(at place: Int) { places?.add(html.count, source: place, isCopy: false) }

    /// Removes the HTML from an offset to its end, together with its places.
    mutating func removeHTML(from start: Int) {
        html.removeLast(html.count - start)
        places?.removeLast(from: start)
    }

    // MARK: - Bytes

    @inline(__always)
    mutating func append(_ text: StaticString) {
        html.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Begins a new line, unless the HTML is at the beginning of one.
    mutating func breakLine() {
        if let last = html.last, last != UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
    }

    /// Appends text with `&`, `<` and `>` escaped, and each NUL replaced by U+FFFD.
    ///
    /// - Parameters:
    ///   - counts: whether its words are counted; false for text that is not the page's own, such as a picture's.
    ///   - quotes: whether quotation marks are escaped too.
    mutating func appendText(_ text: UnsafeBufferPointer<UInt8>, counts: Bool = true, quotes: Bool = false) {
        if counts { words.count(text) }
        var clean = 0
        // Invariant: text[clean..<index] needs no escape and is not written yet.
        for index in 0..<text.count {
            let byte = text[index]
            if byte > 0x3E { continue }
            let escape: StaticString
            switch byte {
            case UInt8(ascii: "&"): escape = "&amp;"
            case UInt8(ascii: "<"): escape = "&lt;"
            case UInt8(ascii: ">"): escape = "&gt;"
            case UInt8(ascii: "\"") where quotes: escape = "&quot;"
            case 0: escape = "\u{FFFD}"
            default: continue
            }
            html.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean..<index]))
            append(escape)
            clean = index + 1
        }
        html.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean...]))
    }

    // MARK: - Length

    /// Whether the HTML is longer than a text of this length can produce without repetition: an address or a title that
    /// is defined once may be used a hundred thousand times.
    @inline(__always)
    var isTooLong: Bool { html.count > longest }

    mutating func reportLength() {
        report(
            textEnd..<textEnd,
            "up to here the text of \(range.count) bytes has made \(html.count) of HTML, more than \(longest)",
            hint: "an address or a title that many links share is too long: shorten it, or divide the text")
    }

    // MARK: - Problems

    mutating func report(_ range: Range<Int>, _ message: String, hint: String?) {
        problems.append(text.problem(at: range, message, hint: hint))
    }

    /// Reports characters that XML forbids, since pages and feeds are XML too.
    private mutating func reportForbiddenCharacters() {
        guard source.bytes.mayHoldForbiddenCharacters(range) else { return }
        for index in range where problems.hasRoom {
            let byte = source.bytes[index]
            if byte < 0x20, byte != 0, !byte.isHTMLSpace, byte != 0x0B {
                reportForbidden(Unicode.Scalar(byte), at: index..<index + 1)
            } else if byte == 0xEF, index + 2 < range.upperBound, source.bytes[index + 1] == 0xBF,
                source.bytes[index + 2] >= 0xBE
            {
                reportForbidden(source.bytes[index + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}", at: index..<index + 3)
            }
        }
    }

    mutating func reportForbidden(_ character: Unicode.Scalar, at range: Range<Int>) {
        report(
            range, "the text holds the character \(PlainText.name(character)), which XML forbids", hint: "remove it")
    }
}

extension Array where Element == UInt8 {
    /// Returns whether the bytes may hold a character that XML forbids; false is certain. The function reads eight
    /// bytes at once, and single bytes only around control characters, such as line ends.
    fileprivate func mayHoldForbiddenCharacters(_ range: Range<Int>) -> Bool {
        withUnsafeBytes { buffer in
            func isSuspect(_ byte: UInt8) -> Bool {
                byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 || byte == 0xEF
            }
            let ones: UInt64 = 0x0101_0101_0101_0101
            let tops = ones << 7
            var index = range.lowerBound
            while index &+ 8 <= range.upperBound {
                let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                // The top bit of a byte is set if the byte is below a space, or is EF, whose difference to EF is 0.
                let controls = (word &- ones &* 0x20) & ~word
                let difference = word ^ ones &* 0xEF
                if (controls | (difference &- ones) & ~difference) & tops != 0 {
                    for place in index..<index &+ 8 where isSuspect(buffer[place]) { return true }
                }
                index &+= 8
            }
            while index < range.upperBound {
                if isSuspect(buffer[index]) { return true }
                index &+= 1
            }
            return false
        }
    }

    /// Returns whether the bytes hold a vertical tab or a form feed, which are blanks to Markdown and HTML, but which XML
    /// forbids.
    fileprivate func holdsUncommonBlanks(_ range: Range<Int>) -> Bool {
        offset(of: 0x0C, in: range) < range.upperBound || offset(of: 0x0B, in: range) < range.upperBound
    }

    fileprivate mutating func replaceUncommonBlanks() {
        for index in indices where self[index] == 0x0B || self[index] == 0x0C { self[index] = 0x20 }
    }

    /// Replaces each character that XML forbids by one of as many bytes, so that offsets into the text remain valid.
    fileprivate mutating func replaceForbiddenCharacters() {
        for index in indices {
            if self[index] < 0x20, !self[index].isHTMLSpace || self[index] == 0x0C { self[index] = 0x3F }
            if self[index] == 0xEF, index + 2 < count, self[index + 1] == 0xBF, self[index + 2] >= 0xBE {
                self[index + 2] = 0xBD
            }
        }
    }
}

/// The author's HTML in Markdown, collected in pieces, with the places of the pieces in the source.
struct RawMarkup {
    var bytes: [UInt8] = []
    var places: [SourcePlace] = []
    /// Whether the HTML is a block, and not a tag within a line.
    var isBlock = false
}

/// The state of the blocks and spans that are open in Markdown.
struct BlockState {
    /// The offset in the HTML where the content of the current paragraph or heading begins.
    var contentStart = 0
    /// The offset in the source where the paragraph's text begins.
    var textStart: Int?
    var isHeading = false
    var headingText: [UInt8] = []
    /// The heading's text without that of pictures, of which its id is made.
    var headingName: [UInt8] = []
    /// The words before the heading.
    var headingWords = WordTally()
    /// The number of references to footnotes before the heading.
    var headingReferences = 0
    /// The number of slots before the heading.
    var headingSlots = 0
    var isParagraph = false
    /// The offset in the paragraph's HTML up to which its elements were counted, and how many of them are open there.
    var elements = (end: 0, open: 0)
    var isCode = false
    /// The number of HTML elements around the text that show code, in which marks of templates are text.
    var codeDepth = 0
    /// The number of drawings and formulas around the text, which have elements of their own.
    var foreignDepth = 0
    /// The number of Markdown links around the text.
    var links = 0
    /// The number of pictures around the text; if it is not 0, the text is their alternative text.
    var pictures = 0
    var isFirst = true
    /// Whether the items of each open list have paragraphs, from the outermost list to the innermost.
    var looseLists: [Bool] = []
    /// Whether the task of the current item is done; nil for an item without a task, or once the task's box is written.
    /// In a loose list the box goes into the item's paragraph.
    var task: Bool?
}
