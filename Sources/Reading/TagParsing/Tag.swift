import SourceText

/// One entry of a cloud: a name with a weight and, where given, a link, a group, attributes and a style.
public struct Tag: Sendable, Equatable {
    /// The name, of 1 to 1,000 characters; a line feed in the name is a line break inside the tag.
    public internal(set) var name: String
    /// The weight, a finite number above zero.
    public internal(set) var weight: Double
    /// The link of the tag; nil if the tag has none.
    public var link: Link? { details?.link }
    /// The heading that the tag is under, in which nested headings are joined by ` / `; nil without a heading.
    public var group: String? { details?.group }
    /// The attributes of the tag, which a tag list has in braces after the tag; nil if the tag has none.
    public var attributes: TagAttributes? { details?.attributes }
    /// The style of the name's letters; empty for plain letters.
    public var style: TagStyle { details?.style ?? [] }
    /// The number of entries of the inputs that were added up in this tag: entries with the same text become one tag.
    public internal(set) var entries = 1
    /// The properties that most tags lack, in an object of their own so that a million tags stay small.
    private var details: Details?

    /// The properties of a tag other than its name, its weight and its entries.
    final class Details: Sendable, Equatable {
        let link: Link?
        let group: String?
        let attributes: TagAttributes?
        let style: TagStyle

        /// Makes the details; nil if all of them are empty.
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

    /// Makes a tag and checks every part of it.
    ///
    /// - Throws: ``Problem`` if the name is empty, invisible, too long or holds a character that markup forbids, if the
    ///   weight is not finite or not above zero, if the link is not allowed (see ``Link``), or if the name, link, group
    ///   and attributes together are too long.
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
                hint: "a name has 1 to \(PlainText.longestName) characters, and one of them at least is seen"
            ).counted(as: name.isEmpty ? NamelessItems.words : nil)
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

    /// Makes a tag that has only a name and a weight.
    ///
    /// - Parameter word: the name in UTF-8; for printable ASCII without a space, the slow checks are skipped.
    /// - Throws: ``Problem`` as ``init(_:weight:link:group:attributes:style:)`` does.
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

    /// Returns the tag with a style added to its own.
    package func styled(_ added: TagStyle) -> Tag {
        var tag = self
        tag.details = Details(link: link, group: group, attributes: attributes, style: style.union(added))
        return tag
    }

    /// Returns the tag with another name, such as its own in capital letters.
    package func named(_ name: String) -> Tag {
        var tag = self
        tag.name = name
        return tag
    }

    /// Whether the tag has nothing but a name and a weight.
    var isBare: Bool { details == nil }

    /// Makes a tag of the weight 1 with a name that needs no check, such as one that ``PlainItem`` accepts.
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

/// The attributes of a tag, which a tag list has in braces after the tag: `{.systems #go color=#00add8 title="since
/// 2009"}`.
public struct TagAttributes: Sendable, Equatable {
    /// The id, which a tag list writes as `#go`; nil if there is none.
    public var id: String?
    /// The classes, which a tag list writes as `.systems`, in the order of the source.
    public var classes: [String]
    /// The attributes other than id and classes, in the order of the source; each key occurs once.
    public var values: [(key: String, value: String)]

    public init(id: String? = nil, classes: [String] = [], values: [(key: String, value: String)] = []) {
        self.id = id
        self.classes = classes
        self.values = values
    }

    /// The keys of the attributes for the figures of a word in a comparison: its count and its rate per thousand words,
    /// first in the text, then in the reference text.
    package static let figureKeys = ["text-count", "text-rate", "reference-count", "reference-rate"]

    /// Whether the attributes hold the figures of a comparison; the attribute `title` then says the figures in words.
    package var haveFigures: Bool { values.contains { $0.key == Self.figureKeys[0] } }

    /// The value of a key in ``values``; nil if the key is not there.
    public subscript(key: String) -> String? {
        values.first { $0.key == key }?.value
    }

    /// Returns the attributes with each value on one line, as it is shown, and without invisible values; nil if nothing
    /// is left.
    ///
    /// - Throws: ``Problem`` for a value that markup cannot hold.
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
