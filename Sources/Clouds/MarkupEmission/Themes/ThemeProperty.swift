import CloudComposition

/// A property of a theme, which is a custom property of CSS: `--stratus-` and this name.
enum ThemeProperty: String, CaseIterable, Sendable {
    case background, behind, ink, note, accent, focus, divider
    case ramp, palette, single
    case chip
    case chipEdge = "chip-edge"
    case badge, count, detail
    case contrast

    static let prefix = "--stratus-"

    var name: String { Self.prefix + rawValue }

    /// The number of colours that the property takes.
    var limits: ClosedRange<Int> {
        switch self {
        case .ramp: 1...8
        case .palette: 1...16
        default: 1...1
        }
    }

    /// Whether the value may be `transparent`.
    var canBeTransparent: Bool { self == .background || self == .chipEdge }
}

enum ThemeValue: Sendable, Equatable {
    case transparent
    case colors([RGB])
    case contrast(Double)
}
