#if Full
    import CHarfBuzz

    extension FontEngine {
        func outline(of glyph: UInt32) -> GlyphOutline {
            var outline = GlyphOutline()
            withUnsafeMutablePointer(to: &outline) { stratus_draw_glyph(font, glyph, Pen.functions.pointer, $0) }
            return outline
        }
    }

    /// What HarfBuzz calls while it draws; the data that it hands through is the outline.
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
