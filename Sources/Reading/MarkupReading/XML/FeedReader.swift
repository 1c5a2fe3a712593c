import CLibXML2
import SourceText

/// Reads one feed with libxml2's XML parser, tag by tag; it builds no tree.
final class FeedReader {
    private let xml: XMLReader
    /// Whether any root element is accepted.
    private let readsAnyXML: Bool
    private var reading = FeedReading()
    /// The roles of the open elements, the innermost last; libxml2 limits their number.
    private var open: [FeedElement] = []
    private var collected: Collected?

    /// An element whose text is being collected.
    private struct Collected {
        let element: FeedElement
        let depth: Int
        var text = MarkupText()
    }

    init(_ document: UnsafeBufferPointer<UInt8>, readsAnyXML: Bool = false) {
        xml = XMLReader(document, noun: "feed", hint: FeedHint.general)
        self.readsAnyXML = readsAnyXML
    }

    /// Reads the feed to its end, or to the first fatal error.
    func read() -> Result<FeedReading, Problem> {
        xml.read { tag, namespace in
            self.start(tag, FeedElement(name: tag.name, prefix: tag.prefix, namespace: namespace, in: self.open))
        } end: {
            self.end()
        } text: { piece in
            self.collected?.text.append(piece)
        }
        return xml.error.map(Result.failure) ?? .success(reading)
    }

    private func start(_ tag: StartTag, _ element: FeedElement) {
        if element == .otherRoot, !readsAnyXML {
            return xml.fail(
                "the root element is \(element.description(of: tag)), expected <feed> of Atom, <rss> or <rdf:RDF>",
                hint: FeedHint.otherRoot(tag))
        }
        open.append(element)
        switch element {
        case .entry:
            reading.entryCount += 1
        case .atomCategory:
            let names = ["label", "term"].compactMap { tag.attribute($0) }.map(MarkupText.collapsing)
            append(names.filter { !$0.isEmpty })
        case .title where reading.title.isEmpty && !tag.has("type", equalTo: "html"), .textCategory:
            if collected == nil { collected = Collected(element: element, depth: open.count) }
        default:
            break
        }
    }

    private func end() {
        if let finished = collected, finished.depth == open.count {
            collected = nil
            let text = finished.text.string
            if finished.element == .title {
                reading.title = text
            } else {
                append(text.isEmpty ? [] : [text])
            }
        }
        if !open.isEmpty { open.removeLast() }
    }

    /// Records the category whose element is the innermost open one.
    private func append(_ names: [String]) {
        guard open.dropLast().last == .entry else {
            reading.feedCategoryCount += 1
            return
        }
        reading.categories.append(FeedCategory(names: names, entry: reading.entryCount - 1, line: xml.line))
    }
}

extension StartTag {
    /// Returns the value of an attribute without prefix. libxml2 passes `&` on as
    /// `&#38;` unless it substitutes entities.
    func attribute(_ name: StaticString) -> String? { value(of: name).map(Self.text) }

    /// Returns the value of an attribute with any prefix, such as `r:id`.
    func anyAttribute(_ name: StaticString) -> String? { value(of: name, anyPrefix: true).map(Self.text) }

    private static func text(of value: UnsafeBufferPointer<UInt8>) -> String {
        let escaped: [UInt8] = Array("&#38;".utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < value.count {
            bytes.append(value[index])
            let isEscaped = value[index] == escaped[0] && value[index...].starts(with: escaped)
            index += isEscaped ? escaped.count : 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
