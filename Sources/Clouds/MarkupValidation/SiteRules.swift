import MarkupReading
import SourceText

/// The rules of a site's page that its schema cannot express: it has one heading and at most one cloud, no id occurs
/// twice, text is not empty, and elements of the same name are in their proper places.
struct SiteRules {
    private var head = SiteHead()
    private var open: [Open] = []
    private var headingCount = 0
    private var figureCount = 0
    private var ids: Set<String> = []

    /// An open element.
    private struct Open {
        let part: SitePart
        let name: String
        /// Whether the element has content other than white space.
        var isFilled = false
        var childCount = 0
        /// Whether the number of this page has been read, in the pager of a list.
        var hasNumber = false
        /// Whether the menu has been read, in the head of the page.
        var hasMenu = false
        /// Whether the fact is the date.
        var hasDate = false
    }

    /// Whether the innermost open element holds text.
    var allowsText: Bool { open.last?.part.allowsText ?? false }

    /// Checks a start tag.
    mutating func start(_ tag: StartTag, report: (String) -> Void) {
        if let parent = open.indices.last {
            open[parent].isFilled = true
            open[parent].childCount += 1
            check(tag, in: open[parent], report: report)
            if tag.isNamed("span") { open[parent].hasNumber = true }
            if tag.isNamed("time") { open[parent].hasDate = true }
            if tag.isNamed("nav") { open[parent].hasMenu = true }
        }
        let part = SitePart(tag, in: open.last?.part)
        if case .section(let section) = part { check(section, tag, report: report) }
        if tag.isNamed("h1") {
            headingCount += 1
            if headingCount == 2 { report("element 'h1': a second heading of the page; expected one") }
        } else if tag.isNamed("figure") {
            figureCount += 1
            if figureCount == 2 { report("element 'figure': a second cloud; expected one") }
        }
        if let id = tag.text(of: "id"), !ids.insert(id).inserted {
            report("attribute 'id': a second element of the same id; expected one")
        }
        open.append(Open(part: part, name: part.isFilledAlways ? String(cString: tag.name) : ""))
    }

    /// Takes all of the text before a tag.
    mutating func text(_ text: [UInt8]) {
        guard let last = open.indices.last, !open[last].isFilled else { return }
        open[last].isFilled = !text.allSatisfy(\.isXMLSpace)
    }

    /// Checks an end tag.
    mutating func end(report: (String) -> Void) {
        guard let ended = open.popLast() else { return }
        if ended.part.isFilledAlways && !ended.isFilled {
            report("element '\(readable(ended.name))' is empty; expected something in it")
        }
        switch ended.part {
        case .head: head.end(report: report)
        case .main:
            if headingCount == 0 { report("element 'main': expected a heading, 'h1', in it") }
        case .pager:
            if ended.childCount < 2 { report("element 'nav': expected a link to another page of the list") }
        case .fact:
            if ended.hasDate != (open.last?.childCount == 1) {
                report("element 'li': expected the date first, and what else is known behind it")
            }
        default: break
        }
    }

    // MARK: - Elements in their parents

    /// Checks an element by its parent.
    ///
    /// - Parameter parent: the parent, whose `childCount` includes this element.
    private mutating func check(_ tag: StartTag, in parent: Open, report: (String) -> Void) {
        switch parent.part {
        case .head:
            head.start(tag, report: report)
        case .top where tag.isNamed("nav"):
            if tag.has("class") != parent.hasMenu {
                report("element 'nav': expected the menu first, and behind it the class site-languages")
            }
        case .language:
            if !tag.has("hreflang") || !tag.has("lang") || !tag.has("dir") || tag.has("aria-current") {
                report("element 'a': expected hreflang, lang and dir in a link to another language")
            }
        case .line where tag.isNamed("a"):
            report("element 'p': expected text without links in a paragraph of the class site-lede")
        case .holder where tag.isNamed("span"):
            report("element 'p': expected a link in a paragraph of the class site-kicker")
        case .section(let section):
            check(tag, in: section, isFirst: parent.childCount == 1, report: report)
        case .beginning(let isMasthead):
            if tag.isNamed(isMasthead ? "header" : "h1") {
                report("element 'div': expected 'h1' in the masthead of the first page, and 'header' on others")
            }
            // The text of the first page follows its masthead.
            if parent.childCount == 1, tag.isNamed("div"), headingCount == 0 || !tag.has("class") {
                report("element 'div': expected a text behind the heading of the page")
            }
        case .siteText where tag.isNamed("figure"):
            report("element 'figure': expected a cloud beside the text, in a 'div' without a class")
        case .cloudBlock where !tag.isNamed("figure"):
            report("element 'div': expected a cloud in it, or the class site-text")
        case .pager where tag.isNamed("a"):
            if tag.has("rel", equalTo: "next") != parent.hasNumber {
                report("element 'a': expected rel=\"prev\" before the number of the page, rel=\"next\" behind it")
            }
        case .postNavigation:
            if parent.childCount == 2 && !tag.has("class") {
                report("element 'p': expected the older post first, and each of the two once")
            }
        case .neighbour(let isNext):
            if tag.has("rel", equalTo: "next") != isNext {
                report("element 'a': expected rel=\"next\" in the class site-next, and rel=\"prev\" without")
            }
        default: break
        }
        if tag.isNamed("a"), tag.has("hreflang") || tag.has("rel", equalTo: "alternate"), parent.part != .language {
            report("element 'a': expected hreflang in the class site-languages only")
        }
        if tag.isNamed("p"), tag.has("class", equalTo: "site-kicker"), headingCount > 0 {
            report("element 'p': expected the class site-kicker before the heading only")
        }
        if tag.isNamed("p"), tag.has("class", equalTo: "site-lede"), headingCount == 0 {
            report("element 'p': expected the class site-lede behind the heading only")
        }
    }

    private func check(_ section: SitePart.Section, _ tag: StartTag, report: (String) -> Void) {
        let facts = section.facts
        if !tag.has("class", equalTo: facts.className) {
            report("element 'section': expected the class '\(facts.className)' with the heading '\(facts.id)'")
        }
        if section == .cloud, !ids.isDisjoint(with: ["site-posts", "site-terms"]) {
            report("element 'section': expected the cloud before the lists")
        }
    }

    private func check(_ tag: StartTag, in section: SitePart.Section, isFirst: Bool, report: (String) -> Void) {
        let facts = section.facts
        if isFirst {
            if !tag.has("id", equalTo: facts.id) || !tag.has("class", equalTo: facts.headingClass) {
                report("element 'section': expected the heading that aria-labelledby names, with its class")
            }
        } else if !tag.isNamed(facts.content) {
            report("element 'section': expected '\(facts.content)' below the heading '\(facts.id)'")
        }
    }
}
