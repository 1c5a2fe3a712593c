#if Full
    private import CStemmer
#endif

/// Cuts the endings of words with the Snowball project's own stemmers.
///
/// One stemmer belongs to one thread: the C library keeps the word in it. Without the trait `Full` the stem of a
/// word is the word itself.
package final class Stemmer {
    private let language: Language
    #if Full
        private let handle: OpaquePointer
    #endif

    /// Whether this build has stems at all.
    package static var isBuiltIn: Bool {
        #if Full
            true
        #else
            false
        #endif
    }

    /// Nil where Snowball does not know the language, and in a build without stems.
    package init?(_ language: Language) {
        #if Full
            guard language.hasStems, let handle = sb_stemmer_new(String(describing: language), "UTF_8") else {
                return nil
            }
            self.language = language
            self.handle = handle
        #else
            return nil
        #endif
    }

    /// In bytes; the library counts in 32 bits, and nothing as long is a word.
    private static let longestWord = 1 << 16

    #if Full
        deinit { sb_stemmer_delete(handle) }
    #endif

    /// The stem of a folded word, never empty for a word that is not.
    package func stem(_ folded: [UInt8]) -> [UInt8] {
        #if Full
            let word = language == .romanian ? withCedillas(folded) : folded
            let stem: [UInt8]? = word.withUnsafeBufferPointer { word in
                guard let start = word.baseAddress, word.count < Self.longestWord,
                    let stem = sb_stemmer_stem(handle, start, Int32(word.count))
                else {
                    return nil
                }
                return Array(UnsafeBufferPointer(start: stem, count: Int(sb_stemmer_length(handle))))
            }
            guard let stem, !stem.isEmpty else { return folded }
            return stem
        #else
            return folded
        #endif
    }
}

/// Snowball 2.2 knows Romanian `ş` and `ţ` with a cedilla only, while the language is written with a comma below.
private func withCedillas(_ word: [UInt8]) -> [UInt8] {
    guard word.contains(0xC8) else { return word }
    var result = word
    for index in result.indices.dropLast() where result[index] == 0xC8 {
        if result[index + 1] == 0x99 { (result[index], result[index + 1]) = (0xC5, 0x9F) }
        if result[index + 1] == 0x9B { (result[index], result[index + 1]) = (0xC5, 0xA3) }
    }
    return result
}
