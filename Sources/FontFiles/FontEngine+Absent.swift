#if !FontFiles
    /// Stands in where HarfBuzz is not built in: there is no value of this type.
    enum FontEngine: Sendable {
        init(bytes: [UInt8], collectionIndex: Int?, weight: Int?) throws(FontFileError) { throw .isNotBuilt }

        var facts: FontFacts { switch self {} }
        func covers(_ scalar: Unicode.Scalar) -> Bool { switch self {} }
        func shape(_ text: String) -> ShapedText { switch self {} }
        func measure(_ text: String) -> (width: Int, lacksGlyphs: Bool) { switch self {} }
        func outline(of glyph: UInt32) -> GlyphOutline { switch self {} }
        func subset(scalars: [UInt32], glyphs: [UInt32]) throws(FontFileError) -> [UInt8] { switch self {} }
    }
#endif
