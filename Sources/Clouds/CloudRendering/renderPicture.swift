import CloudComposition
import FileAccess
import MarkupEmission
import MarkupValidation
import PictureDrawing
import SourceText

/// The fonts of this machine in which pictures are drawn; each is read once in the life of the process.
private let installedFonts = PictureFonts { try readInput($0) }

/// Draws a cloud as a picture, and checks that the file is complete and of the right size.
///
/// - Parameter isPartOfPage: whether the picture is transparent unless the options name a background, so that the
///   background of the page shows through.
func renderPicture(
    of cloud: Cloud, as format: OutputFormat, _ theme: Theme, isPartOfPage: Bool = false
) throws(Problem) -> ValidatedMarkup {
    let form = format == .pdf ? PictureForm.pdf : .png(density: cloud.options.density)
    let bytes = try drawPicture(
        of: cloud, as: form, colors: theme.colors(of: cloud, isPartOfPage: isPartOfPage), fonts: installedFonts)
    return try .validate(bytes) { pictureProblem($0, form, cloud) }
}

/// Returns an `<img>` element with a PNG of the cloud in a `data:` address, its size, and a text for people who cannot
/// see the picture.
package func pictureElement(of cloud: Cloud) throws(Problem) -> ValidatedMarkup {
    let picture = try renderPicture(of: cloud, as: .png, Theme(named: cloud.options.theme), isPartOfPage: true)
    return try .validate(text: emitPictureElement(cloud, png: picture.bytes))
}

/// Checks the beginning, the end and the size of a picture file; returns what is wrong, or nil.
private func pictureProblem(_ bytes: [UInt8], _ form: PictureForm, _ cloud: Cloud) -> String? {
    switch form {
    case .pdf:
        let isWhole = bytes.starts(with: "%PDF-".utf8) && bytes.suffix(8).contains(UInt8(ascii: "%"))
        return isWhole ? nil : "the PDF has no beginning or no end"
    case .png(let density):
        guard let size = pixelSize(ofPNG: bytes) else { return "the PNG has no beginning or no end" }
        let scale = Double(density)
        let wanted = (Int((cloud.layout.width * scale).rounded()), Int((cloud.layout.height * scale).rounded()))
        return size == wanted ? nil : "the PNG has \(size) pixels, and not \(wanted)"
    }
}

/// Reads the size from the header of a PNG; nil if the bytes are no PNG, or are cut off.
func pixelSize(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    guard bytes.count > start.count + 8 + end.count, bytes.starts(with: start),
        bytes.suffix(end.count).elementsEqual(end)
    else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
}
