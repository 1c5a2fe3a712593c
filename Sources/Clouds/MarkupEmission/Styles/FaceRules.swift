import ByteWriting
import CloudComposition
import TagParsing
import Typography

/// The rules for names that are set in another face than the cloud, by classes of the texts: `code`, `behind`, `bold`,
/// `italic` and `struck`. A rule is written only if a tag has its class.
struct FaceRules {
    private let font: FontFamily
    private var fonts: Set<TagFace.Fonts> = []
    private(set) var hasBold = false
    private var hasItalic = false
    private var hasStruckOut = false

    init(_ cloud: Cloud) {
        font = cloud.font
        for tag in cloud.tags where !tag.style.isEmpty {
            if tag.style.contains(.struckOut) { hasStruckOut = true }
            guard let face = tag.face else { continue }
            fonts.insert(face.fonts)
            if face.weight == .bold { hasBold = true }
            if face.style == .italic { hasItalic = true }
        }
    }

    /// Appends the rules, except that of `bold`, which texts around the tags have, too.
    ///
    /// - Parameter emoji: The name of the font before all others, if there is one.
    func append(to rules: inout ScopedRules, emoji: String?) {
        func append(_ rule: String) { rules.append("\u{1} .tag" + rule) }
        let others = [(TagFace.Fonts.code, FontFamily.mono), (.behind, font.behindFile ?? font)]
        for (kind, family) in others where fonts.contains(kind) {
            append(
                ".\(kind.rawValue){font-family:\(FontRules.cssFontFamily(family, behind: [emoji].compactMap(\.self)))")
            // The weights of a font file are its own; these fonts have the usual ones.
            if font.behindFile != nil {
                rules.append(";font-weight:400}")
                if hasBold { append(".\(kind.rawValue).bold{font-weight:700}") }
            } else {
                rules.append("}")
            }
        }
        if hasItalic { append(".italic{font-style:italic}") }
        if hasStruckOut {
            // The usual line of a tenth of an em makes bold names hard to read.
            let thickness = "text-decoration-thickness:\(markupNumber(TagFace.lineThickness))em"
            append(".struck{text-decoration:line-through;\(thickness)}")
            // A link is underlined while it is pointed at, and remains struck out.
            rules.append("\u{1} a:hover .tag.struck{text-decoration:underline line-through;\(thickness)}")
        }
    }
}

extension TagFace {
    /// Appends the classes that a text has after its others: all of the face, whatever that of the cloud is.
    func appendClasses(to output: inout ByteBuffer) {
        switch fonts {
        case .own: break
        case .behind: output.append(" behind")
        case .code: output.append(" code")
        }
        if weight == .bold { output.append(" bold") }
        if style == .italic { output.append(" italic") }
    }
}
