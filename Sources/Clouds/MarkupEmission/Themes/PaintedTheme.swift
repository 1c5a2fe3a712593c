/// A theme as one cloud shows it, in each of its schemes.
struct PaintedTheme {
    let use: UsedThemeParts
    let base: PaintedScheme
    /// The other schemes, with the circumstances in which they apply.
    let variants: [(condition: Theme.Condition, scheme: PaintedScheme)]
    /// The classes of names whose colour differs if they are large, in at least one of the schemes.
    let large: Set<String>
    private let theme: Theme

    init(_ theme: Theme, _ use: UsedThemeParts) {
        let inheritance = theme.place.inheritance
        (self.theme, self.use) = (theme, use)
        base = PaintedScheme(theme.light, use, inherits: inheritance)
        variants = theme.variants.map { ($0.condition, PaintedScheme($0.scheme, use, inherits: inheritance)) }
        guard use.hasLarge else {
            large = []
            return
        }
        var large: Set<String> = []
        for scheme in [base] + variants.map(\.scheme) {
            for name in scheme.names where name.color != name.largeColor && (!inheritance.names || name.isGiven) {
                large.insert(name.className)
            }
        }
        self.large = large
    }

    /// The rules: see ``Theme/rules(for:)``.
    var rules: String { theme.written(self, Theme.furtherParts(use, isPartOfPage: theme.place.isPage)) { $0 } }

    /// The rules for forced colours: see ``Theme/forcedColors(for:)``.
    var forcedColors: String {
        var use = use
        use.hasLarge = !large.isEmpty
        return Theme.forcedColors(for: use)
    }
}
