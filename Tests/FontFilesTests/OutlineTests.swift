#if Full
    import FontFiles
    import Testing

    @Suite("Outlines of glyphs") struct OutlineTests {
        /// Bounds and area in font units, as fontTools' pens answer: TrueType runs clockwise, so its area is negative.
        @Test(
            "an outline has the bounds and the area of the font's",
            arguments: [
                (Fonts.sans, "A", [4, 0, 1362, 1409], -598584.83),
                (Fonts.sans, "S", [93, -20, 1272, 1430], -638186.79),
                (Fonts.sans, "É", [168, 0, 1278, 1776], -721571),
                (Fonts.sans, "g", [86, -425, 1007, 1099], -676532.54),
                ("opentype/inter/Inter-Regular.otf", "S", [160, -36, 1636, 2076], 1163555.8),
                ("opentype/inter/Inter-Regular.otf", "é", [144, -32, 1496, 2208], 1124578.25),
                ("truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "é", [93, -20, 1011, 1536], -564878.79),
                (Fonts.cjk, "東", [41, -80, 962, 839], 332091.5),
                ("plain.ttf", "O", [40, 0, 520, 700], -312000), ("plain.otf", "O", [40, 0, 520, 700], -309600),
                ("plain.ttf", "Á", [40, 0, 464, 860], -319200),
            ] as [(String, Character, [Double], Double)])
        func isTheFonts(name: String, letter: Character, bounds: [Double], area: Double) throws {
            let font = try Fonts.open(name)
            let shape = OutlineShape(font.outline(of: font.glyph(letter)))
            #expect(shape.bounds == bounds)
            #expect(abs(shape.area - area) < abs(area) / 50_000)
        }

        @Test(
            "the outline of a variable font follows its weight",
            arguments: [
                (400, "A", [40, 0, 464, 700], -296800), (700, "A", [40, 0, 536, 700], -347200),
                (900, "A", [40, 0, 584, 700], -380800), (900, "O", [40, 0, 640, 700], -390000),
            ] as [(Int, Character, [Double], Double)], ["variable.ttf", "variable-cff2.otf"])
        func followsTheWeight(values: (Int, Character, [Double], Double), name: String) throws {
            let font = try Fonts.open(name, weight: values.0)
            let shape = OutlineShape(font.outline(of: font.glyph(values.1)))
            #expect(shape.bounds == values.2)
            #expect(abs(shape.area - values.3) < abs(values.3) / 50_000)
        }

        @Test("a box is drawn as the font has it, closed")
        func segments() throws {
            let font = try Fonts.open("plain.ttf")
            #expect(
                font.outline(of: font.glyph("A")).segments == [
                    .move(.init(x: 40, y: 0)), .line(.init(x: 40, y: 700)), .line(.init(x: 464, y: 700)),
                    .line(.init(x: 464, y: 0)), .line(.init(x: 40, y: 0)), .close,
                ])
        }

        @Test("a space, a picture and a glyph that is not there have no outline")
        func empty() throws {
            let font = try Fonts.sansFile.get()
            #expect(font.hasOutlines)
            #expect(font.outline(of: font.glyph(" ")).isEmpty)
            #expect(font.outline(of: UInt32(font.glyphCount)).isEmpty)
            #expect(font.outline(of: .max).isEmpty)
            let emoji = try Fonts.open("truetype/noto/NotoColorEmoji.ttf")
            #expect(!emoji.hasOutlines)
            #expect(emoji.outline(of: emoji.glyph("😀")).isEmpty)
        }

        @Test("every contour begins with a move and ends with a close", arguments: [Fonts.sans, "plain.otf"])
        func contours(name: String) throws {
            let font = try Fonts.open(name)
            for glyph in 0..<UInt32(font.glyphCount) {
                var isOpen = false
                for segment in font.outline(of: glyph).segments {
                    if case .move = segment {
                        isOpen = true
                        continue
                    }
                    try #require(isOpen, "glyph \(glyph)")
                    if case .close = segment { isOpen = false }
                }
                #expect(!isOpen, "glyph \(glyph)")
            }
        }
    }

    /// What two outlines have to agree in: the box that just holds the curves, and the area by their direction.
    struct OutlineShape {
        private(set) var bounds: [Double] = []
        private(set) var area = 0.0
        private var pen = (x: 0.0, y: 0.0)
        private var start = (x: 0.0, y: 0.0)

        init(_ outline: GlyphOutline) {
            for segment in outline.segments {
                switch segment {
                case .move(let point):
                    pen = (Double(point.x), Double(point.y))
                    start = pen
                    include(pen.x, pen.y)
                case .line(let end): curve([end])
                case .quadratic(let control, let end): curve([control, end])
                case .cubic(let first, let second, let end): curve([first, second, end])
                case .close: line(to: start)
                }
            }
            bounds = bounds.map { $0.rounded() }
        }

        /// By steps so small that bounds come out right to half a unit.
        private mutating func curve(_ points: [GlyphOutline.Point]) {
            let all = [pen] + points.map { (x: Double($0.x), y: Double($0.y)) }
            let steps = points.count == 1 ? 1 : 512
            for step in 1...steps {
                let t = Double(step) / Double(steps)
                var level = all
                while level.count > 1 {
                    level = zip(level, level.dropFirst()).map {
                        ($0.x + ($1.x - $0.x) * t, $0.y + ($1.y - $0.y) * t)
                    }
                }
                line(to: level[0])
            }
        }

        private mutating func line(to end: (x: Double, y: Double)) {
            area += (pen.x * end.y - end.x * pen.y) / 2
            pen = end
            include(end.x, end.y)
        }

        private mutating func include(_ x: Double, _ y: Double) {
            guard !bounds.isEmpty else {
                bounds = [x, y, x, y]
                return
            }
            bounds = [min(bounds[0], x), min(bounds[1], y), max(bounds[2], x), max(bounds[3], y)]
        }
    }
#endif
