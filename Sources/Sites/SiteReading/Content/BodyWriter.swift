import MarkupReading
import SourceText

/// Writes the HTML of a body into one buffer, and keeps what has to be known of it.
struct BodyWriter {
    let source: SourceText
    let range: Range<Int>
    /// The title of the page as it is compared; nil where the body may say it.
    let title: String?
    var html: [UInt8] = []
    var body = RenderedBody()
    var problems = ProblemCollector()
    var marks: TemplateMarks
    var headings = HeadingNames()
    var words = WordTally()
    var summary: BodySummary
    /// The end of the text that was read last, in the source: the best guess where a place is not known.
    var lastPlace: Int
    /// How many blocks and spans are open.
    var depth = 0
    var block = BlockState()
    /// HTML that Markdown hands through, in pieces, until something else comes.
    var raw = RawMarkup()

    /// Nil where they are not asked for.
    var places: BodySourceMap?
    private let longest: Int

    /// Deeper than anyone writes; browsers themselves flatten at 512.
    static let deepestNesting = 200

    /// Whether it was left before its end.
    var isBrokenOff = false
    var footnotes = Footnotes()

    init(_ source: SourceText, _ range: Range<Int>, title: String? = nil, keepsPlaces: Bool = false) {
        self.source = source
        places = keepsPlaces ? BodySourceMap() : nil
        self.range = range
        longest = (4 << 20) + range.count * 32
        self.title = title.map(comparableTitle)
        lastPlace = range.lowerBound
        marks = TemplateMarks(source, range)
        summary = BodySummary(source, range)
        html.reserveCapacity(range.count + range.count / 4 + 256)
        reportForbiddenCharacters()
    }

    consuming func finished() throws(BodyError) -> RenderedBody {
        body.summary = summary.text
        body.wordCount = words.count
        body.warnings = marks.finished() + footnotes.warnings
        body.html = html
        if let places { body.places = places }
        guard problems.isEmpty else {
            // Feeds are XML, and would fail for the same character once more.
            body.html.replaceForbiddenCharacters()
            throw BodyError(problems.problems, body: isBrokenOff ? nil : body)
        }
        return body
    }

    /// Whether a heading at the beginning is the title, or says the same.
    func isTitle(_ heading: String) -> Bool { title == nil || title == comparableTitle(heading) }

    // MARK: - Places

    /// What is written next has the place of the text that is to come.
    @inline(__always)
    mutating func noteStart() { places?.begin(html.count) }

    /// What is written next has the place where the last text ended.
    @inline(__always)
    mutating func noteEnd() { places?.add(html.count, source: lastPlace, isCopy: false) }

    /// What is written next is text that stands there in the source.
    @inline(__always)
    mutating func noteText(at place: Int) { places?.add(html.count, source: place, isCopy: false) }

    /// Takes the end of the HTML back.
    mutating func removeHTML(from start: Int) {
        html.removeLast(html.count - start)
        places?.removeLast(from: start)
    }

    // MARK: - Bytes

    @inline(__always)
    mutating func append(_ text: StaticString) {
        html.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Begins a line, where one is not begun already.
    mutating func breakLine() {
        if let last = html.last, last != UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
    }

    /// Text with `&`, `<` and `>` escaped, and its words counted, in one loop.
    ///
    /// - Parameter counts: false for what is no text of the page itself, such as that of a picture.
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

    /// Whether there is more HTML than a text of this length has without multiplying: an address or a title that is
    /// defined once may be used a hundred thousand times.
    @inline(__always)
    var isTooLong: Bool { html.count > longest }

    mutating func reportLength() {
        report(
            lastPlace..<lastPlace,
            "up to here the text of \(range.count) bytes has made \(html.count) of HTML, more than \(longest)",
            hint: "an address or a title that many links share is too long: shorten it, or divide the text")
    }

    // MARK: - Problems

    mutating func report(_ range: Range<Int>, _ message: String, hint: String?) {
        let source = source
        problems.append(Problem(source, at: range, message, hint: hint))
    }

    /// XML has no way to write them, and pages and feeds are XML too.
    private mutating func reportForbiddenCharacters() {
        guard source.bytes.mayHoldForbiddenCharacters(range) else { return }
        for index in range where problems.hasRoom {
            let byte = source.bytes[index]
            if byte < 0x20, byte != 0, !byte.isHTMLSpace || byte == 0x0C {
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
    /// A guess that is never wrong when it says no: eight bytes at once, and one by one only where a line ends.
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
                // The top bit of a byte is set where the byte is below a space, or is EF: then the difference to EF is 0.
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

    /// In place, so that offsets stay.
    fileprivate mutating func replaceForbiddenCharacters() {
        for index in indices {
            if self[index] < 0x20, !self[index].isHTMLSpace || self[index] == 0x0C { self[index] = 0x3F }
            if self[index] == 0xEF, index + 2 < count, self[index + 1] == 0xBF, self[index + 2] >= 0xBE {
                self[index + 2] = 0xBD
            }
        }
    }
}

/// HTML in pieces, with the places of the pieces.
struct RawMarkup {
    var bytes: [UInt8] = []
    var places: [SourcePlace] = []
    /// Whether it is a block of HTML and no tag in a line.
    var isBlock = false
}

/// Of what Markdown is in the middle.
struct BlockState {
    /// Where the content of the paragraph or the heading begins in the HTML.
    var contentStart = 0
    /// Where the paragraph's text begins in the source.
    var textStart: Int?
    var isHeading = false
    var headingText: [UInt8] = []
    /// How many references to footnotes there were before the heading.
    var headingReferences = 0
    var isParagraph = false
    var isCode = false
    /// HTML elements of code around the text, in which marks of templates are text.
    var codeDepth = 0
    /// Links around the text; those in HTML are none of them.
    var links = 0
    /// Pictures around the text, which is their alternative then.
    var pictures = 0
    var isFirst = true
    /// Of each list whether its items have paragraphs.
    var looseLists: [Bool] = []
    /// A task's box, which goes into the paragraph that is to come.
    var task: Bool?
}
