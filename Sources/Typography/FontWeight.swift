/// The weights that a family is measured in.
public enum FontWeight: String, Sendable, CaseIterable {
    case regular
    case bold
}
