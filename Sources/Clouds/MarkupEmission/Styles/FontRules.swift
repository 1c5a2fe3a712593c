import ByteWriting
import CloudComposition
import Typography

/// The rules for the fonts of a cloud: families and weights, the fonts that the picture carries, and the font for emoji
/// before them.
struct FontRules {
    private let cloud: Cloud
    private let emoji: EmojiFace?
    private let embedded: String?

    /// Whether text has the font of the page around it.
    private let isInherited: Bool

    init(_ cloud: Cloud, isPartOfPage: Bool) {
        self.cloud = cloud
        // A drawing names the font with which it was measured.
        isInherited = isPartOfPage && (cloud.font.isInherited || !cloud.tags.isEmpty && cloud.options.inheritsFont)
        // No font can precede one that is inherited: the page decides what its emoji look like.
        emoji = isInherited ? nil : EmojiFace(cloud)
        let fonts = cloud.fontContent.fonts
        // The name depends on the contents: another cloud in the page has another part of the font under another name.
        embedded = fonts.isEmpty ? nil : "Stratus " + contentName(fonts.flatMap(\.bytes))
    }

    /// Appends the rules.
    ///
    /// - Parameter texts: The selector of texts inside the cloud.
    func append(to rules: inout ScopedRules, texts: String = " text") {
        appendFontFaces(to: &rules)
        emoji.map { emoji in rules.write { emoji.append(to: &$0) } }
        let names = [emoji.map { _ in EmojiFace.name }, embedded].compactMap(\.self)
        rules.append("\u{1}\(texts){font-family:\(fontFamily(behind: names))")
        rules.append(";font-weight:\(cloud.font.cssWeight(.regular))")
        let isItalic = cloud.font.face(.regular).shaper?.isItalic ?? false
        rules.append(";font-style:\(isItalic ? "italic" : "normal")")
        // The page's settings for its own text would be inherited, and were not measured.
        if !texts.isEmpty {
            rules.append(
                ";font-variant:normal;letter-spacing:normal;word-spacing:normal;text-transform:none;text-anchor:start")
            rules.append(";direction:ltr")
        }
        rules.append("}")
        // Text of views was measured with all of its spaces.
        let drawn = cloud.drawnItems.withMasks
        if cloud.tags.isEmpty {
            let hasOwn = drawn.contains { $0.isText && $0.hasOwnPaint || $0.hasMaskedText }
            rules.append(
                hasOwn
                    ? "\u{1} .ink,\u{1} .own{white-space:pre}"
                    : "\u{1} .ink{white-space:pre}")
        }
        let bold = cloud.font.cssWeight(.bold)
        let faces = FaceRules(cloud)
        if drawn.contains(where: \.isBold) || faces.hasBold { rules.append("\u{1} .bold{font-weight:\(bold)}") }
        InkTextStyle(drawn).append(to: &rules)
        if cloud.fontWeight == .bold { rules.append("\u{1} .tag,\u{1} .count{font-weight:\(bold)}") }
        if cloud.fontStyle == .italic { rules.append("\u{1} .tag,\u{1} .count{font-style:italic}") }
        if cloud.options.hasTabularFigures { rules.append("\u{1} .count{font-variant-numeric:tabular-nums}") }
        faces.append(to: &rules, emoji: emoji.map { _ in EmojiFace.name })
    }

    /// Returns the fonts. The names of fonts for other scripts, a kilobyte of them, are written only if a text needs
    /// one.
    private func fontFamily(behind names: [String]) -> String {
        guard !isInherited else { return "inherit" }
        guard emoji == nil, isOwnText else { return Self.cssFontFamily(cloud.font, behind: names) }
        return names.map { FontFamily.css([$0]) + ", " }.joined() + cloud.font.cssOwnFontFamily
    }

    /// Whether the tables of the family itself have every character.
    private var isOwnText: Bool {
        let face = cloud.font.face(.regular)
        // The texts around the tags are the same in all layouts.
        return cloud.layout.texts.allSatisfy { face.measure($0).isExact }
    }

    static func cssFontFamily(_ family: FontFamily, behind names: [String]) -> String {
        names.map { FontFamily.css([$0]) + ", " }.joined() + family.cssFontFamily
    }

    private func appendFontFaces(to rules: inout ScopedRules) {
        guard let embedded else { return }
        for font in cloud.fontContent.fonts {
            rules.divide(before: font.bytes.count * 4 / 3)
            let isOpenType = font.bytes.starts(with: Array("OTTO".utf8))
            rules.append("@font-face{font-family:\(FontFamily.css([embedded]));font-weight:")
            rules.append(font.weight.map { "\($0)" } ?? "1 1000")
            if font.isItalic { rules.append(";font-style:italic") }
            rules.append(";src:url(data:font/\(isOpenType ? "otf" : "ttf");base64,")
            rules.write { $0.appendBase64(font.bytes) }
            rules.append(")}")
            rules.divide(before: 0)
        }
    }
}
