import Foundation
import SourceText
import TestSupport
import Testing

@testable import BoxLayout
@testable import CloudComposition
@testable import CloudRendering
@testable import FlowSolving
@testable import MarkupEmission
@testable import MarkupValidation
@testable import TagParsing

private typealias Tag = TagParsing.Tag

private func list(_ tags: [Tag], _ change: (inout CloudOptions) -> Void = { _ in }) throws -> String {
    var options = CloudOptions()
    change(&options)
    return String(decoding: try render(tags, options: options, format: .list).bytes, as: UTF8.self)
}

/// The items, without what stands around them.
private func items(_ tags: [Tag], _ change: (inout CloudOptions) -> Void = { _ in }) throws -> [Substring] {
    try list(tags, change).split(separator: "\n").filter { $0.hasPrefix("<li>") }
}

@Suite struct ListTests {
    @Test func aTagIsALinkWithItsWeightInItsName() throws {
        let tags = [try Tag("Swift", weight: 42, link: "https://swift.org/?a=1&b=2"), try Tag("Ada <95>", weight: 1)]
        #expect(
            try items(tags) == [
                "<li><a class=\"tag w5 f0 bold k3\" href=\"https://swift.org/?a=1&amp;b=2\">Swift<span class=\"heard\">, 42</span></a></li>",
                "<li><span class=\"tag w0 f1\">Ada &lt;95&gt;<span class=\"heard\">, 1</span></span></li>",
            ])
    }

    @Test func theFrameHasTheLanguageAndTheTitle() throws {
        let markup = try list([try Tag("a")]) { ($0.title, $0.lang, $0.direction) = ("A \"b\"", "he", .rightToLeft) }
        #expect(
            markup.firstMatch(
                of:
                    /^<div xmlns="http:\/\/www.w3.org\/1999\/xhtml" class="stratus-list s[0-9a-z]{6} s[0-9a-z]{6}" lang="he" dir="rtl" role="group" aria-label="A &quot;b&quot;"><svg [^>]*class="stratus-style" width="0" height="0" aria-hidden="true"><style>/
            ) != nil, "\(markup.prefix(200))")
        #expect(try detectKind(of: Array(list([try Tag("a")]).utf8)) == .list)
    }

    // The browser sets the case; what is heard and copied stays as it was.
    @Test func theCaseIsOfTheStyle() throws {
        let tag = try Tag("Μαΐου", weight: 4)
        let markup = try list([tag]) { $0.letterCase = .upper }
        #expect(markup.contains(" .tag{text-transform:uppercase}"))
        #expect(markup.contains(">Μαΐου<span class=\"heard\">, 4</span>"))
        #expect(!(try list([tag])).contains("text-transform:uppercase"))
    }

    @Test(arguments: [(CountDisplay.text, "count"), (.badge, "badge")])
    func countsHaveEquallyWideFigures(counts: CountDisplay, name: String) throws {
        let rule = " .\(name){font-variant-numeric:tabular-nums}"
        let tag = try Tag("a", weight: 4)
        #expect(try list([tag]) { $0.counts = counts }.contains(rule))
        #expect(!(try list([tag]) { ($0.counts, $0.figures) = (counts, .proportional) }).contains("tabular"))
        #expect(!(try list([tag])).contains("tabular"))
    }

    @Test func lineBreaksAndStylesOfANameStay() throws {
        let tag = try Tag("one\ntwo", style: [.bold, .struckOut])
        let item = try #require(try items([tag]).first)
        #expect(item.contains(" bold k1 struck\">one<br/>two<span class=\"heard\">, 1</span>"))
    }

    @Test(arguments: [
        (CountDisplay.none, ""), (.text, "<span class=\"count\" aria-hidden=\"true\">7</span>"),
        (.badge, "<span class=\"badge\" aria-hidden=\"true\">7</span>"), (.tooltip, ""),
    ])
    func aCountIsSeenAsTheOptionSaysAndHeardOnce(counts: CountDisplay, seen: String) throws {
        let item = try #require(try items([try Tag("Zig", weight: 7)]) { $0.counts = counts }.first)
        #expect(item.hasSuffix(">Zig\(seen)<span class=\"heard\">, 7</span></span></li>"))
        #expect(item.contains(" title=\"7\"") == (counts == .tooltip))
    }

    @Test func aCardShowsItsDescriptionAndIsHeardWithIt() throws {
        let attributes = TagAttributes(values: [
            (key: "description", value: "fast & small"), (key: "title", value: "t"),
        ])
        let item = try #require(try items([try Tag("Zig", attributes: attributes)]) { $0.cards = true }.first)
        #expect(
            item.hasSuffix(
                " title=\"t\">Zig<span class=\"heard\">, 1: fast &amp; small</span><span class=\"detail\" aria-hidden=\"true\">fast &amp; small</span></span></li>"
            ))
    }

    // 14, 21 and 48 pixels of 16.
    @Test func sizesFollowTheReadersOwn() throws {
        let markup = try list([try Tag("a"), try Tag("b", weight: 2)]) { ($0.minSize, $0.maxSize) = (14, 21) }
        #expect(markup.contains(" .f0{font-size:0.875rem}") && markup.contains(" .f1{font-size:1.3125rem}"))
    }

    @Test(arguments: [
        (FlowJustification.leading, "flex-start"), (.center, "center"), (.trailing, "flex-end"),
        (.between, "space-between"), (.around, "space-around"), (.evenly, "space-evenly"), (.stretch, "flex-start"),
    ])
    func linesAreSpreadAsTheOptionSays(justify: FlowJustification, css: String) throws {
        let markup = try list([try Tag("a")]) { $0.justify = justify }
        #expect(markup.contains("justify-content:\(css);align-items:baseline;"))
        #expect(markup.contains("flex-grow:1") == (justify == .stretch))
    }

    @Test(arguments: [
        (FlowAlignment.top, "flex-start"), (.center, "center"), (.bottom, "flex-end"), (.firstBaseline, "baseline"),
        (.lastBaseline, "last baseline"), (.stretch, "stretch"),
    ])
    func tagsOfALineAreAlignedAsTheOptionSays(align: FlowAlignment, css: String) throws {
        #expect(try list([try Tag("a")]) { $0.align = align }.contains(";align-items:\(css);"))
    }

    @Test func spacingIsTheGap() throws {
        let markup = try list([try Tag("a")]) { ($0.itemSpacing, $0.lineSpacing) = (12.5, -3) }
        #expect(markup.contains("gap:0px 12.5px;"))
    }

    @Test func headingLegendAndSourceStandAroundTheListWhenAsked() throws {
        let tags = [try Tag("a", weight: 9, group: "x<y"), try Tag("b", group: "z")]
        let markup = try list(tags) {
            ($0.title, $0.description, $0.heading, $0.legend, $0.source, $0.color) = ("T", "D", true, true, "S", .group)
        }
        let parts = markup.split(separator: "\n").filter { $0.prefixMatch(of: /<(div|style|\/svg|li)/) == nil }
        #expect(parts.starts(with: ["<h2>T</h2>", "<p class=\"note\">D</p>", "<ul>", "</ul>"]))
        #expect(
            parts.suffix(3) == [
                "<p class=\"note\"><span class=\"p0\">x&lt;y</span> <span class=\"p1\">z</span></p>",
                "<p class=\"note\">S</p>", "</div>",
            ])
        let plain = try list(tags)
        #expect(!plain.contains("<h2>") && !plain.contains("class=\"note\""))
    }

    @Test func boxesWithoutTagsAreNoList() {
        #expect(throws: Problem.self) {
            try render(title: "t", width: 100, format: .list) { Text("a") }
        }
    }

    // Names on a chip have all the contrast that they need with it: black on white has.
    @Test func aThemeOfPicturesPaintsTextAndBackgrounds() throws {
        var options = CloudOptions()
        options.chip = .rounded
        var use = UsedThemeParts()
        (use.hasChips, use.hasLinks, use.hasCaptions) = (true, true, true)
        use.insert(.ramp(3))
        use.insert(.given("#000"))
        let theme = try Theme(
            css: """
                .stratus { --stratus-background: #fff; --stratus-ramp: #000; --stratus-chip: #eee;
                --stratus-chip-edge: #ddd; --stratus-ink: #111; --stratus-note: #222; --stratus-accent: #00f; }
                .stratus a:hover .tag { letter-spacing: 1px; }
                """)
        let rules = theme.listRules(options, theme.painted(use)).replacing("\u{1}", with: "S")
        for rule in [
            "S{background:#fff", "S .tag{background:#eee", ";border-color:#ddd", "S h2{color:#111",
            "S .note{color:#222",
            "S .w3,S .g0{color:#000", "S a:hover{border-color:#00f", "S[class] a:hover{text-decoration:underline}",
            "S a:hover .tag{letter-spacing:1px}",
        ] {
            #expect(rules.contains(rule), "\(rule): \(rules)")
        }
        #expect(!rules.contains("fill:") && !rules.contains("stroke:"))
    }
}
