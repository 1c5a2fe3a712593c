import MarkupReading

/// The rules of a feed that its schema cannot express, since elements come in any order: which are required, and which
/// may occur only once.
///
/// Source: RFC 4287, sections 4.1.1, 4.1.2 and 4.2.7.
struct AtomRules {
    private var depth = 0
    private var feed = Holder(name: "feed")
    /// The entry that is being read.
    private var entry: Holder?
    /// Whether the text that is being read is an id.
    private var isID = false
    private var ids: Set<[UInt8]> = []
    /// Whether an entry has no author, and so relies on that of the feed.
    private var isAuthorNeeded = false

    /// A feed or an entry, and the parts of it that have been read.
    private struct Holder {
        let name: StaticString
        private var parts: Set<Part> = []

        init(name: StaticString) { self.name = name }

        func has(_ part: Part) -> Bool { parts.contains(part) }

        mutating func add(_ part: Part, report: (String) -> Void) {
            // Several people may write one thing.
            if !parts.insert(part).inserted, part != .author {
                report("element '\(name)': a second \(part.wording); expected no more than one")
            }
        }

        func checkRequired(_ required: [Part], report: (String) -> Void) {
            for part in required where !has(part) { report("element '\(name)': expected \(part.wording) in it") }
        }
    }

    /// The parts of a feed or an entry: elements by their names, and two links, which differ by their relation, with
    /// what messages call them.
    private enum Part: String {
        case title, subtitle, id, updated, published, author, generator, summary, content
        case page = "link to the page, rel=\"alternate\""
        case feed = "link to itself, rel=\"self\""

        var wording: String { self == .page || self == .feed ? rawValue : "'\(rawValue)'" }
    }

    /// Checks a start tag, and returns whether the element holds text.
    mutating func start(_ tag: StartTag, report: (String) -> Void) -> Bool {
        depth += 1
        isID = false
        guard depth > 1 else { return false }
        if depth == 2, tag.isNamed("entry") {
            entry = Holder(name: "entry")
            return false
        }
        // The only text deeper than that is the name of an author.
        guard depth == (entry == nil ? 2 : 3) else { return tag.isNamed("name") }
        if tag.isNamed("link") {
            addLink(tag, report: report)
            return false
        }
        guard let part = Part(rawValue: String(cString: tag.name)) else { return false }
        add(part, report: report)
        isID = part == .id
        return part != .author
    }

    private mutating func addLink(_ tag: StartTag, report: (String) -> Void) {
        let isSelf = tag.has("rel", equalTo: "self")
        add(isSelf ? .feed : .page, report: report)
        if isSelf != tag.has("type", equalTo: "application/atom+xml") {
            report("element 'link': expected text/html with rel=\"alternate\", application/atom+xml with rel=\"self\"")
        }
    }

    private mutating func add(_ part: Part, report: (String) -> Void) {
        guard entry == nil else {
            entry?.add(part, report: report)
            return
        }
        feed.add(part, report: report)
    }

    /// Checks the text of an element.
    mutating func text(_ text: [UInt8], report: (String) -> Void) {
        // Readers of feeds take two entries with the same id for versions of one.
        if isID, entry != nil, !ids.insert(text).inserted {
            report("element 'id': a second entry of the same id; expected one")
        }
    }

    /// Checks an end tag, and the feed or entry that it ends.
    mutating func end(report: (String) -> Void) {
        isID = false
        depth -= 1
        if depth == 1, let ended = entry {
            entry = nil
            ended.checkRequired([.id, .title, .updated, .page], report: report)
            if !ended.has(.author) { isAuthorNeeded = true }
        }
        guard depth == 0 else { return }
        feed.checkRequired([.id, .title, .updated, .page], report: report)
        if isAuthorNeeded && !feed.has(.author) {
            report("element 'feed': expected 'author' in it, or in every entry")
        }
    }
}
