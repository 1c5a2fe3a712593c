/// The result of ``WordNormalizer`` for one spelling of a word.
package struct NormalizedWord: Sendable, Equatable {
    /// The range of the spelling that a cloud shows, without the `’s` of English or the `l’` of French.
    package let display: Range<Int>
    /// The bytes of the shown range after folding, which are compared with stop words.
    package let folded: [UInt8]
    /// The key under which the word is counted, equal for all spellings and forms that are counted as one word; empty
    /// only for an empty spelling.
    package let key: [UInt8]
    /// Whether the word is a stop word, and so not counted.
    package let isStopWord: Bool
    /// Whether the capitals of the word mean something, as in `DNA`, `R&D`, `U.S.A.`. The key of an acronym without a
    /// digit or a sign is in capitals too, and so differs from that of the word in lower case; in a text that uses
    /// capitals for emphasis, a caller may join the two words if both occur.
    package let isAcronym: Bool
    /// Whether the word is a connector, such as `of`, which may be inside a phrase although it is a stop word.
    package let isConnector: Bool
    /// Whether the word, though it is a stop word, may begin or end a phrase: a single sign of Chinese that may be a part
    /// of a name, as 太 in 太爷, a syllable of Vietnamese, as chính in chính phủ, or a Roman numeral.
    package let isNamePart: Bool
    /// Whether the word is a Roman numeral, and a stop word for that reason.
    package let isNumeral: Bool
}
