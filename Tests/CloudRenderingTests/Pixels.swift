#if Full
    import CPNG
    import Testing

    /// The pixels of a PNG.
    struct Pixels {
        let width: Int
        let height: Int
        private let bytes: [UInt8]

        /// Reads a PNG, as red, green, blue and alpha.
        init(_ png: [UInt8]) throws {
            var image = png_image()
            image.version = stratus_png_version
            defer { png_image_free(&image) }
            try #require(png_image_begin_read_from_memory(&image, png, png.count) != 0)
            image.format = stratus_png_rgba
            (width, height) = (Int(image.width), Int(image.height))
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            try #require(png_image_finish_read(&image, nil, &bytes, Int32(width * 4), nil) != 0)
            self.bytes = bytes
        }

        /// Returns the colour of a pixel as in `ff3b30`, or in `ff3b3080` if it is not opaque.
        subscript(x: Int, y: Int) -> String {
            let dot = bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]
            let digits = dot.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            return dot.last == 255 ? String(digits.dropLast(2)) : digits
        }
    }
#endif
