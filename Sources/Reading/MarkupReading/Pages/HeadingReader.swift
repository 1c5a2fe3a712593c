import SourceText

/// Finds the headings of a page while it is read: those of its main element, else those of its articles, else all; and
/// none of a menu or of what stands beside the subject.
struct HeadingReader {
    private var headings: [TextHeading] = []
    /// Where each heading stands.
    private var regions: [Region] = []
    private var region: Region = .page
    /// The heading of each region to which further text belongs.
    private var lastHeadings: [Region: Int] = [:]
    /// The open elements that say in which region a heading stands, and the region around each.
    private var openRegions: [(element: PageReader.Element, outer: Region)] = []
    /// The open sections that have an id, the outermost first; the id is nil once their first heading has it.
    private var sections: [(element: PageReader.Element, id: String?)] = []

    private enum Region { case page, article, main, aside }
    private var open: OpenHeading?
    private var anchor: Anchor?
    /// An element whose text is ignored: the title of a picture, or a hidden part of a heading.
    private var silent: PageReader.Element?

    private struct OpenHeading {
        let level: Int
        let element: PageReader.Element
        let line: Int
        /// The id of the heading itself.
        let id: String?
        /// The id of an anchor directly before it.
        let idBefore: String?
        /// The id of the section of which it is the first heading.
        let sectionID: String?
        /// The id of the first element in it that has one.
        var idInside: String?
        var text = MarkupText()
        var imageText = ""
        var permalink: (element: PageReader.Element, place: MarkupText.Place)?
    }

    /// An element whose id may serve as the address of a heading that follows directly.
    private struct Anchor {
        let id: String
        let element: PageReader.Element
        /// Whether the heading must be inside this element.
        let isContainer: Bool
    }

    // MARK: - Tags

    mutating func start(
        _ kind: PageReader.Kind?, _ attributes: TagAttributes, _ element: PageReader.Element,
        line: @autoclosure () -> Int, inPicture: Bool
    ) {
        if !inPicture { enter(kind, attributes, element) }
        if case .heading(let level) = kind { return begin(level, attributes, element, line: line()) }
        if inPicture {
            // Ids in pictures belong to parts of them.
            if kind == .title, silent == nil { silent = element }
        } else if open != nil {
            startInside(kind, attributes, element)
        } else if kind == .image {
            anchor = nil
        } else if kind?.mayContainHeadings == true, let id = attributes.id {
            anchor = Anchor(id: id, element: element, isContainer: true)
        } else if kind == .link, let id = attributes.anchor {
            anchor = Anchor(id: id, element: element, isContainer: false)
        }
    }

    /// The headings of the page that are about its subject.
    var contentHeadings: [TextHeading] {
        let wanted: Region = regions.contains(.main) ? .main : regions.contains(.article) ? .article : .page
        return zip(headings, regions).filter { $1 == wanted }.map(\.0)
    }

    private mutating func enter(_ kind: PageReader.Kind?, _ attributes: TagAttributes, _ element: PageReader.Element) {
        if kind == .section || kind == .content(isMain: false), let id = attributes.id {
            sections.append((element, id))
        }
        guard kind?.mayContainHeadings == true, element != .max else { return }
        var inner = region
        let role = attributes["role"]
        if kind == .aside || role == "navigation" || role == "complementary" {
            inner = .aside
        } else if kind == .content(isMain: true) || role == "main" {
            inner = .main
        } else if kind == .content(isMain: false), region == .page {
            inner = .article
        }
        guard inner != region, region != .aside else { return }
        openRegions.append((element, region))
        region = inner
    }

    private mutating func begin(
        _ level: Int, _ attributes: TagAttributes, _ element: PageReader.Element, line: Int
    ) {
        finish()
        open = OpenHeading(
            level: level, element: element, line: line, id: attributes.id, idBefore: anchor?.id,
            sectionID: sections.last?.id)
        if !sections.isEmpty { sections[sections.count - 1].id = nil }
        anchor = nil
        silent = nil
    }

    private mutating func startInside(
        _ kind: PageReader.Kind?, _ attributes: TagAttributes, _ element: PageReader.Element
    ) {
        if open?.idInside == nil, kind != .svg { open?.idInside = kind == .link ? attributes.anchor : attributes.id }
        if silent == nil, attributes["aria-hidden"] == "true" { silent = element }
        switch kind {
        case .link:
            endPermalink()
            if attributes["href"]?.utf8.first == UInt8(ascii: "#"), let text = open?.text {
                open?.permalink = (element, text.place)
            }
        case .image:
            if silent == nil, open?.imageText.isEmpty == true, let text = attributes["alt"] {
                open?.imageText = MarkupText.collapsing(text)
            }
        case .block, .section, .content, .aside: open?.text.appendSpace()
        default: break
        }
    }

    /// Ends what was read of elements that are closed.
    ///
    /// - Parameter isOpen: returns whether an element is still open.
    mutating func end(_ isOpen: (PageReader.Element) -> Bool) {
        while let last = openRegions.last, !isOpen(last.element) {
            finish()
            region = last.outer
            openRegions.removeLast()
        }
        while let last = sections.last, !isOpen(last.element) { sections.removeLast() }
        if let silent, !isOpen(silent) { self.silent = nil }
        if let link = open?.permalink?.element, !isOpen(link) { endPermalink() }
        if let open, !isOpen(open.element) { finish() }
        if let anchor, anchor.isContainer, !isOpen(anchor.element) { self.anchor = nil }
    }

    /// Removes the sign of a heading's link to itself, such as `¶` or `#`, from its text.
    private mutating func endPermalink() {
        guard let place = open?.permalink?.place else { return }
        open?.permalink = nil
        open?.text.removeSigns(from: place)
    }

    mutating func finish() {
        endPermalink()
        guard let finished = open else { return }
        open = nil
        silent = nil
        headings.append(
            TextHeading(
                level: finished.level, name: finished.text.isEmpty ? finished.imageText : finished.text.string,
                id: finished.id ?? finished.idInside ?? finished.idBefore ?? finished.sectionID,
                line: finished.line))
        regions.append(region)
        lastHeadings[region] = headings.count - 1
    }

    // MARK: - Text

    mutating func take(_ piece: UnsafeBufferPointer<UInt8>) {
        guard silent == nil else { return }
        if open != nil {
            open?.text.append(piece)
        } else {
            if anchor != nil, !piece.allSatisfy(\.isXMLSpace) { anchor = nil }
            if let last = lastHeadings[region] { headings[last].letterCount += letterCount(piece) }
        }
    }
}

extension PageReader.Kind {
    fileprivate var mayContainHeadings: Bool {
        switch self {
        case .section, .content, .aside: true
        default: false
        }
    }
}

extension TagAttributes {
    fileprivate var id: String? { self["id"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The id of a link, or the name that anchors had before there were ids.
    fileprivate var anchor: String? { id ?? self["name"].flatMap { $0.isEmpty ? nil : $0 } }
}
