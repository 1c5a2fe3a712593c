#if Full
    import CHarfBuzz
    import Typography

    extension FontMetrics {
        /// Reads the metrics that browsers use: those of `hhea`, or the typographic ones if `OS/2` asks for them.
        ///
        /// Impossible values are replaced. If the ascent or the descent is more than 5 em, or both together are below
        /// 0.1 em, the line box becomes 0.8 and 0.2 em; a gap of more than 5 em becomes 0. Heights of letters that
        /// `OS/2` lacks, or gives outside of 0.1 to 2 em, are measured from `x` and `H`; without those they are 0.5 and
        /// 0.7 em.
        init(of font: OpaquePointer, unitsPerEm: Int) {
            func position(_ tag: hb_ot_metrics_tag_t) -> Double? {
                var value: hb_position_t = 0
                guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return nil }
                return Double(value) / Double(unitsPerEm)
            }
            func height(_ tag: hb_ot_metrics_tag_t, of letter: Unicode.Scalar, else usual: Double) -> Double {
                let plausible = 0.1...2
                if let height = position(tag), plausible ~= height { return height }
                var glyph: hb_codepoint_t = 0
                var box = hb_glyph_extents_t()
                guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
                    hb_font_get_glyph_extents(font, glyph, &box) != 0
                else { return usual }
                let height = Double(box.y_bearing) / Double(unitsPerEm)
                return plausible ~= height ? height : usual
            }
            var ascent = abs(position(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0)
            var descent = abs(position(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0)
            if ascent > 5 || descent > 5 || ascent + descent < 0.1 { (ascent, descent) = (0.8, 0.2) }
            let lineGap = max(0, position(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0)
            self.init(
                ascent: ascent, descent: descent, lineGap: lineGap > 5 ? 0 : lineGap,
                xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, of: "x", else: 0.5),
                capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, of: "H", else: 0.7))
        }
    }

    /// The weight, the slope and the licence of a font, from its tables `OS/2` and `head`.
    struct StyleTable {
        var weight = 400
        var isItalic = false
        var mayBeEmbedded = true

        init(_ directory: FontDirectory, _ bytes: Span<UInt8>) {
            if let head = directory.tables["head"], head.count >= 54 {
                // Of macStyle, bold is bit 0 and italic is bit 1.
                let style = bytes.uint16(at: head.lowerBound + 44)
                weight = style & 1 != 0 ? 700 : 400
                isItalic = style & 2 != 0
            }
            guard let table = directory.tables["OS/2"], table.count >= 64 else { return }
            let number = bytes.uint16(at: table.lowerBound + 4)
            // Old fonts count from 1 to 9.
            if 1...9 ~= number { weight = number * 100 } else if 10...1000 ~= number { weight = number }
            let licence = bytes.uint16(at: table.lowerBound + 8)
            mayBeEmbedded = licence & 0xF != 2 && licence & 0x300 == 0
            // Of fsSelection, italic is bit 0 and oblique is bit 9.
            if bytes.uint16(at: table.lowerBound + 62) & 0x201 != 0 { isItalic = true }
        }
    }
#endif
