import Foundation
import TestSupport
import Testing

@testable import BuiltInTemplates
@testable import CloudComposition
@testable import MarkupEmission

/// What a cloud may have, by the bits of a number.
private func use(_ bits: Int) -> UsedThemeParts {
    var use = UsedThemeParts()
    use.hasChips = bits & 1 != 0
    use.hasCards = bits & 2 != 0
    use.hasBadges = bits & 4 != 0
    use.hasCounts = bits & 8 != 0
    use.hasCaptions = bits & 16 != 0
    use.hasDetails = use.hasCards
    use.hasLinks = true
    for level in 0..<6 { use.insert(.ramp(level)) }
    for index in 0..<9 { use.insert(.palette(index)) }
    use.insert(.single)
    for color in ["#00add8", "#ffffff", "#000", "#808080", "#ff0", "#f05138"] { use.insert(.given(color)) }
    return use
}

/// Each text on each thing that can lie behind it.
private func check(
    _ css: String, _ query: String, _ use: UsedThemeParts, ground: UInt32?, least: Double, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let colors = try WrittenColors(css, query)
    let ground = try ground ?? colors.fill("background")
    var onTags: [UInt32] = []
    if use.hasChips { onTags.append(try colors.fill("chip")) }
    if use.hasCards { onTags.append(try colors.fill("card")) }
    let onCounts = (use.hasBadges ? [try colors.fill("badge")] : []) + (use.hasCounts ? onTags : [])
    if onTags.isEmpty || use.hasCaptions { onTags.append(ground) }
    func expect(_ text: String, on surfaces: [UInt32]) throws {
        for surface in surfaces {
            let ratio = contrast(try colors.fill(text), surface)
            #expect(
                ratio >= least, "\(name), \(query): .\(text) on #\(String(surface, radix: 16)) has \(ratio)",
                sourceLocation: sourceLocation)
        }
    }
    for text in colors.names where text.wholeMatch(of: /w[0-5]|p[0-9]+|g[0-9]+|solo/) != nil {
        try expect(text, on: onTags)
    }
    if use.hasCounts || use.hasBadges { try expect("count", on: onCounts.isEmpty ? [ground] : onCounts) }
    if use.hasDetails { try expect("detail", on: [try colors.fill("card")]) }
    if use.hasCaptions {
        try expect("ink", on: [ground])
        try expect("note", on: [ground])
    }
    #expect(contrast(try colors.focus(), ground) >= 3, "\(name)", sourceLocation: sourceLocation)
    #expect(colors.names.count { $0.wholeMatch(of: /[wpg][0-9]+|solo/) != nil } == 22)
}

private let dark = "screen and (prefers-color-scheme:dark)"

@Suite("The rules of a theme") struct ThemeRulesTests {
    @Test("Every text of every built-in theme is legible on all that lies behind it", arguments: BuiltInTheme.names)
    func builtIn(name: String) throws {
        let theme = try Theme(css: try #require(BuiltInTheme.css(named: name)))
        let least = name == "contrast" ? 7 : 4.5
        for bits in 0..<32 {
            let use = use(bits)
            let css = theme.rules(for: use)
            for query in ["no such", dark, "only print"] {
                // What has no ground of its own is legible on what it takes to be behind it.
                let scheme = query == dark ? theme.dark ?? theme.light : theme.light
                let isPrinted = query == "only print" && theme.dark == nil && theme.light.isDark
                let behind = isPrinted ? scheme.printed.ground : scheme.ground
                let ground = UInt32(behind.red) << 16 | UInt32(behind.green) << 8 | UInt32(behind.blue)
                try check(css, query, use, ground: ground, least: least, "\(name) \(bits)")
            }
            #expect(css == theme.rules(for: use))
        }
        // A few colours of the theme's own choice: nothing had to be mended.
        for scheme in [theme.light, theme.dark].compactMap(\.self) {
            let texts = scheme.ramp + scheme.palette + [scheme.single, scheme.ink, scheme.note, scheme.accent]
            for color in texts {
                for surface in [scheme.ground, scheme.chip] {
                    #expect(Contrast.between(color, surface) >= least, "\(name): \(color.css) on \(surface.css)")
                }
            }
            #expect(
                Contrast.between(scheme.count, scheme.badge) >= least
                    && Contrast.between(scheme.detail, scheme.chip) >= least)
            #expect(
                Contrast.between(scheme.count, scheme.chip) >= least
                    && Contrast.between(scheme.focus, scheme.ground) >= 3)
        }
    }

    // As many colours as tags: each is looked up among all those of the other scheme.
    @Test("Twenty thousand colours have a rule each, and one for the dark only where it differs")
    func manyColors() throws {
        let theme = try Theme(css: try #require(BuiltInTheme.css(named: "auto")))
        var use = UsedThemeParts()
        for number in 0..<20_000 { use.insert(.given(RGB(UInt32(number * 839)).css)) }
        let css = theme.rules(for: use)
        let parts = css.components(separatedBy: "@media ")
        #expect(parts.count == 2 && parts[0].components(separatedBy: " .g").count == 20_001)
        #expect((1...20_000).contains(parts[1].components(separatedBy: " .g").count - 1))
    }

    @Test("Every text of any theme is legible", arguments: 0..<30)
    func anyTheme(seed: Int) throws {
        var random = Seeded(seed)
        func color() -> String { RGB(UInt32.random(in: 0...0xFFFFFF, using: &random)).css }
        let one = [
            "background", "behind", "ink", "note", "accent", "focus", "chip", "badge", "count", "detail", "single",
        ]
        func block() -> String {
            ".stratus{" + one.map { "--stratus-\($0):\(color());" }.joined()
                + "--stratus-ramp:\(color()),\(color());--stratus-palette:\(color()),\(color()),\(color())}"
        }
        let isClear = seed % 3 == 0
        let (light, night) = (block(), block())
        let clear = isClear ? ".stratus{--stratus-background:transparent}" : ""
        let theme = try Theme(css: "\(light)@media (prefers-color-scheme:dark){\(night)}\(clear)")
        for bits in stride(from: seed % 3, to: 32, by: 3) {
            let use = use(bits)
            let css = theme.rules(for: use)
            for (query, scheme) in [("no such", theme.light), (dark, try #require(theme.dark))] {
                let ground = scheme.ground
                let behind = UInt32(ground.red) << 16 | UInt32(ground.green) << 8 | UInt32(ground.blue)
                try check(css, query, use, ground: behind, least: 4.5, "\(seed) \(bits)")
            }
        }
    }

    @Test("Only rules for what a cloud has are written, and equal ones once")
    func onlyWhatIsUsed() throws {
        let theme = try Theme(
            css: """
                .stratus{--stratus-background:#fff;--stratus-ramp:#000;--stratus-accent:#00f;--stratus-single:#000;
                --stratus-focus:#00f;--stratus-chip:#eee;--stratus-chip-edge:transparent;--stratus-count:#000}
                """)
        var use = UsedThemeParts()
        #expect(theme.rules(for: use) == "\u{1} .background{fill:#fff}")
        use.insert(.ramp(2))
        use.insert(.ramp(9))
        use.insert(.single)
        use.hasCounts = true
        let paints = "\u{1} .background{fill:#fff}\u{1} .w2,\u{1} .w5,\u{1} .solo,\u{1} .count{fill:#000}"
        #expect(theme.rules(for: use) == paints)
        use.hasLinks = true
        use.hasChips = true
        #expect(
            theme.rules(for: use) == paints
                + "\u{1} .chip{fill:#eee;stroke:none}\u{1} a:hover .chip{stroke:#00f}"
                + "\u{1} a:focus-visible{outline:2px solid #00f;outline-offset:2px}"
                + "\u{1} a{text-decoration:none}\u{1} a:hover .tag{text-decoration:underline}")
    }

    @Test("A dark scheme says what differs, on screens alone; further rules come last and have values for var()")
    func darkRules() throws {
        let theme = try Theme(
            css: """
                .stratus{--stratus-background:#fff;--stratus-ramp:#767676;--stratus-accent:#00f}
                @media (prefers-color-scheme:dark){.stratus{--stratus-background:#000;--stratus-accent:#ff0}}
                .stratus a:hover{color:var( --stratus-accent )}
                """)
        var use = UsedThemeParts()
        use.insert(.ramp(0))
        #expect(
            theme.rules(for: use).replacing("\u{1}", with: "A")
                == "A{--stratus-accent:#00f}A .background{fill:#fff}A .w0{fill:#767676}"
                + "@media screen and (prefers-color-scheme:dark){A{--stratus-accent:#ff0}A .background{fill:#000}}"
                + "A a:hover{color:var(--stratus-accent)}")
    }

    @Test("A theme that is dark alone is printed dark on white")
    func printed() throws {
        let theme = try Theme(css: ".stratus{--stratus-background:#000;--stratus-ramp:#fff}")
        var use = UsedThemeParts()
        use.insert(.ramp(0))
        let css = theme.rules(for: use)
        #expect(
            css.hasPrefix(
                "\u{1} .background{fill:#000}\u{1} .w0{fill:#fff}@media only print{\u{1} .background{fill:#fff}"))
        #expect(!css.contains("prefers-color-scheme"))
        #expect(try !Theme(css: "").rules(for: use).contains("@media"))
    }

    @Test("Paints have classes; equal colours have one, in the order of their first use")
    func classNames() {
        var use = UsedThemeParts()
        let paints: [TagPaint] = [.given("#0AD"), .given("#fff"), .given("#00aadd"), .given("javascript:"), .ramp(-1)]
        for paint in paints { use.insert(paint) }
        #expect(paints.map(use.className) == ["g0", "g1", "g0", "solo", "w0"])
        #expect(use.className(of: .palette(17)) == "p17" && use.className(of: .ramp(5)) == "w5")
        #expect(use.givenColors == [RGB(0x00AADD), .white] && use.usesSingle && use.levels == [0])
    }

    // In a tag cloud of the default look, and one of two schemes with all that it may have.
    @Test("The rules of a typical cloud are small", arguments: BuiltInTheme.names)
    func size(name: String) throws {
        let theme = try Theme(css: try #require(BuiltInTheme.css(named: name)))
        var use = UsedThemeParts()
        for level in 0..<6 { use.insert(.ramp(level)) }
        (use.hasLinks, use.hasCounts, use.hasCaptions) = (true, true, true)
        #expect(theme.rules(for: use).utf8.count <= (theme.dark == nil ? 1200 : 2000))
    }

    @Test("The page takes paper, ink, notes and links from the theme")
    func page() throws {
        let theme = try Theme(
            css: """
                .stratus{--stratus-background:transparent;--stratus-behind:#fff;--stratus-ink:#aaa;--stratus-note:#000;
                --stratus-accent:#00f}@media (prefers-color-scheme:dark){.stratus{--stratus-behind:#000}}
                """)
        #expect(
            theme.pageRules
                == "body{background:#fff;color:#767676}p{color:#000}a{color:#00f}"
                + "@media screen and (prefers-color-scheme:dark){body{background:#000;color:#aaa}p{color:#757575}"
                + "a{color:\(ContrastRequirement(on: [.black]).nearest(to: RGB(0x0000FF)).css)}}")
    }

    // `A .w0` is (0,2,0); `A text[class]` is (0,2,1).
    @Test("Forced colours name no class of a colour, and outweigh it by an attribute and an element")
    func forcedColors() throws {
        var use = use(31)
        use.isDrawing = true
        let css = Theme.forcedColors(for: use)
        // `A .w0.large` is (0,3,0).
        use.hasLarge = true
        #expect(Theme.forcedColors(for: use).contains("\u{1} text[class][class],\u{1} path[class][class]"))
        #expect(css.hasPrefix("@media (forced-colors:active){") && css.hasSuffix("}}"))
        #expect(!css.contains("#") && css.firstMatch(of: /\.[wpg][0-9]|solo/) == nil)
        for part in [
            "\u{1} rect[class]{fill:Window}", "\u{1} text[class],\u{1} path[class],\u{1} .ink[class]{fill:WindowText}",
            "\u{1} rect.chip,\u{1} rect.card,\u{1} rect.badge{stroke:WindowText}",
            "\u{1} a .tag[class]{fill:var(--stratus-forced-link,LinkText)}",
            "\u{1} a:focus-visible{outline-color:Highlight}",
        ] {
            #expect(css.contains(part), "\(part)")
        }
    }

    @Test("What a theme leaves out is what auto says")
    func auto() throws {
        let theme = try Theme(css: try #require(BuiltInTheme.css(named: "auto")))
        #expect(theme.light == .autoLight && theme.dark == .autoDark)
        #expect(try Theme(css: try #require(BuiltInTheme.css(named: "light"))).light == .autoLight)
        #expect(try Theme(css: try #require(BuiltInTheme.css(named: "dark"))).light == .autoDark)
    }

    @Test func theValuesOfTheLibraryAreThoseThatAreBuiltIn() {
        #expect(CloudTheme.builtIn.map(\.name) == BuiltInTheme.names)
    }

    @Test("The built-in themes are the files of the project", arguments: BuiltInTheme.names)
    func files(name: String) throws {
        let file = Project.root.appending(path: "Templates/themes/\(name).css")
        #expect(BuiltInTheme.css(named: name) == (try String(contentsOf: file, encoding: .utf8)))
        #expect(BuiltInTheme.css(named: name + " ") == nil)
    }
}
