import Glibc

/// A cloud in pixels, drawn by a program that is installed.
public struct Picture: Sendable {
    /// In pixels.
    public let width: Int
    public let height: Int
    /// A PNG.
    public let bytes: [UInt8]

    public static let densities = 1...8
    /// More pixels in a row or a column no program draws.
    static let longestSide = 32_767.0

    /// Draws a picture with resvg or Inkscape, whichever is found first in `PATH`.
    ///
    /// Both keep every text at its measured length, which others do not. The fonts are those that are installed.
    /// - Parameters:
    ///   - svg: a stand-alone SVG document.
    ///   - density: how many pixels there are to a pixel of CSS, from 1 to 8.
    /// - Throws: ``PictureError`` when no such program is installed, and when it does not draw in a minute.
    public init(
        drawing svg: ValidatedMarkup, of layout: CloudLayout, density: Int = 2
    ) throws(PictureError) {
        guard svg.kind == .svg, Self.densities.contains(density) else {
            throw PictureError(problem: "a picture is drawn of an SVG, at a density from 1 to 8", hint: "give one")
        }
        let (wanted, high) = (layout.width * Double(density), layout.height * Double(density))
        guard max(wanted, high) <= Self.longestSide else {
            throw PictureError(
                problem: "the picture would be \(Int(wanted)) by \(Int(high)) pixels",
                hint: "lower --density or --width, so that no side is above \(Int(Self.longestSide))")
        }
        guard let renderer = PictureRenderer.installed() else {
            throw PictureError(
                problem: "png needs resvg or inkscape, and neither is installed",
                hint: "apt-get install inkscape, or write svg")
        }
        let size = (width: Int(wanted.rounded()), height: Int(high.rounded()))
        bytes = try renderer.draw(svg.bytes, density: density, size: size)
        // Programs round a part of a pixel in their own way.
        guard let drawn = pixelSize(ofPNG: bytes), abs(drawn.width - size.width) <= density,
            abs(drawn.height - size.height) <= density
        else {
            throw PictureError(
                problem: "\(renderer.path) drew no PNG of \(size.width) by \(size.height) pixels",
                hint: "try it with the svg, or write svg")
        }
        (width, height) = drawn
    }

    /// Replaces a file in one step, as ``ValidatedMarkup/write(to:)`` does.
    public func write(to path: String) throws(OutputError) {
        let output = try OutputFile(path)
        try output.write(bytes)
        try output.finish()
    }
}

/// Why there is no picture.
public struct PictureError: Error, Sendable, Equatable, CustomStringConvertible {
    public let problem: String
    public let hint: String

    public var description: String { "\(problem)\nhint: \(hint)" }
}

/// What the header of a PNG says; nil for what is none, or is cut off.
func pixelSize(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    guard bytes.count > start.count + 8 + end.count, bytes.starts(with: start),
        bytes.suffix(end.count).elementsEqual(end)
    else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
}
