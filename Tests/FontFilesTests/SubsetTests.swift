#if Full
    import FontFiles
    import Testing

    @Suite("Subsets") struct SubsetTests {
        private static let fonts: [(String, [String])] = [
            (
                Fonts.sans,
                ["AVATAR", "Wörld", "Ўзбек", "Ελλάδα", "(שלום) a", "e\u{323}\u{301}", "a\tb\u{200B}c", "½ 1⁄2"]
            ),
            ("truetype/dejavu/DejaVuSans.ttf", ["AVATAR", "office", "سلام", "e\u{301}"]),
            ("truetype/open-sans/OpenSans-Regular.ttf", ["AVATAR", "Tokyo", "Việt", "fi"]),
            ("truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", ["AVATAR", "Tokyo", "1⁄2"]),
            ("opentype/inter/Inter-Regular.otf", ["AVATAR", "->", "10:30", "Việt"]),
            ("truetype/noto/NotoSansArabic-Regular.ttf", ["سلام", "مَرْحَبًا", "بلا", "ل\u{200C}ا"]),
            ("truetype/noto/NotoNastaliqUrdu-Regular.ttf", ["اردو"]),
            ("truetype/noto/NotoSansDevanagari-Regular.ttf", ["हिन्दी", "क्षत्रिय", "कर्म", "ि"]),
            ("truetype/noto/NotoSansBengali-Regular.ttf", ["রাষ্ট্র", "কো"]),
            ("truetype/noto/NotoSansTamil-Regular.ttf", ["தமிழ்", "கொ"]),
            ("truetype/noto/NotoSansThai-Regular.ttf", ["ไทย", "น้ำ"]),
            ("truetype/noto/NotoSansKhmer-Regular.ttf", ["ស្រុក", "ខ្មែរ", "កោ"]),
            ("truetype/noto/NotoSansMyanmar-Regular.ttf", ["မြန်မာ"]),
            (Fonts.cjk, ["東京タワー", "「漢字」", "한국어", "\u{1112}\u{1161}\u{11AB}"]),
            ("plain.otf", ["AVATAR", "Tofi"]), ("kern-table.ttf", ["AVATAR", "Tofi"]),
        ]

        private func scalars(_ texts: [String]) -> [Unicode.Scalar] { texts.flatMap(\.unicodeScalars) }

        @Test("a subset sets the texts that it was made for as the whole font does", arguments: fonts)
        func setsTheSame(name: String, texts: [String]) throws {
            let whole = try Fonts.open(name)
            let bytes = try whole.subset(scalars: scalars(texts))
            let subset = try FontFile(bytes: bytes)
            for text in texts {
                let expected = whole.shape(text)
                let found = subset.shape(text)
                #expect(found.width == expected.width, "\(text)")
                #expect(
                    found.glyphs.map { [$0.cluster, $0.advance, $0.xOffset, $0.yOffset] }
                        == expected.glyphs.map { [$0.cluster, $0.advance, $0.xOffset, $0.yOffset] }, "\(text)")
                for (glyph, original) in zip(found.glyphs, expected.glyphs) where original.id != ShapedGlyph.missing {
                    #expect(subset.outline(of: glyph.id) == whole.outline(of: original.id), "\(text)")
                }
            }
            #expect(subset.metrics.ascent == whole.metrics.ascent && subset.metrics.descent == whole.metrics.descent)
            #expect(subset.familyName == whole.familyName)
            #expect(subset.weight == whole.weight)
            #expect(try bytes.count < Fonts.bytes(name).count)
        }

        @Test("the order of the characters does not matter, and the same input gives the same bytes")
        func isDeterministic() throws {
            let font = try Fonts.sansFile.get()
            let letters = scalars(["AVATAR", "Wörld"])
            let bytes = try font.subset(scalars: letters)
            #expect(try font.subset(scalars: letters.reversed()) == bytes)
            #expect(try font.subset(scalars: letters + letters) == bytes)
            #expect(bytes.count < 10_000)
        }

        @Test(
            "a subset of a variable font sets texts as its weight does",
            arguments: ["variable.ttf", "variable-cff2.otf"],
            [100, 400, 550, 900])
        func isPinned(name: String, weight: Int) throws {
            let whole = try Fonts.open(name, weight: weight)
            let bytes = try whole.subset(scalars: scalars(["AVATAR", "Tofi"]))
            // An older HarfBuzz leaves it variable, and a browser sets the weight.
            let subset = try FontFile(bytes: bytes, weight: weight)
            #expect(subset.weight == weight)
            for text in ["AVATAR", "Tofi", "fi"] {
                #expect(subset.shape(text).glyphs.map(\.advance) == whole.shape(text).glyphs.map(\.advance))
            }
            #expect(subset.weightRange == nil || subset.weightRange == 100...900)
            // Pinned coordinates are whole numbers.
            let bounds = [whole, subset].map { OutlineShape($0.outline(of: $0.glyph("A"))).bounds }
            #expect(zip(bounds[0], bounds[1]).allSatisfy { abs($0 - $1) <= 1 })
        }

        @Test("glyphs can be kept that no character has")
        func keepsGlyphs() throws {
            let font = try Fonts.open("plain.ttf")
            let ligature = font.shape("fi").glyphs[0].id
            let without = try FontFile(bytes: font.subset(scalars: ["A"]))
            let with = try FontFile(bytes: font.subset(scalars: ["A"], glyphs: [ligature, .max]))
            #expect(with.glyphCount == without.glyphCount + 1)
        }

        @Test("characters that the font lacks are passed over")
        func passesOver() throws {
            let font = try Fonts.open("plain.ttf")
            let subset = try FontFile(bytes: font.subset(scalars: ["A", "日", "\u{10FFFF}", "\0"]))
            #expect(subset.covers("A") && !subset.covers("日") && !subset.covers("B"))
            // No more than the space: a file that opens all the same.
            #expect(try FontFile(bytes: font.subset(scalars: [])).covers(" "))
        }

        @Test("a face of a collection becomes a file of its own")
        func collection() throws {
            let font = try Fonts.open("collection.ttc", collectionIndex: 1)
            let subset = try FontFile(bytes: font.subset(scalars: scalars(["AVATAR"])))
            #expect(subset.measure("AVATAR").width == 3592)
        }

        @Test("pictures are kept")
        func pictures() throws {
            let font = try Fonts.open("truetype/noto/NotoColorEmoji.ttf")
            let subset = try FontFile(bytes: font.subset(scalars: scalars(["😀👩‍👩‍👧"])))
            #expect(!subset.hasOutlines)
            #expect(subset.measure("😀👩‍👩‍👧").width == 5100)
        }
    }
#endif
