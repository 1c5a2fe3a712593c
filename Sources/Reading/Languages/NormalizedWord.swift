/// What ``WordNormalizer`` makes of one spelling.
package struct NormalizedWord: Sendable, Equatable {
    /// The bytes of the spelling that are shown: without the `’s` of English and the `l’` of French.
    package let display: Range<Int>
    /// These bytes folded, as stop words are.
    package let folded: [UInt8]
    /// The same for all spellings and forms that are counted as one; never empty for a spelling that is not.
    package let key: [UInt8]
    /// Whether it is left out.
    package let isStopWord: Bool
    /// Whether it is in capitals that mean something: `DNA`, `R&D`, `U.S.A.`. Without a digit or a sign in it, its key
    /// is in capitals too, and so another one than that of the word in lower case; a text in which a word is in capitals
    /// for emphasis may join the two where both occur.
    package let isAcronym: Bool
    /// Whether it may stand inside a phrase.
    package let isConnector: Bool
}
