#if Full
    import FontFiles
    import SourceText
    import Testing

    @Suite("Opening a font") struct OpeningTests {
        private func error(_ bytes: [UInt8], collectionIndex: Int? = nil) -> Problem? {
            #expect(throws: Problem.self) { try FontFile(bytes: bytes, collectionIndex: collectionIndex) }
        }

        @Test(
            "a file that is no font is called by its name",
            arguments: [
                ("", "the file is empty"), ("ab", "not a font: 2 bytes only"),
                ("\u{89}PNG\r\n", "not a TrueType or OpenType font but a PNG image"),
                ("<!DOCTYPE html><html>", "not a TrueType or OpenType font but markup (HTML, XML or SVG)"),
                ("\n\n<svg/>", "not a TrueType or OpenType font but markup (HTML, XML or SVG)"),
                ("hello, world", "not a TrueType or OpenType font but a text"),
                ("PK\u{3}\u{4}", "not a TrueType or OpenType font but a ZIP archive"),
                ("%!PS-AdobeFont-1.0", "not a TrueType or OpenType font but a PostScript Type 1 font"),
                ("%PDF-1.7", "not a TrueType or OpenType font but a PDF document"),
                ("\u{1}\u{2}\u{3}\u{4}\u{5}", "not a TrueType or OpenType font"),
                ("wOF2\u{0}\u{1}", "a font compressed as WOFF2, which stratus does not read"),
                ("wOFF\u{0}\u{1}", "a font compressed as WOFF, which stratus does not read"),
                ("OTTO", "the font is cut off within its header"),
            ])
        func notAFont(text: String, problem: String) {
            let found = error(text.unicodeScalars.map { UInt8($0.value) })
            #expect(found?.message == problem)
            #expect(found?.hint?.isEmpty == false)
        }

        @Test("the way out of WOFF2 is named")
        func woff2() {
            #expect(error(Array("wOF2....".utf8))?.hint == "decompress it to .ttf first, e.g. with woff2_decompress")
        }

        @Test("a file above the limit is refused before it is read")
        func tooLarge() {
            let bytes = [UInt8](repeating: 0, count: FontFile.maximumSize + 1)
            #expect(error(bytes)?.message == "the file has 67108865 bytes; a font may have up to 67108864")
        }

        @Test("a font that is cut off says where")
        func truncated() throws {
            let bytes = try Fonts.bytes("plain.ttf")
            let found = try #require(error(Array(bytes.dropLast(4))))
            #expect(found.message.hasPrefix("the font is cut off within table '"))
            #expect(found.message.hasSuffix("of \(bytes.count - 4)"))
            #expect(error(Array(bytes.prefix(40)))?.message.contains("the list of its ") == true)
        }

        @Test("a face that the file does not have is refused, with how many there are")
        func noSuchFace() throws {
            let collection = try Fonts.bytes("collection.ttc")
            let found = error(collection, collectionIndex: 2)
            #expect(found?.message == "face 2 of a collection that has 2")
            #expect(found?.hint == "take one from 0 to 1")
            #expect(error(collection, collectionIndex: -1)?.message == "face -1 of a collection that has 2")
            #expect(
                try error(Fonts.bytes("plain.ttf"), collectionIndex: 1)?.message == "face 1 of a file that has only one"
            )
        }

        @Test(
            "a font without a table that it takes is refused, with its name",
            arguments: ["head", "hhea", "hmtx", "maxp", "cmap"])
        func withoutTable(tag: String) throws {
            #expect(try error(FontBytes("plain.ttf").renaming(tag))?.message == "the font has no table '\(tag)'")
        }

        @Test(
            "a font without glyphs is refused",
            arguments: [("plain.ttf", "glyf"), ("plain.ttf", "loca"), ("plain.otf", "CFF ")])
        func withoutGlyphs(name: String, tag: String) throws {
            let found = try error(FontBytes(name).renaming(tag))
            #expect(found?.message.hasPrefix("the font has no glyphs") == true)
        }

        @Test(
            "a number that cannot be is refused",
            arguments: [
                ("head", 18, 0, "the font has 0 units in an em; expected 16 to 16384"),
                ("head", 18, 65535, "the font has 65535 units in an em; expected 16 to 16384"),
                ("maxp", 4, 0, "the font has no glyphs"), ("hhea", 34, 0, "the font has no advances"),
                ("cmap", 2, 0, "the font maps no character to a glyph: table 'cmap' is empty or cannot be read"),
                ("hhea", 34, 999, "table 'hmtx' has 228 bytes; expected at least 3996"),
            ])
        func absurd(tag: String, offset: Int, value: Int, problem: String) throws {
            #expect(try error(FontBytes("plain.ttf").setting(tag, offset, to: value))?.message == problem)
        }

        @Test("tables without kerning, names or style are no error")
        func lesserTables() throws {
            for tag in ["GPOS", "GSUB", "name", "OS/2", "post"] {
                let font = try FontFile(bytes: FontBytes("plain.ttf").renaming(tag))
                #expect(font.measure("B").width > 0)
            }
            let nameless = try FontFile(bytes: FontBytes("plain.ttf").renaming("name"))
            #expect(nameless.familyName == "Font")
        }
    }

    /// A fixture with one place changed.
    struct FontBytes {
        var bytes: [UInt8]

        init(_ name: String) throws { bytes = try Fonts.bytes(name) }

        private func record(_ tag: String) -> Int {
            let tag = Array(tag.utf8)
            return stride(from: 12, to: bytes.count - 4, by: 16).first { Array(bytes[$0..<$0 + 4]) == tag } ?? 0
        }

        /// The table is there no more; its neighbours in the list stay in order.
        func renaming(_ tag: String) -> [UInt8] {
            var copy = bytes
            copy[record(tag) + 3] = 0x7E
            return copy
        }

        func setting(_ tag: String, _ offset: Int, to value: Int) -> [UInt8] {
            var copy = bytes
            let place = record(tag) + 8
            let start = (0..<4).reduce(0) { $0 << 8 | Int(copy[place + $1]) } + offset
            copy[start] = UInt8(value >> 8)
            copy[start + 1] = UInt8(value & 0xFF)
            return copy
        }
    }
#endif
