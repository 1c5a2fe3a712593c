import MarkupReading

/// The rules of a list that its schema cannot express: the order of the parts of a tag, and which of them screen
/// readers skip.
///
/// A tag is its name, then at most one count or badge, then a part for screen readers, then at most one detail. Of the
/// parts behind the name, screen readers skip all but this one, since it says the same.
struct ListRules {
    private var depth = 0
    /// The depth of the current item; nil outside of items.
    private var itemDepth: Int?
    private var parts: [Part] = []
    private var styles = StyleClasses()
    /// Whether each open element holds text, the innermost one last.
    private var holders: [Bool] = []

    private enum Part: Int { case count, heard, detail }

    /// Whether the innermost open element holds text.
    var allowsText: Bool { holders.last ?? false }

    /// Checks a start tag.
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

    /// Checks an end tag.
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
