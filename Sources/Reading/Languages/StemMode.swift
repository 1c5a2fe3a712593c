/// Which forms of a word are counted as one.
public enum StemMode: String, Sendable, CaseIterable {
    /// None: every spelling under case folding is a word of its own.
    case off
    /// The plural of a noun with its singular, where the spelling tells.
    case plurals
    /// All forms with one stem, by the stemmers of the Snowball project.
    case full
}

extension StemMode {
    /// The best that this build has: it is without stems where the trait `Full` is off.
    public static var best: StemMode { Stemmer.isBuiltIn ? .full : .plurals }
}
