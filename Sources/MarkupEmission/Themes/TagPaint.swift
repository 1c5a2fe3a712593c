/// What a tag is painted with.
public enum TagPaint: Sendable, Hashable {
    /// A step of the theme's ramp, 0 to 5, by weight.
    case ramp(Int)
    /// A colour of the theme's palette, from 0; the palette repeats.
    case palette(Int)
    /// The theme's one colour for tags.
    case single
    /// A colour of its own: `#00add8` or `#0ad`.
    case given(String)
}
