import SourceText

/// One entry of a cloud: a name, how much it weighs, and what belongs to it.
public struct Tag: Sendable, Equatable {
    /// 1 to 1,000 characters; a line feed is a line break inside the tag.
    public internal(set) var name: String
    /// Finite and above zero.
    public internal(set) var weight: Double
    /// Where it leads.
    public var link: Link? { details?.link }
    /// The heading under which the tag stands; headings in headings have ` / ` between.
    public var group: String? { details?.group }
    /// What stands in braces behind it.
    public var attributes: TagAttributes? { details?.attributes }
    /// How its letters are set.
    public var style: TagStyle { details?.style ?? [] }
    /// How many entries of the inputs it stands for: those in the same words are read as one.
    public internal(set) var entries = 1
    /// What most tags have not, so that a million of them stay small.
    private let details: Details?

    /// Everything but name and weight.
    final class Details: Sendable, Equatable {
        let link: Link?
        let group: String?
        let attributes: TagAttributes?
        let style: TagStyle

        /// nil where there is nothing to keep.
        init?(link: Link? = nil, group: String?, attributes: TagAttributes? = nil, style: TagStyle = []) {
            guard link != nil || group != nil || attributes != nil || style != [] else { return nil }
            self.link = link
            self.group = group
            self.attributes = attributes
            self.style = style
        }

        static func == (one: Details, other: Details) -> Bool {
            one.link == other.link && one.group == other.group && one.attributes == other.attributes
                && one.style == other.style
        }
    }

    /// - Throws: ``Problem`` when the name is empty, invisible, too long or holds a character that markup forbids,
    ///   when the weight is not finite or not above zero, or when the link is none (see ``Link``).
    public init(
        _ name: String, weight: Double = 1, link: String? = nil, group: String? = nil,
        attributes: TagAttributes? = nil, style: TagStyle = []
    ) throws(Problem) {
        let checkedLink = try link.map { link throws(Problem) in try Link(link) }
        if let group, let (problem, hint) = PlainText.problem(with: group) {
            throw Problem(problem, hint: hint)
        }
        try self.init(name: name, weight: weight, link: checkedLink, group: group, attributes: attributes, style: style)
    }

    init(
        name: String, weight: Double, link: Link?, group: String?, attributes: TagAttributes?, style: TagStyle = []
    ) throws(Problem) {
        let name = PlainText.collapsingWhiteSpace(name)
        if let problem = Self.problem(withText: name) { throw problem }
        guard PlainText.isVisible(name) else {
            throw Problem(
                name.isEmpty ? "the tag has no name" : "the name has no visible character",
                hint: "a name has 1 to \(PlainText.longestName) characters, and one of them at least is seen")
        }
        // Counting characters is the costly part: no name has more of them than bytes.
        guard name.utf8.count <= PlainText.longestName || name.count <= PlainText.longestName else {
            throw Problem(
                "the name has \(name.count) characters, expected at most \(PlainText.longestName)",
                hint: "a tag list has one tag a line, each line beginning with \"- \"")
        }
        let attributes = try attributes?.checked()
        let group = group.flatMap(PlainText.caption)
        let bytes =
            name.utf8.count + (link?.destination.utf8.count ?? 0) + (group?.utf8.count ?? 0)
            + (attributes?.values.reduce(0) { $0 + $1.value.utf8.count } ?? 0)
        guard bytes <= PlainText.longestTag else {
            throw Problem(
                "the tag has \(bytes) bytes with its link and attributes, expected at most \(PlainText.longestTag)",
                hint: "shorten them")
        }
        guard weight.isFinite, weight > 0 else {
            throw Problem(
                "the weight is \(weight), expected a finite number above 0",
                hint: "leave the tag out, or give it a weight")
        }
        self.name = name
        self.weight = weight
        // Between backticks there is no way to break a line.
        let style = name.utf8.contains(UInt8(ascii: "\n")) ? style.subtracting(.code) : style
        details = Details(link: link, group: group, attributes: attributes, style: style)
    }

    /// A name with a weight, and nothing else.
    ///
    /// - Parameter word: UTF-8; printable ASCII without a space is taken as it is.
    /// - Throws: ``Problem`` as the other initialiser.
    package init(word: [UInt8], weight: Double) throws(Problem) {
        let name = String(decoding: word, as: UTF8.self)
        guard weight > 0, weight.isFinite, !word.isEmpty, word.count <= PlainText.longestName,
            word.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else {
            try self.init(name, weight: weight)
            return
        }
        self.init(plainName: name, details: nil)
        self.weight = weight
    }

    /// Whether it is a name and a weight, and nothing else.
    var isBare: Bool { details == nil }

    /// A name that is known to need no check: 1 to 1,000 printable ASCII characters, single spaces inside.
    init(plainName name: String, details: Details?) {
        self.name = name
        weight = 1
        self.details = details
    }

    private static func problem(withText text: String) -> Problem? {
        for byte in text.utf8 where byte < 0x20 || byte >= 0x7F {
            for scalar in text.unicodeScalars {
                if let problem = PlainText.problem(with: scalar) {
                    return Problem(problem, hint: "remove it")
                }
            }
            return nil
        }
        return nil
    }
}

/// What stands in braces after a tag: `{.systems #go color=#00add8 title="since 2009"}`.
public struct TagAttributes: Sendable, Equatable {
    public var id: String?
    public var classes: [String]
    /// In the order written; each key once.
    public var values: [(key: String, value: String)]

    public init(id: String? = nil, classes: [String] = [], values: [(key: String, value: String)] = []) {
        self.id = id
        self.classes = classes
        self.values = values
    }

    /// What is said of a word that was compared with another text: how often each of them says it, and how often among
    /// a thousand words.
    package static let figureKeys = ["text-count", "text-rate", "reference-count", "reference-rate"]

    /// Whether they have the figures of a comparison; the title says them in words then.
    package var haveFigures: Bool { values.contains { $0.key == Self.figureKeys[0] } }

    public subscript(key: String) -> String? {
        values.first { $0.key == key }?.value
    }

    /// The values as one line each, as they are shown, without those of which nothing is seen; nil when nothing is left.
    ///
    /// - Throws: ``Problem`` for one that markup cannot hold.
    func checked() throws(Problem) -> TagAttributes? {
        var checked = TagAttributes(id: id, classes: classes)
        for (key, value) in values {
            if let (problem, hint) = PlainText.problem(with: value) { throw Problem(problem, hint: hint) }
            let text = PlainText.collapsingWhiteSpace(value).replacingLineFeeds()
            if PlainText.isVisible(text) { checked.values.append((key: key, value: text)) }
        }
        return checked == TagAttributes() ? nil : checked
    }

    public static func == (one: TagAttributes, other: TagAttributes) -> Bool {
        one.id == other.id && one.classes == other.classes
            && one.values.elementsEqual(other.values) { $0.key == $1.key && $0.value == $1.value }
    }
}
