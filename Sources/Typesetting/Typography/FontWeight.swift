/// The weights in which a family is measured.
public enum FontWeight: String, Sendable, CaseIterable {
    case regular
    case bold
}

/// The styles in which a family is measured.
public enum FontStyle: String, Sendable, CaseIterable {
    case normal
    case italic
}
