import BoxLayout
import Testing

@Suite struct TextTests {
    @Test(
        arguments: [
            (300.0, ["to be or not"], 60.0), (60, ["to be or not"], 60), (59, ["to be or", "not"], 40),
            (40, ["to be or", "not"], 40), (39, ["to be", "or not"], 30), (10, ["to", "be", "or", "no", "t"], 10),
            (1, ["t", "o", "b", "e", "o", "r", "n", "o", "t"], 5), (nil, ["to be or not"], 60),
        ] as [(CGFloat?, [String], CGFloat)])
    func textWrapsAtSpaces(offered: CGFloat?, lines: [String], width: CGFloat) throws {
        let drawing = try draw(offered) { text("to be or not") }
        #expect(drawing.texts == lines)
        #expect(drawing.size == CGSize(width: width, height: CGFloat(lines.count) * 10))
        #expect(drawing.items.map(\.frame.minY) == lines.indices.map { CGFloat($0) * 10 })
    }

    @Test(
        arguments: [
            (TextAlignment.leading, [0.0, 0, 0]), (.center, [0, 5, 7.5]), (.trailing, [0, 10, 15]),
        ] as [(TextAlignment, [CGFloat])])
    func linesStandBesideEachOther(alignment: TextAlignment, xs: [CGFloat]) throws {
        let drawing = try draw { text("abcd\nab\na").multilineTextAlignment(alignment) }
        #expect(drawing.items.map(\.frame.minX) == xs && drawing.size == CGSize(width: 20, height: 30))
        #expect(drawing.items.map(\.frame.width) == [20, 10, 5])
    }

    //  Two lines find room; the second one ends in an ellipsis.
    @Test(
        arguments: [
            (10.0, ["to b…"]), (19, ["to b…"]), (20, ["to be", "or n…"]), (30, ["to be", "or", "not"]), (0, ["to b…"]),
        ] as [(CGFloat, [String])])
    func whatFindsNoRoomEndsInAnEllipsis(height: CGFloat, lines: [String]) throws {
        let drawing = try draw { text("to be or not").frame(width: 25, height: height) }
        #expect(drawing.texts == lines)
    }

    @Test(arguments: [(1, ["abc…"]), (2, ["abcd", "e"]), (0, ["abc…"]), (nil, ["abcd", "e"])] as [(Int?, [String])])
    func linesHaveALimit(limit: Int?, lines: [String]) throws {
        #expect(try draw(20) { text("abcde").lineLimit(limit) }.texts == lines)
    }

    /// Five letters of 5 in a room of 20 fit at a scale of 0.8; where the font may not shrink so far, they are cut.
    @Test func aFontShrinksBeforeItsTextIsCut() throws {
        func drawn(_ text: some View) throws -> (text: String, size: CGFloat, frame: CGRect) {
            let items = try draw(20) { text }.items
            guard items.count == 1, case .text(let text, _, let font) = items[0].kind else { return ("", 0, .zero) }
            return (text, font.size, items[0].frame)
        }
        for whole in [AnyView(text("abcde")), AnyView(text("abcde").italic())] {
            let shrunk = try drawn(whole.lineLimit(1).minimumScaleFactor(0.5))
            #expect(shrunk.text == "abcde" && shrunk.size <= 8 && shrunk.size > 7.99)
            #expect(abs(shrunk.frame.width - shrunk.size * 2.5) < 1e-9 && shrunk.frame.height == shrunk.size)
            let cut = try drawn(whole.lineLimit(1).minimumScaleFactor(0.9))
            #expect(cut.text == "abc…" && cut.size == 9 && cut.frame == rect(0, 0, 18, 9))
            let fitting = try drawn(whole.lineLimit(1).minimumScaleFactor(0.5).frame(width: 25))
            #expect(fitting.text == "abcde" && fitting.size == 10)
        }
        let joined = try draw(20) {
            (Text("ab").bold() + Text("cde")).font(Font(size: 10)).lineLimit(1).minimumScaleFactor(0.5)
        }
        #expect(joined.texts == ["ab", "cde"] && joined.size.width <= 20 && joined.size.width > 19.97)
        // Where the height has no room for more lines, all of it shrinks.
        let low = try draw(25) { text("ab cd ef gh").minimumScaleFactor(0.1).frame(height: 10) }
        #expect(low.texts.joined(separator: " ") == "ab cd ef gh")
        for odd: CGFloat in [.nan, -1e300, 0, 7] {
            #expect(try draw(20) { text("abcde").lineLimit(1).minimumScaleFactor(odd) }.size.width <= 20)
        }
    }

    @Test(arguments: [
        (Text.TruncationMode.head, "…ef gh"), (.middle, "ab c…gh"), (.tail, "ab cd…"),
    ]) func aTextIsCutWhereItsModeSays(mode: Text.TruncationMode, line: String) throws {
        #expect(try draw(35) { text("ab cd ef gh").lineLimit(1).truncationMode(mode) }.texts == [line])
    }

    /// Of two lines the last is cut, and shows what follows.
    @Test func onlyTheLastLineIsCut() throws {
        let long = String(repeating: "ab ", count: 5_000) + "end"
        #expect(try draw(30) { text(long).lineLimit(2).truncationMode(.head) }.texts == ["ab ab", "…b end"])
        #expect(try draw(4) { text("abc").lineLimit(1).truncationMode(.middle) }.texts == ["…"])
    }

    /// Words that are broken between letters are cut where they are, without a space.
    @Test(arguments: [(CGFloat(35), "…efghij"), (40, "…defghij"), (20, "…hij"), (5, "…")])
    func aWordIsCutWithoutASpace(width: CGFloat, line: String) throws {
        #expect(try draw(width) { text("abcdefghij").lineLimit(1).truncationMode(.head) }.texts == [line])
    }

    @Test func aTextOfSeveralStylesHasRoomForItsLines() throws {
        let lines = try draw { (Text("a").bold() + Text("b")).font(Font(size: 10)).lineLimit(3, reservesSpace: true) }
        #expect(lines.size == CGSize(width: 10, height: 30))
    }

    @Test(arguments: ["a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\r\nb", "a\u{B}b"])
    func everyLineEndOfUnicodeEndsALine(content: String) throws {
        #expect(try draw { text(content) }.texts == ["a", "b"])
        #expect(try draw { Text(content) + Text("c") }.texts.count == 3)
    }

    @Test func lettersThatOverlapAreNoError() throws {
        #expect(try draw { text("abc").kerning(-9) }.size == CGSize(width: 0, height: 10))
    }

    @Test func aTextThatEndsEarlyHasAnEllipsisOfItsOwn() throws {
        #expect(try draw { text("ab\ncd").lineLimit(1) }.texts == ["ab…"])
        #expect(try draw { text("ab\r\ncd") }.texts == ["ab", "cd"])
    }

    @Test func anEmptyTextIsALineHigh() throws {
        let drawing = try draw { text("") }
        #expect(drawing.size == CGSize(width: 0, height: 10) && drawing.items.isEmpty)
        #expect(try draw { text("a\n\nb") }.size == CGSize(width: 5, height: 30))
    }

    @Test func aFontIsTheInnermostOne() throws {
        let drawing = try draw {
            VStack(spacing: 0) {
                text("ab").bold().id("a")
                Text("ab").id("b")
            }
            .font(Font(size: 20)).foregroundStyle(.secondary)
        }
        #expect(drawing["a"]?.size == CGSize(width: 10, height: 10))
        #expect(drawing["b"]?.size == CGSize(width: 20, height: 20))
        #expect(drawing.items.map(\.fill) == [.secondary, .secondary])
        #expect(drawing.items[1].kind == .text("ab", baseline: 16, Font(size: 20)))
    }

    //  Lines 10 high and 4 apart: 10 + 14 + 14.
    @Test func linesAreAsFarApartAsTheMeasurerSays() throws {
        let measurer = ClosureMeasurer { text, _ in
            TextSize(width: CGFloat(text.count), ascent: 8, descent: 2, lineGap: 4)
        }
        let drawing = try Drawing(of: Text("a\nb\nc"), width: 100, measuring: measurer)
        #expect(drawing.size == CGSize(width: 1, height: 38))
        #expect(drawing.items.map(\.frame.minY) == [0, 14, 28])
        let two = try Drawing(of: Text("a\nb\nc").frame(height: 24), width: 100, measuring: measurer)
        #expect(two.texts == ["a", "b…"])
    }

    // Words are counted, not the letters of all words before them.
    @Test func wrappingMeasuresAFewBeginningsALine() {
        final class Counter { var letters = 0 }
        let counter = Counter()
        let measurer = ClosureMeasurer { text, font in
            counter.letters += text.count
            return BoxFont().measure(text, font)
        }
        let text = String(repeating: "ab ", count: 20_000)
        let lines = measurer.wrap(text, Font(size: 10), width: 2000)
        #expect(lines.joined(separator: " ") + " " == text && lines.count == 151)
        #expect(counter.letters < 40 * text.count)
    }

    @Test(arguments: [
        ("aaa bbb", 3, ["aaa", "bbb"]), ("aaa bbb", 4, ["aaa", "bbb"]), ("aaa bbb", 7, ["aaa bbb"]),
        ("a  b c", 4, ["a  b", "c"]), ("  a ", 9, ["a"]), ("abcdef g", 4, ["abcd", "ef g"]), ("", 3, [""]),
        (" ", 3, [""]),
        ("ab", 0, ["a", "b"]),
    ])
    func linesBreakAtSpacesAndInsideWordsOnlyIfNeeded(text: String, characters: Int, lines: [String]) {
        #expect(BoxFont().wrap(text, Font(size: 2), width: CGFloat(characters)) == lines)
    }
}
