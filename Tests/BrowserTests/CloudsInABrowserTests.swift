import CloudComposition
import Foundation
import TestSupport
import Testing

private let widths = [320, 640, 1280]

private func page(of sample: String, width: Int, _ more: [String] = []) throws -> String {
    let result = try Command.run(
        ["render", Project.sample("\(sample).md").path, "--format", "html", "--width", "\(width)", "--quiet"] + more)
    try #require(result.status == 0, "\(result.errors)")
    return result.text
}

/// Whether all letters are of the scripts whose widths are exact: Latin, Greek and Cyrillic.
private func isLatinGreekOrCyrillic(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x530 || (0x1E00..<0x2070).contains($0.value) }
}

@Suite(.serialized) struct CloudsInABrowserTests {
    private func check(_ measurement: Browser.Measurement, width: Int, naturalWidths: Bool, isList: Bool = true) {
        let name = measurement.name
        let texts = measurement.texts
        #expect(!texts.isEmpty, "\(name) is empty")
        for text in texts {
            #expect(
                text.left >= measurement.left - 0.5 && text.right <= measurement.right + 0.5,
                "\(name): \(text.text) leaves the canvas")
            #expect(
                text.top >= measurement.top - 0.5 && text.bottom <= measurement.bottom + 0.5,
                "\(name): \(text.text) leaves the canvas")
            #expect(
                abs(text.renderedWidth - text.claimedWidth) < 0.5, "\(name): \(text.text) is not as long as it claims")
            #expect(text.shownSize >= 11, "\(name): \(text.text) is shown at \(text.shownSize)")
        }
        for (index, text) in texts.enumerated() {
            for other in texts[(index + 1)...] {
                let across = min(text.right, other.right) - max(text.left, other.left)
                let down = min(text.bottom, other.bottom) - max(text.top, other.top)
                #expect(
                    across <= 0.25 || down <= 0.25,
                    "\(name): \(text.text) overlaps \(other.text) by \(across) × \(down)")
            }
        }
        #expect(measurement.scrollWidth <= measurement.clientWidth, "\(name) scrolls sideways")
        #expect((measurement.listItems > 0) == isList && measurement.scripts == 0 && measurement.handlers == 0)
        #expect(measurement.styleAttributes == 0)
        guard naturalWidths else { return }
        let errors = texts.filter { isLatinGreekOrCyrillic($0.text) }.map { abs($0.naturalWidth / $0.claimedWidth - 1) }
        let mean = errors.reduce(0, +) / Double(max(1, errors.count))
        #expect(mean < 0.01, "\(name): the mean error of widths is \(mean)")
        #expect((errors.max() ?? 0) < 0.03, "\(name): the largest error of a width is \(errors.max() ?? 0)")
    }

    @Test func samplesDoNotOverlapAndWidthsAreAsPredicted() throws {
        var pages: [Browser.Page] = []
        for sample in Project.samples {
            for width in widths {
                for weight in ["regular", "bold"] {
                    pages.append(
                        Browser.Page(
                            name: "\(sample) \(weight) at \(width)",
                            markup: try page(of: sample, width: width, ["--font-weight", weight]), width: width))
                }
            }
        }
        for (page, measurement) in zip(pages, try Browser.measure(pages)) {
            check(measurement, width: page.width, naturalWidths: true)
        }
    }

    // In the font that was measured, and in another one.
    @Test func shapesOrdersAndLooksDoNotOverlap() throws {
        let forms =
            ["circle", "heart", "cloud", "ellipse"].map { ["--shape", $0] }
            + [["--shape", Project.sample("leaf.svg").path], ["--order", "center"], ["--order", "packed"]]
            + CloudTheme.builtIn.filter { $0 != .transparent }.map { ["--theme", $0.name] } + [
                ["--size", "700x500", "--theme", "poster"]
            ]
        var pages: [Browser.Page] = []
        for form in forms {
            for (sample, options) in [("languages", []), ("prefectures", ["--counts", "text"]), ("typefaces", [])] {
                let markup = try page(of: sample, width: 700, form + options)
                for font in [nil, "DejaVu Sans"] {
                    pages.append(
                        Browser.Page(
                            name: "\(sample) \(form) \(font ?? "")", markup: markup, width: 720, forcedFont: font))
                }
            }
        }
        for measurement in try Browser.measure(pages) {
            #expect(measurement.texts.count >= 25 && measurement.overlaps == [] && measurement.leaving == [])
        }
    }

    @Test func samplesDoNotOverlapInAnotherFontThanWasMeasured() throws {
        var pages: [Browser.Page] = []
        for sample in Project.samples {
            for width in widths {
                pages.append(
                    Browser.Page(
                        name: "\(sample) at \(width) in DejaVu Sans", markup: try page(of: sample, width: width),
                        width: width,
                        forcedFont: "DejaVu Sans"))
            }
        }
        let measurements = try Browser.measure(pages)
        for (page, measurement) in zip(pages, measurements) {
            check(measurement, width: page.width, naturalWidths: false)
        }
        // The font was really another one: Latin words are not as wide as predicted.
        let errors = measurements.flatMap(\.texts).filter { isLatinGreekOrCyrillic($0.text) }
            .map { abs($0.naturalWidth / $0.claimedWidth - 1) }
        #expect(errors.reduce(0, +) / Double(errors.count) > 0.05)
    }

    @Test func aWidePageOnANarrowScreenStaysLegible() throws {
        let pages = try Project.samples.map {
            Browser.Page(name: "\($0) 640 on 320", markup: try page(of: $0, width: 640), width: 320)
        }
        for measurement in try Browser.measure(pages) { check(measurement, width: 320, naturalWidths: false) }
    }

    @Test func demonstrationsFitTheScreensThatTheyAreMadeFor() throws {
        let demonstrations = try Command.demonstrations().filter { $0.name.hasSuffix(".html") }
        #expect(demonstrations.count == 21)
        let pages = try demonstrations.map { name, markup in
            let width = try #require(name.split(whereSeparator: { $0 == "-" || $0 == "." }).compactMap { Int($0) }.last)
            return Browser.Page(name: name, markup: String(decoding: markup, as: UTF8.self), width: width)
        }
        for (page, measurement) in zip(pages, try Browser.measure(pages)) {
            check(measurement, width: page.width, naturalWidths: true, isList: false)
            #expect(measurement.left >= 0 && measurement.right <= Double(page.width), "\(page.name)")
        }
    }

    // Chips and counts stand where no word is.
    @Test func noChipOrCountLiesOnAWord() throws {
        let looks = [
            ["--chip", "box", "--counts", "text"], ["--chip", "rounded", "--counts", "badge", "--direction", "rtl"],
            ["--chip", "capsule", "--counts", "badge", "--chip-padding", "0"], ["--counts", "badge"],
            ["--counts", "text", "--justify", "stretch", "--chip", "capsule"], ["--cards", "--counts", "badge"],
            [
                "--chip", "capsule", "--counts", "text", "--heading", "--legend", "--sizing", "hug", "--justify",
                "leading",
            ],
            ["--chip", "capsule", "--axis", "vertical", "--height", "600", "--max-size", "24", "--counts", "badge"],
        ]
        var pages: [Browser.Page] = []
        for sample in ["languages", "scripts"] {
            for look in looks {
                pages.append(
                    Browser.Page(
                        name: "\(sample) \(look)", markup: try page(of: sample, width: 640, look),
                        width: look.contains("vertical") ? 3000 : 640))
            }
        }
        for (page, measurement) in zip(pages, try Browser.measure(pages)) {
            check(measurement, width: page.width, naturalWidths: true)
        }
    }

    // However the lines are made, words stand apart and inside.
    @Test func noOptionOfTheFlowMakesWordsOverlap() throws {
        let flows = [
            ["--breaking", "greedy"], ["--breaking", "balanced", "--justify", "between"], ["--order", "packed"],
            ["--order", "packed", "--max-move", "5"], ["--line-widths", "ellipse"], ["--direction", "rtl"],
            ["--justify", "leading", "--tab-stops", "160"], ["--justify", "evenly", "--last-line", "same"],
            ["--justify", "stretch", "--align", "stretch", "--height", "1800", "--lines", "stretch"],
            ["--line-order", "reverse", "--align", "top"], ["--align", "lastBaseline", "--min-lines", "30"],
            ["--sizing", "hug", "--align", "center", "--justify", "trailing"],
            ["--line-widths", "260:540,260:540,260:540,800", "--justify", "leading"],
            ["--axis", "vertical", "--height", "600", "--justify", "leading", "--max-size", "24"],
        ]
        var pages: [Browser.Page] = []
        for sample in ["languages", "scripts"] {
            for flow in flows {
                let markup = try page(of: sample, width: 832, flow)
                // Columns take the width that they need.
                pages.append(
                    Browser.Page(
                        name: "\(sample) \(flow)", markup: markup, width: flow.contains("vertical") ? 3000 : 832))
            }
        }
        for (page, measurement) in zip(pages, try Browser.measure(pages)) {
            check(measurement, width: page.width, naturalWidths: true)
        }
    }

    @Test func aRunThatFindsNoBrowserFails() {
        #expect(throws: Browser.Failure.self) { try Browser.path(among: ["/none/chromium"]) }
    }

    @Test func hostileNamesAreShownAndDoNothing() throws {
        let names = [
            "</text><script>alert(1)</script>", "</title><script>pwned=1</script>", "\"\u{301} onload=\"pwned=1",
            "\"><img src=x onerror=pwned=1>", "' onmouseover='pwned=1", "</style><script>pwned=1</script>",
            "]]><script>pwned=1</script>",
            "&lt;script&gt;", "<!--", "-->", "{{constructor}}", "${pwned=1}", "\u{202E}desrever", "a\u{200B}b",
            "<svg onload=pwned=1>",
            "</svg><script>pwned=1</script>", "<a href=\"javascript:pwned=1\">",
        ]
        var list = "# </title><script>pwned=1</script>\n</desc><script>pwned=1</script>\n\n"
        for (index, name) in names.enumerated() {
            let escaped = name.map { "\\[]{}()*_`~&".contains($0) ? "\\\($0)" : String($0) }.joined()
            list +=
                index % 2 == 0
                ? "- \(escaped) (\(index + 1))\n"
                : "- [\(escaped)](https://example.org/?\(index)\"'onclick=pwned) (\(index + 1))\n"
        }
        let result = try Command.run(["render", "--format", "html", "--width", "1280"], input: Array(list.utf8))
        try #require(result.status == 0, "\(result.errors)")
        let measurement = try Browser.measure([Browser.Page(name: "hostile", markup: result.text, width: 1280)])[0]
        #expect(measurement.texts.map(\.text) == names)
        #expect(!measurement.ranScript && measurement.scripts == 0 && measurement.handlers == 0)
        #expect(measurement.links.allSatisfy { $0.hasPrefix("https://example.org/?") })
    }

    // WCAG 2: the relative luminance of both colours, as the browser computed them.
    @Test(arguments: [false, true]) func everyTextHasContrast(dark: Bool) throws {
        var pages = try ["languages", "chips", "cards"].map {
            Browser.Page(name: $0, markup: try page(of: $0, width: 640), width: 640)
        }
        for (name, markup) in try Command.demonstrations() where name.hasSuffix("768.html") {
            pages.append(Browser.Page(name: name, markup: String(decoding: markup, as: UTF8.self), width: 768))
        }
        for measurement in try Browser.measure(pages, dark: dark) {
            #expect(
                dark == (luminance(measurement.background) < 0.2), "the colour scheme was not the one asked for")
            for text in measurement.texts {
                let (one, other) = (luminance(text.fill), luminance(text.behind))
                // WCAG asks less of large text: from 24 pixels, or 18.7 if it is bold, which is not looked at here.
                let least = text.fontSize >= 24 ? 3 : 4.5
                #expect(
                    (max(one, other) + 0.05) / (min(one, other) + 0.05) >= least,
                    "\(measurement.name): \(text.text) in \(text.fill) on \(text.behind)")
            }
        }
        #expect(pages.count == 8)
    }

    private func luminance(_ color: String) -> Double {
        let channels = color.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }.prefix(3).map { value in
            let share = value / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        guard channels.count == 3 else { return .nan }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
