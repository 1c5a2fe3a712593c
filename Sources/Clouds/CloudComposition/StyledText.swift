import BoxDrawing
import TagParsing
import Typography

/// A text that is drawn, with the face that it is set in.
package struct StyledText: Hashable {
    package let text: String
    var weight = FontWeight.regular
    private var style = FontStyle.normal
    /// Whether it is set in the fonts of the cloud.
    var isOwn = true
    var isStruckOut = false
    /// The space after each cluster, in em.
    package var tracking = 0.0
    var hasTabularFigures = false

    /// Creates a text of the captions, or of a drawing.
    package init(_ text: String, _ font: Font?) {
        self.text = text
        guard let font else { return }
        (weight, style) = (font.faceWeight, font.faceStyle)
        tracking = Double(font.trackingSteps) / 1000
        hasTabularFigures = font.hasTabularFigures
    }

    /// Creates the text of a run.
    ///
    /// - Parameters:
    ///   - tag: The tag that it belongs to, if the run is its name.
    ///   - weight: The font weight of the cloud.
    ///   - hasTabularFigures: Whether the figures of counts are equally wide.
    package init(_ run: TextRun, of tag: CloudTag?, _ weight: FontWeight, hasTabularFigures: Bool) {
        text = run.text
        self.weight = run.role.weight(weight)
        self.hasTabularFigures = hasTabularFigures && run.role == .count
        guard run.role == .tag, let tag else { return }
        if let face = tag.face { (self.weight, isOwn) = (face.weight, face.fonts == .own) }
        isStruckOut = tag.style.contains(.struckOut)
        tracking = tag.tracking
    }

    /// The features of the font with which the text is shaped.
    package var features: ShapingFeatures {
        ShapingFeatures(joinsLetters: tracking == 0, hasTabularFigures: hasTabularFigures)
    }
}

extension CloudLayout {
    /// All texts that the layout draws, in the order in which they are written.
    package var texts: [String] { texts(of: [], .regular, hasTabularFigures: false).map(\.text) }

    /// Returns every text that is drawn, with the face in which it was measured.
    ///
    /// - Parameters:
    ///   - weight: The font weight of the cloud.
    ///   - hasTabularFigures: Whether the figures of counts are equally wide.
    func texts(of tags: [CloudTag], _ weight: FontWeight, hasTabularFigures: Bool) -> [StyledText] {
        func texts(_ items: [DrawnItem]) -> [StyledText] {
            items.withMasks.compactMap { item in
                guard case .text(let text, _, let font) = item.kind else { return nil }
                return StyledText(text, font)
            }
        }
        let names = runs.map { run in
            StyledText(
                run, of: run.tag < tags.count ? tags[run.tag] : nil, weight, hasTabularFigures: hasTabularFigures)
        }
        return texts(captions.above) + names + texts(captions.below)
    }
}

extension TextRun.Role {
    /// Returns the font weight of a run with this role in a cloud of the given weight. Names and counts have the weight
    /// of the cloud, details are regular.
    package func weight(_ cloud: FontWeight) -> FontWeight { self == .detail ? .regular : cloud }
}
