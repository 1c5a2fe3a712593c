/// What holds of text that is drawn as glyphs: they are defined once, used, and followed by their text, which they hide; no
/// other text is hidden.
struct GlyphRules {
    /// The glyphs that are defined, and of them those that no text has used yet.
    private var defined: Set<String> = []
    private var unused: Set<String> = []
    /// The class of the glyphs whose text has not come yet: it is the beginning of that of the text.
    private var awaited: String?

    mutating func start(_ tag: StartTag, report: (String) -> Void) {
        if tag.isNamed("symbol") {
            guard let name = tag.text(of: "id") else { return }
            if !defined.insert(name).inserted { report("element 'symbol': a second one of the same id; expected one") }
            unused.insert(name)
        } else if tag.isNamed("use") {
            guard let link = tag.text(of: "href") else { return }
            let name = String(link.dropFirst())
            if !defined.contains(name) { report("element 'use': expected the id of a symbol of this picture") }
            unused.remove(name)
            let role = tag.text(of: "class", atMost: 100)
            if let awaited, awaited != role { report("element 'use': expected all glyphs of a text in one class") }
            awaited = role
        } else if !defined.isEmpty || tag.isNamed("text"), !tag.isNamed("path") {
            checkText(tag, report: report)
        }
    }

    private mutating func checkText(_ tag: StartTag, report: (String) -> Void) {
        defer { awaited = nil }
        guard tag.isNamed("text") else {
            if awaited != nil { report("element 'use': expected the text of the glyphs behind them") }
            return
        }
        if (awaited != nil) != tag.has("fill-opacity") {
            report("element 'text': expected fill-opacity 0 behind the glyphs that show it, and nowhere else")
        }
        guard let awaited, let role = tag.text(of: "class", atMost: 100) else { return }
        if role != awaited, !role.hasPrefix(awaited + " ") {
            report("element 'use': expected the class of the text behind the glyphs")
        }
    }

    func end(report: (String) -> Void) {
        if awaited != nil { report("element 'use': expected the text of the glyphs behind them") }
        if !unused.isEmpty { report("element 'symbol': expected a use of every glyph") }
    }
}
