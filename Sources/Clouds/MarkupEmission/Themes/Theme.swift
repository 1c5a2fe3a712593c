import ByteWriting
import SourceText

/// The look of a cloud, read from CSS.
///
/// A theme says its colours in custom properties, for one scheme or for two:
/// ```css
/// .stratus { --stratus-background: #fff; --stratus-ramp: #69c, #036; }
/// @media (prefers-color-scheme: dark) { .stratus { --stratus-background: #111; } }
/// .stratus a:hover .tag { text-decoration: underline; }
/// ```
/// What it leaves out is that of the built-in theme `auto`. No colour is written as it stands here: each text gets the
/// contrast that it needs with what lies behind it, and each class a plain rule, since many programs know no `var()`.
public struct Theme: Sendable, Equatable {
    var light: ThemeScheme
    /// `nil` when the theme looks the same in a dark scheme.
    var dark: ThemeScheme?
    /// Where it is, and what it takes from there.
    var place = ThemePlace.file
    /// Whether a part of a page has its ground, too: where a file says so, and where the colours of the theme are meant for
    /// one ground alone.
    let keepsGround: Bool
    /// Whether it says what is behind a cloud.
    let declaresBehind: Bool
    /// Its further rules, with ``cloudMark`` for the class of the cloud.
    let furtherRules: String
    /// Those that the further rules name in `var()`.
    let usedProperties: [ThemeProperty]
    /// Whether its further rules say where or how large something is: then they have the last word over the places of a
    /// cloud, and stand behind them.
    let setsPlaces: Bool
    /// Whether there is any property in it, and not rules alone.
    private let hasProperties: Bool

    /// Stands for `.stratus` in rules, until the cloud writes its own class there; no theme holds this byte.
    package static let cloudMark: UInt8 = 1

    /// - Throws: ``Problem`` when a string, a comment or a bracket is not closed, a property of a theme is unknown or
    ///   no colour, something is to be loaded from elsewhere, or the text could end a style element in HTML or XML.
    /// - Parameter isScoped: whether rules that act on more than clouds are refused.
    public init(css: String, isScoped: Bool = false) throws(Problem) {
        let reader: ThemeReader
        do { reader = try ThemeReader(css, isScoped: isScoped) } catch {
            // Its text is not shown: whoever names a file that is no theme is not told what is in it.
            let source = SourceText(checked: Array(css.utf8), path: "theme")
            let offset = error.range.lowerBound
            throw Problem(
                path: source.path, line: source.lineNumber(at: offset),
                column: offset - source.lineRange(at: offset).lowerBound + 1, error.message, hint: error.hint)
        }
        let declarations = reader.declarations
        light = Self.scheme(declarations.filter { $0.scope != .dark }, or: .autoLight)
        let hasSchemes = declarations.contains { $0.scope != .both }
        dark = hasSchemes ? Self.scheme(declarations.filter { $0.scope != .light }, or: .autoDark) : nil
        furtherRules = String(decoding: reader.rules.bytes, as: UTF8.self)
        usedProperties = ThemeProperty.allCases.filter(reader.usedProperties.contains)
        setsPlaces = reader.setsPlaces
        hasProperties = !declarations.isEmpty
        declaresBehind = isScoped && declarations.contains { $0.property == .behind }
        keepsGround = isScoped ? declarations.contains { $0.property == .background } : !hasSchemes
    }

    /// What is declared, and the rest from the built-in scheme that goes with the ground on which it stands.
    private static func scheme(_ declarations: [ThemeDeclaration], or usual: ThemeScheme) -> ThemeScheme {
        var ground = usual
        for declaration in declarations { ground.set(declaration.property, to: declaration.value) }
        var scheme: ThemeScheme = ground.isDark ? .autoDark : .autoLight
        // A ground that was not declared stays that of the scheme.
        (scheme.background, scheme.behind) = (usual.background, usual.behind)
        for declaration in declarations { scheme.set(declaration.property, to: declaration.value) }
        return scheme
    }

    /// How many colours its palette has before it repeats.
    package var paletteCount: Int { light.palette.count }

    /// The rules of its own text when it has no properties; else all rules that any cloud needs.
    package var css: String {
        let rules = hasProperties ? rules(for: .everything) + Self.forcedColors(for: .everything) : furtherRules
        var output = ByteBuffer()
        for byte in rules.utf8 {
            if byte == Self.cloudMark { output.append(".stratus") } else { output.append(byte) }
        }
        return String(decoding: output.bytes, as: UTF8.self)
    }
}

extension ThemeScheme {
    /// Whether white is more legible on it than black.
    var isDark: Bool { Contrast.prefersWhite(on: ground) }
}
