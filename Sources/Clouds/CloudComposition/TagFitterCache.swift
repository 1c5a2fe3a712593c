import TagParsing
import Typography

/// Fits tags, each in its own face, with one fitter for each face that occurs: eight at most.
struct TagFitterCache {
    private let plain: TagFitter
    /// The fitters by the face bits of the style; empty if all tags are plain.
    private let styled: [TagFitter?]
    private let options: CloudOptions

    /// Makes a fitter for each face that the tags need.
    ///
    /// - Parameter face: The face of the cloud.
    init(_ tags: [Tag], face: FontFace, options: CloudOptions) {
        let plain = TagFitter(face: face, options: options)
        (self.plain, self.options) = (plain, options)
        var styled: [TagFitter?] = []
        for tag in tags where !tag.style.isEmpty {
            let style = tag.style.acting(in: options).intersection(.faces)
            guard let face = TagFace(style, options)?.face(of: options.font) else { continue }
            if styled.isEmpty { styled = Array(repeating: nil, count: Int(TagStyle.faces.rawValue) + 1) }
            if styled[Int(style.rawValue)] == nil {
                styled[Int(style.rawValue)] = TagFitter(face: face, options: options)
            }
        }
        self.styled = styled
    }

    subscript(tag: Tag) -> TagFitter {
        guard !styled.isEmpty, !tag.style.isEmpty else { return plain }
        return styled[Int(tag.style.acting(in: options).intersection(.faces).rawValue)] ?? plain
    }
}
