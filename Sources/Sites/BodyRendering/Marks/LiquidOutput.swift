import SiteReading
import SourceText

/// The meaning of `{{ … }}` in a post, where it is plain.
enum LiquidOutput: Equatable {
    /// A text, which is shown as it is.
    case text(String)
    /// An address that begins at the site's root, such as `/about/`; `isAbsolute` is whether it has the host.
    case path(String, isAbsolute: Bool)
    /// The beginning of addresses: `site.url`, which is the host, or `site.baseurl`, which is the path of the home page.
    case start(isHost: Bool)
    /// A reference to a page, in the form of ``SiteReference``.
    case reference(String)

    /// Reads the text between the brackets; nil if its meaning is not plain.
    init?(_ bytes: [UInt8], _ range: Range<Int>, _ values: PostValues) {
        var parts = Self.parts(bytes, range)
        guard let head = parts.first else { return nil }
        parts.removeFirst()
        if let literal = Self.literal(head) {
            if parts.isEmpty {
                self = .text(literal)
                return
            }
            guard let isAbsolute = Self.addressFilters(parts), !literal.contains("://") else { return nil }
            let path = literal.hasPrefix("/") ? literal : "/" + literal
            self = .path(plainAddress(path), isAbsolute: isAbsolute)
            return
        }
        switch head {
        case "site.url" where parts.isEmpty: self = .start(isHost: true)
        case "site.baseurl" where parts.isEmpty: self = .start(isHost: false)
        case "page.title" where parts.allSatisfy({ $0 == "escape" || $0 == "xml_escape" }):
            guard let title = values.title else { return nil }
            self = .text(title)
        case "page.url" where parts.isEmpty || Self.addressFilters(parts) != nil: self = .reference("{page}")
        case "page.date" where parts.count == 1:
            guard let date = values.date, parts[0].hasPrefix("date:"),
                let form = Self.literal(String(parts[0].dropFirst(5).drop { $0 == " " })),
                let text = Self.text(of: date, form)
            else { return nil }
            self = .text(text)
        default: return nil
        }
    }

    /// Returns whether filters make an absolute address; nil if they do anything else.
    private static func addressFilters(_ filters: [String]) -> Bool? {
        var isAbsolute = false
        for filter in filters {
            switch filter.split(separator: " ").joined(separator: " ").replacing(": ", with: ":") {
            case "relative_url", "url", "prepend:site.baseurl": break
            case "absolute_url", "prepend:site.url": isAbsolute = true
            default: return nil
            }
        }
        return filters.isEmpty ? nil : isAbsolute
    }

    /// Splits the text at the bars outside of quotation marks.
    private static func parts(_ bytes: [UInt8], _ range: Range<Int>) -> [String] {
        var parts: [String] = []
        var (start, index) = (range.lowerBound, range.lowerBound)
        var quote: UInt8?
        func add(_ end: Int) {
            var part = bytes[start..<end]
            while let first = part.first, first.isHTMLSpace { part = part.dropFirst() }
            while let last = part.last, last.isHTMLSpace { part = part.dropLast() }
            parts.append(String(decoding: part, as: UTF8.self))
        }
        while index < range.upperBound {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "|") {
                add(index)
                start = index + 1
            }
            index += 1
        }
        add(range.upperBound)
        return parts
    }

    /// Returns the text between quotation marks; nil if the text is not a single literal.
    private static func literal(_ text: String) -> String? {
        guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote else {
            return nil
        }
        let inside = text.dropFirst().dropLast()
        return inside.contains(quote) ? nil : String(inside)
    }

    /// Returns a date in a form of strftime; nil for a form with other directives than those for numbers and months.
    private static func text(of date: SiteDate, _ form: String) -> String? {
        let parts = date.parts
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var text = ""
        var rest = Substring(form)
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            let isShort = rest.first == "-"
            if isShort { rest.removeFirst() }
            switch rest.popFirst() {
            case "Y": text += "\(parts.year)"
            case "m": text += isShort ? "\(parts.month)" : two(parts.month)
            case "d": text += isShort ? "\(parts.day)" : two(parts.day)
            case "H": text += isShort ? "\(parts.hour)" : two(parts.hour)
            case "M": text += isShort ? "\(parts.minute)" : two(parts.minute)
            case "S": text += isShort ? "\(parts.second)" : two(parts.second)
            case "B": text += parts.monthName
            case "b": text += parts.monthName.prefix(3)
            case "%": text += "%"
            default: return nil
            }
        }
        return text
    }
}

/// The values of a post and its site that marks in the post's text may name.
package struct PostValues: Sendable {
    package var title: String?
    package var date: SiteDate?
    /// The addresses of the site; nil if they are not known, and marks that show them as text stay.
    package var addresses: SiteAddresses?
    /// The names of the shortcodes for which the site has templates.
    package var shortcodes: Set<String> = []

    package init() {}
}
