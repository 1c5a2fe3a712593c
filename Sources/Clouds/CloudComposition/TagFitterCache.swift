import TagParsing
import Typography

/// Fits tags, each in its own face, with one fitter for each face that occurs: eight at most.
struct TagFitterCache {
    private let plain: TagFitter
    private let sizes: FontSizes
    /// The fitters by the face bits of the style; empty if all tags are plain.
    private let styled: [TagFitter?]
    private let options: CloudOptions
    private let isTracked: Bool

    /// Makes a fitter for each face that the tags need.
    ///
    /// - Parameter face: The face of the cloud.
    init(_ tags: [Tag], _ sizes: FontSizes, face: FontFace, options: CloudOptions) {
        let plain = TagFitter(face: face, options: options)
        (self.plain, self.options, self.sizes) = (plain, options, sizes)
        isTracked = options.tracking != .none && !options.cards
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

    /// Returns the fitter for a tag, in the face and with the tracking that the tag has.
    subscript(tag: Tag) -> TagFitter {
        let fitter = fitter(tag)
        let tracking = tracking(of: tag)
        return tracking == 0 ? fitter : fitter.tracked(by: tracking)
    }

    /// Returns the space between the letters of a tag's name, in em; 0 if its script has letters that are joined, and
    /// for code. Han, kana and Hangul, which stand in squares, have only a space that is given.
    func tracking(of tag: Tag) -> Double {
        guard isTracked, !tag.style.contains(.code), tag.name.canBeTracked(inSquares: options.tracking != .bySize)
        else { return 0 }
        return sizes.tracking(of: tag.weight)
    }

    private func fitter(_ tag: Tag) -> TagFitter {
        guard !styled.isEmpty, !tag.style.isEmpty else { return plain }
        return styled[Int(tag.style.acting(in: options).intersection(.faces).rawValue)] ?? plain
    }
}
