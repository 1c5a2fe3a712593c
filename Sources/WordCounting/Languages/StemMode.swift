/// Which forms of a word are counted as one.
public enum StemMode: String, Sendable, CaseIterable {
    /// None: every spelling under case folding is a word of its own.
    case off
    /// The plural of a noun with its singular, where the spelling tells.
    case plurals
    /// All forms with one stem, by the stemmers of the Snowball project.
    case full
}
