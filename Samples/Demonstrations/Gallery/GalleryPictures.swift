import Stratus

/// Pictures of widths and themes beside the gallery, for pages that show a cloud as an image.
enum GalleryPictures {
    /// Names of files, and how each is made.
    static let all: [(name: String, example: Example)] =
        [400.0, 230, 180].map { width in
            ("width-\(Int(width))", example([("max-size", "26")], width: width))
        }
        + ["auto", "dark", "warm", "cool", "vivid", "paper"].map { theme in
            ("theme-\(theme)", example([("max-size", "22"), ("theme", theme)], width: 280))
        }

    private static func example(_ options: [(name: String, value: String)], width: Double) -> Example {
        Example(
            title: "", text: "", options: options + [("padding", "16")], place: .half, format: .svg, width: width)
    }
}
