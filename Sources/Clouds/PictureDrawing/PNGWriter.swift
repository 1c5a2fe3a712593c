import SourceText

#if Full
    import CCairo
    import CPNG

    /// A writer of the pixels of a surface as a PNG, with libpng.
    ///
    /// cairo's own writer tries all filters on each row and compresses harder. Filters make letters on a plain
    /// background larger, and the whole takes twice as long: a cloud of 100 tags takes 337 KB instead of 242.
    struct PNGWriter {
        /// - Parameter surface: an image in the format RGB24 or ARGB32.
        /// - Throws: ``Problem`` with the message of libpng.
        static func write(_ surface: OpaquePointer, isOpaque: Bool) throws(Problem) -> [UInt8] {
            cairo_surface_flush(surface)
            let (width, height) = (
                Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
            )
            let stride = Int(cairo_image_surface_get_stride(surface))
            guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0 else {
                throw Problem(.cannotCreate, "the picture has no dots", hint: "make it larger, or write svg")
            }
            let channels = isOpaque ? 3 : 4
            let dots = [UInt8](unsafeUninitializedCapacity: width * height * channels) { dots, count in
                var place = 0
                for row in 0..<height {
                    // Pixels are 32-bit numbers in native byte order: alpha, red, green and blue from the highest byte.
                    let row = UnsafeRawPointer(data + row * stride)
                    for column in 0..<width {
                        let dot = row.load(fromByteOffset: column * 4, as: UInt32.self)
                        let alpha = isOpaque ? 255 : dot >> 24
                        dots[place] = Self.plain(dot >> 16 & 255, alpha)
                        dots[place + 1] = Self.plain(dot >> 8 & 255, alpha)
                        dots[place + 2] = Self.plain(dot & 255, alpha)
                        place += 3
                        if !isOpaque {
                            dots[place] = UInt8(alpha)
                            place += 1
                        }
                    }
                }
                count = place
            }
            return try compress(dots, width: width, height: height, isOpaque: isOpaque)
        }

        /// Returns a channel without the alpha by which cairo has multiplied it.
        @inline(__always)
        private static func plain(_ value: UInt32, _ alpha: UInt32) -> UInt8 {
            if alpha == 255 { return UInt8(truncatingIfNeeded: value) }
            return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }

        private static func compress(
            _ dots: [UInt8], width: Int, height: Int, isOpaque: Bool
        ) throws(Problem) -> [UInt8] {
            var image = png_image()
            image.version = stratus_png_version
            (image.width, image.height) = (UInt32(width), UInt32(height))
            image.format = isOpaque ? stratus_png_rgb : stratus_png_rgba
            // No filter, and zlib at its level 3.
            image.flags = stratus_png_fast
            defer { png_image_free(&image) }
            // Data that zlib cannot compress grows by less than a thousandth; the chunks around it come on top.
            let most = dots.count + height + dots.count / 500 + 65_536
            var isWritten = false
            let bytes = [UInt8](unsafeUninitializedCapacity: most) { target, count in
                var size = most
                isWritten =
                    png_image_write_to_memory(&image, target.baseAddress, &size, 0, dots, 0, nil) != 0 && size <= most
                count = isWritten ? size : 0
            }
            guard isWritten else {
                let message = withUnsafeBytes(of: image.message) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                throw Problem(
                    .cannotCreate, "the picture was not written: \(message)", hint: "make it smaller, or write svg")
            }
            return bytes
        }
    }
#endif
