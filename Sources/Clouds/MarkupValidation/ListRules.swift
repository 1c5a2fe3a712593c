import MarkupReading

/// What a list has to say beyond its schema: in what order the parts of a tag stand, and which of them are heard.
///
/// A tag is its name, then at most one count or badge, then what is heard of it, then at most one detail; all but the
/// heard part is hidden from who hears it, since the heard part says the same.
struct ListRules {
    private var depth = 0
    /// How deep the item at hand stands; nil outside.
    private var itemDepth: Int?
    private var parts: [Part] = []
    private var styles = StyleClasses()
    /// Whether each open element holds text, the innermost one last.
    private var holders: [Bool] = []

    private enum Part: Int { case count, heard, detail }

    /// Whether the innermost open element holds text.
    var allowsText: Bool { holders.last ?? false }

    mutating func start(_ tag: StartTag, report: (String) -> Void) {
        depth += 1
        if depth == 1 { styles = StyleClasses(tag, canBeTwo: true, report: report) }
        if tag.isNamed("style") { styles.start() }
        let isTag = itemDepth == depth - 1
        holders.append(
            isTag || tag.isNamed("span") || tag.isNamed("style") || tag.isNamed("h2") || tag.isNamed("p"))
        if tag.isNamed("a") { tag.checkOpener(report: report) }
        if tag.isNamed("li") {
            (itemDepth, parts) = (depth, [])
        } else if itemDepth != nil, !isTag, tag.isNamed("span") {
            add(tag, report: report)
        }
    }

    mutating func end(report: (String) -> Void) {
        if depth == itemDepth {
            itemDepth = nil
            if !parts.contains(.heard) { report("element 'li': expected a part that is heard") }
        }
        if depth == 1 { styles.end { report("element 'div': " + $0) } }
        depth -= 1
        holders.removeLast()
    }

    private mutating func add(_ tag: StartTag, report: (String) -> Void) {
        let part: Part =
            tag.has("class", equalTo: "heard") ? .heard : tag.has("class", equalTo: "detail") ? .detail : .count
        if let last = parts.last, last.rawValue >= part.rawValue {
            report("element 'span': expected a count or a badge, then what is heard, then a detail, each once at most")
        }
        parts.append(part)
        if tag.has("aria-hidden") == (part == .heard) {
            report("element 'span': expected aria-hidden on what is seen, and not on what is heard")
        }
    }
}
