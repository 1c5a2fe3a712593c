import ByteWriting

extension Theme {
    private typealias Rule = ThemeRule

    /// Plain rules for what a cloud has, in one line, with ``cloudMark`` for its class.
    ///
    /// Dark rules are only those that differ, and only for screens: paper gets the light ones. A theme that is dark alone
    /// is printed as ink of its hues on white. Its further rules come last, so that they can change all others.
    package func rules(for use: ThemeUse) -> String {
        written(for: use, Self.furtherParts(use)) { $0 }
    }

    /// Rules for what a cloud has, as another form of it has them.
    ///
    /// - Parameters:
    ///   - further: rules that are the same in every scheme.
    ///   - form: what a rule is in that form; nil where it has no such thing.
    func written(for use: ThemeUse, _ further: [ThemeRule], in form: (ThemeRule) -> ThemeRule?) -> String {
        var output = ByteBuffer()
        let painted = PaintedScheme(light, use)
        let rules = customProperties(painted, use) + Self.withOutlines(painted.rules(for: use)).compactMap(form)
        Self.append(rules, prefix: Self.prefix, to: &output)
        Self.append(further, prefix: Self.prefix, to: &output)
        // A cloud may have as many rules as tags, each with a colour of its own.
        let known = Set(rules)
        for (query, scheme) in variants {
            let painted = PaintedScheme(scheme, use)
            let changed = customProperties(painted, use) + painted.rules(for: use).compactMap(form)
            Self.append(changed.filter { !known.contains($0) }, in: query, prefix: Self.prefix, to: &output)
        }
        output.appendVerbatim(furtherRules)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// The colours of a page around the cloud: plain rules for `body`, `p` and `a`.
    package var pageRules: String {
        var output = ByteBuffer()
        let use = ThemeUse()
        let rules = PaintedScheme(light, use).page
        Self.append(rules, prefix: "", to: &output)
        for (query, scheme) in variants {
            let changed = PaintedScheme(scheme, use).page.filter { !rules.contains($0) }
            Self.append(changed, in: query, prefix: "", to: &output)
        }
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// What a cloud shows in the colours that a person has chosen for all pages: one block behind every theme's rules.
    ///
    /// The names are those of CSS 2, which mean the same as `Canvas` and `CanvasText` and which all checkers know. Links
    /// have no name there; as the fallback of a property that nobody sets, theirs passes checkers that do not know it, and
    /// what has forced colours has `var()`. Attribute selectors outweigh the classes of colours without naming them.
    package static func forcedColors(for use: ThemeUse) -> String {
        var rules = [
            Rule(selector: "rect[class]", declarations: "fill:Window"),
            Rule(selector: "text[class]", declarations: "fill:WindowText"),
            Rule(selector: "path[class]", declarations: "fill:WindowText"),
        ]
        if use.hasChips { rules.append(Rule(selector: "rect.chip", declarations: "stroke:WindowText")) }
        if use.hasCards { rules.append(Rule(selector: "rect.card", declarations: "stroke:WindowText")) }
        if use.hasBadges { rules.append(Rule(selector: "rect.badge", declarations: "stroke:WindowText")) }
        if use.hasCaptions || use.isDrawing {
            rules.append(Rule(selector: ".ink[class]", declarations: "fill:WindowText"))
        }
        if use.isDrawing {
            for name in ["fill", "paper", "picture"] {
                rules.append(Rule(selector: ".\(name)[class]", declarations: "fill:Window;stroke:WindowText"))
            }
            rules.append(Rule(selector: ".outline[class]", declarations: "fill:none;stroke:WindowText"))
        }
        if use.hasLinks {
            rules.append(Rule(selector: "a .tag[class]", declarations: "fill:var(--stratus-link,LinkText)"))
            if use.hasChips || use.hasCards {
                rules.append(Rule(selector: "a:hover rect[class]", declarations: "stroke:Highlight"))
            }
            rules.append(Rule(selector: "a:focus-visible", declarations: "outline-color:Highlight"))
        }
        var output = ByteBuffer()
        append(rules, in: "(forced-colors:active)", prefix: prefix, to: &output)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    // MARK: - Parts

    private static let prefix = String(decoding: [cloudMark, UInt8(ascii: " ")], as: UTF8.self)

    /// The schemes beside the first, and where they hold.
    private var variants: [(query: String, scheme: ThemeScheme)] {
        if let dark { return [("screen and (prefers-color-scheme:dark)", dark)] }
        // Inkscape takes the rules of `print` for its own, and knows no `only`; what prints does.
        return light.isDark ? [("only print", light.printed)] : []
    }

    /// The custom properties that further rules name.
    private func customProperties(_ scheme: PaintedScheme, _ use: ThemeUse) -> [Rule] {
        usedProperties.map { Rule(selector: "", declarations: "\($0.name):\(scheme.value(of: $0, use))") }
    }

    /// The whole outline of a link in focus, where a variant changes the colour alone.
    private static func withOutlines(_ rules: [Rule]) -> [Rule] {
        rules.map { rule in
            guard rule.selector == "a:focus-visible" else { return rule }
            let color = rule.declarations.dropFirst("outline-color:".utf8.count)
            return Rule(selector: rule.selector, declarations: "outline:2px solid \(color);outline-offset:2px")
        }
    }

    private static func furtherParts(_ use: ThemeUse) -> [Rule] {
        var rules: [Rule] = []
        if use.isDrawing { rules.append(Rule(selector: ".outline", declarations: "fill:none;stroke:currentColor")) }
        if use.hasLinks {
            rules.append(Rule(selector: "a", declarations: "text-decoration:none"))
            rules.append(Rule(selector: "a:hover .tag", declarations: "text-decoration:underline"))
        }
        return rules
    }

    private static func append(
        _ rules: [Rule], in query: String, prefix: String, to output: inout ByteBuffer
    ) {
        guard !rules.isEmpty else { return }
        output.append("@media ")
        output.appendVerbatim(query)
        output.append("{")
        append(rules, prefix: prefix, to: &output)
        output.append("}")
    }

    /// Selectors of equal declarations share one rule, where the first of them stands.
    ///
    /// What stands between them then comes later than it did: no element has two of these classes but `.ink`, which is
    /// the first, and those of a drawing, whose `.outline` is the last.
    private static func append(_ rules: [Rule], prefix: String, to output: inout ByteBuffer) {
        var places: [String: Int] = [:]
        var groups: [(selectors: [String], declarations: String)] = []
        for rule in rules {
            // Without a space behind it the mark is the cloud itself.
            let selector = rule.selector.isEmpty ? String(prefix.dropLast()) : prefix + rule.selector
            if let place = places[rule.declarations] {
                groups[place].selectors.append(selector)
            } else {
                places[rule.declarations] = groups.count
                groups.append(([selector], rule.declarations))
            }
        }
        for group in groups {
            for (index, selector) in group.selectors.enumerated() {
                if index > 0 { output.append(",") }
                output.appendVerbatim(selector)
            }
            output.append("{")
            output.appendVerbatim(group.declarations)
            output.append("}")
        }
    }
}
