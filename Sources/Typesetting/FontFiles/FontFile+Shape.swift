#if Full
    import CHarfBuzz
    import Typography

    extension FontFile {
        /// Returns the glyphs of a text on one line, shaped as a browser does: by script, in visual order, with kerning
        /// and the default features.
        ///
        /// Tabs and line breaks are as wide as a space, other control characters have no width. Language and locale
        /// play no part.
        /// - Parameters:
        ///   - isRightToLeft: the direction of the line, in which words of the other direction may occur.
        ///   - features: the features of the font, beside those that are always on.
        /// - Complexity: O(n) in the length of the text.
        package func shape(
            _ text: String, isRightToLeft: Bool = false, _ features: ShapingFeatures = .ligatures
        ) -> ShapedText {
            var result = ShapedText()
            result.glyphs.reserveCapacity(text.utf8.count)
            forEachGlyph(of: text, isRightToLeft: isRightToLeft, features) { info, position, offset in
                result.width += Int(position.x_advance)
                if info.codepoint == ShapedGlyph.missing { result.lacksGlyphs = true }
                result.glyphs.append(
                    ShapedGlyph(
                        id: info.codepoint, cluster: offset, advance: Int(position.x_advance),
                        xOffset: Int(position.x_offset), yOffset: Int(position.y_offset)))
            }
            return result
        }

        /// Returns the width of a text in font units, as ``shape(_:isRightToLeft:)`` sets it, and the reach of its ink
        /// above and below the baseline.
        ///
        /// The ink of a text in ASCII is not measured letter by letter: it is that of all ASCII characters together if
        /// that leaves the line box, else 0.
        package func measure(
            _ text: String, _ features: ShapingFeatures = .ligatures
        ) -> (width: Int, inkAscent: Int, inkDescent: Int) {
            let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
            var width = 0
            var (ascent, descent) = isPlain ? inkOfASCII : (0, 0)
            forEachGlyph(of: text, features) { info, position, _ in
                width += Int(position.x_advance)
                var extents = hb_glyph_extents_t()
                guard !isPlain, hb_font_get_glyph_extents(font, info.codepoint, &extents) != 0 else { return }
                let top = Int(position.y_offset) + Int(extents.y_bearing)
                ascent = max(ascent, top)
                descent = max(descent, -top - Int(extents.height))
            }
            return (width, ascent, descent)
        }

        /// Shapes a text and passes its glyphs on from left to right, with their UTF-8 offsets.
        private func forEachGlyph(
            of text: String, isRightToLeft: Bool = false, _ features: ShapingFeatures,
            _ body: (hb_glyph_info_t, hb_glyph_position_t, _ offset: Int) -> Void
        ) {
            guard !text.isEmpty else { return }
            let buffer: OpaquePointer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            if setASCII(text, in: buffer, features) {
                Self.forEachGlyph(in: buffer) { body($0, $1, Int($0.cluster)) }
                return
            }
            let text = TextRuns(text, isRightToLeft: isRightToLeft)
            for run in text.runs { forEachGlyph(of: run, in: text, buffer, features, body) }
        }

        /// Shapes one run of a text.
        private func forEachGlyph(
            of run: TextRuns.Run, in text: TextRuns, _ buffer: OpaquePointer, _ features: ShapingFeatures,
            _ body: (hb_glyph_info_t, hb_glyph_position_t, _ offset: Int) -> Void
        ) {
            hb_buffer_clear_contents(buffer)
            // HarfBuzz gets the rest of the text as context, since letters join across the ends of a run.
            hb_buffer_add_utf32(
                buffer, text.scalars, Int32(text.scalars.count), UInt32(run.range.lowerBound), Int32(run.range.count))
            shape(buffer, run.script, run.level & 1 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL, features)
            Self.forEachGlyph(in: buffer) { body($0, $1, text.offsets[Int($0.cluster)]) }
        }

        /// Shapes a text in several fonts on one line, and passes its glyphs to `body` from left to right, each with
        /// the number of its font.
        ///
        /// - Parameters:
        ///   - choices: for each scalar of the text, the number of the font in which it is set.
        ///   - fonts: the fonts to which the numbers refer, counted from 0.
        ///   - features: the features of the font, beside those that are always on.
        package static func shape(
            _ text: String, isRightToLeft: Bool, _ features: ShapingFeatures = .ligatures, choices: [Int],
            of fonts: [FontFile],
            _ body: (_ font: Int, ShapedGlyph) -> Void
        ) {
            guard !text.isEmpty else { return }
            let buffer: OpaquePointer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            let text = TextRuns(text, isRightToLeft: isRightToLeft, fonts: choices)
            for run in text.runs where fonts.indices.contains(run.font) {
                fonts[run.font].forEachGlyph(of: run, in: text, buffer, features) { info, position, offset in
                    body(
                        run.font,
                        ShapedGlyph(
                            id: info.codepoint, cluster: offset, advance: Int(position.x_advance),
                            xOffset: Int(position.x_offset), yOffset: Int(position.y_offset)))
                }
            }
        }

        /// Shapes a text that is one run and needs no replacements; returns false for any other, with the buffer
        /// unchanged.
        private func setASCII(_ text: String, in buffer: OpaquePointer, _ features: ShapingFeatures) -> Bool {
            var text = text
            return text.withUTF8 { bytes in
                var hasLetters = false
                for byte in bytes {
                    guard 0x20..<0x7F ~= byte else { return false }
                    if 0x41...0x5A ~= byte & 0xDF { hasLetters = true }
                }
                let count = Int32(bytes.count)
                bytes.withMemoryRebound(to: CChar.self) {
                    hb_buffer_add_utf8(buffer, $0.baseAddress, count, 0, count)
                }
                shape(buffer, hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON, HB_DIRECTION_LTR, features)
                return true
            }
        }

        private func shape(
            _ buffer: OpaquePointer, _ script: hb_script_t, _ direction: hb_direction_t, _ features: ShapingFeatures
        ) {
            hb_buffer_set_script(buffer, script)
            hb_buffer_set_direction(buffer, direction)
            // Without a language HarfBuzz might ask the locale.
            hb_buffer_set_language(buffer, Self.language.pointer)
            let settings = Self.settings[features.rawValue]
            hb_shape(font, buffer, settings, UInt32(settings.count))
        }

        private static func forEachGlyph(
            in buffer: OpaquePointer, _ body: (hb_glyph_info_t, hb_glyph_position_t) -> Void
        ) {
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
                let positions = hb_buffer_get_glyph_positions(buffer, &count)
            else { return }
            for index in 0..<Int(count) { body(infos[index], positions[index]) }
        }

        /// What HarfBuzz has to turn on or off for each set of features. Where letters are spaced, browsers turn common
        /// and contextual ligatures off.
        private static let settings = (0..<ShapingFeatures.setCount).map { rawValue in
            let features = ShapingFeatures(rawValue: rawValue)
            var settings: [(tag: FontTag, value: UInt32)] = []
            if !features.contains(.ligatures) { settings += [("liga", 0), ("clig", 0)] }
            if features.contains(.tabularFigures) { settings.append(("tnum", 1)) }
            return settings.map { hb_feature_t(tag: $0.tag.value, value: $0.value, start: 0, end: .max) }
        }

        private static let language = UndeterminedLanguage()
    }

    /// HarfBuzz's handle of the language `und`, which lives as long as the process.
    private struct UndeterminedLanguage: @unchecked Sendable {
        let pointer: hb_language_t? = hb_language_from_string("und", 3)
    }
#endif
