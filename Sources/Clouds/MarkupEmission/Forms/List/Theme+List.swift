import CloudComposition
import SourceText

/// The rules of a theme for a list: the fills of a picture become colours of text there, or backgrounds.
extension Theme {
    /// Returns the rules that apply to a list, with the mark of the list before each.
    func listRules(_ options: CloudOptions, _ painted: PaintedTheme) -> String {
        let use = painted.use
        let selectors = ListSelectors(options)
        let further =
            use.hasLinks
            ? [
                // This is as specific as the rule that removes the page's own styles for links.
                ThemeRule(selector: "[class] a:hover", declarations: "text-decoration:underline")
            ] : []
        return written(painted, further) { rule in
            guard let (target, isGround) = selectors.target(of: rule.selector) else { return nil }
            // A transparent tint of a picture is an edge here.
            let isTint = rule.declarations.contains("fill-opacity:")
            let written = isTint ? "fill:none;stroke:\(PaintedScheme.inherited)" : rule.declarations
            let declarations = written.split(separator: ";").compactMap { declaration -> String? in
                if declaration.hasPrefix("fill:") {
                    let color = declaration.dropFirst("fill:".utf8.count)
                    // Links and headings keep the colours that the page gives them.
                    if !isGround, [PaintedScheme.inherited, PaintedScheme.inheritedName].contains(String(color)) {
                        return nil
                    }
                    return isGround ? "background:" + color : "color:" + color
                }
                if declaration.hasPrefix("stroke:") {
                    return "border-color:" + declaration.dropFirst("stroke:".utf8.count)
                }
                return declaration.hasPrefix("stroke-opacity:") ? nil : String(declaration)
            }
            guard !declarations.isEmpty else { return nil }
            return ThemeRule(selector: target, declarations: declarations.joined(separator: ";"))
        }
    }
}

/// The selectors of a list for those of a picture.
private struct ListSelectors {
    let options: CloudOptions

    init(_ options: CloudOptions) { self.options = options }

    /// Returns the selector in a list.
    ///
    /// - Returns: nil if the list has no such thing; `isGround` is true for surfaces behind text.
    func target(of selector: String) -> (String, isGround: Bool)? {
        switch selector {
        case ".background": ("", true)
        case ".ink": ("h2", false)
        case ".note", ".detail", ".solo", "a:focus-visible": (selector, false)
        case ".count": (options.counts == .badge ? ".badge" : ".count", false)
        case ".badge": (".badge", true)
        case ".chip": isChip ? (".tag", true) : nil
        case ".card": options.cards ? (".tag", true) : nil
        case "a:hover .chip": isChip ? ("a:hover", true) : nil
        case "a:hover .card": options.cards ? ("a:hover", true) : nil
        default: isPaint(selector) ? (selector, false) : nil
        }
    }

    private var isChip: Bool { options.chip != .none && !options.cards }

    /// Whether the selector is a colour of names: `.w0`, `.p12`, `.g3`, or of large ones: `.w0.large`.
    private func isPaint(_ selector: String) -> Bool {
        let isLarge = selector.hasSuffix(".large")
        if selector == ".solo.large" { return true }
        let name = selector.dropFirst().dropLast(isLarge ? ".large".utf8.count : 0)
        guard selector.first == ".", let kind = name.first, "wpg".contains(kind) else { return false }
        let digits = name.dropFirst()
        return !digits.isEmpty && digits.utf8.allSatisfy(\.isASCIIDigit)
    }
}
