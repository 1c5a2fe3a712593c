import Foundation
import TestSupport
import Testing

@Suite struct FontListTests {
    @Test func theFamiliesAreListedWithTheirStacks() throws {
        let text = try Command.run(["fonts"])
        #expect(text.status == 0 && text.errors.isEmpty)
        for name in [
            "sans ", "serif ", "mono ", "verdana ", "roboto ", "open-sans ", "inter ", "noto-sans ", "noto-serif ",
        ] {
            #expect(text.text.contains("\n" + name) || text.text.hasPrefix(name))
        }
        let json = try Command.run(["fonts", "--format", "json"]).text.split(separator: "\n")
        #expect(json.count == 9)
        let first = try JSONSerialization.jsonObject(with: Data(json[0].utf8)) as? [String: Any]
        #expect(first?["name"] as? String == "sans" && first?["font"] as? String == "Liberation Sans")
        #expect((first?["stack"] as? [String])?.first == "Arial")
    }

    @Test func aFamilyGivesItsStackForAStyleSheet() throws {
        let stack = try Command.run(["fonts", "times new roman"])
        #expect(stack.text.hasPrefix("\"Times New Roman\", \"Liberation Serif\", Tinos, Times, "))
        #expect(stack.text.hasSuffix(", serif\n"))
        let unknown = try Command.run(["fonts", "Comic Sans"])
        #expect(unknown.status == 64 && unknown.errors.contains("stratus fonts lists all of their names"))
    }

    /// Widths by HarfBuzz in Liberation Serif Italic and Roboto Bold Italic, of 2048 units.
    @Test func cloudsOfDifferentFontsStandInOnePage() throws {
        let list = Array("- Tag (1)\n".utf8)
        let rules = try ["sans", "serif", "mono", "roboto"].map { font in
            let text = try Command.run(["render", "--font", font, "--format", "fragment", "-"], input: list).text
            let rule = try #require(text.firstMatch(of: /<style>\.(s[0-9a-z]{6}) text\{font-family:/)).output.1
            let name = try #require(text.firstMatch(of: /<svg [^>]*class="stratus (s[0-9a-z]{6})/)).output.1
            #expect(rule == name)
            return String(rule)
        }
        #expect(Set(rules).count == 4)
    }

    @Test func cardsStayUpright() throws {
        let list = Array("- AVATAR (2)\n- Tag (1)\n".utf8)
        let upright = try Command.run(["render", "--font", "serif", "--cards", "-"], input: list)
        let italic = try Command.run(
            ["render", "--font", "serif", "--cards", "--font-style", "italic", "-"], input: list)
        #expect(upright.status == 0 && upright.text == italic.text)
    }

    @Test func italicsAreMeasured() throws {
        let serif = try Command.run([
            "measure", "--font", "serif", "--font-style", "italic", "--size", "2048", "AVATAR",
        ])
        let upright = try Command.run(["measure", "--font", "serif", "--size", "2048", "AVATAR"])
        #expect(serif.text.contains("\"width\":6912,") && upright.text.contains("\"width\":7614,"))
        let cloud = try Command.run(["render", "--font-style", "italic", "-"], input: Array("- Swift (2)\n".utf8))
        #expect(cloud.text.contains(/\.s[0-9a-z]{6} \.tag,\.s[0-9a-z]{6} \.count\{font-style:italic\}/))
    }
}

#if Full
    @Suite struct FontFileTests {
        private let plain = Project.fixture("fonts/plain.ttf").path
        private let list = Array("- Tofi (4)\n- AVATAR (2)\n- TAT (1)\n".utf8)

        @Test func theFileIsWhatIsMeasured() throws {
            // By HarfBuzz 3092 of 1000 units; see the fixture's README.
            let result = try Command.run(["measure", "--font-file", plain, "--size", "1000", "AVATAR", "東"])
            let lines = result.text.split(separator: "\n")
            #expect(lines[0].contains("\"width\":3092,") && lines[0].contains("\"exact\":true"))
            #expect(lines[1].contains("\"width\":1000,") && lines[1].contains("\"exact\":false"))
        }

        @Test func outlinesAreAPathForEveryTextAndKeepTheText() throws {
            let result = try Command.run(
                ["render", "--font-file", plain, "--text", "outlines", "--tracking", "0", "-"], input: list)
            #expect(result.status == 0, "\(result.errors)")
            let names = result.text.matches(
                of: /<path class="tag (w[0-5])" d="(m[^"]*z)"\/><text class="tag (w[0-5])"[^>]*>([^<]*)</)
            #expect(names.map { String($0.output.4) } == ["Tofi", "AVATAR", "TAT"])
            #expect(names.allSatisfy { $0.output.1 == $0.output.3 })
            // Every glyph of this font is a box, and fi is one.
            let contours = names.map { $0.output.2.count { $0 == "z" } }
            #expect(contours == [3, 6, 3], "\(contours)")
            #expect(
                result.text.matches(of: /data-weight="[0-9]+" fill-opacity="0">(Tofi|AVATAR|TAT)<\/text>/).count == 3)
            #expect(
                result.text
                    == (try Command.run(
                        ["render", "--font-file", plain, "--text", "outlines", "--tracking", "0", "-"], input: list))
                    .text)
        }

        @Test func whatTheFontLacksStaysTextAndIsNamed() throws {
            let result = try Command.run(
                ["render", "--font-file", plain, "--text", "outlines", "--report", "json", "-"],
                input: Array("- Tofi (4)\n- 東京 (2)\n".utf8))
            #expect(result.errors.contains("\"notInFontFile\":[\"東京\"]"))
            #expect(result.text.contains("data-weight=\"2\">東京</text>"))
            let summary = try Command.run(["render", "--font-file", plain, "-"], input: Array("- 東京 (2)\n".utf8))
            #expect(summary.errors.contains("1 text not all in the font file"))
        }

        @Test func theEmbeddedFontHasTheGlyphsUsed() throws {
            let result = try Command.run(
                ["render", "--font-file", plain, "--text", "embedded", "-"], input: Array("- Tofi (4)\n".utf8))
            let match = try #require(
                result.text.firstMatch(
                    of:
                        /@font-face\{font-family:"(Stratus [0-9a-z]{6})";font-weight:1 1000;src:url\(data:font\/ttf;base64,([A-Za-z0-9+\/=]+)\)\}/
                ))
            #expect(result.text.contains(" text{font-family:\"\(match.output.1)\", "))
            let font = try #require(Data(base64Encoded: String(match.output.2)))
            let whole = try Data(contentsOf: Project.fixture("fonts/plain.ttf"))
            #expect(font.starts(with: [0, 1, 0, 0]) && font.count < whole.count)
            let folder = try TemporaryFolder()
            try font.write(to: folder.url.appending(path: "part.ttf"))
            let widths = try Command.run(["measure", "--font-file", folder.file("part.ttf"), "Tofi", "AVATAR"])
            #expect(
                widths.text == (try Command.run(["measure", "--font-file", plain, "Tofi"])).text
                    + widths.text.split(separator: "\n", omittingEmptySubsequences: false)[1] + "\n")
            #expect(widths.text.contains("\"exact\":false"))
        }

        @Test func boldIsTheWeightOfAVariableFontOrABoldFile() throws {
            let variable = Project.fixture("fonts/variable.ttf").path
            let regular = try Command.run(["measure", "--font-file", variable, "--size", "1000", "AVATAR"])
            let bold = try Command.run(
                ["measure", "--font-file", variable, "--font-weight", "bold", "--size", "1000", "AVATAR"])
            #expect(regular.text.contains("\"width\":3092,") && bold.text.contains("\"width\":3452,"))
            let cloud = try Command.run(
                ["render", "--font-file", variable, "--font-weight", "bold", "--text", "embedded", "-"], input: list)
            #expect(
                cloud.text.contains(";font-weight:700;src:url(") && !cloud.text.contains(";font-weight:400;src:url("))
            let none = try Command.run(["render", "--font-file", plain, "--font-weight", "bold", "-"], input: list)
            #expect(none.status == 64 && none.errors.contains("is no bold one: its weight is 400"))
        }

        @Test func aPathInFrontMatterIsSeenFromTheList() throws {
            let folder = try TemporaryFolder()
            try FileManager.default.copyItem(atPath: plain, toPath: folder.file("mine.ttf"))
            let path = try folder.write("---\nfont-file: mine.ttf\n---\n- Tofi (2)\n", to: "tags.md")
            let result = try Command.run(["render", path, "--quiet"])
            #expect(result.status == 0 && result.text.contains(" text{font-family:"), "\(result.errors)")
        }

        /// A text of XML has at most 10 MB. Half of the characters are well below that.
        @Test func aPartOfAFontThatIsTooLargeToEmbedIsRefused() throws {
            let characters = (0x4e00..<0x9f00).compactMap(Unicode.Scalar.init).map { "- \($0)\n" }
            func render(_ list: some Sequence<String>) throws -> (status: Int32, text: String, errors: String) {
                let font = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
                let result = try Command.run(
                    ["render", "--font-file", font, "--text", "embedded", "-"], input: Array(list.joined().utf8))
                return (result.status, result.text, result.errors)
            }
            let all = try render(characters)
            #expect(all.status == 64 && all.text.isEmpty)
            #expect(all.errors.contains(/font .* that these texts need has [0-9.]+ MB, of which 7 can be embedded/))
            #expect(all.errors.contains("hint: set text to outlines or live"))
            let half = try render(characters.prefix(8_000))
            #expect(half.status == 0 && half.text.utf8.count > 2_000_000, "\(half.errors)")
        }

        @Test func aFontThatMayNotBeEmbeddedIsRefused() throws {
            var font = Array(try Data(contentsOf: Project.fixture("fonts/plain.ttf")))
            let tag = Array("OS/2".utf8)
            let record = try #require(font.indices.first { font[$0...].starts(with: tag) })
            let table = font[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
            // Bit 1 of fsType: restricted licence embedding.
            font[table + 9] = 2
            let folder = try TemporaryFolder()
            try Data(font).write(to: folder.url.appending(path: "restricted.ttf"))
            let file = folder.file("restricted.ttf")
            let embedded = try Command.run(["render", "--font-file", file, "--text", "embedded", "-"], input: list)
            #expect(
                embedded.status == 64 && embedded.output.isEmpty
                    && embedded.errors.contains("does not let it be embedded"))
            #expect(
                try Command.run(["render", "--font-file", file, "--text", "outlines", "-"], input: list).status == 0)
        }

        @Test(
            arguments: [
                (Array("no font at all".utf8), "not a TrueType or OpenType font"), ([], "empty"),
                (Array("wOF2".utf8) + [UInt8](repeating: 0, count: 60), "woff2_decompress"),
                ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "not a TrueType or OpenType font"),
            ] as [([UInt8], String)])
        func aBrokenFontIsAnErrorWithTheReason(bytes: [UInt8], expected: String) throws {
            let folder = try TemporaryFolder()
            try Data(bytes).write(to: folder.url.appending(path: "font.ttf"))
            let result = try Command.run(["render", "--font-file", folder.file("font.ttf"), "-"], input: list)
            #expect(result.status == 65 && result.output.isEmpty)
            #expect(result.errors.contains("font.ttf: error: ") && result.errors.contains(expected), "\(result.errors)")
        }

        @Test func atAnyTruncationThereIsAnAnswer() throws {
            let font = Array(try Data(contentsOf: Project.fixture("fonts/plain.ttf")))
            let folder = try TemporaryFolder()
            for count in stride(from: 0, to: font.count, by: max(1, font.count / 25)) {
                try Data(font[..<count]).write(to: folder.url.appending(path: "cut.ttf"))
                let result = try Command.run(
                    ["render", "--font-file", folder.file("cut.ttf"), "--text", "outlines", "-"], input: list)
                #expect(result.status == 65 && result.errors.contains("hint: "), "\(count): \(result.errors)")
            }
        }

        /// A font with every byte of a table set to another.
        private func font(_ name: String, _ table: String, _ bytes: (Int) -> UInt8?) throws -> Data {
            var font = Array(try Data(contentsOf: Project.fixture("fonts/\(name)")))
            let record = try #require(font.indices.first { font[$0...].starts(with: Array(table.utf8)) })
            func number(_ at: Int) -> Int { font[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
            let (start, count) = (number(record + 8), number(record + 12))
            for index in 0..<count { if let byte = bytes(index) { font[start + index] = byte } }
            return Data(font)
        }

        @Test func aFontWithoutWidthsOrWithNegativeOnesStillMakesACloud() throws {
            let folder = try TemporaryFolder()
            try font("plain.ttf", "hmtx") { _ in 0 }.write(to: folder.url.appending(path: "narrow.ttf"))
            // The values of all pairs, behind a head of 18 bytes: -32768.
            try font("kern-table.ttf", "kern") { $0 < 18 ? nil : [nil, nil, nil, nil, 0x80, 0][($0 - 18) % 6] }
                .write(to: folder.url.appending(path: "negative.ttf"))
            for name in ["narrow.ttf", "negative.ttf"] {
                for more in [[], ["--cards", "--counts", "text"], ["--text", "outlines"], ["--heading", "--legend"]] {
                    let result = try Command.run(
                        ["render", "--font-file", folder.file(name), "-"] + more, input: list + Array("- AVAVAV\n".utf8)
                    )
                    #expect(result.status == 0, "\(name) \(more): \(result.errors)")
                    #expect(result.text.contains("AVAVAV</text>"))
                }
            }
        }

        @Test(arguments: ["/dev/zero", "-", "/"]) func whatIsNoFileIsNoFont(path: String) throws {
            let result = try Command.run(["render", "--font-file", path, "-"], input: list)
            #expect([65, 66].contains(result.status) && result.output.isEmpty, "\(result.errors)")
        }

        @Test func measureAsksForTheWeightAndStyleThatRenderAsksFor() throws {
            let bold = try Command.run(["measure", "--font-file", plain, "--font-weight", "bold", "Tofi"])
            #expect(bold.status == 64 && bold.output.isEmpty && bold.errors.contains("is no bold one"))
            let italic = try Command.run(["measure", "--font-file", plain, "--font-style", "italic", "Tofi"])
            #expect(italic.status == 64 && italic.errors.contains("is no italic one"))
        }

        @Test func aPathOfTwoListsIsSeenFromEach() throws {
            let folder = try TemporaryFolder()
            for name in ["a", "b"] {
                let inner = folder.url.appending(path: name)
                try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: plain, toPath: inner.appending(path: "mine.ttf").path)
                try folder.write("---\nfont-file: mine.ttf\n---\n- \(name)\n", to: "\(name)/tags.md")
            }
            let result = try Command.run(["render", folder.file("a/tags.md"), folder.file("b/tags.md")])
            #expect(result.status == 65 && result.errors.contains("font-file is \"mine.ttf\" here"))
        }

        @Test func aFileThatIsNotThere() throws {
            let missing = try Command.run(["render", "--font-file", "/none.ttf", "-"], input: list)
            #expect(missing.status == 66 && missing.errors.contains("/none.ttf: error: cannot read the input"))
        }

        /// The font that is measured is the one that is drawn, as if its file had been named.
        @Test(arguments: [["outlines"], ["embedded"], ["outlines", "--font", "verdana", "--font-weight", "bold"]])
        func textWithoutAFileTakesTheInstalledFont(options: [String]) throws {
            let isBold = options.contains("bold")
            let pattern = isBold ? "DejaVu Sans:style=Bold" : "Liberation Sans:style=Regular"
            let listed = try Command.run(["-f", "%{file}\n", pattern], executable: "/usr/bin/fc-list")
            let files = listed.text.split(separator: "\n").map(String.init)
            let result = try Command.run(["render", "-", "--text"] + options, input: list)
            #expect(result.status == 0 && !result.output.isEmpty, "\(result.errors)")
            let named = try files.map {
                try Command.run(["render", "-", "--font-file", $0, "--text"] + options, input: list).output
            }
            #expect(named.contains(result.output))
        }

        @Test func aFontThatIsNotInstalledIsAnErrorWithItsPackage() throws {
            let folder = try TemporaryFolder()
            let configuration = try folder.write("<fontconfig></fontconfig>", to: "fonts.conf")
            let result = try Command.run(
                ["render", "--text", "outlines", "-"], input: list, environment: ["FONTCONFIG_FILE": configuration])
            #expect(result.status == 64 && result.output.isEmpty)
            #expect(result.errors.contains("text outlines is taken from Liberation Sans, which is not installed"))
            #expect(result.errors.contains("hint: apt-get install fonts-liberation2, choose another font"))
        }
    }
#else
    @Suite struct FontFileTests {
        @Test func aBuildWithoutFontFilesSaysSo() throws {
            let path = Project.fixture("fonts/plain.ttf").path
            let result = try Command.run(["render", "--font-file", path, "-"], input: Array("- a\n".utf8))
            #expect(result.status == 65 && result.output.isEmpty)
            #expect(result.errors.contains("this build of stratus reads no font files"))
        }
    }
#endif
