/// The forms of a word that are counted as one.
public enum StemMode: String, Sendable, CaseIterable {
    /// No forms are joined: every spelling, after case folding, is a word by itself.
    case off
    /// The plural of a noun is joined with its singular, if the spelling shows it.
    case plurals
    /// All forms with the same stem are joined, by the stemmers of the Snowball project.
    case full
}

extension StemMode {
    /// The best mode of this build: `full`, or `plurals` if it was built without the trait `Full`.
    public static var best: StemMode { Stemmer.isBuiltIn ? .full : .plurals }
}
