/// A language whose words are known: its stop words, and its stems where Snowball has them.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
}
