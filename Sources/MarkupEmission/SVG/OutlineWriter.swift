import ByteWriting
import CloudComposition
import FontFiles
import Typography

/// Writes text as outlines: every glyph once as a symbol, every text as uses of them.
struct OutlineWriter {
    private let glyphs: GlyphSetting
    /// Begins the name of every symbol, so that two clouds in one page do not draw each other's glyphs.
    private let prefix: String

    /// `nil` for a cloud whose text is text.
    init?(_ cloud: Cloud) {
        guard cloud.setting.form == .outlines else { return nil }
        glyphs = cloud.setting.glyphs
        var bytes = ByteBuffer()
        for outline in glyphs.outlines { Self.write(outline, to: &bytes) }
        prefix = "s" + contentName(bytes.bytes) + "-"
    }

    func writeDefinitions(to output: inout ByteBuffer) {
        guard !glyphs.outlines.isEmpty else { return }
        output.append("<defs>\n")
        for (number, outline) in glyphs.outlines.enumerated() {
            output.append("<symbol id=\"")
            output.appendVerbatim(prefix)
            output.appendInteger(number)
            output.append("\" viewBox=\"0 0 ")
            output.appendInteger(glyphs.unitsPerEm)
            output.append(" ")
            output.appendInteger(glyphs.unitsPerEm)
            output.append("\" overflow=\"visible\"><path d=\"")
            Self.write(outline, to: &output)
            output.append("\"/></symbol>\n")
        }
        output.append("</defs>\n")
    }

    /// Writes the glyphs of a text; false, with nothing written, where it has to be drawn as text.
    ///
    /// - Parameter classes: writes the classes that paint it.
    func write(
        _ text: String, _ weight: FontWeight, isStruckOut: Bool = false, x: Double, baseline: Double, size: Double,
        to output: inout ByteBuffer,
        classes: (inout ByteBuffer) -> Void
    ) -> Bool {
        guard let placed = glyphs.glyphs(of: text, weight, isStruckOut: isStruckOut), !placed.isEmpty else {
            return false
        }
        for glyph in placed {
            output.append("<use class=\"")
            classes(&output)
            output.append("\" href=\"#")
            output.appendVerbatim(prefix)
            output.appendInteger(glyph.outline)
            output.append("\"")
            output.append(" x=\"", x + glyph.x * size)
            output.append(" y=\"", baseline - glyph.y * size)
            output.append(" width=\"", size)
            output.append(" height=\"", size)
            output.append("/>")
        }
        return true
    }

    /// A path in font units, y downward.
    private static func write(_ outline: GlyphOutline, to output: inout ByteBuffer) {
        func write(_ command: StaticString, _ points: GlyphOutline.Point...) {
            output.append(command)
            for (index, point) in points.enumerated() {
                if index > 0 { output.append(" ") }
                output.appendMarkupNumber(Double(point.x))
                output.append(" ")
                output.appendMarkupNumber(-Double(point.y))
            }
        }
        for segment in outline.segments {
            switch segment {
            case .move(let to): write("M", to)
            case .line(let to): write("L", to)
            case .quadratic(let control, let to): write("Q", control, to)
            case .cubic(let first, let second, let to): write("C", first, second, to)
            case .close: output.append("Z")
            }
        }
    }
}
