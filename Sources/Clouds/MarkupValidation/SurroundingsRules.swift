import MarkupReading
import SourceText

/// The rules of what is drawn around the tags: the background comes first, colours are named by a class, outlines have
/// a width, and screen readers skip what they read elsewhere.
struct SurroundingsRules {
    /// Whether the picture has no tags.
    private let isDrawing: Bool
    private let reflow: ReflowStructure
    private var hasBackground = false

    init(isDrawing: Bool = false, _ reflow: ReflowStructure = ReflowStructure()) {
        (self.isDrawing, self.reflow) = (isDrawing, reflow)
    }

    /// Checks a shape, a line, a text, or the outlines of a text.
    ///
    /// - Parameter isInGroup: whether it is in a group of captions, which moves and is hidden as a whole.
    mutating func start(_ tag: StartTag, isInGroup: Bool, report: (String) -> Void) {
        let isBackground = tag.has("class", equalTo: "background")
        if isBackground == hasBackground || isBackground && !tag.isNamed("rect") {
            report("element 'rect': expected the background before everything that is drawn, and one only")
        }
        hasBackground = true
        if tag.isNamed("rect") { reflow.checkRectangle(tag, isBackground: isBackground, report: report) }
        guard !isBackground else {
            let count = reflow.isPresent ? 3 : 5
            if tag.attributeCount != count {
                report("element 'rect': expected a background with a place and a size only")
            }
            return
        }
        checkPaint(tag, report: report)
        reflow.checkCaption(tag, isGrouped: isInGroup, report: report)
        if reflow.isPresent { checkMovedCaption(tag, report: report) }
        if !reflow.isPresent, tag.has("aria-hidden") == (isDrawing || tag.isNamed("path")) {
            report("expected aria-hidden on what stands around tags, since it is heard elsewhere, and not in a drawing")
        }
    }

    /// Checks that a list or a group of captions comes after the background.
    func checkOrder(report: (String) -> Void) {
        if !hasBackground { report("element 'g': expected the background before everything that is drawn") }
    }

    private func checkPaint(_ tag: StartTag, report: (String) -> Void) {
        guard let classes = tag.value(of: "class") else { return }
        // `name` is the word behind "ink "; a further word behind it makes an outline.
        let name = classes.dropFirst(4).prefix { $0 != UInt8(ascii: " ") }
        if isDrawing {
            PaintRules.check(tag, isMask: false, report: report)
        } else {
            let isOutline = classes.count > 4 + name.count && !tag.isNamed("text") && !tag.isNamed("path")
            if isOutline != tag.has("stroke-width") || tag.isNamed("line") && !isOutline {
                report("expected stroke-width on what is of the class outline, and on nothing else")
            }
            checkCaption(tag, report: report)
        }
        let isInk = classes.starts(with: "ink ".utf8)
        let isPaint = isDrawing ? !isInk || !name.isKeyword : isInk && name.isPaintOfClouds
        if !isPaint {
            report(
                "attribute 'class': expected the name of a colour: title, note, solo, or of a step, a group or a tag")
        }
    }

    /// Checks that what stands around tags has no more than captions have: no gradient, no face but bold, and paths
    /// only as the outlines of texts.
    private func checkCaption(_ tag: StartTag, report: (String) -> Void) {
        if tag.has("fill") || tag.has("stroke") || tag.hasStrokeStyle {
            report("expected a colour of the theme, and a plain outline, on what stands around tags")
        }
        if tag.isNamed("text") {
            let classes = tag.text(of: "class", atMost: 128)?.split(separator: " ") ?? []
            if !classes.dropFirst(2).allSatisfy({ ["large", "bold", "rtl"].contains($0) }) {
                report("attribute 'class': expected no face but bold on what stands around tags")
            }
        }
        guard tag.isNamed("path") else { return }
        if tag.attributeCount != 2 || tag.has("class", holding: "outline") {
            report("element 'path': expected the outlines of a text around tags, and nothing else")
        }
        guard let steps = tag.value(of: "d") else { return }
        var last = UInt8(ascii: "z")
        for byte in steps where byte | 0x20 == byte && byte >= UInt8(ascii: "a") {
            if byte == UInt8(ascii: "m"), last != UInt8(ascii: "z") { last = 0 }
            guard last != 0 else { break }
            last = byte
        }
        if last != UInt8(ascii: "z") { report("attribute 'd': expected closed outlines of a text") }
    }

    /// Checks a caption of tags that move: a text, its outlines, or the dot of a group.
    private func checkMovedCaption(_ tag: StartTag, report: (String) -> Void) {
        if tag.isNamed("rect") || tag.isNamed("line") || tag.has("opacity") {
            report("expected texts, their outlines and the dots of groups around tags that move")
        }
        guard tag.isNamed("ellipse") else { return }
        let name = tag.text(of: "class")?.dropFirst(4) ?? ""
        let isDot = name == "solo" || ["p", "g"].contains { name.hasPrefix($0) }
        if !isDot || tag.attributeCount != 5 {
            report("element 'ellipse': expected a dot in the colour of a group or a tag")
        }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    fileprivate func `is`(_ literal: StaticString) -> Bool {
        elementsEqual(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Whether the class is one of shapes or texts in drawings, and names no colour.
    fileprivate var isKeyword: Bool {
        if self.is("outline") || self.is("bold") || self.is("italic") || self.is("figures") { return true }
        if self.is("own") || self.is("rim") { return true }
        return [("apart".utf8), ("close".utf8)].contains { starts(with: $0) && dropFirst(5).allSatisfy(\.isASCIIDigit) }
    }

    /// Whether the class names a colour in which headings, legends and source lines are drawn.
    fileprivate var isPaintOfClouds: Bool {
        if self.is("title") || self.is("note") || self.is("solo") { return true }
        guard let kind = first else { return false }
        let digits = dropFirst()
        guard let leading = digits.first, digits.allSatisfy(\.isASCIIDigit), leading != 0x30 || digits.count == 1
        else { return false }
        switch kind {
        case UInt8(ascii: "w"): return digits.count == 1 && leading <= UInt8(ascii: "5")
        case UInt8(ascii: "p"): return digits.count <= 2
        case UInt8(ascii: "g"): return digits.count <= 5
        default: return false
        }
    }
}
