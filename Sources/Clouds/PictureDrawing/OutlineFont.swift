#if Full
    import BoxDrawing
    import CCairo
    import FontFiles

    /// A cairo font whose glyphs are our outlines: text in a PDF stays text, which can be searched and copied.
    final class OutlineFont {
        let face: OpaquePointer
        private let font: PictureFont
        private var advances: [UInt32: Double] = [:]
        // This is a unique address; it is neither read nor written, nor freed.
        private static nonisolated(unsafe) let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

        init(_ font: PictureFont) {
            self.font = font
            face = cairo_user_font_face_create()
            cairo_font_face_set_user_data(face, Self.key, Unmanaged.passUnretained(self).toOpaque(), nil)
            cairo_user_font_face_set_render_glyph_func(face) { scaled, glyph, pen, extents in
                guard let pen, let extents, let id = UInt32(exactly: glyph),
                    let data = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(scaled), OutlineFont.key)
                else { return CAIRO_STATUS_USER_FONT_ERROR }
                let font = Unmanaged<OutlineFont>.fromOpaque(data).takeUnretainedValue()
                extents.pointee.x_advance = font.advances[id] ?? 0
                font.font.addOutline(of: id, x: 0, y: 0, to: pen)
                cairo_fill(pen)
                return CAIRO_STATUS_SUCCESS
            }
        }

        deinit { cairo_font_face_destroy(face) }

        /// Notes the advance of a glyph, which a PDF states for each one.
        func note(_ glyph: PictureText.Glyph) { advances[glyph.id] = glyph.advance }
    }

    extension PictureFont {
        /// Adds the outline of a glyph to a path, with `left`, `base` and the outline in em, and y downward.
        func addOutline(of glyph: UInt32, x left: Double, y base: Double, to pen: OpaquePointer) {
            let scale = 1 / Double(file.unitsPerEm)
            // This is the slant that Chromium gives a face without italics.
            let slant = isSlanted ? 0.25 : 0
            func place(_ point: GlyphOutline.Point) -> CGPoint {
                let (x, y) = (Double(point.x) * scale, Double(point.y) * scale)
                return CGPoint(x: left + x + slant * y, y: base - y)
            }
            var last = CGPoint.zero
            for segment in file.outline(of: glyph).segments {
                switch segment {
                case .move(let to):
                    last = place(to)
                    cairo_move_to(pen, last.x, last.y)
                case .line(let to):
                    last = place(to)
                    cairo_line_to(pen, last.x, last.y)
                case .quadratic(let control, let to):
                    let end = place(to)
                    Canvas.addCurve(from: last, control: place(control), to: end, pen)
                    last = end
                case .cubic(let first, let second, let to):
                    let (first, second) = (place(first), place(second))
                    last = place(to)
                    cairo_curve_to(pen, first.x, first.y, second.x, second.y, last.x, last.y)
                case .close: cairo_close_path(pen)
                }
            }
        }
    }
#endif
