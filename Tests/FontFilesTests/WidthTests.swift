#if Full
    import FontFiles
    import TestSupport
    import Testing
    import Typography

    /// Advances in font units, as HarfBuzz 15 answers through its Python binding.
    private let widths: [(String, String, Int)] = [
        (Fonts.sans, "AVATAR", 7586), (Fonts.sans, "Wörld", 5348), (Fonts.sans, "Ўзбек", 5402),
        (Fonts.sans, "Ελλάδα", 6891), (Fonts.sans, "שלום", 4501), (Fonts.sans, "Đặng Việt", 8957),
        (Fonts.sans, "e\u{301}", 1139), (Fonts.sans, "a\u{200B}b", 2278),
        ("truetype/liberation2/LiberationSans-Bold.ttf", "AVATAR", 7925),
        ("truetype/liberation2/LiberationSans-Bold.ttf", "Wörld", 5801),
        ("truetype/liberation2/LiberationMono-Regular.ttf", "AVATAR fi", 11061),
        ("truetype/dejavu/DejaVuSans.ttf", "AVATAR", 7698), ("truetype/dejavu/DejaVuSans.ttf", "سلام", 4206),
        ("truetype/dejavu/DejaVuSans.ttf", "office", 5619), ("truetype/dejavu/DejaVuSans.ttf", "ქართული", 9670),
        ("truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "Tokyo", 5451),
        ("truetype/open-sans/OpenSans-Regular.ttf", "AVATAR", 7056),
        ("truetype/open-sans/OpenSans-Regular.ttf", "Tokyo", 5571),
        ("opentype/inter/Inter-Regular.otf", "AVATAR", 10376), ("opentype/inter/Inter-Regular.otf", "->", 2688),
        ("opentype/inter/Inter-Regular.otf", "10:30", 7396),
        ("truetype/noto/NotoSansArabic-Regular.ttf", "سلام", 1867),
        ("truetype/noto/NotoSansArabic-Regular.ttf", "مَرْحَبًا", 2104),
        ("truetype/noto/NotoSansDevanagari-Regular.ttf", "हिन्दी", 1878),
        ("truetype/noto/NotoSansDevanagari-Regular.ttf", "क्षत्रिय", 2103),
        ("truetype/noto/NotoSansThai-Regular.ttf", "น้ำ", 1019),
        ("truetype/noto/NotoSansBengali-Regular.ttf", "রাষ্ট্র", 1503),
        ("truetype/noto/NotoSansKhmer-Regular.ttf", "ស្រុក", 1851),
        ("truetype/noto/NotoSansTamil-Regular.ttf", "கொ", 2366),
        ("truetype/noto/NotoSansMyanmar-Regular.ttf", "မြန်မာ", 2606),
        ("truetype/noto/NotoNastaliqUrdu-Regular.ttf", "اردو", 1458),
        (Fonts.cjk, "東京タワー", 5000), (Fonts.cjk, "한국어", 2760), (Fonts.cjk, "「漢字」", 4000),
        ("truetype/noto/NotoColorEmoji.ttf", "👩‍👩‍👧", 2550), ("truetype/noto/NotoColorEmoji.ttf", "🇩🇪", 2550),
        ("plain.ttf", "AVATAR", 3092), ("plain.otf", "Tofi", 1680), ("kern-table.ttf", "AVATAR", 3092),
        ("without-kerning.ttf", "AVATAR", 3252),
    ]

    @Suite("Widths of text") struct WidthTests {
        @Test("a text is as wide as HarfBuzz sets it, to the unit", arguments: widths)
        func isExact(font: String, text: String, width: Int) throws {
            let font = try Fonts.open(font)
            let shaped = font.shape(text)
            #expect(shaped.width == width)
            #expect(shaped.width == shaped.glyphs.reduce(0) { $0 + $1.advance })
            #expect(!shaped.lacksGlyphs)
            #expect(font.measure(text).width == width)
        }

        /// Advances of Inter's figures for tables, as HarfBuzz 12 answers through its Python binding.
        @Test(
            "figures for tables are as wide as HarfBuzz sets them",
            arguments: [
                ("Regular", "1,204", 8072), ("Regular", "12.345", 9896), ("Regular", "98’765", 9640),
                ("Regular", "1\u{A0}000", 8088), ("Regular", "1e+22", 8968), ("Bold", "1,204", 8516),
                ("Bold", "12.345", 10433), ("Bold", "98’765", 10242), ("Bold", "1\u{A0}000", 8333),
            ])
        func figures(face: String, text: String, width: Int) throws {
            let font = try Fonts.open("opentype/inter/Inter-\(face).otf")
            #expect(font.measure(text, .tabularFigures).width == width)
            #expect(font.shape(text, [.ligatures, .tabularFigures]).width == width)
            #expect(font.measure(text).width < width)
            let kept = try FontFile(bytes: font.subset(scalars: text.unicodeScalars, features: .tabularFigures))
            #expect(kept.measure(text, .tabularFigures).width == width)
            let plain = try FontFile(bytes: font.subset(scalars: text.unicodeScalars))
            #expect(plain.measure(text, .tabularFigures).width == font.measure(text).width)
        }

        @Test("tables know how wide the figures for tables of every family are")
        func figuresOfFamilies() throws {
            let files = [
                "sans": "truetype/liberation2/LiberationSans-*.ttf",
                "serif": "truetype/liberation2/LiberationSerif-*.ttf",
                "mono": "truetype/liberation2/LiberationMono-*.ttf", "open-sans": "truetype/open-sans/OpenSans-*.ttf",
                "roboto": "truetype/roboto/unhinted/RobotoTTF/Roboto-*.ttf", "inter": "opentype/inter/Inter-*.otf",
                "noto-sans": "truetype/noto/NotoSans-*.ttf", "noto-serif": "truetype/noto/NotoSerif-*.ttf",
            ]
            var random = Seeded(7)
            for (name, path) in files {
                let family = try #require(FontFamily.named(name))
                for (weight, style, face) in [
                    (FontWeight.regular, FontStyle.normal, "Regular"), (.bold, .normal, "Bold"),
                    (.regular, .italic, "Italic"), (.bold, .italic, "BoldItalic"),
                ] {
                    let font = try Fonts.open(path.replacing("*", with: face))
                    let tables = family.face(weight, style).withTabularFigures()
                    for _ in 0..<100 {
                        let signs = ["", ",", ".", "’", "\u{A0}"][Int(random.next() % 5)]
                        let text = "\(random.next() % 1000)\(signs)\(random.next() % 1000)"
                        let exact = Double(font.measure(text, .tabularFigures).width) / Double(font.unitsPerEm)
                        #expect(abs(tables.measure(text).width - exact) < 0.0005, "\(name) \(face) \(text)")
                    }
                }
            }
        }

        /// Advances of AVATAR and of Tofi, whose letters and kerning both follow the weight.
        @Test(
            "a variable font is as wide as its weight makes it",
            arguments: [
                (nil, 400, 3092, 1680), (100, 100, 2792, 1500), (400, 400, 3092, 1680), (550, 550, 3272, 1788),
                (700, 700, 3452, 1896), (900, 900, 3692, 2040), (1000, 900, 3692, 2040), (1, 100, 2792, 1500),
            ] as [(Int?, Int, Int, Int)], ["variable.ttf", "variable-cff2.otf"])
        func followsTheWeight(values: (Int?, Int, Int, Int), name: String) throws {
            let font = try Fonts.open(name, weight: values.0)
            #expect(font.weight == values.1)
            #expect(font.weightRange == 100...900)
            #expect(font.measure("AVATAR").width == values.2)
            #expect(font.measure("Tofi").width == values.3)
        }

        @Test("a font that is not variable keeps its own weight")
        func keepsItsWeight() throws {
            let font = try Fonts.open("plain.ttf", weight: 700)
            #expect(font.weight == 400 && font.weightRange == nil)
            #expect(font.measure("AVATAR").width == 3092)
        }

        @Test("the first face of a collection is taken unless another is asked for")
        func collection() throws {
            let first = try Fonts.open("collection.ttc")
            let second = try Fonts.open("collection.ttc", collectionIndex: 1)
            #expect(first.familyName == "Stratus Test" && first.weight == 400)
            #expect(second.familyName == "Stratus Test Bold" && second.weight == 700)
            #expect(first.measure("AVATAR").width == 3092)
            #expect(second.measure("AVATAR").width == 3592)
            #expect(try Fonts.open(Fonts.cjk).familyName == "Noto Sans CJK JP")
        }

        @Test("a text that the font lacks is said to be so")
        func lacksGlyphs() throws {
            let font = try Fonts.sansFile.get()
            #expect(font.shape("日本").lacksGlyphs)
            #expect(font.shape("日本").glyphs.map(\.id) == [ShapedGlyph.missing, ShapedGlyph.missing])
            #expect(font.shape("a日").lacksGlyphs)
            #expect(font.covers("a") && font.covers("ש") && !font.covers("日") && !font.covers("\u{10FFFF}"))
        }
    }
#endif
