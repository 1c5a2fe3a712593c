import MarkupReading

/// The rules of text that is drawn as outlines: its outlines come first, then the text itself, which they hide; no
/// other text is hidden.
struct GlyphRules {
    /// The class of outlines whose text has not come yet; the class of the text begins with it.
    private var awaited: String?

    /// Checks a start tag in a picture.
    mutating func start(_ tag: StartTag, report: (String) -> Void) {
        defer { awaited = tag.isNamed("path") ? tag.text(of: "class", atMost: 100) : nil }
        guard tag.isNamed("text") else {
            if awaited != nil { report("element 'path': expected the text that it shows behind it") }
            return
        }
        if (awaited != nil) != tag.has("fill-opacity") {
            report("element 'text': expected fill-opacity 0 behind the outlines that show it, and nowhere else")
        }
        guard let awaited, let role = tag.text(of: "class", atMost: 100) else { return }
        if role != awaited, !role.hasPrefix(awaited + " ") {
            report("element 'path': expected the class of the text behind it")
        }
    }

    /// Checks the end of a picture.
    func end(report: (String) -> Void) {
        if awaited != nil { report("element 'path': expected the text that it shows behind it") }
    }
}
