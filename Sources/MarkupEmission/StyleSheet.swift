import ByteWriting
import CloudComposition
import Typography

/// The one style element of a document: what the cloud needs, then the theme, then what a page adds.
struct StyleSheet {
    let cloud: Cloud
    let theme: Theme
    let place: Place

    enum Place { case standAlone, fragment, page }

    /// A screen shows text at this size at least, however narrow it is: then the cloud scrolls in its frame.
    static let leastShownSize = 11.0

    func append(to output: inout ByteBuffer) {
        output.append("<style>")
        let embedded = appendFontFaces(to: &output)
        let emoji = EmojiFace(cloud)
        emoji?.append(to: &output)
        let cloudSelector = Self.fontClass(of: cloud).map { ".stratus." + $0 } ?? ".stratus"
        output.appendVerbatim(cloudSelector)
        output.append(" text{font-family:")
        output.appendVerbatim(Self.fontFamily(of: cloud, emoji: emoji, embedded: embedded))
        output.append(";font-weight:")
        output.appendInteger(cloud.font.cssWeight(.regular))
        if cloud.font.face(.regular).shaper?.isItalic ?? false { output.append(";font-style:italic") }
        output.append("}")
        // Text of views was measured with all of its spaces.
        if cloud.tags.isEmpty { output.append(".stratus .ink{white-space:pre}") }
        let bold = cloud.font.cssWeight(.bold)
        let faces = FaceRules(cloud)
        if hasBoldInk || faces.hasBold {
            output.appendVerbatim(cloudSelector)
            output.append(" .bold{font-weight:")
            output.appendInteger(bold)
            output.append("}")
        }
        // By a class of its own, so that a bold cloud and a regular one stand in one page, whichever comes first.
        if cloud.fontWeight == .bold {
            output.appendVerbatim(
                "\(cloudSelector).stratus-bold .tag,\(cloudSelector).stratus-bold .count{font-weight:")
            output.appendInteger(bold)
            output.append("}")
        }
        if cloud.fontStyle == .italic {
            output.append(".stratus.stratus-italic .tag,.stratus.stratus-italic .count{font-style:italic}")
        }
        faces.append(behind: cloudSelector, emoji: emoji.map { _ in EmojiFace.name }, to: &output)
        if place != .standAlone {
            output.append(".stratus-cloud{overflow-x:auto}.stratus{display:block;max-width:100%;height:auto}")
            if let layout = cloud.layouts.first, let least = Self.leastWidth(of: layout) {
                output.append(".stratus-min-")
                output.appendInteger(least)
                output.append("{min-width:")
                output.appendInteger(least)
                output.append("px}")
            }
        }
        output.appendVerbatim(theme.css)
        output.append("</style>\n")
    }

    /// The value of `font-family`: emoji, what the picture carries, the stack.
    private static func fontFamily(of cloud: Cloud, emoji: EmojiFace?, embedded: String?) -> String {
        let names = [emoji.map { _ in EmojiFace.name }, embedded].compactMap(\.self)
        return cssFontFamily(cloud.font, behind: names)
    }

    static func cssFontFamily(_ family: FontFamily, behind names: [String]) -> String {
        names.map { FontFamily.css([$0]) + ", " }.joined() + family.cssFontFamily
    }

    /// The class of a cloud that is not in the usual fonts, after their names: two clouds of different fonts stand in one
    /// page, whichever comes first. `nil` for the usual fonts, which the rules without that class name.
    static func fontClass(of cloud: Cloud) -> String? {
        let embedded = embeddedName(of: cloud)
        let value = fontFamily(of: cloud, emoji: EmojiFace(cloud), embedded: embedded)
        guard value != FontFamily.sans.cssFontFamily || cloud.font != .sans else { return nil }
        let weight = cloud.font.cssWeight(.regular)
        return "stratus-font-" + contentName(Array("\(value);\(weight)".utf8))
    }

    private static func embeddedName(of cloud: Cloud) -> String? {
        let fonts = cloud.setting.fonts
        // After the content: another cloud in the page has another part of the font under another name.
        return fonts.isEmpty ? nil : "Stratus " + contentName(fonts.flatMap(\.bytes))
    }

    /// The rules of fonts that the picture carries; gives the name of their family, if there are any.
    private func appendFontFaces(to output: inout ByteBuffer) -> String? {
        let fonts = cloud.setting.fonts
        guard let name = Self.embeddedName(of: cloud) else { return nil }
        for font in fonts {
            let isOpenType = font.bytes.starts(with: Array("OTTO".utf8))
            output.append("@font-face{font-family:")
            output.appendVerbatim(FontFamily.css([name]))
            output.append(";font-weight:")
            if let weight = font.weight { output.appendInteger(weight) } else { output.append("1 1000") }
            if font.isItalic { output.append(";font-style:italic") }
            output.append(";src:url(data:font/")
            output.append(isOpenType ? "otf" : "ttf")
            output.append(";base64,")
            output.appendBase64(font.bytes)
            output.append(")}")
        }
        return name
    }

    private var hasBoldInk: Bool {
        cloud.layouts.contains { layout in
            (layout.captions.above + layout.captions.below).contains { $0.isBold }
        }
    }

    /// The width in pixels below which the smallest text would be shown too small; nil when the cloud has no text.
    static func leastWidth(of layout: CloudLayout) -> Int? {
        let captions = (layout.captions.above + layout.captions.below).compactMap(\.fontSize).min()
        let runs = layout.runs.lazy.map(\.fontSize).min()
        guard let smallest = [captions, runs].compactMap(\.self).min() else { return nil }
        guard smallest > leastShownSize else { return min(9999, Int(layout.width)) }
        let width = layout.width * leastShownSize / smallest
        // One more than the whole part is never too little.
        return min(9999, min(Int(layout.width), Int(width) + 1))
    }
}
