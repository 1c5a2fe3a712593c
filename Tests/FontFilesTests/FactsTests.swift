#if Full
    import FontFiles
    import Testing
    import Typography

    @Suite("What a font says of itself") struct FactsTests {
        @Test(
            "metrics are those that browsers take, in em",
            arguments: [
                (Fonts.sans, 2048.0, [1854, 434, 67, 1082, 1409]),
                ("opentype/inter/Inter-Regular.otf", 2816, [2728, 680, 0, 1536, 2048]),
                ("truetype/noto/NotoSansArabic-Regular.ttf", 1000, [1374, 738, 0, 374, 416]),
                ("truetype/open-sans/OpenSans-Regular.ttf", 2048, [2189, 600, 0, 1096, 1462]),
                ("plain.ttf", 1000, [900, 250, 30, 500, 700]),
            ] as [(String, Double, [Double])])
        func metrics(name: String, unitsPerEm: Double, expected: [Double]) throws {
            let font = try Fonts.open(name)
            #expect(font.unitsPerEm == Int(unitsPerEm))
            let expected = expected.map { $0 / unitsPerEm }
            #expect(
                font.metrics
                    == FontMetrics(
                        ascent: expected[0], descent: expected[1], lineGap: expected[2], xHeight: expected[3],
                        capHeight: expected[4]))
        }

        @Test(
            "typographic metrics are taken where the font asks for them",
            arguments: [(0x40, 0.9), (0xC0, 0.8)])
        func typographic(flags: Int, ascent: Double) throws {
            let font = try FontFile(bytes: FontBytes("plain.ttf").setting("OS/2", 62, to: flags))
            #expect(font.metrics.ascent == ascent)
        }

        @Test("heights of letters that are absurd or not told are measured")
        func measuredHeights() throws {
            for bytes in try [
                FontBytes("plain.ttf").renaming("OS/2"), FontBytes("plain.ttf").setting("OS/2", 86, to: 0),
                FontBytes("plain.ttf").setting("OS/2", 86, to: 30_000),
            ] {
                let font = try FontFile(bytes: bytes)
                #expect(font.metrics.xHeight == 0.5 && font.metrics.capHeight == 0.7)
            }
        }

        @Test("a line box that cannot be is repaired")
        func repairedBox() throws {
            let tall = try FontFile(bytes: FontBytes("plain.ttf").setting("hhea", 4, to: 30_000))
            #expect(tall.metrics.ascent == 0.8 && tall.metrics.descent == 0.2)
            let gap = try FontFile(bytes: FontBytes("plain.ttf").setting("hhea", 8, to: 30_000))
            #expect(gap.metrics.lineGap == 0 && gap.metrics.ascent == 0.9)
        }

        @Test(
            "the family, weight and slope are read",
            arguments: [
                (Fonts.sans, "Liberation Sans", 400, false),
                ("truetype/liberation2/LiberationSans-BoldItalic.ttf", "Liberation Sans", 700, true),
                ("truetype/dejavu/DejaVuSans-Oblique.ttf", "DejaVu Sans", 400, true),
                ("opentype/inter/Inter-Black.otf", "Inter", 900, false),
                ("variable.ttf", "Stratus Variable", 400, false),
            ])
        func style(name: String, family: String, weight: Int, isItalic: Bool) throws {
            let font = try Fonts.open(name)
            #expect(font.familyName == family)
            #expect(font.weight == weight)
            #expect(font.isItalic == isItalic)
        }

        @Test(
            "a weight that CSS does not know is taken for the one that was meant",
            arguments: [(7, 700), (0, 400), (2000, 400)])
        func oddWeight(value: Int, weight: Int) throws {
            #expect(try FontFile(bytes: FontBytes("plain.ttf").setting("OS/2", 4, to: value)).weight == weight)
        }

        @Test(
            "a font whose licence forbids it may not be embedded",
            arguments: [(0, true), (2, false), (4, true), (8, true), (0x100, false), (0x200, false), (0xA, true)])
        func licence(flags: Int, mayBe: Bool) throws {
            #expect(try FontFile(bytes: FontBytes("plain.ttf").setting("OS/2", 8, to: flags)).mayBeEmbedded == mayBe)
        }
    }
#endif
