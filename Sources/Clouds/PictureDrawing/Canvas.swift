import SourceText

#if Full
    import BoxDrawing
    import ByteWriting
    import CCairo
    import CloudComposition
    import FontFiles

    /// A cairo surface and the pen that draws on it; lengths are CSS pixels, and y grows downward.
    final class Canvas {
        /// The form of the surface.
        enum Form {
            /// - Parameter density: the number of pixels for one CSS pixel.
            case png(density: Double, isOpaque: Bool)
            case pdf
        }

        private let surface: OpaquePointer
        let pen: OpaquePointer
        private let isPDF: Bool
        private let density: Double
        private let isOpaque: Bool
        private let output = Output()
        /// The number of groups around what is drawn that turn or scale it.
        var transformationCount = 0
        private var fonts: [FontName: OutlineFont] = [:]
        private var pictures: [GlyphName: (surface: OpaquePointer, picture: GlyphPicture)?] = [:]

        private struct FontName: Hashable {
            let file: ObjectIdentifier
            let isSlanted: Bool
        }

        private struct GlyphName: Hashable {
            let font: ObjectIdentifier
            let id: UInt32
        }

        /// The bytes that cairo writes.
        private final class Output {
            var bytes: [UInt8] = []
            static let append: cairo_write_func_t = { output, data, count in
                guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
                    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }
        }

        init(_ form: Form, width: Double, height: Double) {
            switch form {
            case .png(let density, let isOpaque):
                (isPDF, self.density, self.isOpaque) = (false, density, isOpaque)
                surface = cairo_image_surface_create(
                    isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32((width * density).rounded()),
                    Int32((height * density).rounded()))
                pen = cairo_create(surface)
                cairo_scale(pen, density, density)
            case .pdf:
                (isPDF, density, isOpaque) = (true, 1, false)
                // Points are 4/3 of a CSS pixel.
                surface = cairo_pdf_surface_create_for_stream(
                    Output.append, Unmanaged.passUnretained(output).toOpaque(), width * 0.75, height * 0.75)
                // Otherwise the PDF would contain the time of day.
                cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
                pen = cairo_create(surface)
                cairo_scale(pen, 0.75, 0.75)
            }
        }

        deinit {
            for case let picture? in pictures.values { cairo_surface_destroy(picture.surface) }
            cairo_destroy(pen)
            cairo_surface_destroy(surface)
        }

        /// Sets the title and subject that a reader of a PDF shows; a PNG has none.
        func describe(title: String, subject: String) {
            guard isPDF else { return }
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject)
        }

        // MARK: - Text

        /// Draws a text, stretched or compressed to its measured width, as browsers do.
        func draw(
            _ text: PictureText, x: Double, baseline: Double, size: Double, width: Double, _ paint: PicturePaint,
            strikeThickness: Double? = nil
        ) {
            guard size > 0, width > 0, !text.glyphs.isEmpty else { return }
            // A text without width, such as a single mark, is not stretched.
            let stretch = text.width > 0 ? width / (text.width * size) : 1
            cairo_save(pen)
            defer { cairo_restore(pen) }
            // The points of a gradient are those of the picture, and not of the letters.
            set(paint)
            // Letters on a whole row of pixels are sharper; browsers place them so, too.
            let isUpright = !isPDF && transformationCount == 0
            cairo_translate(pen, x, isUpright ? (baseline * density).rounded() / density : baseline)
            cairo_scale(pen, size * stretch, size)
            cairo_new_path(pen)
            // Readers of PDF paint all of the box of a glyph of ours with a gradient: such text is outlines there, too.
            if isPDF, paint.isFlat {
                for run in text.runs { show(run, of: text) }
            } else {
                for glyph in text.glyphs where picture(of: glyph) == nil {
                    glyph.font.addOutline(of: glyph.id, x: glyph.x, y: -glyph.y, to: pen)
                }
            }
            // The strike is filled separately: outlines may run the other way around, and its crossings would be holes.
            cairo_fill(pen)
            if let strikeThickness {
                // Browsers draw it at the same height: at a third of the ascent.
                cairo_rectangle(
                    pen, 0, -text.ascent / 3 - strikeThickness / 2, text.width, strikeThickness)
                cairo_fill(pen)
            }
            for glyph in text.glyphs { draw(glyph, paint.opacity) }
        }

        /// Shows a run of glyphs as text of the document, which records the characters of each glyph.
        private func show(_ run: PictureText.Run, of text: PictureText) {
            guard let first = text.glyphs[run.glyphs].first, picture(of: first) == nil else { return }
            let font = font(first.font)
            var glyphs = text.glyphs[run.glyphs].map { glyph in
                font.note(glyph)
                return cairo_glyph_t(index: UInt(glyph.id), x: glyph.x, y: -glyph.y)
            }
            var clusters = run.clusters.map {
                cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
            }
            let bytes = Array(text.text.utf8)[run.text].map { CChar(bitPattern: $0) }
            cairo_set_font_face(pen, font.face)
            cairo_set_font_size(pen, 1)
            cairo_show_text_glyphs(
                pen, bytes, Int32(bytes.count), &glyphs, Int32(glyphs.count), &clusters, Int32(clusters.count),
                run.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
        }

        private func font(_ font: PictureFont) -> OutlineFont {
            let name = FontName(file: ObjectIdentifier(font.file), isSlanted: font.isSlanted)
            if let known = fonts[name] { return known }
            let made = OutlineFont(font)
            fonts[name] = made
            return made
        }

        /// Paints a glyph that is a bitmap.
        private func draw(_ glyph: PictureText.Glyph, _ opacity: Double) {
            guard let (image, picture) = picture(of: glyph) else { return }
            let scale = 1 / Double(glyph.font.file.unitsPerEm)
            cairo_save(pen)
            cairo_translate(pen, glyph.x + Double(picture.left) * scale, -glyph.y - Double(picture.top) * scale)
            cairo_scale(
                pen, Double(picture.width) * scale / Double(cairo_image_surface_get_width(image)),
                Double(picture.height) * scale / Double(cairo_image_surface_get_height(image)))
            cairo_set_source_surface(pen, image, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(pen), CAIRO_FILTER_GOOD)
            cairo_paint_with_alpha(pen, opacity)
            cairo_restore(pen)
        }

        /// The bitmap of a glyph; nil in fonts without bitmaps.
        private func picture(of glyph: PictureText.Glyph) -> (surface: OpaquePointer, picture: GlyphPicture)? {
            guard glyph.font.file.hasPictures else { return nil }
            let name = GlyphName(font: ObjectIdentifier(glyph.font.file), id: glyph.id)
            if let known = pictures[name] { return known }
            let found = load(glyph)
            pictures[name] = .some(found)
            return found
        }

        private func load(_ glyph: PictureText.Glyph) -> (surface: OpaquePointer, picture: GlyphPicture)? {
            guard let picture = glyph.font.file.picture(of: glyph.id) else { return nil }
            let input = Input(picture.png)
            let surface = cairo_image_surface_create_from_png_stream(
                Input.read, Unmanaged.passUnretained(input).toOpaque())
            guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
                cairo_image_surface_get_width(surface) > 0, cairo_image_surface_get_height(surface) > 0
            else {
                cairo_surface_destroy(surface)
                return nil
            }
            return (surface, picture)
        }

        /// The bytes that cairo reads.
        private final class Input {
            private let bytes: [UInt8]
            private var offset = 0

            init(_ bytes: [UInt8]) { self.bytes = bytes }

            static let read: cairo_read_func_t = { opaque, target, count in
                guard let opaque, let target else { return CAIRO_STATUS_READ_ERROR }
                let input = Unmanaged<Input>.fromOpaque(opaque).takeUnretainedValue()
                guard input.bytes.count - input.offset >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                for index in 0..<Int(count) { target[index] = input.bytes[input.offset + index] }
                input.offset += Int(count)
                return CAIRO_STATUS_SUCCESS
            }
        }

        // MARK: - The document

        /// Makes an area of a PDF a link; a PNG has none.
        func link(_ area: CGRect, to address: String) {
            // cairo reads the address as quoted ASCII, in which a backslash escapes the next character.
            guard isPDF, address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return }
            var quoted = ""
            for character in address {
                if character == "'" || character == "\\" { quoted.append("\\") }
                quoted.append(character)
            }
            let numbers = [area.minX, area.minY, area.width, area.height].map { markupNumber($0) }
            cairo_tag_begin(pen, CAIRO_TAG_LINK, "rect=[\(numbers.joined(separator: " "))] uri='\(quoted)'")
            cairo_tag_end(pen, CAIRO_TAG_LINK)
        }

        /// Finishes the picture, and returns its bytes.
        ///
        /// - Throws: ``Problem`` with the message of cairo.
        func finish() throws(Problem) -> [UInt8] {
            try Self.check(cairo_status(pen))
            if !isPDF { return try PNGWriter.write(surface, isOpaque: isOpaque) }
            cairo_surface_finish(surface)
            try Self.check(cairo_surface_status(surface))
            return output.bytes
        }

        private static func check(_ status: cairo_status_t) throws(Problem) {
            guard status != CAIRO_STATUS_SUCCESS else { return }
            throw Problem(
                .cannotCreate, "the picture was not drawn: \(String(cString: cairo_status_to_string(status)))",
                hint: "make it smaller, or write svg")
        }
    }
#endif
