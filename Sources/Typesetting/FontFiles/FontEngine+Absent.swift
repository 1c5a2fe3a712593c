import SourceText

#if !Full
    /// Stands in where HarfBuzz is not built in: there is never a value of this type.
    struct FontEngine: Sendable {
        let facts: FontFacts

        init(bytes: [UInt8], collectionIndex: Int?, weight: Int?) throws(Problem) { throw .readsNoFonts }

        private var isAbsent: Never { preconditionFailure("a font is open in a build that reads none") }

        func covers(_ scalar: Unicode.Scalar) -> Bool { isAbsent }
        func shape(_ text: String, isRightToLeft: Bool) -> ShapedText { isAbsent }
        static func shape(
            _ text: String, isRightToLeft: Bool, _ fonts: [Int], _ engines: [FontEngine],
            _ body: (Int, ShapedGlyph) -> Void
        ) {}
        func picture(of glyph: UInt32) -> GlyphPicture? { isAbsent }
        func measure(_ text: String) -> (width: Int, inkAscent: Int, inkDescent: Int) { isAbsent }
        func outline(of glyph: UInt32) -> GlyphOutline { isAbsent }
        func subset(scalars: [UInt32], glyphs: [UInt32]) throws(Problem) -> [UInt8] { isAbsent }
    }
#endif
