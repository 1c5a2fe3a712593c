/// The reading direction. Layouts always measure from the leading edge; the finished drawing is mirrored if necessary.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
