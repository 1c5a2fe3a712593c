import MarkupReading
import SourceText

/// Returns the ids, the links and the mistakes of a finished page.
///
/// The page is read by the tokenization rules of the HTML standard, each byte once, without making a tree. Elements
/// whose end tag is optional in HTML may stay open; all others have to be closed in the reverse order of their opening.
/// - Returns: the facts, with at most ``PageFactReader/mostProblems`` problems.
/// - Complexity: O(n) in the bytes.
package func readPageFacts(_ page: [UInt8]) -> PageFacts {
    var reader = PageFactReader(page)
    reader.read()
    return reader.facts
}

/// The reader of a page behind ``readPageFacts(_:)``.
struct PageFactReader {
    private let page: [UInt8]
    private var scanner: MarkupScanner
    private var nesting: PageNesting
    private(set) var facts = PageFacts()
    /// The range of the first occurrence of each id.
    private var places: [String: Range<Int>] = [:]

    static let mostProblems = 50

    init(_ page: [UInt8]) {
        self.page = page
        scanner = MarkupScanner(page)
        nesting = PageNesting(page)
    }

    mutating func read() {
        while let piece = scanner.next() {
            switch piece {
            case .text, .comment, .declaration: break
            case .tag(let tag): read(tag)
            case .unfinished(let range, let isComment):
                nesting.report(
                    range.lowerBound..<min(range.upperBound, range.lowerBound + 60),
                    isComment ? "a comment has no end" : "a tag has no end",
                    hint: isComment ? "close it with -->" : "close it with >, and its attribute with a quotation mark")
            }
        }
        nesting.finish()
        facts.problems = nesting.problems
    }

    private mutating func read(_ tag: MarkupTag) {
        if let quote = tag.openQuote {
            nesting.report(
                quote..<quote + 1, "an attribute of \(nesting.written(tag)) has a quotation mark without a partner",
                hint: "close the value, or write &quot; for a mark in it")
        }
        guard !tag.isEnd else {
            nesting.end(tag)
            scanner.allowsCDATA = nesting.allowsCDATA
            return
        }
        for attribute in scanner.attributes { read(attribute, tag) }
        let isHTML = nesting.start(tag)
        scanner.allowsCDATA = nesting.allowsCDATA
        if isHTML, tag.traits.contains(.rawText), !scanner.skipRawText(of: tag).hasEnd {
            nesting.report(tag.range, "\(nesting.written(tag)) has no end", hint: "write its end tag")
        }
    }

    // MARK: - Attributes

    private mutating func read(_ attribute: MarkupAttribute, _ tag: MarkupTag) {
        switch attribute.kind {
        case .id: readID(attribute.value)
        case .name:
            if tag.traits.contains(.anchor) { facts.ids.append(page.attributeText(attribute.value)) }
        case .srcset:
            for candidate in Self.candidates(page, attribute.value) { addLink(candidate, attribute, tag) }
        case .href, .src, .poster, .action, .cite, .data: addLink(attribute.value, attribute, tag)
        }
    }

    private mutating func readID(_ value: Range<Int>) {
        guard !value.isEmpty else { return }
        let id = page.attributeText(value)
        facts.ids.append(id)
        if let first = places[id] {
            nesting.report(
                value, PageMessage("the id \"\(id)\" occurs twice", of: first, ", for the first time in "),
                hint: "give one of them another name; a link finds only the first", .id)
        } else {
            places[id] = value
        }
    }

    private static let base = ElementName("base")

    private mutating func addLink(_ value: Range<Int>, _ attribute: MarkupAttribute, _ tag: MarkupTag) {
        if tag.element == Self.base {
            nesting.report(
                value, PageMessage("<base> with an address changes where every link of the page leads"),
                hint: "remove it, and write the links with the addresses that they are to have", .address)
        }
        let destination = page.attributeText(value)
        facts.links.append(WrittenLink(destination: destination, offset: value.lowerBound))
        guard let scheme = ForbiddenScheme(destination) else { return }
        // A picture may be in the address of an element that shows it.
        let showsPicture = !tag.traits.contains(.anchor) && attribute.kind != .action
        if scheme.isPicture, showsPicture { return }
        nesting.report(
            value, PageMessage("a link to \"\(scheme.name):\" is not published"), hint: scheme.hint, .address)
    }

    /// Returns the addresses of a `srcset`, by section 4.8.4.2 of the HTML standard.
    private static func candidates(_ page: [UInt8], _ value: Range<Int>) -> [Range<Int>] {
        var candidates: [Range<Int>] = []
        var index = value.lowerBound
        while index < value.upperBound {
            while index < value.upperBound, page[index].isHTMLSpace || page[index] == UInt8(ascii: ",") { index += 1 }
            let start = index
            while index < value.upperBound, !page[index].isHTMLSpace { index += 1 }
            var end = index
            while end > start, page[end - 1] == UInt8(ascii: ",") { end -= 1 }
            if end > start { candidates.append(start..<end) }
            // If the address does not end with a comma, a width or a density may follow, up to the next comma.
            if end == index { index = page.offset(of: UInt8(ascii: ","), in: index..<value.upperBound) }
        }
        return candidates
    }
}

/// A scheme that runs code or leads to the reader's own computer, and so must not be linked to.
struct ForbiddenScheme {
    let name: String
    /// Whether the address is a `data:` address with a picture.
    let isPicture: Bool
    let hint: String

    /// Reads the scheme of an address; nil if an address with this scheme may be linked to. White space and control
    /// characters, which browsers remove from an address, do not hide the scheme.
    init?(_ address: String) {
        var scheme: [UInt8] = []
        var rest = address.utf8[...]
        while let byte = rest.first, byte != UInt8(ascii: ":") {
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { return nil }
            // No forbidden scheme is longer.
            if scheme.count > 10 { return nil }
            if byte > 0x20 { scheme.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) }
            rest = rest.dropFirst()
        }
        guard !rest.isEmpty else { return nil }
        name = String(decoding: scheme, as: UTF8.self)
        isPicture =
            name == "data" && rest.dropFirst().prefix(6).elementsEqual("image/".utf8)
        switch name {
        case "javascript", "vbscript": hint = "a script belongs into <script>, and a button is no link"
        case "data": hint = "save it as a file of the site; pictures may be in src"
        case "file": hint = "it leads to a file of the reader's own computer; put the file into the site"
        default: return nil
        }
    }
}
