import MarkupReading

/// The rules of what the items of a drawing refer to: gradients, clips and masks, numbered as they follow each other,
/// each of them used, and by what has use for it.
struct DefinitionRules {
    private enum Kind { case paint, clip, mask }

    /// The name of the drawing, with which all identifiers begin.
    private var name: String?
    private var kinds: [Kind] = []
    private var used: Set<Int> = []
    /// The kind of the current definition, which refers to earlier ones only; nil outside of definitions.
    private var current: Kind?

    /// Checks a start tag in the definitions.
    mutating func start(_ tag: StartTag, report: (String) -> Void) {
        if let id = tag.text(of: "id") { return define(id, tag, report: report) }
        checkReferences(of: tag, report: report)
        switch current {
        case .paint:
            let isTheme = tag.has("stop-color", equalTo: "currentColor") || tag.has("fill", equalTo: "currentColor")
            if tag.has("class") != isTheme { report("expected a class on what has currentColor, and on nothing else") }
        case .mask:
            guard tag.isNamed("g") else { return PaintRules.check(tag, isMask: true, report: report) }
            if tag.attributeCount == 0 { report("element 'g': expected a transformation, a clip or a mask") }
        case .clip, nil: break
        }
    }

    /// Checks the end of the definitions.
    mutating func endDefinitions() { current = nil }

    private mutating func define(_ id: String, _ tag: StartTag, report: (String) -> Void) {
        current = nil
        checkReferences(of: tag, report: report)
        let prefix = id.prefix { $0 != "-" } + "-"
        if name == nil { name = String(prefix) }
        if id != "\(name ?? "")\(kinds.count)" {
            report(
                "attribute 'id': expected '\(name ?? "")\(kinds.count)', since they are numbered as they follow each other"
            )
        }
        let kind: Kind = tag.isNamed("clipPath") ? .clip : tag.isNamed("mask") ? .mask : .paint
        kinds.append(kind)
        current = kind
    }

    /// Checks the attributes of a tag that refer to a definition.
    mutating func checkReferences(of tag: StartTag, report: (String) -> Void) {
        check(tag.text(of: "fill"), .paint, report: report)
        check(tag.text(of: "stroke"), .paint, report: report)
        check(tag.text(of: "clip-path"), .clip, report: report)
        check(tag.text(of: "mask"), .mask, report: report)
    }

    private mutating func check(_ value: String?, _ kind: Kind, report: (String) -> Void) {
        guard let value, value.hasPrefix("url(#"), value.hasSuffix(")") else { return }
        let id = value.dropFirst(5).dropLast()
        guard let name, id.hasPrefix(name), let number = Int(id.dropFirst(name.utf8.count)), number >= 0,
            number < kinds.count - (current == nil ? 0 : 1), kinds[number] == kind
        else { return report("expected a definition that comes before it, and of its kind") }
        used.insert(number)
    }

    /// Checks, at the end of a picture, that all definitions are used.
    func end(report: (String) -> Void) {
        if used.count != kinds.count { report("element 'defs': expected definitions that something refers to, only") }
    }
}

/// The rules of paint in a drawing: a colour of the theme is a class, any other paint an attribute, which no class
/// overrides.
enum PaintRules {
    /// Checks a shape, a line or a text of a drawing.
    ///
    /// - Parameter isMask: whether it is in a mask, where shapes have no classes.
    static func check(_ tag: StartTag, isMask: Bool, report: (String) -> Void) {
        let classes = tag.text(of: "class", atMost: 128)?.split(separator: " ") ?? []
        let isOwn = isMask || classes.first == "own"
        if tag.isNamed("text") {
            if tag.has("fill") != isOwn || isMask && classes.first != "own" {
                report("element 'text': expected fill on what is of the class own, and on nothing else")
            }
            if tag.has("fill-opacity") { report("element 'text': expected fill-opacity behind outlines only") }
            return
        }
        let isOutline = isMask ? tag.has("stroke") : classes.last == (isOwn ? "rim" : "outline")
        if isOutline != tag.has("stroke-width") || tag.isNamed("line") && !isOutline {
            report("expected stroke-width on what is of the class outline, and on nothing else")
        }
        if classes.count > (isOwn ? 1 : 2) + (isOutline ? 1 : 0) {
            report("attribute 'class': expected no face of a text")
        }
        let isRight =
            isOwn
            ? tag.has("fill") && tag.has("fill", equalTo: "none") == isOutline && tag.has("stroke") == isOutline
            : !tag.has("fill") && !tag.has("stroke")
        if !isRight {
            report("expected fill on what is of the class own, and fill none with stroke on an outline of that class")
        }
        if isOutline ? tag.has("fill-rule") : tag.hasStrokeStyle {
            report("expected the style of an outline on an outline, and the rule of the inside on the inside")
        }
        if tag.has("stroke-dashoffset"), !tag.has("stroke-dasharray") {
            report("expected stroke-dashoffset with stroke-dasharray only")
        }
        if tag.has("stroke-miterlimit"), tag.has("stroke-linejoin") {
            report("expected stroke-miterlimit without stroke-linejoin")
        }
    }
}

extension StartTag {
    /// Whether the tag has an attribute for the style of an outline, apart from its width.
    var hasStrokeStyle: Bool {
        has("stroke-linecap") || has("stroke-linejoin") || has("stroke-miterlimit") || has("stroke-dasharray")
            || has("stroke-dashoffset")
    }
}
