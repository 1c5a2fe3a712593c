/// A choice of the forms of a word that are counted as one word.
public enum StemMode: String, Sendable, CaseIterable {
    /// No forms are joined: every spelling, after case folding, is a word by itself.
    case off
    /// The plural of a noun is joined with its singular, if the spelling shows it.
    case plurals
    /// All forms with the same stem are joined. The stems come from the stemmers of the Snowball project.
    case full
}

extension StemMode {
    /// The mode that joins most forms in this build: `full`, or `plurals` if the build lacks the trait `Full`.
    public static var best: StemMode { Stemmer.isBuiltIn ? .full : .plurals }
}
