/// The rules that XML Schema 1.0 cannot say, checked tag by tag beside the schema.
///
/// They are: which root a kind has; no namespace prefixes; where a label stands; which `meta` is which; a box that
/// scrolls has all it needs; glyphs have definitions and their text; a cloud has a list of tags, a drawing has none; a tag's name has a weight, and nothing else has; the background comes first and has a
/// place only; what a cloud that reflows has in place of a `viewBox`; and where text stands, which the schema would only report at the end of the parent.
struct StructureRules {
    let kind: MarkupKind
    private var depth = 0
    private var metaCount = 0
    private var isItemLabelled = false
    private var isItemLinked = false
    /// How deep the list item at hand stands.
    private var itemDepth: Int?
    private var itemHasName = false
    private var hasBackground = false
    /// What a picture that reflows has otherwise.
    private var reflow = ReflowStructure()
    /// How deep the picture at hand stands.
    private var pictureDepth: Int?
    private var isDrawing = false
    /// The list of tags at hand, or the group of captions.
    private var group: Group?

    private struct Group {
        let depth: Int
        let isList: Bool
        var isEmpty = true
    }
    private var hasList = false
    /// The glyphs that are defined, and of them those that no text has used yet.
    private var glyphs: Set<String> = []
    private var unusedGlyphs: Set<String> = []
    /// Whether glyphs have been drawn whose text has not come yet.
    private var awaitsText = false
    /// Whether the innermost open element holds text. Those that do hold no elements, so one flag is enough.
    /// Whether that is a style sheet.
    private(set) var holdsStyle = false
    var allowsText: Bool { kind == .list ? list.allowsText : isInText }
    private var isInText = false
    private var list = ListRules()

    init(kind: MarkupKind) {
        self.kind = kind
    }

    /// Takes a start tag, and reports what is wrong with it.
    mutating func start(_ tag: StartTag, report: (String) -> Void) {
        checkNamespaces(of: tag, report: report)
        if depth == 0 && !tag.isNamed(kind.rootName) {
            report("the root element is '\(tag.displayName)'; expected '\(kind.rootName)'")
        }
        depth += 1
        holdsStyle = tag.isNamed("style")
        guard kind != .list else { return list.start(tag, report: report) }
        if let group, depth == group.depth + 1 {
            self.group?.isEmpty = false
            if tag.isNamed("g") != group.isList {
                report("element '\(tag.displayName)': expected items in the list of tags, and captions elsewhere")
            }
        }
        if tag.isCaption, itemDepth == nil { reflow.checkCaption(tag, isGrouped: group != nil, report: report) }
        isInText = tag.holdsText
        checkGlyphs(tag, report: report)
        if tag.isNamed("text") {
            itemDepth == nil ? checkOrder(report: report) : checkItemText(tag, report: report)
        } else if tag.isNamed("rect") {
            itemDepth == nil ? checkRectangle(tag, report: report) : checkChip(tag, report: report)
            checkOutline(tag, report: report)
        } else if tag.isNamed("ellipse") || tag.isNamed("line") {
            checkOrder(report: report)
            checkOutline(tag, report: report)
        } else if tag.isNamed("a") {
            if isItemLabelled {
                report("element 'g': a list item with a link has no aria-label; expected it on 'a' only")
            }
            isItemLinked = true
        } else if tag.isNamed("g") {
            isItemLabelled = tag.has("aria-label")
            isItemLinked = false
            if tag.has("role", equalTo: "listitem") { (itemDepth, itemHasName) = (depth, false) }
            checkGroup(tag, report: report)
        } else if tag.isNamed("svg") {
            (pictureDepth, hasList, hasBackground) = (depth, false, false)
            isDrawing = tag.has("class", holding: "stratus-drawing")
            reflow = ReflowStructure(tag, isStandAlone: kind == .svg, report: report)
        } else if tag.isNamed("meta") {
            checkMeta(tag, report: report)
        } else if tag.isNamed("div") {
            checkBox(tag, report: report)
        }
    }

    /// Takes an end tag.
    mutating func end(report: (String) -> Void) {
        guard kind != .list else {
            depth -= 1
            holdsStyle = false
            return list.end(report: report)
        }
        if depth == pictureDepth {
            pictureDepth = nil
            if awaitsText { report("element 'use': expected the text of the glyphs behind them") }
            if !unusedGlyphs.isEmpty { report("element 'symbol': expected a use of every glyph") }
            (glyphs, unusedGlyphs, awaitsText) = ([], [], false)
            if hasList == isDrawing {
                report("element 'svg': expected a list of tags, or the class stratus-drawing and none")
            }
        }
        if depth == itemDepth { itemDepth = nil }
        if let ended = group, depth == ended.depth {
            if !ended.isList, ended.isEmpty { report("element 'g': expected captions in a group of captions") }
            group = nil
        }
        depth -= 1
        (isInText, holdsStyle) = (false, false)
    }

    /// HTML knows no prefixes, and the elements that we emit declare their namespace where a language begins.
    private func checkNamespaces(of tag: StartTag, report: (String) -> Void) {
        if tag.prefix != nil {
            report("element '\(tag.displayName)' has a namespace prefix; expected none")
        }
        guard !tag.namespaces.isEmpty else { return }
        let beginsLanguage = depth == 0 || tag.isNamed("svg")
        if !beginsLanguage || tag.namespaces.count > 2 || tag.namespaces[0] != nil {
            report(
                "element '\(tag.displayName)' declares a namespace; expected none but xmlns on the outermost elements")
        }
    }

    /// A list of tags, one of its items, or captions of some widths.
    private mutating func checkGroup(_ tag: StartTag, report: (String) -> Void) {
        guard itemDepth == nil else { return reflow.checkItem(tag, report: report) }
        if tag.has("role", equalTo: "list") {
            checkOrder(report: report)
            if hasList { report("element 'g': a second list of tags; expected one") }
            if !tag.has("aria-label") || tag.attributeCount != 2 {
                report("element 'g': expected a role and a name on the list of tags, and nothing else")
            }
            hasList = true
            group = Group(depth: depth, isList: true)
        } else {
            checkOrder(report: report)
            group = Group(depth: depth, isList: false)
            reflow.checkCaptions(tag, report: report)
        }
    }

    private mutating func checkItemText(_ tag: StartTag, report: (String) -> Void) {
        reflow.checkText(tag, report: report)
        if tag.hasSizeClass == tag.has("font-size") {
            report("element 'text': expected font-size, or a class that says it, and not both")
        }
        let isName = tag.has("class", holding: "tag")
        if isName != tag.has("data-weight") {
            report("element 'text': expected data-weight on the name of a tag, and on nothing else")
        }
        if !isName && !itemHasName { report("element 'text': expected the name of the tag first") }
        itemHasName = true
        guard !isItemLinked && !isItemLabelled else { return }
        report("element 'g': a list item without a link has no name; expected aria-label")
        isItemLabelled = true
    }

    /// The first rectangle is the background, and no other one is.
    private mutating func checkRectangle(_ tag: StartTag, report: (String) -> Void) {
        let isBackground = tag.has("class", equalTo: "background")
        if isBackground == hasBackground || (isBackground && tag.attributeCount != (reflow.isPresent ? 3 : 5)) {
            report("element 'rect': expected the background first, with a place and a size, and one only")
        }
        hasBackground = true
        reflow.checkRectangle(tag, isBackground: isBackground, report: report)
    }

    /// Glyphs are defined once, used, and followed by their text, which they hide; no other text is hidden.
    private mutating func checkGlyphs(_ tag: StartTag, report: (String) -> Void) {
        if tag.isNamed("symbol") {
            guard let name = tag.text(of: "id") else { return }
            if !glyphs.insert(name).inserted { report("element 'symbol': a second one of the same id; expected one") }
            unusedGlyphs.insert(name)
        } else if tag.isNamed("use") {
            if itemDepth == nil { checkOrder(report: report) }
            guard let link = tag.text(of: "href") else { return }
            let name = String(link.dropFirst())
            if !glyphs.contains(name) { report("element 'use': expected the id of a symbol of this picture") }
            unusedGlyphs.remove(name)
            awaitsText = true
        } else if !tag.isNamed("path") {
            if tag.isNamed("text"), awaitsText != tag.has("fill-opacity") {
                report("element 'text': expected fill-opacity 0 behind the glyphs that show it, and nowhere else")
            } else if !tag.isNamed("text"), awaitsText {
                report("element 'use': expected the text of the glyphs behind them")
            }
            awaitsText = false
        }
    }

    private func checkOrder(report: (String) -> Void) {
        if !hasBackground { report("expected the background before everything that is drawn") }
    }

    /// A chip lies behind the text of a tag, a badge in front of it.
    private func checkChip(_ tag: StartTag, report: (String) -> Void) {
        guard tag.has("class", equalTo: "badge") != itemHasName else { return }
        report("element 'rect': expected a chip or a card before the text, and a badge behind it")
    }

    private func checkOutline(_ tag: StartTag, report: (String) -> Void) {
        guard tag.has("class", holding: "outline") != tag.has("stroke-width") else { return }
        report("expected stroke-width on what is of the class outline, and on nothing else")
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

    private func checkBox(_ tag: StartTag, report: (String) -> Void) {
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

    /// Whether one of its classes is that of a size: `f3`.
    fileprivate var hasSizeClass: Bool {
        guard let classes = value(of: "class") else { return false }
        return classes.split(separator: UInt8(ascii: " ")).contains { word in
            word.count > 1 && word.first == UInt8(ascii: "f")
                && word.dropFirst().allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        }
    }

    /// Whether it is drawn around the tags, if it is drawn outside of them.
    fileprivate var isCaption: Bool {
        isNamed("text") || isNamed("ellipse") || isNamed("line") || isNamed("use")
            || isNamed("rect") && !has("class", equalTo: "background")
    }

    /// The name for a message, with its prefix.
    fileprivate var displayName: String {
        let local = ViolationMessage.readable(String(cString: name))
        guard let prefix else { return local }
        return ViolationMessage.readable(String(cString: prefix)) + ":" + local
    }
}
