import SourceText
import TagParsing

/// Describes each tag in the page's language, with its link.
struct TagDescriber {
    private let options: CloudOptions
    private let wording: Wording
    private let unit: CountedNoun?
    private let numbers: NumberStyle
    private let pattern: LinkPattern?
    private let base: LinkBase?

    /// Reads the options that descriptions depend on.
    ///
    /// - Throws: ``Problem`` for a unit whose forms are not those of the language, and for an invalid link pattern or
    ///   address.
    init(_ options: CloudOptions) throws(Problem) {
        self.options = options
        wording = Wording(language: options.lang)
        numbers = wording.numbers
        unit = try options.unit.map { text throws(Problem) in try CountedNoun(text, language: options.lang) }
        pattern = try options.linkPattern.map { text throws(Problem) in try LinkPattern(text) }
        base = try options.linkBase.map { text throws(Problem) in try LinkBase(text) }
    }

    var title: String { singleLine(options.title ?? wording.title) }

    /// Returns the description of the cloud.
    ///
    /// - Parameter count: The number of tags.
    func description(_ count: Int) -> String { singleLine(options.description ?? wording.tags(count)) }

    /// Returns the tag as the cloud shows it.
    ///
    /// - Throws: ``Problem`` for a name of which the pattern makes no link.
    func describe(
        _ tag: Tag, level: Int, tracking: Double, paint: TagPaint, isShortened: Bool
    ) throws(Problem) -> CloudTag {
        let shown = numbers.text(tag.weight)
        let count = unit.map { $0.text(weightText(tag.weight), shown: shown) } ?? shown
        let plainName = singleLine(tag.name)
        var name = wording.name(plainName, count)
        // The figures of a comparison are in the tag's title.
        let comparison = tag.attributes.flatMap { $0.haveFigures ? $0["title"] : nil }
        if let comparison { name += ": " + comparison }
        // A screen reader hears the description on a card, too: the accessible name covers all that is in it.
        if options.cards, let details = tag.details { name += ": " + details }
        var tooltip = tag.attributes?["title"] ?? (isShortened ? plainName : nil)
        if options.counts == .tooltip { tooltip = tooltip.map { wording.name($0, count) } ?? count }
        let style = tag.style.isEmpty ? [] : tag.style.acting(in: options)
        let language = tag.language
        return CloudTag(
            text: tag.name, weight: tag.weight, accessibleName: name, link: try link(of: tag), group: tag.group,
            tooltip: tooltip, comparison: comparison, level: level, paint: paint,
            lang: language == options.lang ? nil : language,
            isRightToLeft: isRightToLeft(tag), style: style, face: style.isEmpty ? nil : TagFace(style, options),
            tracking: tracking)
    }

    private func link(of tag: Tag) throws(Problem) -> Link? {
        do throws(Problem) {
            var link = tag.link
            if link == nil, let pattern {
                link = options.isLinkGuessed ? try? pattern.link(for: tag) : try pattern.link(for: tag)
            }
            guard let link, let base else { return link }
            return try base.resolve(link)
        } catch {
            throw Problem(
                option: "link", "the link of the tag \"\(singleLine(tag.name))\": \(error.message)", hint: error.hint)
        }
    }
}

extension Tag {
    /// The description of the tag on one line, or nil if it has no visible one.
    var details: String? {
        guard let text = attributes?["description"].map(singleLine), PlainText.isVisible(text) else { return nil }
        return text
    }
}
