/// The weights that a family is measured in.
public enum FontWeight: String, Sendable, CaseIterable {
    case regular
    case bold
}

/// The styles that a family is measured in.
public enum FontStyle: String, Sendable, CaseIterable {
    case normal
    case italic
}
