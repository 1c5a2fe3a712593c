/// A symbol of our own drawing, by the name that SwiftUI's `Image(systemName:)` has for one of its meaning.
///
/// A symbol is drawn in a square of 24 units: as lines, or filled by the even-odd rule if its name ends in `fill`.
public struct Symbol: Sendable {
    /// The length of the square's sides.
    package static let side: CGFloat = 24
    package let path: Path
    package let isFilled: Bool

    /// Finds a symbol; nil if there is none of the name.
    package init?(_ name: String) {
        guard let drawn = Self.drawn[name] else { return nil }
        (path, isFilled) = (drawn, name.hasSuffix("fill"))
    }

    /// The names of all symbols.
    public static var names: [String] { drawn.keys.sorted() }

    /// Returns the thickness of lines beside text of a weight.
    package static func thickness(_ weight: Font.Weight) -> CGFloat { 1 + CGFloat(weight.value) / 500 }

}
