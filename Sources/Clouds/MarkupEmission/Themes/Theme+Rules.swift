import ByteWriting

extension Theme {
    typealias Rule = ThemeRule

    /// Returns the theme's rules of CSS for the parts that a cloud uses, on one line, with ``cloudMark`` for the
    /// cloud's class.
    ///
    /// Dark rules contain only the differences from the light ones, and apply only to screens: paper gets the light
    /// rules. A theme that is always dark is printed as ink of its hues on white. The theme's further rules come last,
    /// so that they can change all others.
    package func rules(for use: UsedThemeParts) -> String { painted(use).rules }

    /// Returns the theme for the parts that a cloud has.
    func painted(_ use: UsedThemeParts) -> PaintedTheme { PaintedTheme(self, use) }

    /// Returns the rules for the parts that a cloud has, in the form of a list or of a picture.
    ///
    /// - Parameters:
    ///   - further: Rules that are the same in every scheme.
    ///   - form: Returns a rule in that form, or nil if the form has nothing to apply it to.
    func written(_ painted: PaintedTheme, _ further: [ThemeRule], in form: (ThemeRule) -> ThemeRule?) -> String {
        var output = ByteBuffer()
        let use = painted.use
        let plain =
            customProperties(painted.base, use) + painted.base.rules(for: use, large: painted.large).compactMap(form)
        let rules = Self.withOutlines(plain)
        Self.append(rules, prefix: Self.prefix, to: &output)
        Self.append(further, prefix: Self.prefix, to: &output)
        // A set is needed: a cloud may have as many rules as tags, each with a colour of its own.
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

    /// Returns rules whose colours are those of the light or of the dark scheme, depending on the place of the cloud.
    private static func followingPlace(_ rules: [Rule], light: [Rule]) -> [Rule] {
        let values = Dictionary(light.map { ($0.selector, $0.declarations) }) { first, _ in first }
        return rules.compactMap { rule in
            let before = (values[rule.selector] ?? rule.declarations).split(separator: ";")
            let after = rule.declarations.split(separator: ";")
            let declarations = zip(before, after).compactMap { light, dark -> String? in
                guard light != dark, let colon = dark.firstIndex(of: ":") else { return nil }
                let name = dark[...colon]
                // The value of a ramp is a list of colours.
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

    /// The rules of CSS for the colours of a page around the cloud: plain rules for `body`, `p` and `a`.
    package var pageRules: String {
        var output = ByteBuffer()
        let use = UsedThemeParts()
        let rules = PaintedScheme(light, use).page
        Self.append(rules, prefix: "", to: &output)
        for (condition, scheme) in variants {
            let changed = PaintedScheme(scheme, use).page.filter { !rules.contains($0) }
            Self.append(changed, in: condition, prefix: "", to: &output)
        }
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// Returns the rules of CSS for a reader who has chosen colours for all pages: one block, to follow every theme's
    /// rules.
    ///
    /// The names of colours are those of CSS 2, which mean the same as `Canvas` and `CanvasText` and which all checkers
    /// know. CSS 2 has no name for the colour of links: as the fallback of a property that nobody sets, `LinkText`
    /// passes checkers that do not know it, and browsers with forced colours know `var()`. Attribute selectors outweigh
    /// the classes of colours without naming them.
    package static func forcedColors(for use: UsedThemeParts) -> String {
        var rules: [Rule] = []
        rules.add("rect[class]", "fill:Window")
        // This is as specific as the rule for a colour of large names, which has two classes.
        for element in ["text[class]", "path[class]"] {
            rules.add(use.hasLarge ? element + "[class]" : element, "fill:WindowText")
        }
        rules.add("rect.chip", "stroke:WindowText", if: use.hasChips)
        rules.add("rect.card", "stroke:WindowText", if: use.hasCards)
        rules.add("rect.badge", "stroke:WindowText", if: use.hasBadges)
        rules.add(".ink[class]", "fill:WindowText", if: use.hasCaptions || use.isDrawing)
        if use.isDrawing {
            for name in ["fill", "paper", "picture"] { rules.add(".\(name)[class]", "fill:Window;stroke:WindowText") }
            rules.add(".own[class]", "fill:Window;stroke:WindowText", if: use.hasOwnPaint)
            rules.add(".rim[class]", "fill:none", if: use.hasOwnPaint)
            rules.add("text.own[class]", "fill:WindowText;stroke:none", if: use.hasOwnPaint)
            // White is what shows through a mask.
            rules.add("mask text.own[class]", "fill:#fff;stroke:none", if: use.hasMaskedText)
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

    /// The circumstances in which the colours of another scheme apply.
    enum Condition {
        /// The screen of a reader who prefers a dark scheme.
        case darkScreen
        /// A dark place on a screen. Browsers without `light-dark()` show the light scheme.
        case darkPlace
        case paper

        /// The at-rules around the rules, the outermost first.
        var blocks: [String] {
            switch self {
            case .darkScreen: ["@media screen and (prefers-color-scheme:dark)"]
            case .darkPlace: ["@media screen", "@supports (color:light-dark(red,red))"]
            // Inkscape applies the rules of `print`, but does not know `only`; browsers that print do.
            case .paper: ["@media only print"]
            }
        }
    }

    /// The schemes besides the light one, with the circumstances in which they apply.
    var variants: [(condition: Condition, scheme: ThemeScheme)] {
        if let dark { return [(place.isPage ? .darkPlace : .darkScreen, dark)] }
        return light.isDark ? [(.paper, light.printed)] : []
    }

    /// Returns the custom properties that further rules name.
    private func customProperties(_ scheme: PaintedScheme, _ use: UsedThemeParts) -> [Rule] {
        usedProperties.map { Rule(selector: "", declarations: "\($0.name):\(scheme.value(of: $0, use))") }
    }

    /// Completes the outline of a link in focus, of which a variant changes only the colour.
    private static func withOutlines(_ rules: [Rule]) -> [Rule] {
        rules.map { rule in
            guard rule.selector == "a:focus-visible" else { return rule }
            let color = rule.declarations.dropFirst("outline-color:".utf8.count)
            return Rule(selector: rule.selector, declarations: "outline:2px solid \(color);outline-offset:2px")
        }
    }

    static func furtherParts(_ use: UsedThemeParts, isPartOfPage: Bool) -> [Rule] {
        var rules: [Rule] = []
        rules.add(".outline", "fill:none;stroke:currentColor", if: use.isDrawing)
        if use.hasLinks {
            // A page underlines the links of its text, by a rule that is more specific than one class.
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

    /// Appends rules, with the selectors of equal declarations in one rule, at the place of the first of them.
    ///
    /// The rules between them then come later than they did. That changes nothing: no element has two of these classes
    /// but `.ink`, which is the first, and those of a drawing, whose `.outline` is the last.
    private static func append(_ rules: [Rule], prefix: String, to output: inout ByteBuffer) {
        var parts = DeclarationGroups()
        for rule in rules {
            // Without the space after it, the mark selects the cloud itself.
            let isOfCloud = rule.selector.isEmpty || rule.selector.hasPrefix("[")
            let selector = (isOfCloud ? String(prefix.dropLast()) : prefix) + rule.selector
            parts.add(selector, Array(rule.declarations.utf8))
        }
        for group in parts.groups { group.append(to: &output) }
    }
}
