/// The result of ``WordNormalizer`` for one spelling.
package struct NormalizedWord: Sendable, Equatable {
    /// The range of the spelling that is shown, without the `’s` of English or the `l’` of French.
    package let display: Range<Int>
    /// The folded bytes of that range, which are compared with stop words.
    package let folded: [UInt8]
    /// The key, equal for all spellings and forms that are counted as one; empty only for an empty spelling.
    package let key: [UInt8]
    /// Whether the word is left out as a stop word.
    package let isStopWord: Bool
    /// Whether its capitals mean something: `DNA`, `R&D`, `U.S.A.`. Without a digit or a sign, its key is in
    /// capitals too, and so differs from that of the word in lower case; in a text that uses capitals for emphasis,
    /// a caller may join the two if both occur.
    package let isAcronym: Bool
    /// Whether it may be inside a phrase.
    package let isConnector: Bool
}
