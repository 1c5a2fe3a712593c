import ByteWriting
import CloudComposition
import FontFiles
import Typography

/// Writes text as outlines: the glyphs of each line of text as one path, in pixels of the picture.
///
/// Writing each glyph once and referring to it would be shorter, but Inkscape and others do not find such glyphs, or
/// cut them off.
struct OutlineWriter {
    private let glyphs: GlyphSetting

    /// Takes the glyphs of a cloud; `nil` if its text stays text.
    init?(_ cloud: Cloud) {
        guard cloud.fontContent.form == .outlines else { return nil }
        glyphs = cloud.fontContent.glyphs
    }

    /// Writes the glyphs of a text. Returns false, with nothing written, if it has to be drawn as text.
    ///
    /// - Parameter classes: Writes the classes that paint it.
    func write(
        _ text: StyledText, x: Double, baseline: Double, size: Double, to output: inout ByteBuffer,
        classes: (inout ByteBuffer) -> Void
    ) -> Bool {
        guard let placed = glyphs.glyphs(of: text), !placed.isEmpty else { return false }
        output.append("<path class=\"")
        classes(&output)
        output.append("\" d=\"")
        let scale = size / Double(glyphs.unitsPerEm)
        var pen = PathPen()
        for glyph in placed {
            let (left, base) = (x + glyph.x * size, baseline - glyph.y * size)
            func place(_ point: GlyphOutline.Point) -> PathPen.Place {
                PathPen.Place(x: left + Double(point.x) * scale, y: base - Double(point.y) * scale)
            }
            for segment in glyphs.outlines[glyph.outline].segments {
                switch segment {
                case .move(let to): pen.move(place(to), to: &output)
                case .line(let to): pen.draw("l", [place(to)], to: &output)
                case .quadratic(let control, let to): pen.draw("q", [place(control), place(to)], to: &output)
                case .cubic(let first, let second, let to):
                    pen.draw("c", [place(first), place(second), place(to)], to: &output)
                case .close: pen.close(to: &output)
                }
            }
        }
        output.append("\"/>")
        return true
    }
}
