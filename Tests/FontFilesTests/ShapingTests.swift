#if Full
    import FontFiles
    import Testing

    @Suite("Shaped text") struct ShapingTests {
        private let font = Fonts.sansFile

        /// What is drawn, by the letters' places in the text, from left to right.
        private func clusters(_ text: String) throws -> [Int] { try font.get().shape(text).glyphs.map(\.cluster) }

        @Test("glyphs carry their number, advance and place in the text")
        func glyphs() throws {
            #expect(
                try font.get().shape("AV").glyphs == [
                    ShapedGlyph(id: 36, cluster: 0, advance: 1214, xOffset: 0, yOffset: 0),
                    ShapedGlyph(id: 57, cluster: 1, advance: 1366, xOffset: 0, yOffset: 0),
                ])
        }

        @Test("clusters are UTF-8 offsets")
        func offsets() throws {
            #expect(try clusters("aé€b") == [0, 1, 3, 6])
            #expect(try clusters("e\u{301}x") == [0, 3])
        }

        @Test("letters from right to left come out in the order of sight")
        func rightToLeft() throws {
            let shaped = try font.get().shape("שלום")
            #expect(shaped.glyphs.map(\.id) == [1293, 1285, 1292, 1305])
            #expect(shaped.glyphs.map(\.cluster) == [6, 4, 2, 0])
        }

        @Test(
            "mixed text is ordered by the bidirectional algorithm, in a line from left to right",
            arguments: [
                ("ab אב cd", [0, 1, 2, 5, 3, 7, 8, 9]),
                ("אב ab גד", [2, 0, 4, 5, 6, 7, 10, 8]),
                ("אב 12", [5, 6, 4, 2, 0]),
                ("12 אב", [0, 1, 2, 5, 3]),
                ("אב ", [2, 0, 4]),
                ("a אב ", [0, 1, 4, 2, 6]),
            ])
        func mixed(text: String, places: [Int]) throws {
            // "אב 12": a number behind letters from right to left belongs to them, and stands left of them.
            #expect(try clusters(text) == places)
        }

        @Test("brackets are mirrored from right to left")
        func mirrored() throws {
            let font = try font.get()
            let glyphs = font.shape("א(ב)ג").glyphs
            #expect(glyphs.map(\.id) == ["ג", "(", "ב", ")", "א"].map { font.glyph($0) })
            #expect(glyphs.map(\.cluster) == [6, 5, 3, 2, 0])
        }

        @Test("a text of two scripts is as wide as its parts")
        func twoScripts() throws {
            let font = try Fonts.open("truetype/dejavu/DejaVuSans.ttf")
            let parts = ["AVATAR ", "ქართული"].map { font.measure($0).width }
            #expect(font.measure("AVATAR ქართული").width == parts.reduce(0, +))
        }

        @Test("Arabic letters join across a change of direction no more than HarfBuzz lets them")
        func joinsInContext() throws {
            let font = try Fonts.open("truetype/noto/NotoSansArabic-Regular.ttf")
            #expect(font.measure("سلام سلام").width == 2 * 1867 + font.measure(" ").width)
        }

        @Test("tabs and line breaks are as wide as a space", arguments: ["\t", "\n", "\r", "\u{2028}", "\u{2029}"])
        func spaces(character: String) throws {
            let font = try font.get()
            let shaped = font.shape("a\(character)b")
            #expect(shaped.width == font.measure("a b").width)
            #expect(shaped.glyphs.map(\.cluster) == [0, 1, 1 + character.utf8.count])
            #expect(!shaped.lacksGlyphs)
        }

        @Test(
            "what cannot be seen has no width and lacks no glyph",
            arguments: [
                "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2060}",
                "\u{FE0F}", "\u{FEFF}", "\u{E0061}", "\u{202A}", "\u{2066}\u{2069}",
            ])
        func invisible(text: String) throws {
            let shaped = try font.get().shape("a\(text)b")
            #expect(shaped.width == 2278)
            #expect(!shaped.lacksGlyphs)
        }

        @Test("an empty text has no glyphs")
        func empty() throws { #expect(try font.get().shape("") == ShapedText()) }

        @Test("the way for ASCII gives what the general way gives")
        func ways() throws {
            let font = try font.get()
            // A joiner at the end leads off the short way, and is a glyph without width.
            for text in ["AVATAR", "To be, or not", "12.5%", "...", "P A", "a-b_c"] {
                let long = font.shape(text + "\u{2060}")
                #expect(Array(long.glyphs.dropLast()) == font.shape(text).glyphs)
            }
        }

        @Test("threads that share a font get the same answers")
        func threads() async throws {
            let font = try Fonts.open("truetype/noto/NotoSansDevanagari-Regular.ttf")
            let widths = await withTaskGroup(of: Int.self) { group in
                for index in 0..<64 {
                    group.addTask {
                        _ = font.outline(of: UInt32(index))
                        return font.measure("हिन्दी").width
                    }
                }
                return await group.reduce(into: Set<Int>()) { $0.insert($1) }
            }
            #expect(widths == [1878])
        }
    }

    @Suite("Hostile text") struct HostileTextTests {
        @Test(
            "a long text of any kind is set in linear time", .timeLimit(.minutes(1)),
            arguments: [
                "a", "é", "a\u{301}", "א", "aא", "\u{301}", "\u{5B0}", "\u{2067}", "\u{2068}א", "\u{2068}1\u{2069}",
                "\u{202B}", "\u{202E}a", "(", "[א", "\u{200D}", "\u{1}", "\u{3164}", "日", "क्", "👩\u{200D}", "م", "1א",
            ])
        func long(part: String) throws {
            let font = try Fonts.sansFile.get()
            let count = 500_000 / part.utf8.count
            let shaped = font.shape(String(repeating: part, count: count))
            #expect(shaped.width >= 0)
        }

        @Test("ten thousand marks on one letter are set", .timeLimit(.minutes(1)))
        func marks() throws {
            let font = try Fonts.sansFile.get()
            let shaped = font.shape("a" + String(repeating: "\u{301}", count: 10_000))
            #expect(shaped.width == 1139)
        }
    }
#endif
