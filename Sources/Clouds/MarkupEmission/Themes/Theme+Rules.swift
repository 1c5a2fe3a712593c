import ByteWriting

extension Theme {
    typealias Rule = ThemeRule

    /// Plain rules for what a cloud has, in one line, with ``cloudMark`` for its class.
    ///
    /// Dark rules are only those that differ, and only for screens: paper gets the light ones. A theme that is dark alone
    /// is printed as ink of its hues on white. Its further rules come last, so that they can change all others.
    package func rules(for use: ThemeUse) -> String { painted(use).rules }

    /// The theme on what a cloud has.
    func painted(_ use: ThemeUse) -> PaintedTheme { PaintedTheme(self, use) }

    /// Rules for what a cloud has, as another form of it has them.
    ///
    /// - Parameters:
    ///   - further: rules that are the same in every scheme.
    ///   - form: what a rule is in that form; nil where it has no such thing.
    func written(_ painted: PaintedTheme, _ further: [ThemeRule], in form: (ThemeRule) -> ThemeRule?) -> String {
        var output = ByteBuffer()
        let use = painted.use
        let plain =
            customProperties(painted.base, use) + painted.base.rules(for: use, large: painted.large).compactMap(form)
        let rules = Self.withOutlines(plain)
        Self.append(rules, prefix: Self.prefix, to: &output)
        Self.append(further, prefix: Self.prefix, to: &output)
        // A cloud may have as many rules as tags, each with a colour of its own.
        let known = Set(plain)
        for (condition, scheme) in painted.variants {
            let rules = customProperties(scheme, use) + scheme.rules(for: use, large: painted.large).compactMap(form)
            var changed = rules.filter { !known.contains($0) }
            if condition == .darkPlace { changed = Self.followingPlace(changed, light: plain) }
            Self.append(changed, in: condition, prefix: Self.prefix, to: &output)
        }
        output.appendVerbatim(furtherRules)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// Rules whose colours are those of the light scheme or of the dark one, as the place of the cloud is.
    private static func followingPlace(_ rules: [Rule], light: [Rule]) -> [Rule] {
        let values = Dictionary(light.map { ($0.selector, $0.declarations) }) { first, _ in first }
        return rules.compactMap { rule in
            let before = (values[rule.selector] ?? rule.declarations).split(separator: ";")
            let after = rule.declarations.split(separator: ";")
            let declarations = zip(before, after).compactMap { light, dark -> String? in
                guard light != dark, let colon = dark.firstIndex(of: ":") else { return nil }
                let name = dark[...colon]
                // A ramp is a list of colours.
                let pairs = zip(
                    light.dropFirst(name.utf8.count).split(separator: ","),
                    dark[colon...].dropFirst().split(separator: ","))
                let colors = pairs.map { "light-dark(\(Self.color($0)),\(Self.color($1)))" }
                return name + colors.joined(separator: ",")
            }
            return declarations.isEmpty
                ? nil : Rule(selector: rule.selector, declarations: declarations.joined(separator: ";"))
        }
    }

    private static func color(_ value: Substring) -> Substring { value == "none" ? "transparent" : value }

    /// The colours of a page around the cloud: plain rules for `body`, `p` and `a`.
    package var pageRules: String {
        var output = ByteBuffer()
        let use = ThemeUse()
        let rules = PaintedScheme(light, use).page
        Self.append(rules, prefix: "", to: &output)
        for (condition, scheme) in variants {
            let changed = PaintedScheme(scheme, use).page.filter { !rules.contains($0) }
            Self.append(changed, in: condition, prefix: "", to: &output)
        }
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// What a cloud shows in the colours that a person has chosen for all pages: one block behind every theme's rules.
    ///
    /// The names are those of CSS 2, which mean the same as `Canvas` and `CanvasText` and which all checkers know. Links
    /// have no name there; as the fallback of a property that nobody sets, theirs passes checkers that do not know it, and
    /// what has forced colours has `var()`. Attribute selectors outweigh the classes of colours without naming them.
    package static func forcedColors(for use: ThemeUse) -> String {
        var rules: [Rule] = []
        rules.add("rect[class]", "fill:Window")
        // As weighty as the rule for a colour of large names, which has two classes.
        for element in ["text[class]", "path[class]"] {
            rules.add(use.hasLarge ? element + "[class]" : element, "fill:WindowText")
        }
        rules.add("rect.chip", "stroke:WindowText", if: use.hasChips)
        rules.add("rect.card", "stroke:WindowText", if: use.hasCards)
        rules.add("rect.badge", "stroke:WindowText", if: use.hasBadges)
        rules.add(".ink[class]", "fill:WindowText", if: use.hasCaptions || use.isDrawing)
        if use.isDrawing {
            for name in ["fill", "paper", "picture"] { rules.add(".\(name)[class]", "fill:Window;stroke:WindowText") }
            rules.add(".outline[class]", "fill:none;stroke:WindowText")
        }
        if use.hasLinks {
            rules.add("a .tag[class]", "fill:var(--stratus-forced-link,LinkText)")
            rules.add("a:hover rect[class]", "stroke:Highlight", if: use.hasChips || use.hasCards)
            rules.add("a:focus-visible", "outline-color:Highlight")
        }
        var output = ByteBuffer()
        output.append("@media (forced-colors:active){")
        append(rules, prefix: prefix, to: &output)
        output.append("}")
        return String(decoding: output.bytes, as: UTF8.self)
    }

    // MARK: - Parts

    private static let prefix = String(decoding: [cloudMark, UInt8(ascii: " ")], as: UTF8.self)

    /// Where the colours of another scheme hold.
    enum Condition {
        /// On the screen of a reader who prefers it.
        case darkScreen
        /// On a screen, in a place that is dark. Browsers that do not know it show the light scheme.
        case darkPlace
        case paper

        /// What the rules are in.
        var blocks: [String] {
            switch self {
            case .darkScreen: ["@media screen and (prefers-color-scheme:dark)"]
            case .darkPlace: ["@media screen", "@supports (color:light-dark(red,red))"]
            // Inkscape takes the rules of `print` for its own, and knows no `only`; what prints does.
            case .paper: ["@media only print"]
            }
        }
    }

    /// The schemes beside the first, and where they hold.
    var variants: [(condition: Condition, scheme: ThemeScheme)] {
        if let dark { return [(place.isPage ? .darkPlace : .darkScreen, dark)] }
        return light.isDark ? [(.paper, light.printed)] : []
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

    static func furtherParts(_ use: ThemeUse, isPartOfPage: Bool) -> [Rule] {
        var rules: [Rule] = []
        rules.add(".outline", "fill:none;stroke:currentColor", if: use.isDrawing)
        if use.hasLinks {
            // A page underlines the links of its text; its rule for them has more weight than one class.
            let links = isPartOfPage ? "[class] a[href]" : "a"
            rules.add(links, "text-decoration:none")
            rules.add("a:hover .tag", "text-decoration:underline")
        }
        return rules
    }

    private static func append(
        _ rules: [Rule], in condition: Condition, prefix: String, to output: inout ByteBuffer
    ) {
        guard !rules.isEmpty else { return }
        for block in condition.blocks {
            output.appendVerbatim(block)
            output.append("{")
        }
        append(rules, prefix: prefix, to: &output)
        for _ in condition.blocks { output.append("}") }
    }

    /// Selectors of equal declarations share one rule, where the first of them stands.
    ///
    /// What stands between them then comes later than it did: no element has two of these classes but `.ink`, which is
    /// the first, and those of a drawing, whose `.outline` is the last.
    private static func append(_ rules: [Rule], prefix: String, to output: inout ByteBuffer) {
        var parts = DeclarationGroups()
        for rule in rules {
            // Without a space behind it the mark is the cloud itself.
            let isOfCloud = rule.selector.isEmpty || rule.selector.hasPrefix("[")
            let selector = (isOfCloud ? String(prefix.dropLast()) : prefix) + rule.selector
            parts.add(selector, Array(rule.declarations.utf8))
        }
        for group in parts.groups { group.append(to: &output) }
    }
}
