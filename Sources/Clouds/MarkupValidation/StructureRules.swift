import MarkupReading
import SourceText

/// The rules that XML Schema 1.0 cannot express, checked tag by tag before the schema.
///
/// They are: the root of each kind; no namespace prefixes; the order of `meta` elements; a heading and its text are
/// both visible or both for screen readers only; a box that scrolls has all its attributes; a cloud has a list of tags,
/// a drawing has none; and where text may be, which the schema would only report at the end of the parent. The rules of
/// tags, of captions, of glyphs, of clouds that reflow, of lists, and of a site's pages, feeds and sitemaps are in
/// their own types.
struct StructureRules {
    let kind: MarkupKind
    private var depth = 0
    private var metaCount = 0
    /// Whether the heading of the page is for screen readers only.
    private var isHeadingHeard = false
    /// Whether the box around the picture takes the focus, since nothing in it does.
    private var isBoxFocused = false
    /// The current list item, and its depth.
    private var item = ItemRules()
    private var itemDepth: Int?
    /// The depth of the current setting of a name, in an item.
    private var settingDepth: Int?
    /// The rules of the current picture if it reflows.
    private var reflow = ReflowStructure()
    private var surroundings = SurroundingsRules()
    private var glyphs = GlyphRules()
    private var styles = StyleClasses()
    private var definitions = DefinitionRules()
    /// The depth of the current list of definitions.
    private var definitionsDepth: Int?
    /// The depth of the current picture.
    private var pictureDepth: Int?
    private var isDrawing = false
    /// The current list of tags, or group of captions.
    private var group: Group?

    private struct Group {
        let depth: Int
        let isList: Bool
        var isEmpty = true
    }
    private var hasList = false
    /// Whether the innermost open element is a style sheet.
    private(set) var holdsStyle = false
    /// Whether the innermost open element holds text. Elements that do hold no others, so one flag is enough.
    private var isInText = false
    private var list = ListRules()
    /// The rules of a site's page around its cloud.
    private var site = SiteRules()
    private var feed = AtomRules()
    private var sitemap = SitemapRules()

    /// Whether text is allowed at this place.
    var allowsText: Bool {
        switch kind {
        case .list: list.allowsText
        case .sitePage where pictureDepth == nil: site.allowsText
        default: isInText
        }
    }

    init(kind: MarkupKind) {
        self.kind = kind
    }

    /// Checks a start tag, and reports its violations.
    mutating func start(_ tag: StartTag, report: (String) -> Void) {
        checkNamespaces(of: tag, report: report)
        if depth == 0 && !tag.isNamed(kind.rootName) {
            report("the root element is '\(tag.displayName)'; expected '\(kind.rootName)'")
        }
        depth += 1
        holdsStyle = tag.isNamed("style")
        switch kind {
        case .list: return list.start(tag, report: report)
        case .atomFeed:
            isInText = feed.start(tag, report: report)
            return
        case .sitemap:
            isInText = sitemap.start(tag, report: report)
            return
        case .svg, .page, .fragment, .sitePage: isInText = tag.holdsText
        }
        if let group, depth == group.depth + 1 {
            self.group?.isEmpty = false
            if tag.isNamed("g") != group.isList {
                report("element '\(tag.displayName)': expected items in the list of tags, and captions elsewhere")
            }
        }
        guard pictureDepth != nil else { return checkAroundPicture(tag, report: report) }
        guard definitionsDepth == nil else { return definitions.start(tag, report: report) }
        if !isDrawing { glyphs.start(tag, report: report) }
        if holdsStyle { styles.start() }
        if tag.isNamed("text") {
            itemDepth == nil ? checkInk(tag, report: report) : item.text(tag, reflow, report: report)
        } else if tag.isNamed("rect") {
            itemDepth == nil ? checkInk(tag, report: report) : item.shape(tag, report: report)
        } else if tag.isNamed("path") {
            if itemDepth == nil { checkInk(tag, report: report) }
        } else if tag.isNamed("ellipse") || tag.isNamed("line") {
            checkInk(tag, report: report)
        } else if tag.isNamed("a") {
            item.link(tag, report: report)
            if isBoxFocused { report("element 'div': expected no tabindex, since the links inside take the focus") }
        } else if tag.isNamed("g") {
            checkGroup(tag, report: report)
        } else if tag.isNamed("defs") {
            definitionsDepth = depth
            if !isDrawing { report("element 'defs': expected definitions in a drawing only") }
        }
    }

    /// Checks an end tag.
    mutating func end(report: (String) -> Void) {
        switch kind {
        case .list:
            (depth, holdsStyle) = (depth - 1, false)
            return list.end(report: report)
        case .atomFeed:
            (depth, isInText) = (depth - 1, false)
            return feed.end(report: report)
        case .sitemap:
            (depth, isInText) = (depth - 1, false)
            return
        case .sitePage where pictureDepth == nil:
            depth -= 1
            return site.end(report: report)
        case .svg, .page, .fragment, .sitePage: break
        }
        if depth == pictureDepth {
            pictureDepth = nil
            glyphs.end(report: report)
            definitions.end(report: report)
            styles.end { report("element 'svg': " + $0) }
            if hasList == isDrawing {
                report("element 'svg': expected a list of tags, or the class stratus-drawing and none")
            }
        }
        if depth == definitionsDepth {
            definitions.endDefinitions()
            definitionsDepth = nil
        }
        if depth == settingDepth {
            item.endSetting()
            settingDepth = nil
        }
        if depth == itemDepth {
            item.end(report: report)
            itemDepth = nil
        }
        if let ended = group, depth == ended.depth {
            if ended.isEmpty {
                report("element 'g': expected tags in the list of tags, and captions in a group of captions")
            }
            group = nil
        }
        depth -= 1
        (isInText, holdsStyle) = (false, false)
    }

    /// Takes all of the text before a tag.
    mutating func text(_ text: [UInt8], report: (String) -> Void) {
        if holdsStyle { styles.text(text) }
        switch kind {
        case .sitePage where pictureDepth == nil: site.text(text)
        case .atomFeed: feed.text(text, report: report)
        default: break
        }
    }

    /// Checks namespaces: HTML has no prefixes, and our elements declare a namespace only on the outermost element of a
    /// language.
    private func checkNamespaces(of tag: StartTag, report: (String) -> Void) {
        if kind == .sitemap { return SitemapRules.checkNamespaces(of: tag, isRoot: depth == 0, report: report) }
        if tag.prefix != nil {
            report("element '\(tag.displayName)' has a namespace prefix; expected none")
        }
        guard !tag.namespaces.isEmpty else { return }
        let beginsCloud = kind == .sitePage && tag.has("class", equalTo: "stratus-cloud")
        let beginsLanguage = depth == 0 || tag.isNamed("svg") || beginsCloud
        if !beginsLanguage || tag.namespaces.count > 2 || tag.namespaces[0] != nil {
            report(
                "element '\(tag.displayName)' declares a namespace; expected none but xmlns on the outermost elements")
        }
    }

    private mutating func checkAroundPicture(_ tag: StartTag, report: (String) -> Void) {
        if tag.isNamed("svg") {
            (pictureDepth, hasList) = (depth, false)
            isDrawing = tag.has("class", holding: "stratus-drawing")
            reflow = ReflowStructure(tag, isStandAlone: kind == .svg, report: report)
            surroundings = SurroundingsRules(isDrawing: isDrawing, reflow)
            glyphs = GlyphRules()
            definitions = DefinitionRules()
            styles = StyleClasses(tag, canBeTwo: kind == .fragment || kind == .sitePage, report: report)
            checkSize(tag, report: report)
        } else if kind == .sitePage {
            if tag.has("class", equalTo: "stratus-cloud") { checkBox(tag, report: report) }
            site.start(tag, report: report)
        } else if tag.isNamed("meta") {
            checkMeta(tag, report: report)
        } else if tag.isNamed("div") {
            checkBox(tag, report: report)
        } else if tag.isNamed("h1") {
            isHeadingHeard = tag.has("class")
        } else if tag.isNamed("p"), tag.has("class") != isHeadingHeard {
            report("element 'p': expected the class of the heading, since both are shown or both are heard only")
        }
    }

    private mutating func checkInk(_ tag: StartTag, report: (String) -> Void) {
        surroundings.start(tag, isInGroup: group != nil, report: report)
        definitions.checkReferences(of: tag, report: report)
    }

    /// Checks a list of tags, one of its items, or captions of some widths.
    private mutating func checkGroup(_ tag: StartTag, report: (String) -> Void) {
        guard itemDepth == nil else {
            settingDepth = depth
            return item.setting(tag, reflow, report: report)
        }
        if let group, group.isList {
            if tag.has("role", equalTo: "listitem") { (item, itemDepth) = (ItemRules(tag), depth) }
            return reflow.checkItem(tag, report: report)
        }
        surroundings.checkOrder(report: report)
        if isDrawing, !tag.has("role") { return startDrawnGroup(tag, report: report) }
        let isList = tag.has("role", equalTo: "list")
        group = Group(depth: depth, isList: isList)
        guard isList else { return reflow.checkCaptions(tag, report: report) }
        if hasList { report("element 'g': a second list of tags; expected one") }
        if !tag.has("aria-label") || tag.attributeCount != 2 {
            report("element 'g': expected a role and a name on the list of tags, and nothing else")
        }
        hasList = true
    }

    /// Checks a group of items of a drawing, which has a transformation, a clip or a mask.
    private mutating func startDrawnGroup(_ tag: StartTag, report: (String) -> Void) {
        group = Group(depth: depth, isList: false)
        definitions.checkReferences(of: tag, report: report)
        let framing = [tag.has("transform"), tag.has("clip-path"), tag.has("mask")].count { $0 }
        if framing == 0 || framing != tag.attributeCount {
            report("element 'g': expected a transformation, a clip or a mask in a drawing, and nothing else")
        }
    }

    /// Checks that the size of a picture that scales is that of its `viewBox`, so that it is shown at its own size if
    /// there is room.
    private func checkSize(_ tag: StartTag, report: (String) -> Void) {
        guard let box = tag.value(of: "viewBox"), let width = tag.value(of: "width"),
            let height = tag.value(of: "height")
        else { return }
        let isRight =
            box.count == 5 + width.count + height.count && box.dropFirst(4).starts(with: width)
            && box.suffix(height.count).elementsEqual(height)
        if !isRight { report("element 'svg': expected the width and height of the viewBox") }
    }

    private mutating func checkMeta(_ tag: StartTag, report: (String) -> Void) {
        let isExpected =
            switch metaCount {
            case 0: tag.attributeCount == 1 && tag.has("charset")
            case 1:
                tag.attributeCount == 2 && tag.has("name", equalTo: "viewport")
                    && tag.has("content", equalTo: "width=device-width, initial-scale=1")
            default: tag.attributeCount == 2 && tag.has("name", equalTo: "description") && tag.has("content")
            }
        metaCount += 1
        if !isExpected {
            report("element 'meta': expected charset first, then the viewport, then at most a description")
        }
    }

    private mutating func checkBox(_ tag: StartTag, report: (String) -> Void) {
        isBoxFocused = tag.has("tabindex")
        let count = (tag.has("tabindex") ? 1 : 0) + (tag.has("role") ? 1 : 0) + (tag.has("aria-label") ? 1 : 0)
        if count == 1 || count == 2 {
            report("element 'div': expected tabindex, role and aria-label together, or none of them")
        }
    }
}

extension StartTag {
    /// Whether the schema gives text to an element of this name.
    fileprivate var holdsText: Bool {
        isNamed("text") || isNamed("title") || isNamed("desc") || isNamed("style") || isNamed("h1") || isNamed("p")
    }

    /// The name for a message, with its prefix.
    fileprivate var displayName: String {
        let local = readable(String(cString: name))
        guard let prefix else { return local }
        return readable(String(cString: prefix)) + ":" + local
    }
}
