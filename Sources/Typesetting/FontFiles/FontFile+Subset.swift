import SourceText
import Typography

#if Full
    import CHarfBuzz

    extension FontFile {
        /// Returns a font file with only the glyphs that the given characters need; it sets texts of these characters
        /// as this font does.
        ///
        /// The subset keeps the glyphs that the characters can become, with their kerning, ligatures and forms. A
        /// variable font is pinned to ``weight`` by HarfBuzz from 8.0 on; with an older HarfBuzz the subset remains
        /// variable, and has to be set at that weight, as a browser does that finds the weight in the font's CSS rule.
        /// Hints are dropped, since with them advances can depend on the pixel size, and so are features for vertical
        /// lines and those that move CJK punctuation together. The same input gives the same bytes.
        ///
        /// - Parameters:
        ///   - scalars: the characters, in any order and number; those that the font lacks are ignored.
        ///   - glyphs: further glyphs to keep; the subset numbers its glyphs anew.
        ///   - features: features to keep that are not always on.
        /// - Throws: a problem if HarfBuzz cannot make the subset, because a table is damaged.
        /// - Complexity: linear in the tables of the whole font; a few milliseconds for most fonts.
        package func subset(
            scalars: some Sequence<Unicode.Scalar>, glyphs: some Sequence<UInt32> = EmptyCollection(),
            features: ShapingFeatures = []
        ) throws(Problem) -> [UInt8] {
            let characters = SubsetCharacters(scalars.map(\.value), in: font, features)
            let glyphs = Array(glyphs)
            let isVariable = hb_ot_var_get_axis_count(face) > 0
            // HarfBuzz before 8.0 pins some kinds of variable fonts wrongly, and frees memory that it does not own if
            // an outline is damaged.
            if isVariable, hb_version_atleast(8, 0, 0) != 0 {
                if let bytes = makeSubset(characters, glyphs, isPinned: true) { return bytes }
            }
            if let bytes = makeSubset(characters, glyphs, isPinned: false) { return bytes }
            throw .damaged("no subset can be made of the font, since a table of it cannot be read")
        }

        private func makeSubset(_ characters: SubsetCharacters, _ glyphs: [UInt32], isPinned: Bool) -> [UInt8]? {
            guard let input = hb_subset_input_create_or_fail() else { return nil }
            defer { hb_subset_input_destroy(input) }
            hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
            if isPinned { guard pinAxes(of: input) else { return nil } }
            let set = hb_subset_input_unicode_set(input)
            for scalar in characters.scalars { hb_set_add(set, scalar) }
            let glyphSet = hb_subset_input_glyph_set(input)
            for glyph in glyphs where glyph < UInt32(glyphCount) { hb_set_add(glyphSet, glyph) }
            let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
            for feature in characters.usedFeatures { hb_set_add(features, feature.value) }
            for feature in characters.unusedFeatures { hb_set_del(features, feature.value) }

            guard let plan = hb_subset_plan_create_or_fail(face, input) else { return nil }
            defer { hb_subset_plan_destroy(plan) }
            guard let result = hb_subset_plan_execute_or_fail(plan) else { return nil }
            defer { hb_face_destroy(result) }
            let kerning = kerningTable(for: hb_subset_plan_old_to_new_glyph_mapping(plan))
            return kerning.map { Self.bytes(of: result, adding: $0) } ?? Self.bytes(of: result)
        }

        /// Pins the weight, and the other axes at their defaults; returns false if an axis cannot be pinned.
        private func pinAxes(of input: OpaquePointer) -> Bool {
            var axes = [hb_ot_var_axis_info_t](
                repeating: hb_ot_var_axis_info_t(), count: Int(hb_ot_var_get_axis_count(face)))
            var count = UInt32(axes.count)
            hb_ot_var_get_axis_infos(face, 0, &count, &axes)
            return axes.prefix(Int(count)).allSatisfy { axis in
                axis.tag == FontTag("wght").value && weightRange != nil
                    ? hb_subset_input_pin_axis_location(input, face, axis.tag, Float(weight)) != 0
                    : hb_subset_input_pin_axis_to_default(input, face, axis.tag) != 0
            }
        }

        /// Returns the subset of the font's table of kerning pairs, which HarfBuzz leaves out; `nil` if no pair
        /// remains.
        private func kerningTable(for newGlyph: OpaquePointer?) -> [UInt8]? {
            Self.withTable("kern", of: face) { table in
                KerningTable(table)?.subset { glyph in
                    let found = hb_map_get(newGlyph, glyph)
                    return found == UInt32.max ? nil : found
                }
            }
        }

        private static func withTable<Result>(
            _ tag: FontTag, of face: OpaquePointer, _ body: (Span<UInt8>) -> Result
        ) -> Result {
            let blob = hb_face_reference_table(face, tag.value)
            defer { hb_blob_destroy(blob) }
            return body(bytes(of: blob).span)
        }

        private static func bytes(of blob: OpaquePointer?) -> [UInt8] {
            var length: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &length) else { return [] }
            return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
        }

        /// Returns the file of a face, or nil if it is empty.
        private static func bytes(of face: OpaquePointer) -> [UInt8]? {
            let blob = hb_face_reference_blob(face)
            defer { hb_blob_destroy(blob) }
            let bytes = bytes(of: blob)
            return bytes.isEmpty ? nil : bytes
        }

        /// Returns the file of a face with a table of kerning pairs added, or nil if HarfBuzz fails.
        private static func bytes(of face: OpaquePointer, adding kerning: [UInt8]) -> [UInt8]? {
            // Only a face that was made from a file lists its tables in every version of HarfBuzz.
            let blob = hb_face_reference_blob(face)
            defer { hb_blob_destroy(blob) }
            guard let source = hb_face_create(blob, 0), let builder = hb_face_builder_create() else { return nil }
            defer {
                hb_face_destroy(source)
                hb_face_destroy(builder)
            }
            var count = hb_face_get_table_tags(source, 0, nil, nil)
            var tags = [hb_tag_t](repeating: 0, count: Int(count))
            hb_face_get_table_tags(source, 0, &count, &tags)
            for tag in tags.prefix(Int(count)) {
                let table = hb_face_reference_table(source, tag)
                defer { hb_blob_destroy(table) }
                guard hb_face_builder_add_table(builder, tag, table) != 0 else { return nil }
            }
            return kerning.withUnsafeBytes { buffer in
                let data = buffer.bindMemory(to: CChar.self)
                let table = hb_blob_create(data.baseAddress, UInt32(data.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
                defer { hb_blob_destroy(table) }
                guard hb_face_builder_add_table(builder, FontTag("kern").value, table) != 0 else { return nil }
                return bytes(of: builder)
            }
        }
    }
#endif
