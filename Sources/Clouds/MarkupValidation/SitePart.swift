import MarkupReading

/// What an element around the cloud of a site's page is, told by its name, its class and what it stands in.
enum SitePart: Equatable {
    case head, main
    /// Text, maybe with elements in it.
    case text
    /// Text without elements.
    case line
    /// A link or a date, and no text of its own.
    case holder
    /// A section of the page, by the id of its heading.
    case section(Section)
    /// What a page or a list begins with.
    case beginning(isMasthead: Bool)
    /// The head of the page; the way to other languages in it, its list, and a link of that.
    case top, languages, languageList, language
    case siteText, cloudBlock, pager, facts, fact, turn
    /// The link to the older post, or to the younger one.
    case turned(isNext: Bool)
    case other

    enum Section: CaseIterable {
        case cloud, posts, terms

        /// The id of its heading, and the heading's class (that of the posts is heard only); its own class, and what it
        /// consists of below the heading.
        var facts: (id: StaticString, headingClass: StaticString, className: StaticString, content: StaticString) {
            switch self {
            case .cloud: ("site-cloud", "site-side", "site-grid", "div")
            case .posts: ("site-posts", "site-heard", "site-list", "article")
            case .terms: ("site-terms", "site-side", "site-grid site-index", "ul")
            }
        }
    }

    /// - Parameter parent: what it stands in; nil for the root.
    init(_ tag: StartTag, in parent: SitePart?) {
        func isNamed(_ name: StaticString) -> Bool { tag.isNamed(name) }
        func isOf(_ name: StaticString) -> Bool { tag.has("class", equalTo: name) }
        self =
            if isNamed("a") || isNamed("h1") || isNamed("h2") || isNamed("span") || isNamed("time") || isNamed("small")
                || isNamed("bdi") || isNamed("title")
            {
                .text
            } else if isNamed("li") {
                parent == .facts ? .fact : parent == .languageList ? .language : .other
            } else if isNamed("p") {
                if parent == .turn {
                    .turned(isNext: tag.has("class"))
                } else if isOf("site-lede") {
                    .line
                } else {
                    tag.has("class") ? .holder : .text
                }
            } else if isNamed("div") {
                if parent == .main {
                    .beginning(isMasthead: isOf("site-grid site-masthead"))
                } else if isOf("site-text") {
                    .siteText
                } else {
                    tag.attributeCount == 0 ? .cloudBlock : .other
                }
            } else if isNamed("ul") {
                isOf("site-facts site-side") ? .facts : parent == .languages ? .languageList : .other
            } else if isNamed("nav") {
                isOf("site-pager") ? .pager : isOf("site-turn") ? .turn : isOf("site-languages") ? .languages : .other
            } else if isNamed("section") {
                Section.allCases.first { tag.has("aria-labelledby", equalTo: $0.facts.id) }.map(Self.section) ?? .other
            } else if isNamed("head") {
                .head
            } else if isNamed("header") {
                isOf("site-top") ? .top : .other
            } else {
                isNamed("main") ? .main : .other
            }
    }

    /// Whether text may stand in it.
    var allowsText: Bool { self == .text || self == .line }

    /// Whether something must stand in it.
    var isFilledAlways: Bool {
        switch self {
        case .text, .line, .holder, .fact, .turned: true
        default: false
        }
    }
}
