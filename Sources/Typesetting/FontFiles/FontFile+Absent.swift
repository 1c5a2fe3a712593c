import SourceText
import Typography

#if !Full
    /// Replaces the members that need HarfBuzz in a build without it, in which no font can be opened.
    extension FontFile {
        private var isAbsent: Never { preconditionFailure("a font is open in a build that reads none") }

        package func covers(_ scalar: Unicode.Scalar) -> Bool { isAbsent }
        package func shape(
            _ text: String, isRightToLeft: Bool = false, _ features: ShapingFeatures = .ligatures
        ) -> ShapedText {
            isAbsent
        }
        package static func shape(
            _ text: String, isRightToLeft: Bool, _ features: ShapingFeatures = .ligatures, choices: [Int],
            of fonts: [FontFile],
            _ body: (_ font: Int, ShapedGlyph) -> Void
        ) {}
        package func picture(of glyph: UInt32) -> GlyphPicture? { isAbsent }
        package func measure(
            _ text: String, _ features: ShapingFeatures = .ligatures
        ) -> (width: Int, inkAscent: Int, inkDescent: Int) {
            isAbsent
        }
        package func outline(of glyph: UInt32) -> GlyphOutline { isAbsent }
        package func subset(
            scalars: some Sequence<Unicode.Scalar>, glyphs: some Sequence<UInt32> = EmptyCollection(),
            features: ShapingFeatures = []
        ) throws(Problem) -> [UInt8] { isAbsent }
    }
#endif
