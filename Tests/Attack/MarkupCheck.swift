// The way to free memory is a variable of C.
@preconcurrency import CLibXML2

/// Looks at markup that is wholly ours without our own validator: is it XML, and is there nothing in it that runs or loads?
struct MarkupCheck {
    private(set) var problems: [(kind: String, message: String)] = []

    private static let runs: Set<String> = [
        "script", "iframe", "object", "embed", "applet", "base", "foreignobject", "animate", "set", "animatetransform",
        "handler",
        "listener", "form", "input", "button", "link", "image", "img", "video", "audio", "feimage",
    ]
    private static let addresses: Set<String> = [
        "href", "src", "action", "formaction", "data", "poster", "srcset", "from", "to",
    ]

    /// - Parameters:
    ///   - isFragment: several elements, or text beside them, are fine.
    ///   - mayRun: of a page with texts of its user, which may have scripts.
    init(_ bytes: [UInt8], isFragment: Bool = false, mayRun: Bool = false) {
        var text = bytes
        if isFragment { text = Array("<x>".utf8) + bytes + Array("</x>".utf8) }
        let flags =
            XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_HUGE.rawValue
        let context = xmlNewParserCtxt()
        defer { xmlFreeParserCtxt(context) }
        let document = text.withUnsafeBytes { buffer in
            xmlCtxtReadMemory(
                context, buffer.bindMemory(to: CChar.self).baseAddress, CInt(buffer.count), nil, "UTF-8", CInt(flags))
        }
        defer { xmlFreeDoc(document) }
        guard let document, let root = xmlDocGetRootElement(document) else {
            let error = context?.pointee.lastError
            let message = error?.message.map { String(cString: $0) } ?? "no reason"
            problems.append(("markup", "line \(error?.line ?? 0): \(message)"))
            return
        }
        if !mayRun { visit(root) }
    }

    private mutating func visit(_ start: xmlNodePtr) {
        var next: xmlNodePtr? = start
        while let node = next {
            next = node.pointee.next
            guard node.pointee.type == XML_ELEMENT_NODE else { continue }
            let name = String(cString: node.pointee.name).lowercased()
            if Self.runs.contains(name) { problems.append(("script", "there is an element <\(name)>")) }
            if name == "style", let content = xmlNodeGetContent(node) {
                check(style: String(cString: content))
                xmlFree(content)
            }
            var attribute = node.pointee.properties
            while let current = attribute {
                attribute = current.pointee.next
                let content = xmlNodeListGetString(node.pointee.doc, current.pointee.children, 1)
                check(
                    name, String(cString: current.pointee.name).lowercased(), content.map { String(cString: $0) } ?? "")
                if let content { xmlFree(content) }
            }
            if let children = node.pointee.children { visit(children) }
        }
    }

    private mutating func check(_ element: String, _ attribute: String, _ value: String) {
        if attribute.hasPrefix("on") || attribute == "style" {
            problems.append(("script", "<\(element) \(attribute)=…>"))
        }
        guard Self.addresses.contains(attribute) else { return }
        // As browsers read it: without what they leave out.
        let address = value.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }.map(String.init).joined()
            .lowercased()
        guard element == "a" else {
            if element != "use" || !address.hasPrefix("#") {
                problems.append(("script", "<\(element) \(attribute)=\(value)>"))
            }
            return
        }
        let scheme = address.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
        guard address.dropFirst(scheme.count).first == ":" else { return }
        if !["http", "https", "mailto"].contains(scheme) { problems.append(("script", "a link to \(scheme):")) }
    }

    private mutating func check(style: String) {
        let style = style.lowercased()
        for word in ["</style", "<!--", "<script"] where style.contains(word) {
            problems.append(("script", "a style sheet has \(word)"))
        }
        let rules = Self.withoutStrings(style)
        for word in ["@import", "-moz-binding"] {
            // A longer name is another one.
            let ends = rules.split(separator: word, omittingEmptySubsequences: false).dropFirst()
            guard ends.contains(where: { $0.unicodeScalars.first.map(Self.isInName) != true }) else { continue }
            problems.append(("script", "a style sheet has \(word)"))
        }
        let parts = rules.split(separator: "url(", omittingEmptySubsequences: false)
        for (before, part) in zip(parts, parts.dropFirst())
        where !part.hasPrefix("data:font/") && !part.hasPrefix("#") && !part.hasPrefix("\"data:font/") {
            // Another name, which only ends so, or that of a rule or an element, loads nothing.
            if let last = before.unicodeScalars.last, Self.isInName(last) || last == "@" || last == "#" { continue }
            problems.append(("script", "a style sheet loads \(part.prefix(20))"))
        }
    }

    /// The style sheet with its strings empty, but those that are addresses; one without an end on its line is none.
    private static func withoutStrings(_ style: String) -> String {
        var (rest, rules) = (style.unicodeScalars[...], String.UnicodeScalarView())
        while let first = rest.popFirst() {
            rules.append(first)
            if first == "\\", let next = rest.popFirst() { rules.append(next) }
            guard first == "\"" || first == "'", !rules.suffix(5).starts(with: "url(".unicodeScalars) else {
                continue
            }
            var end = rest.startIndex
            while end < rest.endIndex, rest[end] != first, !["\n", "\r", "\u{C}"].contains(rest[end]) {
                rest.formIndex(after: &end)
                if rest[rest.index(before: end)] == "\\", end < rest.endIndex { rest.formIndex(after: &end) }
            }
            if end < rest.endIndex, rest[end] == first { rest = rest[end...] }
            if let close = rest.popFirst() { rules.append(close) }
        }
        return String(rules)
    }

    /// By CSS Syntax 3 of 2021, which has fewer of them than that of 2019.
    private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "0"..."9", "-", "_": true
        default:
            switch scalar.value {
            case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F, 0x2040,
                0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...:
                true
            default: false
            }
        }
    }
}

/// What must not reach a terminal: controls other than tabs and line breaks, and signs that turn the writing direction.
///
/// - Parameter isData: names may bring such signs along.
func controlSigns(in bytes: [UInt8], isData: Bool = false) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "bytes that are no text" }
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 9, 10: break
        case 0..<0x20, 0x7F..<0xA0: return "U+\(String(scalar.value, radix: 16, uppercase: true))"
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
            if isData { continue }
            return "U+\(String(scalar.value, radix: 16, uppercase: true))"
        default: break
        }
    }
    return nil
}
