import SourceText

#if Full
    import CHarfBuzz
    import Typography

    extension FontFile {
        /// Returns the reach of all ASCII characters above and below the baseline, in font units; 0 where it is within
        /// the line box.
        static func inkOfASCII(
            _ font: OpaquePointer, _ metrics: FontMetrics, unitsPerEm: Int
        ) -> (ascent: Int, descent: Int) {
            var (ascent, descent) = (0, 0)
            for scalar in UInt32(0x21)...0x7E {
                var glyph: hb_codepoint_t = 0
                var extents = hb_glyph_extents_t()
                guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0,
                    hb_font_get_glyph_extents(font, glyph, &extents) != 0
                else { continue }
                ascent = max(ascent, Int(extents.y_bearing))
                descent = max(descent, -Int(extents.y_bearing) - Int(extents.height))
            }
            // A bracket that is slightly longer than the line box moves no lines apart.
            let slack = 0.02
            func reach(_ ink: Int, beyond edge: Double) -> Int {
                Double(ink) > (edge + slack) * Double(unitsPerEm) ? ink : 0
            }
            return (reach(ascent, beyond: metrics.ascent), reach(descent, beyond: metrics.descent))
        }

        /// Returns whether the font has a glyph for a character, or for the parts from which HarfBuzz composes the
        /// character.
        package func covers(_ scalar: Unicode.Scalar) -> Bool { covers(scalar.value) }

        /// Returns whether the font has a glyph for a scalar, or for its canonical parts, or for the usual hyphen or
        /// space in place of a special one.
        private func covers(_ scalar: UInt32) -> Bool {
            var glyph: hb_codepoint_t = 0
            if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 { return true }
            switch scalar {
            case 0x2011: return covers(0x2010)
            case 0x00A0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return covers(0x20)
            default: break
            }
            // Canonical decompositions are at most four letters deep, each of a smaller number of parts.
            var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
            guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0, first != scalar
            else { return false }
            return covers(first) && (second == 0 || covers(second))
        }

        static func makeFace(_ bytes: [UInt8], index: Int) -> OpaquePointer {
            bytes.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { characters in
                    let blob = hb_blob_create(
                        characters.baseAddress, UInt32(characters.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
                    defer { hb_blob_destroy(blob) }
                    return hb_face_create(blob, UInt32(index))
                }
            }
        }

        /// Checks that HarfBuzz can read the tables that measuring needs; that they exist has been checked before.
        ///
        /// - Throws: a problem with the first table that it cannot read, or with a font that maps no character to a
        ///   glyph.
        static func checkFace(_ face: OpaquePointer, _ directory: FontDirectory) throws(Problem) {
            for tag: FontTag in ["head", "hhea", "hmtx", "maxp", "cmap"] {
                let blob = hb_face_reference_table(face, tag.value)
                defer { hb_blob_destroy(blob) }
                guard hb_blob_get_length(blob) > 0 else {
                    throw .damaged("table '\(tag)' is there but not in order, so that it is not found")
                }
            }
            let characters = hb_set_create()
            defer { hb_set_destroy(characters) }
            hb_face_collect_unicodes(face, characters)
            guard hb_set_is_empty(characters) == 0 else {
                throw .damaged("the font maps no character to a glyph: table 'cmap' is empty or cannot be read")
            }
        }
    }

    /// The weights at which a variable font can be set.
    struct WeightAxis {
        let range: ClosedRange<Int>
        let initial: Int

        /// Creates the axis; `nil` unless the font has one whose weights are in the range of CSS, 1 to 1000.
        init?(of face: OpaquePointer) {
            var info = hb_ot_var_axis_info_t()
            guard hb_ot_var_find_axis_info(face, FontTag("wght").value, &info) != 0,
                1...1000 ~= info.min_value, info.min_value...1000 ~= info.max_value
            else { return nil }
            let low = Int(info.min_value.rounded(.up))
            let high = Int(info.max_value.rounded(.down))
            guard low < high else { return nil }
            range = low...high
            initial = Self.clamp(Int(max(1, min(info.default_value, 1000)).rounded()), to: range)
        }

        /// Returns the weight of the font for a requested one, limited to the font's range; the font's default for nil.
        func value(for weight: Int?) -> Int { weight.map { Self.clamp($0, to: range) } ?? initial }

        /// Sets a font at a weight; the other axes stay at their defaults.
        func set(_ font: OpaquePointer, to weight: Int?) {
            guard weight != nil else { return }
            var variation = hb_variation_t(tag: FontTag("wght").value, value: Float(value(for: weight)))
            hb_font_set_variations(font, &variation, 1)
        }

        private static func clamp(_ weight: Int, to range: ClosedRange<Int>) -> Int {
            min(max(weight, range.lowerBound), range.upperBound)
        }
    }
#endif
