import ByteWriting
import CloudComposition
import SourceText

/// The look of a cloud, read from CSS.
///
/// A theme sets its colours in custom properties, for one scheme or for two:
/// ```css
/// .stratus { --stratus-background: #fff; --stratus-ramp: #69c, #036; }
/// @media (prefers-color-scheme: dark) { .stratus { --stratus-background: #111; } }
/// .stratus a:hover .tag { text-decoration: underline; }
/// ```
/// The built-in theme `auto` supplies the properties that a theme leaves out. No colour is written unchanged: each text
/// gets the contrast that it needs with the surface behind it, and each class a plain rule, since many programs know no
/// `var()`.
public struct Theme: Sendable, Equatable {
    var light: ThemeScheme
    /// The options that the theme sets beside its colours, for clouds whose own options do not.
    package let look: Look
    /// `nil` when the theme looks the same in a dark scheme.
    var dark: ThemeScheme?
    /// The place of the cloud, and the colours that it inherits from there.
    var place = ThemePlace.file
    /// Whether a part of a page keeps the theme's background: if a file declares one, or if the colours of the theme
    /// are meant for one ground alone.
    let keepsGround: Bool
    /// Whether the theme declares the colour behind a cloud.
    let declaresBehind: Bool
    /// The further rules of the theme, with ``cloudMark`` for the class of the cloud.
    let furtherRules: String
    /// The properties that the further rules name in `var()`.
    let usedProperties: [ThemeProperty]
    /// Whether the further rules affect the place or the size of anything. They then come after the rules for the
    /// places of a cloud, and override them.
    let setsPlaces: Bool
    /// Whether the theme declares any property, and not only rules.
    private let hasProperties: Bool

    /// The byte that stands for `.stratus` in rules, until the class of a cloud replaces the byte. The text of a theme
    /// never contains this byte.
    package static let cloudMark: UInt8 = 1

    /// Reads a theme from CSS.
    ///
    /// - Parameter isScoped: Whether rules that act on more than clouds are refused.
    /// - Throws: ``Problem`` when a string, a comment or a bracket is not closed, a theme's property is unknown or its
    ///   value is no colour, something is to be loaded from elsewhere, or the text could end a style element in HTML or
    ///   XML.
    public init(css: String, isScoped: Bool = false) throws(Problem) {
        let reader: ThemeReader
        do { reader = try ThemeReader(css, isScoped: isScoped) } catch {
            // The text is not shown, so that naming a file that is no theme does not reveal its contents.
            let source = SourceText(checked: Array(css.utf8), path: "theme")
            let offset = error.range.lowerBound
            throw Problem(
                path: source.path, line: source.lineNumber(at: offset),
                column: offset - source.lineRange(at: offset).lowerBound + 1, error.message, hint: error.hint)
        }
        let declarations = reader.declarations
        look = reader.look
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

    /// Returns the declared values, with the others from the built-in scheme that goes with the ground.
    private static func scheme(_ declarations: [ThemeDeclaration], or usual: ThemeScheme) -> ThemeScheme {
        var ground = usual
        for declaration in declarations { ground.set(declaration.property, to: declaration.value) }
        var scheme: ThemeScheme = ground.isDark ? .autoDark : .autoLight
        // A background that was not declared is that of the scheme asked for.
        (scheme.background, scheme.behind) = (usual.background, usual.behind)
        for declaration in declarations { scheme.set(declaration.property, to: declaration.value) }
        return scheme
    }

    /// The number of colours for groups, shades of the palette included, after which they begin again.
    package var paletteCount: Int { light.wholePalette.count }

    /// The number of colours of the palette that the theme itself names.
    package var ownPaletteCount: Int { light.palette.count }

    /// The CSS of the theme, with the class `.stratus`: only its further rules if it sets no properties, else all rules
    /// that any cloud needs.
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
    /// Whether white is more legible on the ground than black.
    var isDark: Bool { Contrast.prefersWhite(on: ground) }
}
