import DataReading
import MarkupReading
import SourceText

/// The `<meta name="…" content="…">` elements in the head of an HTML post, as Pelican reads them, and those with a
/// `property` in place of the name, as the Open Graph protocol has it.
enum MetaElements {
    /// The offset after the last such element, 0 without one; nil if the bytes end inside the head and more are to
    /// come.
    static func end(_ bytes: [UInt8], isWhole: Bool) -> Int? {
        var end = 0
        let isFinished = scan(bytes) { end = $0.range.upperBound }
        return isFinished || isWhole ? end : nil
    }

    static func entries(_ source: SourceText, _ content: Range<Int>) -> [MetadataEntry] {
        var values: [(name: String, values: [MetadataValue])] = []
        _ = scan(source.bytes) { element in
            guard element.range.upperBound <= content.upperBound else { return }
            let key = source.bytes.attributeText(element.name).lowercased()
            let value = MetadataValue(
                .scalar(element.content.map { source.bytes.attributeText($0) } ?? ""),
                at: element.content?.lowerBound ?? element.range.lowerBound)
            if let place = values.firstIndex(where: { $0.name == key }) {
                values[place].values.append(value)
            } else {
                values.append((key, [value]))
            }
        }
        return values.map { name, values in
            // A name that occurs again adds a value, as in Pelican.
            MetadataEntry(name, values.count == 1 ? values[0] : MetadataValue(.list(values), at: values[0].offset))
        }
    }

    private struct Element {
        let range: Range<Int>
        let name: Range<Int>
        let content: Range<Int>?

        /// Reads the attributes of an element; nil if it has no name.
        init?(_ bytes: [UInt8], _ tag: MarkupTag) {
            var name: Range<Int>?
            var content: Range<Int>?
            for attribute in AttributeReader(bytes, in: tag.attributes) {
                // HTML takes the first of several attributes of a name.
                switch lowercased(bytes, attribute.name) {
                case "name", "property": name = name ?? attribute.value
                case "content": content = content ?? attribute.value
                default: break
                }
            }
            guard let name, !name.isEmpty else { return nil }
            (range, self.name, self.content) = (tag.range, name, content)
        }
    }

    private static let html = ElementName("html")
    private static let head = ElementName("head")
    private static let meta = ElementName("meta")
    /// Elements that are skipped: their content is raw text to a browser that runs scripts, and no part of the head to
    /// any reader.
    private static let inert: [ElementName] = [ElementName("noscript"), ElementName("template")]

    /// Passes the named `<meta>` elements of the head to `body`; returns whether the end of the head was found.
    private static func scan(_ bytes: [UInt8], _ body: (Element) -> Void) -> Bool {
        var scanner = MarkupScanner(bytes)
        while let piece = scanner.next() {
            switch piece {
            case .text, .comment, .declaration: break
            case .unfinished: return false
            case .tag(let tag):
                if tag.element == head, tag.isEnd { return true }
                // Anything else begins the body.
                guard tag.traits.contains(.head) || tag.element == head || tag.element == html else { return true }
                guard !tag.isEnd else { continue }
                if tag.element == meta {
                    Element(bytes, tag).map(body)
                } else if tag.traits.contains(.rawText) || inert.contains(tag.element) {
                    guard scanner.skipRawText(of: tag).hasEnd else { return false }
                }
            }
        }
        return false
    }
}
