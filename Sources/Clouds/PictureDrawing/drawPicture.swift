import CloudComposition
import MarkupEmission
import SourceText

/// The file format of a drawn picture.
public enum PictureForm: Sendable, Equatable {
    /// A PNG image.
    ///
    /// - Parameter density: the number of pixels for one CSS pixel.
    case png(density: Int)
    /// A PDF document of one page.
    case pdf
}

/// Draws the default layout of a cloud in the given colours, as the bytes of a picture file.
///
/// Text is drawn as outlines of the fonts that were measured, or of fonts of equal width, each line at its measured
/// width. Characters that these fonts lack are drawn in the first font of the family's stack that has them, or else in
/// any installed font that does. A picture of a cloud without a background is transparent.
/// - Returns: a PNG in sRGB with eight bits a channel; or a PDF of one page, whose size in points is 3/4 of the cloud's
///   in pixels, and in which absolute links can be followed. Equal clouds give equal bytes, with the same fonts and the
///   same version of cairo.
/// - Throws: ``Problem`` if a font is missing, if the picture is too large, or in a build without the trait `Full`.
package func drawPicture(
    of cloud: Cloud, as form: PictureForm, colors: CloudColors, fonts: PictureFonts
) throws(Problem) -> [UInt8] {
    #if Full
        let (width, height) = (cloud.layout.width, cloud.layout.height)
        if case .png(let density) = form {
            // The limits are those of cairo's surfaces; a side of a PDF is a number of points, and has none.
            let (longest, most) = (32_767.0, 300_000_000.0)
            let (wide, high) = (width * Double(density), height * Double(density))
            guard max(wide, high) <= longest, wide * high <= most else {
                throw Problem(
                    .cannotCreate, "the picture would be \(Int(wide)) by \(Int(high)) pixels",
                    hint: "lower the density or the width: no side above 32767, 300 million pixels in all")
            }
        }
        let items = try PictureItems(cloud, fonts)
        let canvas =
            switch form {
            case .png(let density):
                Canvas(
                    .png(density: Double(density), isOpaque: colors.background != nil), width: width, height: height)
            case .pdf: Canvas(.pdf, width: width, height: height)
            }
        canvas.describe(title: cloud.title, subject: cloud.description)
        items.draw(on: canvas, colors)
        return try canvas.finish()
    #else
        throw .drawsNoPictures
    #endif
}
