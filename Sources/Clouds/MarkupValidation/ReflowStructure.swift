import MarkupReading

/// The rules of a picture that reflows: it has no `viewBox`, its background covers all of it, its tags are numbered and
/// moved to their places, and everything around them is in numbered groups.
struct ReflowStructure {
    /// Whether the current picture reflows.
    private(set) var isPresent = false
    private var itemCount = 0
    private var captionsCount = 0

    init() {}

    /// Checks the tag of a picture.
    ///
    /// - Parameter isStandAlone: whether the picture is a document, which takes its size from the element that shows
    ///   it.
    init(_ picture: StartTag, isStandAlone: Bool, report: (String) -> Void) {
        isPresent = picture.has("class", holding: "stratus-reflow")
        if isPresent == picture.has("viewBox") {
            report("element 'svg': expected a viewBox, or the class stratus-reflow and none")
        }
        let isWhole = picture.has("width", equalTo: "100%")
        if isWhole != picture.has("height", equalTo: "100%") || isWhole != (isPresent && isStandAlone) {
            report("element 'svg': expected a size in pixels, or 100% in a document of the class stratus-reflow")
        }
    }

    /// Checks an item of the list of tags.
    mutating func checkItem(_ tag: StartTag, report: (String) -> Void) {
        guard tag.has("class") == isPresent, tag.has("transform") == isPresent else {
            return report("element 'g': expected class and transform on every item of what reflows, and on no other")
        }
        guard isPresent else { return }
        check(tag, "t", itemCount, report: report)
        itemCount += 1
    }

    /// Checks a group of captions.
    mutating func checkCaptions(_ tag: StartTag, report: (String) -> Void) {
        guard isPresent, tag.has("class"), tag.has("aria-hidden"), tag.attributeCount == 2 else {
            return report("element 'g': expected a list of tags, or captions that move, with a class and hidden")
        }
        check(tag, "v", captionsCount, report: report)
        captionsCount += 1
    }

    /// Checks a caption: if tags move, it is in a group, which is hidden as a whole.
    func checkCaption(_ tag: StartTag, isGrouped: Bool, report: (String) -> Void) {
        guard isPresent, !isGrouped || tag.has("aria-hidden") else { return }
        report(
            "what stands around tags that move is expected in a group that is hidden, without aria-hidden of its own")
    }

    /// Checks the position of a tag's text: if the tag moves, coordinates of 0 are left out; otherwise both are there.
    func checkText(_ tag: StartTag, report: (String) -> Void) {
        let isRight =
            isPresent
            ? !tag.has("x", equalTo: "0") && !tag.has("y", equalTo: "0") : tag.has("x") && tag.has("y")
        if !isRight { report("element 'text': expected x and y, but those of 0 in a tag that moves") }
    }

    /// Checks the position and size of a rectangle.
    func checkRectangle(_ tag: StartTag, isBackground: Bool, report: (String) -> Void) {
        let isWhole = isBackground && isPresent
        guard tag.has("width", equalTo: "100%") == isWhole, tag.has("height", equalTo: "100%") == isWhole,
            tag.has("x") != isWhole, tag.has("y") != isWhole
        else { return report("element 'rect': expected a place and a size, or 100% on the background of what reflows") }
    }

    private func check(_ tag: StartTag, _ letter: String, _ number: Int, report: (String) -> Void) {
        guard tag.text(of: "class") != "\(letter)\(number)" else { return }
        report(
            "element 'g': expected the class '\(letter)\(number)', since they are numbered as they follow each other")
    }
}
