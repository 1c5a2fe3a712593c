#if Full
    import CHarfBuzz

    extension FontFile {
        /// Returns the outline of a glyph in font units, y upward; empty for a space, a picture, or a missing glyph.
        package func outline(of glyph: UInt32) -> GlyphOutline {
            var outline = GlyphOutline()
            withUnsafeMutablePointer(to: &outline) { stratus_draw_glyph(font, glyph, Pen.functions.pointer, $0) }
            return outline
        }

        /// Returns the picture of a glyph in a font of pictures, such as Noto Color Emoji; nil for a glyph without one.
        package func picture(of glyph: UInt32) -> GlyphPicture? {
            let blob = hb_ot_color_glyph_reference_png(font, glyph)
            defer { hb_blob_destroy(blob) }
            var count: UInt32 = 0
            var box = hb_glyph_extents_t()
            guard let bytes = hb_blob_get_data(blob, &count), count > 0,
                hb_font_get_glyph_extents(font, glyph, &box) != 0, box.width > 0, box.height < 0
            else { return nil }
            let png = bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
                [UInt8](UnsafeBufferPointer(start: $0, count: Int(count)))
            }
            return GlyphPicture(
                png: png, left: Int(box.x_bearing), top: Int(box.y_bearing), width: Int(box.width),
                height: -Int(box.height))
        }
    }

    /// The functions that HarfBuzz calls while it draws; the data that it passes to them is the outline.
    private struct Pen: @unchecked Sendable {
        // Immutable, shared and never freed.
        let pointer: OpaquePointer

        static let functions = Pen()

        private init() {
            pointer = hb_draw_funcs_create()
            hb_draw_funcs_set_move_to_func(
                pointer, { _, data, _, x, y, _ in Pen.add(.move(.init(x: x, y: y)), to: data) }, nil, nil)
            hb_draw_funcs_set_line_to_func(
                pointer, { _, data, _, x, y, _ in Pen.add(.line(.init(x: x, y: y)), to: data) }, nil, nil)
            hb_draw_funcs_set_quadratic_to_func(
                pointer,
                { _, data, _, x1, y1, x, y, _ in
                    Pen.add(.quadratic(.init(x: x1, y: y1), .init(x: x, y: y)), to: data)
                }, nil, nil)
            hb_draw_funcs_set_cubic_to_func(
                pointer,
                { _, data, _, x1, y1, x2, y2, x, y, _ in
                    Pen.add(.cubic(.init(x: x1, y: y1), .init(x: x2, y: y2), .init(x: x, y: y)), to: data)
                }, nil, nil)
            hb_draw_funcs_set_close_path_func(pointer, { _, data, _, _ in Pen.add(.close, to: data) }, nil, nil)
            hb_draw_funcs_make_immutable(pointer)
        }

        private static func add(_ segment: GlyphOutline.Segment, to data: UnsafeMutableRawPointer?) {
            data?.assumingMemoryBound(to: GlyphOutline.self).pointee.segments.append(segment)
        }
    }
#endif
