import Foundation
import Stratus
import TestSupport
import Testing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

private func text(
    _ tags: [Tag], _ format: OutputFormat = .svg, _ options: CloudOptions = CloudOptions()
) throws -> String {
    String(decoding: try render(tags, options: options, format: format).bytes, as: UTF8.self)
}

private func tag(_ style: TagStyle, _ name: String = "x") throws -> Tag { try Tag(name, weight: 2, style: style) }

/// The classes of the texts, and what stands in them.
private func classes(_ svg: String) -> [String] {
    svg.matches(of: /<text class="([^"]*)"/).map { String($0.output.1).replacing(/\ [fkl]\d+/, with: "") }
}

/// The rules of the style sheet, without those of the theme.
private func rules(_ markup: String) -> [String] {
    let sheet = markup.components(separatedBy: "<style>")[1].replacing(/\.s[0-9a-z]{6}\b/, with: ".stratus")
    return sheet.components(separatedBy: ".stratus .background")[0].split(separator: "}").map(String.init)
        .filter { !$0.contains(/\ \.f\d+\{/) }
}

@Suite("Styles in markup") struct StyleTests {
    @Test(
        "A text has a class for each property of its face, and no style attribute",
        arguments: [
            ([], "tag w3"), (.bold, "tag w3 bold"), (.italic, "tag w3 italic"), (.code, "tag w3 code"),
            (.struckOut, "tag w3 struck"), ([.bold, .italic, .code, .struckOut], "tag w3 code bold italic struck"),
            ([.code, .struckOut], "tag w3 code struck"),
        ] as [(TagStyle, String)])
    func textClasses(style: TagStyle, expected: String) throws {
        for format in [OutputFormat.svg, .html, .fragment] {
            let markup = try text([try tag(style)], format)
            #expect(classes(markup) == [expected] && !markup.contains("style=\""))
            #expect(markup.contains("aria-label=\"x, 2\""))
        }
    }

    @Test("Every line of a name has its classes, its count has none")
    func lines() throws {
        var options = CloudOptions()
        options.counts = .text
        let svg = try text([try tag([.bold, .struckOut], "one\ntwo")], .svg, options)
        #expect(classes(svg) == ["tag w3 bold struck", "tag w3 bold struck", "count"])
    }

    @Test("In a bold or italic cloud the classes name the whole face")
    func wholeFace() throws {
        var options = CloudOptions()
        (options.fontWeight, options.fontStyle) = (.bold, .italic)
        let svg = try text([try tag(.code), try tag([])], .svg, options)
        #expect(classes(svg) == ["tag w3 code bold italic", "tag w3"])
    }

    @Test("Only rules that a tag needs are written")
    func rulesOfStyles() throws {
        let plain = rules(try text([try tag([])]))
        func added(_ style: TagStyle) throws -> [String] {
            rules(try text([try tag([]), try tag(style)])).filter { !plain.contains($0) }
        }
        #expect(try added([]) == [])
        #expect(try added(.bold) == [".stratus .bold{font-weight:700"])
        #expect(try added(.italic) == [".stratus .tag.italic{font-style:italic"])
        let code = try added(.code)
        #expect(code.count == 1)
        #expect(code[0].hasPrefix(".stratus .tag.code{font-family:\"Courier New\", \"Liberation Mono\", Cousine, "))
        #expect(code[0].hasSuffix(", monospace"))
        #expect(
            try added(.struckOut) == [
                ".stratus .tag.struck{text-decoration:line-through;text-decoration-thickness:0.07em",
                ".stratus a:hover .tag.struck{text-decoration:underline line-through;text-decoration-thickness:0.07em",
            ])
    }

    // In one page the last of equally strong rules wins: each of these names its own cloud.
    @Test("Clouds of other fonts keep their own rules")
    func clouds() throws {
        var serif = CloudOptions()
        serif.font = .serif
        let styles = try [tag(.bold), tag(.italic), tag(.code), tag(.struckOut)]
        func scope(_ markup: String) throws -> Substring {
            try #require(markup.firstMatch(of: /class="stratus (s[0-9a-z]{6})/)).output.1
        }
        let (one, other) = (try text(styles), try text(styles, .svg, serif))
        #expect(try scope(one) != scope(other))
        #expect(rules(other).allSatisfy { $0.hasPrefix(".stratus ") })
        // With an emoji the font of emoji is asked before the monospaced one, too.
        let withEmoji = try text(styles + [tag([], "🎈")])
        let emoji = rules(withEmoji).filter { $0.contains(".tag.code{") }
        #expect(emoji.count == 1 && emoji[0].contains(" .tag.code{font-family:\"Stratus Emoji\", \"Courier New\", "))
        #expect(try scope(withEmoji) != scope(one))
    }

    @Test("JSON names the style of a tag that has one; plain text has none")
    func data() throws {
        let tags = [try tag([.italic, .bold], "a"), try tag([], "b")]
        let json = try text(tags, .json).components(separatedBy: "\n").filter { $0.hasPrefix("{\"text\"") }
        #expect(
            json.count == 2
                && json[0].contains("\"group\":null,\"style\":\"bold italic\",\"tracking\":-0.005,\"lines\":[\"a\"]"))
        #expect(json[1].contains("\"group\":null,\"tracking\":-0.005,\"lines\":[\"b\"]"))
        #expect(try text(tags, .text) == "Tag cloud\n\na (2)  b (2)\n")
    }
}

#if Full
    @Suite("Styles beside a font file") struct FontFileStyleTests {
        private func options(_ file: String, _ form: TextForm) -> CloudOptions {
            var options = CloudOptions()
            (options.fontFile, options.text) = (Project.fixture("fonts/\(file).ttf").path, form)
            (options.minSize, options.maxSize) = (20.48, 20.48)
            return options
        }

        // "quick" has 4781 units of 2048 in Liberation Sans, 5349 in its bold, and 6145 in Liberation Mono.
        @Test("What the file lacks is set in the fonts behind it", arguments: TextForm.allCases)
        func fontsBehind(form: TextForm) throws {
            let styles: [TagStyle] = [[], .bold, .italic, .code, [.code, .bold], .struckOut]
            let svg = try text(try styles.map { try tag($0, "quick") }, .svg, options("plain", form))
            let struck = form == .outlines ? "" : " struck"
            #expect(
                classes(svg) == [
                    "tag w3", "tag w3 behind bold", "tag w3 behind italic", "tag w3 code", "tag w3 code bold",
                    "tag w3\(struck)",
                ])
            let lengths = svg.matches(of: /textLength="([^"]*)"/).map { String($0.output.1) }
            // By the font itself: q u i c k, 468 + 484 + 436 + 412 + 444 of 1000, that is 45.96; in tenths.
            #expect(lengths == ["46", "53.5", "47.8", "61.5", "61.5", "46"])
            // The plain name and the one struck out, which has the line.
            let paths = svg.matches(of: /<path\b[^>]*d="([^"]*)"/).map { $0.output.1.count { $0 == "z" } }
            #expect(paths.count == (form == .outlines ? 2 : 0))
            #expect(form != .outlines || paths[1] == paths[0] + 1)
            let own = rules(svg).filter { $0.contains(" .tag.") || $0.contains(" .bold{") }
            #expect(
                own.contains { $0.contains(" .tag.behind{font-family:Arial, ") && $0.hasSuffix(";font-weight:400") })
            #expect(own.contains { $0.hasSuffix(" .tag.behind.bold{font-weight:700") })
            #expect(own.contains { $0.hasSuffix(" .tag.code.bold{font-weight:700") })
        }

        @Test("A variable font is bold itself, and is drawn so", arguments: TextForm.allCases)
        func variable(form: TextForm) throws {
            let svg = try text([try tag([], "AVATAR"), try tag(.bold, "AVATAR")], .svg, options("variable", form))
            #expect(classes(svg) == ["tag w3", "tag w3 bold"])
            // By HarfBuzz 3092 and 3452 of 1000 units.
            let lengths = svg.matches(of: /textLength="([^"]*)"/).map { String($0.output.1) }
            #expect(lengths == ["63.3", "70.7"])
            #expect(svg.matches(of: /src:url\(data:font/).count == (form == .embedded ? 2 : 0))
            #expect(svg.matches(of: /<path\b/).count == (form == .outlines ? 2 : 0))
        }

        @Test("The report names what is set in other fonts")
        func report() throws {
            var options = CloudOptions()
            options.font = try FontFamily(readingFile: Project.fixture("fonts/plain.ttf").path)
            options.text = .outlines
            let tags = try [tag(.bold, "bold"), tag(.struckOut, "struck"), tag(.code, "code"), tag([], "bold")]
            #expect(try compose(tags, options).notInFontFile == ["bold", "code"])
        }

        // The same words plain and styled: each is drawn as its own style says.
        @Test("A plain name is drawn as outlines beside a styled one of the same letters")
        func sameNames() throws {
            let svg = try text([try tag(.code), try tag([]), try tag(.struckOut)], .svg, options("plain", .outlines))
            let texts = svg.matches(of: /<text [^>]*>/).map { $0.output.contains("fill-opacity=\"0\"") }
            #expect(texts == [false, true, true])
        }
    }
#endif
