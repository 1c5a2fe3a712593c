import BoxLayout
import CloudComposition
import Stratus
import Testing

/// Text of views in every face that a font may ask for: measured, written and drawn.
@Suite struct BoxFontsTests {
    private func svg(_ font: Font, _ text: String = "Fist 1471") throws -> String {
        let markup = try render(title: "T", width: 400) { Text(text).font(font) }
        return String(decoding: markup.bytes, as: UTF8.self)
    }

    /// Expects the classes of the text, a rule for them, and the width that a face measures.
    private func check(_ font: Font, _ classes: String, _ rule: String, width: Double) throws {
        let written = try svg(font)
        #expect(written.contains("<text class=\"ink primary\(classes)\" x="), "\(written.suffix(300))")
        #expect(written.contains(rule))
        let length = try #require(written.firstMatch(of: /textLength="([0-9.]+)"/)?.output.1)
        #expect(abs((Double(length) ?? 0) - width) <= 0.005 + 1e-4)
    }

    @Test func italicTextIsMeasuredItalic() throws {
        let sans = FontFamily.sans
        var font = Font(size: 20).italic()
        try check(
            font, " italic", " .italic{font-style:italic}",
            width: sans.face(.regular, .italic).measure("Fist 1471").width * 20)
        font = font.bold()
        try check(
            font, " bold italic", " .bold{font-weight:700}",
            width: sans.face(.bold, .italic).measure("Fist 1471").width * 20)
        #expect(try !svg(Font(size: 20)).contains("italic}"))
    }

    @Test(arguments: [Font.Weight.semibold, .bold, .heavy, .black]) func boldIsFrom600On(weight: Font.Weight) throws {
        let width = FontFamily.sans.face(.bold).measure("Fist 1471").width * 20
        try check(Font(size: 20, weight: weight), " bold", " .bold{font-weight:700}", width: width)
        #expect(try !svg(Font(size: 20, weight: .medium)).contains("bold"))
    }

    @Test func lettersAreAsFarApartAsTheFontSays() throws {
        var font = Font(size: 20)
        let plain = FontFamily.sans.face(.regular).measure("Fist 1471").width * 20
        font.tracking = 1
        // A space behind each of nine letters, the last one included.
        try check(font, " apart50", " .apart50{letter-spacing:0.05em}", width: plain + 9)
        font.tracking = -0.5
        try check(font, " close25", " .close25{letter-spacing:-0.025em}", width: plain - 4.5)
        // Letters that are closer than they are wide end where they began, and are not seen.
        font.tracking = -40
        #expect(try !svg(font).contains("<text"))
        (font.tracking, font.size) = (1e300, 20)
        #expect(throws: Never.self) { try svg(font) }
        font = Font(size: 0)
        font.tracking = 3
        #expect(try !svg(font).contains("<text"))
    }

    @Test func figuresAreEquallyWide() throws {
        let font = Font(size: 20).monospacedDigit()
        let written = try render(title: "T", width: 400, font: .inter) { Text("1471").font(font) }
        let text = String(decoding: written.bytes, as: UTF8.self)
        // Inter's own figures are narrower: in its tables four of them are 4 · 1824 of 2816 units.
        #expect(text.contains("<text class=\"ink primary figures\""))
        #expect(text.contains("textLength=\"51.82\"") && text.contains(" .figures{font-variant-numeric:tabular-nums}"))
    }

    @Test func wrappedAndShortenedTextHasItsSpaces() throws {
        var font = Font(size: 10)
        let lines = FamilyMeasurer(.sans).wrap("one two three", font, width: 35)
        font.tracking = 5
        #expect(lines == ["one", "two", "three"])
        #expect(FamilyMeasurer(.sans).wrap("one two three", font, width: 35) == ["one", "two", "thr", "ee"])
        #expect(FamilyMeasurer(.sans).ellipsize("one two three", font, width: 35) == "o…")
    }

    #if Full
        @Test func spacesAreDrawnAsTheyAreMeasured() throws {
            func edge(_ tracking: Double) throws -> Int {
                var font = Font(size: 40)
                font.tracking = tracking
                let markup = try render(title: "T", width: 400, format: .png) { Text("ll").font(font) }
                let pixels = try Pixels(markup.bytes)
                // The right edge of the last letter.
                return try #require(
                    (0..<pixels.width).last { x in pixels[x, pixels.height / 2] != pixels[0, 0] })
            }
            // Two pixels are one CSS pixel.
            #expect(try edge(10) - edge(0) == 20)
        }

        @Test(arguments: [OutputFormat.png, .pdf]) func everyFaceIsDrawn(format: OutputFormat) throws {
            var font = Font(size: 30, weight: .heavy).italic().monospacedDigit()
            font.tracking = 2
            let plain = try render(title: "T", width: 400, format: format) { Text("ab 12").font(Font(size: 30)) }
            let drawn = try render(title: "T", width: 400, format: format) { Text("ab 12").font(font) }
            #expect(plain.bytes != drawn.bytes)
        }
    #endif
}
