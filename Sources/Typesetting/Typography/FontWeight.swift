/// The weight of a face; a family is measured in both weights.
public enum FontWeight: String, Sendable, CaseIterable {
    case regular
    case bold
}

/// The style of a face; a family is measured in both styles.
public enum FontStyle: String, Sendable, CaseIterable {
    case normal
    case italic
}
