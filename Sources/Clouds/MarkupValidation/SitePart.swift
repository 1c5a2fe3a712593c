import MarkupReading

/// The role of an element around the cloud of a site's page, by its name, its class and its parent.
enum SitePart: Equatable {
    case head, main
    /// Text, maybe with elements in it.
    case text
    /// An element that holds text but no elements.
    case line
    /// An element that holds a link or a date, and no text itself.
    case holder
    /// A section of the page, named by the id of its heading.
    case section(Section)
    /// The beginning of a page or a list.
    case beginning(isMasthead: Bool)
    /// The head of the page; in it the menu of languages, its list, and an item of that.
    case top, languages, languageList, language
    case siteText, cloudBlock, pager, facts, fact, postNavigation
    /// The link to the older post, or to the newer one.
    case neighbour(isNext: Bool)
    case other

    enum Section: CaseIterable {
        case cloud, posts, terms

        /// The id of the section's heading; the heading's class, which for posts makes it visible to screen readers
        /// only; the class of the section; and the elements below the heading.
        var facts: (id: StaticString, headingClass: StaticString, className: StaticString, content: StaticString) {
            switch self {
            case .cloud: ("site-cloud", "site-side", "site-grid", "div")
            case .posts: ("site-posts", "site-heard", "site-list", "article")
            case .terms: ("site-terms", "site-side", "site-grid site-index", "ul")
            }
        }
    }

    /// - Parameter parent: the role of the parent; nil for the root.
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
                if parent == .postNavigation {
                    .neighbour(isNext: tag.has("class"))
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
                isOf("site-pager")
                    ? .pager : isOf("site-turn") ? .postNavigation : isOf("site-languages") ? .languages : .other
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

    /// Whether the element may hold text.
    var allowsText: Bool { self == .text || self == .line }

    /// Whether the element must not be empty.
    var isFilledAlways: Bool {
        switch self {
        case .text, .line, .holder, .fact, .neighbour: true
        default: false
        }
    }
}
