import BoxDrawing
import BoxEngine
import CloudComposition
import MarkupEmission
import MarkupValidation
import SourceText
import Typography

/// Renders a view as a picture or a page: lays out its boxes with the widths of a font family, and validates the
/// result.
///
/// ```swift
/// import BoxLayout
/// import Stratus
///
/// let page = try render(title: "Chips", width: 300, format: .html) {
///     FlowLayout(spacing: 12) {
///         ForEach(["Swift", "Rust"]) { Text($0).padding(4).background(Capsule().fill(Color("fill"))) }
///     }
/// }
/// ```
/// - Parameters:
///   - title: the name of the picture, which screen readers read, and which a page shows above the picture.
///   - description: one sentence about the content of the picture; nil takes the title.
///   - width: the width proposed to the root view, in CSS pixels; the picture is wider by the padding at both sides.
///   - padding: the space around the root view, in CSS pixels.
/// - Throws: ``Problem`` if a layout returns a size that is no length, or does not end; or if the picture cannot be
///   drawn.
public func render<Content: View>(
    title: String, description: String? = nil, lang: String = "en", width: Double, padding: Double = 16,
    font: FontFamily = .sans, format: OutputFormat = .svg, @ViewBuilder content: () -> Content
) throws(Problem) -> ValidatedMarkup {
    let drawing: Drawing
    do {
        drawing = try Drawing(of: content(), width: width, measuring: FamilyMeasurer(font))
    } catch {
        throw Problem(.usage, "\(error)")
    }
    let cloud = try Cloud(
        drawing, title: title, description: description ?? title, lang: lang, padding: padding, font: font)
    return try render(cloud, format: format)
}
