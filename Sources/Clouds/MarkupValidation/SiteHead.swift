import MarkupReading

/// The rules of the head of a site's page: its elements are in the order of the layout, each at most once, and each
/// with its own attributes.
struct SiteHead {
    private var last: Part?
    private var seen: Set<Part> = []
    private var alternateCount = 0

    /// The elements in their order. The schema checks the place of the title.
    private enum Part: Int {
        case charset, viewport, colorScheme
        case description, author, generator, sharedTitle, siteName
        case canonical, translation, image, previous, next, alternate, styleSheet
        case robots, type, published, modified

        var canRepeat: Bool { self == .translation || self == .alternate }
    }

    /// Checks an element of the head.
    mutating func start(_ tag: StartTag, report: (String) -> Void) {
        let isMeta = tag.isNamed("meta")
        guard isMeta || tag.isNamed("link") else { return }
        guard let part = isMeta ? metaPart(tag) : linkPart(tag) else {
            return report(
                isMeta
                    ? "element 'meta': expected charset, or a name or a property with its content"
                    : "element 'link': expected type and title, or hreflang, with rel=\"alternate\", and with no other")
        }
        if let last, part.rawValue < last.rawValue || part == last && !part.canRepeat {
            report("element '\(isMeta ? "meta" : "link")': expected the order of the layout, and each of them once")
        }
        if part == .alternate {
            alternateCount += 1
            if alternateCount == 5 { report("element 'link': expected at most four feeds") }
        }
        last = part
        seen.insert(part)
    }

    /// Checks the end of the head.
    func end(report: (String) -> Void) {
        func require(_ part: Part, _ wording: String) {
            if !seen.contains(part) { report("element 'head': expected \(wording)") }
        }
        require(.charset, "meta charset")
        require(.viewport, "meta viewport")
        require(.colorScheme, "meta color-scheme")
        require(.generator, "meta generator")
        require(.sharedTitle, "meta og:title")
        require(.siteName, "meta og:site_name")
        require(.styleSheet, "a link to the style sheet")
        if seen.contains(.robots) == seen.contains(.type) {
            report("element 'head': expected meta og:type, or robots where there is nothing")
        }
    }

    private func metaPart(_ tag: StartTag) -> Part? {
        guard tag.attributeCount == 2 else {
            return tag.attributeCount == 1 && tag.has("charset") ? .charset : nil
        }
        guard tag.has("content") else { return nil }
        func isNamed(_ name: StaticString) -> Bool { tag.has("name", equalTo: name) }
        func says(_ property: StaticString) -> Bool { tag.has("property", equalTo: property) }
        if tag.has("name") {
            if isNamed("viewport") {
                return tag.has("content", equalTo: "width=device-width, initial-scale=1") ? .viewport : nil
            }
            if isNamed("color-scheme") { return tag.has("content", equalTo: "light dark") ? .colorScheme : nil }
            if isNamed("description") { return .description }
            if isNamed("author") { return .author }
            if isNamed("generator") { return tag.begins("content", with: "Stratus") ? .generator : nil }
            return tag.has("content", equalTo: "noindex") ? .robots : nil
        }
        if says("og:title") { return .sharedTitle }
        if says("og:site_name") { return .siteName }
        if says("og:image") { return .image }
        if says("article:published_time") { return .published }
        if says("article:modified_time") { return .modified }
        return tag.has("content", equalTo: "article") || tag.has("content", equalTo: "website") ? .type : nil
    }

    private func linkPart(_ tag: StartTag) -> Part? {
        func isOf(_ relation: StaticString) -> Bool { tag.has("rel", equalTo: relation) }
        if isOf("alternate"), tag.has("hreflang") {
            return tag.attributeCount == 3 && !tag.has("type") && !tag.has("title") ? .translation : nil
        }
        if isOf("alternate") { return tag.has("type") && tag.has("title") ? .alternate : nil }
        guard tag.attributeCount == 2 else { return nil }
        if isOf("canonical") { return .canonical }
        if isOf("prev") { return .previous }
        if isOf("next") { return .next }
        return .styleSheet
    }
}

extension StartTag {
    /// Whether the value of an attribute begins with a text.
    fileprivate func begins(_ attribute: StaticString, with text: StaticString) -> Bool {
        guard let value = value(of: attribute) else { return false }
        return value.starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
