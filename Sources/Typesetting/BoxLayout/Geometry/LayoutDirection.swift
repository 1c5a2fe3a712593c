/// Where reading begins. A layout counts from the leading edge in either case; the finished drawing is mirrored.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
