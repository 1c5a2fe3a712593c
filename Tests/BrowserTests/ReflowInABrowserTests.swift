import Foundation
import TestSupport
import Testing

/// Clouds of pages, whose layouts stand in one file: at every width a browser shows the one that belongs there.
@Suite(.serialized) struct ReflowInABrowserTests {
    private static let widths = [240] + Array(stride(from: 320, through: 1600, by: 64))

    private func sample(_ name: String) throws -> String {
        try String(contentsOf: Project.sample("\(name).md"), encoding: .utf8)
    }

    private func check(_ shown: Browser.Reflowed, _ layouts: Layouts, at width: Double) {
        #expect(layouts.differences(shown, at: width).isEmpty, "\(layouts.differences(shown, at: width).prefix(3))")
        #expect(shown.overlaps.isEmpty, "\(shown.overlaps.prefix(3))")
        #expect(shown.leaving.isEmpty, "\(shown.leaving.prefix(3))")
        #expect(shown.overflow <= 0, "\(shown.name) scrolls by \(shown.overflow)")
        #expect(abs(shown.containerHeight - shown.height) < 0.02, "\(shown.name) is \(shown.containerHeight) high")
        // In the middle of what is wider.
        #expect(abs(shown.left - (shown.containerWidth - shown.width) / 2) < 0.51, "\(shown.name) at \(shown.left)")
        #expect(shown.animations == 0, "\(shown.name) moves")
    }

    @Test(arguments: [
        ("languages", []), ("chips", []), ("cards", []), ("typography", ["--width", "900", "--heading", "--legend"]),
        ("chips", ["--justify", "stretch", "--align", "stretch", "--widths", "240,500,1200"]),
    ])
    func everyTagIsWhereTheLayoutForTheWidthSays(name: String, options: [String]) throws {
        let list = try sample(name)
        let layouts = try Layouts(list, options)
        let page = try Clouds.render(list, options + ["--format", "html"])
        let pages = Self.widths.map { Browser.Page(name: "\(name) at \($0)", markup: page, width: $0) }
        let shown = try Browser.reflow(pages)
        #expect(shown.count == pages.count && layouts.layouts.count > 2)
        for (shown, width) in zip(shown, Self.widths) {
            check(shown, layouts, at: Double(width))
            if options.contains("--heading") { #expect(shown.captions == 2, "\(shown.name)") }
        }
    }

    @Test func aTagThatIsWiderThanAPhoneIsSmallerThere() throws {
        let list = "- A rather long name of a tag (9)\n- Donaudampfschifffahrtsgesellschaftskapitän (8)\n- short\n"
        let layouts = try Layouts(list, [])
        let narrow = layouts.layouts[0]
        let own = layouts.layouts[layouts.layouts.count - 1]
        #expect(narrow.width == 240 && narrow.tags[0].fontSize < own.tags[0].fontSize)
        #expect(narrow.tags.allSatisfy { $0.fontSize >= 12 })
        let page = try Clouds.render(list, ["--format", "html"])
        let widths = [240, 300, 400, 500, 700]
        let shown = try Browser.reflow(widths.map { Browser.Page(name: "at \($0)", markup: page, width: $0) })
        for (shown, width) in zip(shown, widths) { check(shown, layouts, at: Double(width)) }
    }

    @Test func theWiderLayoutBeginsExactlyAtItsWidth() throws {
        let list = try sample("languages")
        let options = ["--width", "500.5", "--widths", "280,360.25,720"]
        let layouts = try Layouts(list, options)
        let fragment = try Clouds.render(list, options + ["--format", "fragment"])
        let widths = layouts.layouts.map(\.width).flatMap { [$0 - 0.02, $0] }.dropFirst()
        let pages = widths.map { width in
            Browser.Page(
                name: "at \(width)", markup: "<!DOCTYPE html><div style=\"width:\(width)px\">\(fragment)</div>",
                width: 800)
        }
        for (shown, width) in zip(try Browser.reflow(pages), widths) { check(shown, layouts, at: width) }
        #expect(pages.count == 7)
    }

    @Test func textAndPagesAreZoomed() throws {
        let list = try sample("languages")
        let layouts = try Layouts(list, [])
        let page = try Clouds.render(list, ["--format", "html"])
        let widths = [320, 700, 1280]
        let shown = try Browser.reflow(
            widths.map { Browser.Page(name: "text at \($0)", markup: page, width: $0, css: "html{font-size:32px}") }
                + widths.map { Browser.Page(name: "page at \($0)", markup: page, width: $0 * 2, css: "html{zoom:2}") })
        #expect(shown.count == 6)
        for (shown, width) in zip(shown, widths + widths) { check(shown, layouts, at: Double(width)) }
    }

    @Test func cloudsWithEqualNamesLeaveEachOtherAlone() throws {
        let list = "- one (3)\n- two (2)\n- three (5)\n- four\n- five (4)\n"
        let sets = [
            ["--width", "400"], ["--width", "500", "--min-size", "20"],
            ["--width", "400", "--no-responsive", "--min-size", "14"],
        ]
        let fragments = try sets.map { try Clouds.render(list, $0 + ["--format", "fragment"]) }
        let page = Browser.Page(
            name: "both", markup: "<!DOCTYPE html><body style=\"margin:0\">" + fragments.joined(), width: 330)
        let shown = try Browser.reflow([page])
        try #require(shown.count == 3)
        for (shown, options) in zip(shown, sets.prefix(2)) { check(shown, try Layouts(list, options), at: 330) }
        // The third scales.
        #expect(abs(shown[2].width - 330) < 0.01)
    }

    private struct Steps: Decodable {
        let hidden: Browser.Reflowed
        let moving: Int
        let finished: Browser.Reflowed
        let widened: Browser.Reflowed
    }

    /// Shows what was hidden, then makes the frame narrower, then as wide as it was.
    private func steps(_ page: String, arguments: [String] = []) throws -> Steps {
        let hidden = "<div hidden>" + page + "</div>"
        return try Browser.evaluate(
            Browser.reflowScript + #"""
                const frame = document.querySelector('iframe'), page = frame.contentDocument;
                const svg = page.querySelector('svg');
                const finish = () => page.getAnimations().forEach(animation => animation.finish());
                page.querySelector('[hidden]').hidden = false;
                const hidden = reflowed(svg, 'shown');
                frame.style.width = '400px';
                page.body.getBoundingClientRect();
                getComputedStyle(svg.querySelector('.t0')).transform;
                const moving = page.getAnimations().filter(a => a.transitionProperty == 'transform').length;
                finish();
                const finished = reflowed(svg, 'narrow');
                frame.style.width = '700px';
                page.body.getBoundingClientRect();
                finish();
                return {hidden, moving, finished, widened: reflowed(svg, 'wide')};
                """#,
            body: Browser.frames([
                Browser.Page(
                    name: "page", markup: "<!DOCTYPE html><body style=\"margin:0\">" + hidden, width: 700)
            ]), arguments: arguments)
    }

    @Test func tagsGlideToTheirLinesUnlessMotionIsUnwanted() throws {
        let list = try sample("languages")
        let layouts = try Layouts(list, [])
        let fragment = try Clouds.render(list, ["--format", "fragment"])
        for arguments in [[], ["--force-prefers-reduced-motion"]] {
            let steps = try steps(fragment, arguments: arguments)
            check(steps.hidden, layouts, at: 700)
            check(steps.finished, layouts, at: 400)
            check(steps.widened, layouts, at: 700)
            // Most tags are elsewhere on narrower lines.
            #expect(arguments.isEmpty ? steps.moving > 50 : steps.moving == 0, "\(steps.moving) move")
        }
    }

    @Test func aPictureInAFileFollowsItsElement() throws {
        let list = try sample("chips")
        let layouts = try Layouts(list, [])
        let folder = try TemporaryFolder()
        let file = folder.file("cloud.svg")
        let snippet = try Clouds.render(list, ["--responsive", "-o", file, "--print-snippet", "object"])
            .replacing("data=\"cloud.svg\"", with: "data=\"file://\(file)\"")
        let widths = [250, 360, 500, 640, 900]
        let shown: [Browser.Reflowed] = try Browser.evaluate(
            Browser.reflowScript
                + "return [...document.querySelectorAll('object')].map(o => reflowed(o.contentDocument.documentElement, 'object'));",
            body: widths.map { "<div style=\"width:\($0)px\">\(snippet)</div>" }.joined(),
            arguments: ["--allow-file-access-from-files"])
        for (shown, width) in zip(shown, widths) {
            let differences = layouts.differences(shown, at: Double(width), leeway: 0.51)
            #expect(differences.isEmpty, "\(differences.prefix(3))")
            #expect(shown.leaving.isEmpty && shown.overlaps.isEmpty)
        }
        #expect(shown.count == 5)
    }
}

/// What the layouts cost.
@Suite struct ReflowMarkupTests {
    @Test func eightWidthsTakeAtMostThreeTimesTheMarkupOfOne() throws {
        let list = try String(contentsOf: Project.sample("scripts.md"), encoding: .utf8)
        let fixed = try Clouds.render(list, ["--format", "fragment", "--no-responsive"])
        let page = try Clouds.render(list, ["--format", "fragment"])
        #expect(
            page.split(separator: "@container").count == 8 && page.split(separator: "role=\"listitem\"").count == 201)
        #expect(page.utf8.count <= 3 * fixed.utf8.count, "\(page.utf8.count) bytes for \(fixed.utf8.count)")
    }
}
