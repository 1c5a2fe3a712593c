#if Full
    import TestSupport
    import Testing

    @Suite("Font files in a browser", .serialized) struct FontFilesInABrowserTests {
        /// Lengths, capitals, a kerned pair and a ligature.
        static let words = ["AVATAR", "office", "Tokyo", "plain words", "To", "QUIZ", "fi", "x"]
        static let liberation = "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf"

        @Test("a text is shown in the font that the picture carries, which is on no machine")
        func embedded() throws {
            let font = ["--font-file", Project.fixture("fonts/plain.ttf").path]
            let pages = try ["embedded", "live"].map { text in
                Browser.Page(
                    name: text,
                    markup: try Clouds.render(
                        Clouds.list(of: Self.words), font + ["--text", text, "--format", "html", "--width", "640"]),
                    width: 640)
            }
            let measurements = try Browser.measure(pages)
            for text in measurements[0].texts {
                // Lengths are written in tenths of a pixel.
                #expect(abs(text.naturalWidth - text.claimedWidth) < 0.05 + 0.005 * text.claimedWidth, "\(text)")
            }
            // It was the font: without it the words have other widths.
            let errors = measurements[1].texts.map { abs($0.naturalWidth / $0.claimedWidth - 1) }
            #expect(errors.reduce(0, +) / Double(errors.count) > 0.05)
            #expect(measurements.allSatisfy { $0.texts.map(\.text) == Self.words })
        }

        private static let scripts = words + ["Ångström", "Ελλάδα", "Привет", "שלום"]

        private func picture(_ text: String, _ font: String, _ words: [String]) throws -> String {
            try Clouds.render(Clouds.list(of: words), ["--font-file", font, "--text", text, "--width", "640"])
        }

        @Test("an outline looks like the text in the installed font, and not like that in another")
        func outlinesAreTheFonts() throws {
            let live = try picture("live", Self.liberation, Self.scripts)
            let other = live.replacing("font-family:\"Liberation Sans\"", with: "font-family:\"Liberation Serif\"")
            try #require(other != live)
            let outlines = try picture("outlines", Self.liberation, Self.scripts)
            #expect(outlines.contains("<path ") && !live.contains("<path "))
            let differences = try Browser.differences(of: live, from: [outlines, other])
            #expect(differences[0].isOfTheSameShapes, "\(differences[0])")
            #expect(!differences[1].isOfTheSameShapes, "\(differences[1])")
        }

        @Test("outlines look like the text in the font that the picture carries, and not like that in another")
        func outlinesAreTheEmbeddedFonts() throws {
            let font = Project.fixture("fonts/plain.ttf").path
            let pictures = try ["outlines", "live"].map { try picture($0, font, Self.words) }
            let differences = try Browser.differences(of: picture("embedded", font, Self.words), from: pictures)
            #expect(differences[0].isOfTheSameShapes, "\(differences[0])")
            #expect(!differences[1].isOfTheSameShapes, "\(differences[1])")
        }

        @Test("the text of outlines is found where they stand, and not seen")
        func outlinesAreText() throws {
            let markup = try Clouds.render(
                Clouds.list(of: Self.words),
                ["--font-file", Self.liberation, "--text", "outlines", "--format", "html", "--width", "640"])
            let measurement = try Browser.measure([Browser.Page(name: "outlines", markup: markup, width: 640)])[0]
            #expect(measurement.texts.map(\.text) == Self.words)
            #expect(measurement.texts.allSatisfy { $0.fillOpacity == 0 })
            #expect(measurement.overlaps == [] && measurement.leaving == [])
            for text in measurement.texts {
                // Lengths are written in tenths of a pixel.
                #expect(
                    abs(text.naturalWidth - text.claimedWidth) < max(0.06, 0.005 * text.claimedWidth), "\(text)")
            }
        }
    }
#endif
