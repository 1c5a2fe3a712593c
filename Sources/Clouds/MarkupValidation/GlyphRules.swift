import MarkupReading

/// What holds of text that is drawn as outlines: they are followed by their text, which they hide; no other text is hidden.
struct GlyphRules {
    /// The class of the outlines whose text has not come yet: it is the beginning of that of the text.
    private var awaited: String?

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

    func end(report: (String) -> Void) {
        if awaited != nil { report("element 'path': expected the text that it shows behind it") }
    }
}
