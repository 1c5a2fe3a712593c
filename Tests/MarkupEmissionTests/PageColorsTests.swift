import Foundation
import TestSupport
import Testing

@testable import BuiltInTemplates
@testable import CloudComposition
@testable import CloudRendering
@testable import MarkupEmission
@testable import MarkupValidation
@testable import TagParsing

private typealias Tag = TagParsing.Tag

/// Two of them are large.
private func tags() throws -> [Tag] {
    try (1...6).map { try Tag("Name \($0)", weight: Double($0 * $0), link: "/\($0)", group: "g\($0 % 2)") }
}

private func text(
    _ format: OutputFormat, _ options: [(name: String, value: String)] = []
) throws -> String {
    var cloud = CloudOptions()
    for option in options { try cloud.set(option.name, to: option.value) }
    return String(decoding: try render(try tags(), options: cloud, format: format).bytes, as: UTF8.self)
}

/// The first style sheet, with `A` for the class of the cloud.
private func look(_ markup: String) throws -> String {
    let sheets = markup.matches(of: /<style>([^<]*)<\/style>/)
    return String(try #require(sheets.first).output.1).replacing(/\.s[0-9a-z]{6}\b/, with: "A")
}

private func number(_ color: RGB) -> UInt32 {
    UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
}

/// What names are filled with on light and on dark ground.
private func names(_ look: String) -> [(name: String, light: UInt32, dark: UInt32?)] {
    func read(_ hex: Substring) -> UInt32 { number(RGB(hex: String(hex)) ?? .black) }
    var found: [String: (UInt32, UInt32?)] = [:]
    for rule in look.split(separator: "}") {
        guard let match = rule.firstMatch(of: /(?:fill|color):(?:light-dark\((#[0-9a-f]+),(#[0-9a-f]+)\)|(#[0-9a-f]+))/)
        else { continue }
        for selector in rule.prefix(upTo: rule.lastIndex(of: "{") ?? rule.endIndex).split(separator: ",") {
            guard let name = selector.firstMatch(of: /A (\.[wpg][0-9]+(?:\.large)?)$/)?.output.1 else { continue }
            if let plain = match.output.3 {
                found[String(name)] = (read(plain), found[String(name)]?.1)
            } else if let light = match.output.1, let dark = match.output.2 {
                found[String(name)] = (read(light), read(dark))
            }
        }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.0, $0.value.1) }
}

@Suite("Clouds in pages") struct PageColorsTests {
    @Test(
        "Chips differ from a ground that is named as from the theme's own", arguments: ["#003366", "#f7f3e8", "white"])
    func chipsAreOfTheGround(background: String) throws {
        func difference(_ options: [(name: String, value: String)]) throws -> (lightness: Double, a: Double, b: Double)
        {
            var cloud = CloudOptions()
            for option in options + [("chip", "rounded")] { try cloud.set(option.name, to: option.value) }
            let colors = try Theme(named: cloud.theme).colors(of: compose(tags(), cloud))
            let (chip, ground) = (OKLab(colors.chip), OKLab(colors.background ?? .white))
            return (chip.lightness - ground.lightness, chip.a - ground.a, chip.b - ground.b)
        }
        let isDark = background == "#003366"
        let own = try difference([("theme", isDark ? "dark" : "light")])
        let other = try difference([("background", background)])
        #expect(abs(own.lightness - other.lightness) < 0.04 && abs(own.a - other.a) < 0.01)
        #expect(abs(own.b - other.b) < 0.02, "\(own) \(other)")
    }

    @Test("A part of a page has its font and its colours, and no ground", arguments: [OutputFormat.fragment, .list])
    func ofThePage(format: OutputFormat) throws {
        let look = try look(text(format))
        #expect(look.contains("font-family:inherit;") && !look.contains("Arial"))
        #expect(!look.contains("#") && !look.contains("prefers-color-scheme") && !look.contains("light-dark"))
        if format == .fragment {
            #expect(look.contains("A .background{fill:none}"))
            #expect(look.contains("A .w0,A .w1,A .w2,A .w3,A .w4,A .w5{fill:var(--stratus-link,currentColor)}"))
            #expect(look.contains("A[class] a[href]{text-decoration:none}"))
        } else {
            // What a page says of links holds for these as it stands.
            #expect(look.contains("A{background:none}") && !look.contains("color:var"))
        }
    }

    @Test("A picture and a page of its own are as they were", arguments: [OutputFormat.svg, .html])
    func standAlone(format: OutputFormat) throws {
        let markup = try text(format)
        #expect(markup.contains(" .background{fill:#fcfdfe}") && markup.contains("(prefers-color-scheme:dark)"))
        #expect(markup.contains("font-family:Arial") && !markup.contains("light-dark") && !markup.contains("inherit"))
        // There is no page whose font it could have, or whose links.
        let named = try text(format, [("font", "inherit"), ("color", "link")])
        #expect(named.contains("font-family:Arial") && named.contains(" .solo{fill:#1963a4}"))
    }

    @Test("Colours that are named follow the place, and are light in browsers that cannot")
    func followingPlace() throws {
        let look = try look(text(.fragment, [("theme", "warm")]))
        #expect(look.contains("A .background{fill:none}") && look.contains("A .w0{fill:#826954}"))
        #expect(
            look.contains(
                "@media screen{@supports (color:light-dark(red,red)){A .w0{fill:light-dark(#826954,#a98f7e)}"))
        #expect(!look.contains("prefers-color-scheme"))
    }

    @Test(
        "A theme that is meant for one ground brings it along; so does a file that says so, and whoever names one",
        arguments: [
            ([("theme", "dark")], "#10151e"), ([("theme", "paper")], "#f8f1e2"), ([("background", "white")], "#fff"),
            ([("theme", "warm"), ("background", "#222")], "#222"),
            ([("theme", "dark"), ("background", "none")], "none"),
            ([("theme", "mono")], "none"), ([("theme", "transparent")], "none"), ([("ground", "ivory")], "none"),
        ] as [([(name: String, value: String)], String)])
    func grounds(options: [(name: String, value: String)], expected: String) throws {
        #expect(try look(text(.fragment, options)).contains("A .background{fill:\(expected)}"))
    }

    // Sizes are 14 to 48: some are above 24.
    @Test(
        "Each name is legible on the ground that is named, by day and by night, and no more than it must be",
        arguments: [OutputFormat.fragment, .list, .svg], ["#fffdf5,#1d1f21", "#808080", "#ffe,#333", "navy"])
    func onTheGround(format: OutputFormat, ground: String) throws {
        let grounds = try ground.split(separator: ",").map { name -> UInt32 in
            number(try #require(RGB(hex: String(name)) ?? RGB(named: String(name))))
        }
        let look = try look(text(format, [("ground", ground), ("colors", "#ffcc00,#ff5a5f")]))
        // Neither what a reader prefers, nor paper.
        let names = names(
            look.replacing(/@media (screen and \(prefers-color-scheme:dark\)|only print)\{.*?\}\}/, with: ""))
        try #require(names.contains { $0.name == ".w5.large" } || !look.contains("large"))
        for name in names {
            let least = name.name.hasSuffix(".large") ? 3 : 4.5
            #expect(contrast(name.light, grounds[0]) >= least, "\(name)")
            if grounds.count > 1, format != .svg {
                #expect(contrast(name.dark ?? name.light, grounds[1]) >= least, "\(name)")
            }
        }
    }

    // On white #ff5a5f has 3.05:1, by the formula written out once more.
    @Test("Large names keep colours that small ones cannot have")
    func large() throws {
        #expect(abs(contrast(0xFF5A5F, 0xFFFFFF) - 3.05) < 0.005)
        let markup = try text(
            .svg, [("colors", "#0b1f3a,#ff5a5f"), ("background", "white"), ("font-weight", "regular")])
        let sheet = try look(markup)
        #expect(sheet.contains("A .w5.large{fill:#ff5a5f}") && !sheet.contains("A .w5{fill:#ff5a5f}"))
        #expect(markup.contains("<text class=\"tag w5 large k3\""))
        let small = try text(
            .svg,
            [
                ("colors", "#0b1f3a,#ff5a5f"), ("background", "white"), ("max-size", "23"), ("font-weight", "regular"),
            ])
        #expect(!small.contains("large") && !small.contains("#ff5a5f"))
        // From 14 points where it is bold.
        let bold = try text(
            .svg, [("colors", "#ff5a5f"), ("background", "white"), ("max-size", "19"), ("font-weight", "bold")])
        #expect(bold.contains("<text class=\"tag w5 large\""))
        // A theme that asks for more asks for it at all sizes.
        #expect(!(try text(.svg, [("theme", "contrast"), ("colors", "#ff5a5f")])).contains("large"))
    }

    @Test("A picture's colours as values are those that its markup has", arguments: BuiltInTheme.names)
    func values(theme: String) throws {
        var options = CloudOptions()
        (options.theme, options.color, options.heading) = (theme, .group, true)
        try options.set("colors", to: "#ff5a5f,#ffcc00")
        let composed = try compose(try tags(), options)
        let colors = try Theme(named: theme).colors(of: composed)
        let sheet = try look(String(decoding: try render(composed, format: .svg).bytes, as: UTF8.self))
        let background = colors.background?.css ?? "none"
        #expect(sheet.contains("A .background{fill:\(background)}"))
        for (size, suffix) in [(14.0, ""), (24.0, ".large")] {
            let color = number(colors.tag(.palette(1), size: size, isBold: false))
            let written = names(sheet.components(separatedBy: "@media")[0])
            let expected = written.first { $0.name == ".p1" + suffix } ?? written.first { $0.name == ".p1" }
            #expect(expected?.light == color)
        }
    }
}
