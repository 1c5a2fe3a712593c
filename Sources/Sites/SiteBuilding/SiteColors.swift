import BuiltInTemplates
import CloudComposition
import CloudRendering
import MarkupEmission
import SourceText

/// The colours of a site: its pages and their clouds have those of one theme.
struct SiteColors: Sendable {
    /// Of the style sheet, in the output folder and in that of files of the site's own.
    static let fileName = "site.css"

    /// What the pages are painted on; nil where a style sheet of the site's own says it.
    let paper: SchemeColors?
    /// The built-in style sheet in these colours.
    let styleSheet: [UInt8]

    /// - Parameter options: those of the clouds of all pages.
    init(_ options: CloudOptions, hasOwnStyles: Bool) throws(Problem) {
        let theme = try Theme(named: options.theme).adapted(to: options, isPartOfPage: false)
        let (light, dark) = theme.pageColors
        paper = hasOwnStyles ? nil : SchemeColors(light: light.paper, dark: dark?.paper)
        styleSheet = Self.styleSheet(light, dark)
    }

    /// The style sheet with the values of its first properties set: each stands on a line of its own, for a light scheme
    /// and below for a dark one. Print has colours of its own, on one line.
    static func styleSheet(_ light: PageColors, _ dark: PageColors?) -> [UInt8] {
        var seen: Set<Substring> = []
        let lines = String(decoding: BuiltInSiteTemplate.styleSheet, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let written = lines.map { line -> Substring in
            let words = line.split(separator: " ", maxSplits: 1)
            guard let name = words.first, name.hasSuffix(":") else { return line }
            if name == "color-scheme:" {
                let schemes = dark == nil ? (light.isDark ? "dark" : "light") : "light dark"
                return "  color-scheme: \(schemes);"
            }
            let isFirst = seen.insert(name).inserted
            guard let color = (isFirst ? light : dark ?? light).value(of: name.dropLast()),
                let start = line.firstIndex(of: "#"), let end = line.firstIndex(of: ";")
            else { return line }
            return line[..<start] + color.hex + line[end...]
        }
        return Array(written.joined(separator: "\n").utf8)
    }
}

extension PageColors {
    /// Of a property of the style sheet; nil for all others.
    fileprivate func value(of property: Substring) -> RGB? {
        switch property {
        case "--site-paper": paper
        case "--site-ink": ink
        case "--site-quiet": quiet
        case "--site-line": line
        case "--site-wash": wash
        case "--site-accent": accent
        case "--site-focus": focus
        default: nil
        }
    }
}

extension RGB {
    /// With six digits, so that what follows in its line stays where it was.
    fileprivate var hex: String {
        let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
}
