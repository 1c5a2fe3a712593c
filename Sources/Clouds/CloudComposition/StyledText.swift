import BoxLayout
import TagParsing
import Typography

/// A text that is drawn, with the face that it is set in.
struct StyledText {
    let text: String
    var weight = FontWeight.regular
    /// Whether it is set in the fonts of the cloud.
    var isOwn = true
    var isStruckOut = false
    /// The space after each cluster, in em.
    var tracking = 0.0
}

extension CloudLayout {
    /// All texts that the layout draws, in the order in which they are written.
    package var texts: [String] { texts(of: [], .regular).map(\.text) }

    /// Returns every text that is drawn, with the face in which it was measured.
    ///
    /// - Parameter weight: The font weight of the cloud.
    func texts(of tags: [CloudTag], _ weight: FontWeight) -> [StyledText] {
        func texts(_ items: [DrawnItem]) -> [StyledText] {
            items.compactMap { item in
                guard case .text(let text, _, let font) = item.kind else { return nil }
                return StyledText(text: text, weight: font.weight == .bold ? .bold : .regular)
            }
        }
        let names = runs.map { run in
            var text = StyledText(text: run.text, weight: run.role.weight(weight))
            guard run.role == .tag, run.tag < tags.count else { return text }
            if let face = tags[run.tag].face { (text.weight, text.isOwn) = (face.weight, face.fonts == .own) }
            text.isStruckOut = tags[run.tag].style.contains(.struckOut)
            text.tracking = tags[run.tag].tracking
            return text
        }
        return texts(captions.above) + names + texts(captions.below)
    }
}

extension TextRun.Role {
    /// Returns the font weight of a run with this role in a cloud of the given weight. Names and counts have the weight
    /// of the cloud, details are regular.
    package func weight(_ cloud: FontWeight) -> FontWeight { self == .detail ? .regular : cloud }
}
