import TestSupport
import Testing

@Suite("Styled tags in a browser", .serialized) struct StylesInABrowserTests {
    private struct Text: Decodable {
        let text: String
        let claimed: Double, natural: Double
        let weight: String, style: String, family: String, line: String
    }

    private struct Expected: Equatable {
        let name: String
        let weight: Int
        let isItalic: Bool, isCode: Bool, isStruckOut: Bool
    }

    private static let list = """
        - Quick plain name (7)
        - **Quick bold name** (6)
        - *Quick italic name* (5)
        - ***Quick bold italic name*** (7)
        - `Quick code name` (4)
        - **`Quick bold code name`** (3)
        - *`Quick italic code name`* (2)
        - ~~Quick struck name~~ (6)
        - ~~***Quick name with all***~~ (1)

        """

    /// How a cloud sets the names of the list, from what it is set in itself.
    private static func expected(isBold: Bool, isItalic: Bool) -> [Expected] {
        let styles = [
            ("Quick plain name", ""), ("Quick bold name", "b"), ("Quick italic name", "i"),
            ("Quick bold italic name", "bi"), ("Quick code name", "c"), ("Quick bold code name", "bc"),
            ("Quick italic code name", "ic"), ("Quick struck name", "s"), ("Quick name with all", "bis"),
        ]
        return styles.map { name, style in
            Expected(
                name: name, weight: isBold || style.contains("b") ? 700 : 400,
                isItalic: isItalic || style.contains("i"), isCode: style.contains("c"),
                isStruckOut: style.contains("s"))
        }
    }

    private static let script = """
        return [...document.querySelectorAll('svg')].map(svg =>
          [...svg.querySelectorAll('text.tag')].map(element => {
            const style = getComputedStyle(element);
            const claimed = parseFloat(element.getAttribute('textLength'));
            element.removeAttribute('textLength');
            return {text: element.textContent, claimed, natural: element.getComputedTextLength(),
              weight: style.fontWeight, style: style.fontStyle, family: style.fontFamily,
              line: style.textDecorationLine};
          }));
        """

    @Test(
        "names are as wide as predicted in bold, italic, bold italic, code and struck out, with many clouds in a page")
    func widths() throws {
        let clouds: [(options: [String], isBold: Bool, isItalic: Bool)] = [
            ([], false, false), (["--font", "serif"], false, false), (["--font-weight", "bold"], true, false),
            (["--font", "serif", "--font-style", "italic"], false, true), (["--font", "serif"], false, false),
            (["--font-weight", "bold", "--font-style", "italic"], true, true), ([], false, false),
        ]
        let page = try clouds.enumerated().map { index, cloud in
            // One cloud has an emoji, and so rules of its own.
            let weight = cloud.isBold ? [] : ["--font-weight", "regular"]
            let own = (cloud.options.contains("--font") ? [] : ["--font", "sans"]) + weight
            let list = index == 4 ? Self.list + "- 🎈 (2)\n" : Self.list
            return try Clouds.render(list, ["--format", "fragment", "--width", "900"] + own + cloud.options)
        }.joined()
        let measured: [[Text]] = try Browser.evaluate(Self.script, body: page)
        try #require(measured.count == clouds.count)
        for (cloud, texts) in zip(clouds, measured) {
            let texts = texts.filter { $0.text != "🎈" }
            let shown = texts.map {
                Expected(
                    name: $0.text, weight: Int($0.weight) ?? 0, isItalic: $0.style == "italic",
                    isCode: $0.family.contains("Courier New"), isStruckOut: $0.line == "line-through")
            }
            #expect(shown == Self.expected(isBold: cloud.isBold, isItalic: cloud.isItalic), "\(cloud.options)")
            for text in texts {
                #expect(abs(text.natural / text.claimed - 1) < 0.002, "\(cloud.options): \(text)")
            }
        }
    }

    #if Full
        @Test(
            "beside a font file they are as wide as predicted in the fonts behind it", arguments: ["live", "embedded"])
        func fontsBehindAFile(form: String) throws {
            let font = ["--font-file", FontFilesInABrowserTests.liberation, "--text", form]
            let page = try Clouds.render(
                Self.list, ["--format", "fragment", "--width", "900", "--font", "serif"] + font)
            let measured: [[Text]] = try Browser.evaluate(Self.script, body: page)
            let texts = try #require(measured.first)
            #expect(texts.count == 9)
            for text in texts { #expect(abs(text.natural / text.claimed - 1) < 0.002, "\(text)") }
            // Bold and italic are those of the serif.
            #expect(texts[1].family.contains("Times New Roman") && !texts[1].family.contains("Stratus"))
        }

        @Test("a name struck out as outlines looks like the text in the installed font")
        func outlines() throws {
            let list = "- ~~Quick struck name~~ (6)\n- ~~QUIZ~~ (3)\n"
            let pictures = try ["live", "outlines"].map {
                try Clouds.render(list, ["--font-file", FontFilesInABrowserTests.liberation, "--text", $0])
            }
            let differences = try Browser.differences(
                of: pictures[0], from: [pictures[1], pictures[0].replacing("text-decoration:line-through", with: "")])
            #expect(differences[0].isOfTheSameShapes, "\(differences[0])")
            #expect(!differences[1].isOfTheSameShapes, "\(differences[1])")
        }
    #endif
}

@Suite("Colours of clouds in pages in a browser", .serialized) struct PageColorsInABrowserTests {
    private struct Seen: Decodable, Equatable {
        let name: String, link: String, warm: String, family: String, ground: String
    }

    private static func page(scheme: String) throws -> String {
        let list = "- [Swift](/swift/) (2)\n- [Rust](/rust/) (1)\n"
        let plain = try Clouds.render(list, ["--format", "fragment"])
        let warm = try Clouds.render(list, ["--format", "fragment", "--theme", "warm"])
        return """
            <style>.place{color-scheme:\(scheme);color:#123456;font-family:Georgia}.place a{color:#654321}</style>
            <div class="place">\(plain)\(warm)</div>
            """
    }

    private static let script = """
        const [plain, warm] = document.querySelectorAll('.place svg');
        const of = (svg, selector) => getComputedStyle(svg.querySelector(selector));
        return {name: of(plain, 'text').fill, link: of(plain, 'a').color, warm: of(warm, '.w5').fill,
          family: of(plain, 'text').fontFamily, ground: of(plain, '.background').fill};
        """

    // What the reader prefers is the other one: the place has the last word.
    @Test("A cloud is light or dark as its place is", arguments: [false, true])
    func places(isDark: Bool) throws {
        let seen: Seen = try Browser.evaluate(
            Self.script, body: try Self.page(scheme: isDark ? "dark" : "light"),
            arguments: ["--blink-settings=preferredColorScheme=\(isDark ? 1 : 0)"])
        let link = "rgb(101, 67, 33)"
        let expected = Seen(
            name: link, link: link, warm: isDark ? "rgb(250, 217, 157)" : "rgb(132, 21, 33)", family: "Georgia",
            ground: "none")
        #expect(seen == expected)
    }
}
