#if Full
    private import CStemmer
#endif

/// A stemmer of the Snowball project, which reduces the words of one language to their stems.
///
/// A stemmer must stay on one thread, since the C library stores the current word in it. A build without the trait
/// `Full` has no stemmers.
package final class Stemmer {
    private let language: Language
    #if Full
        private let handle: OpaquePointer
    #endif

    /// Whether this build includes the stemmers.
    package static var isBuiltIn: Bool {
        #if Full
            true
        #else
            false
        #endif
    }

    /// Makes a stemmer; nil if Snowball has none for the language, or this build includes none.
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

    /// The length in bytes from which words are not stemmed: the library counts in
    /// 32 bits, and no real word is as long.
    private static let longestWord = 1 << 16

    #if Full
        deinit { sb_stemmer_delete(handle) }
    #endif

    /// Returns the stem of a folded word; it is empty only for an empty word.
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

/// Returns the word with cedillas: Snowball 2.2 knows Romanian `ş` and `ţ` only, while the
/// language is written with commas below.
private func withCedillas(_ word: [UInt8]) -> [UInt8] {
    guard word.contains(0xC8) else { return word }
    var result = word
    for index in result.indices.dropLast() where result[index] == 0xC8 {
        if result[index + 1] == 0x99 { (result[index], result[index + 1]) = (0xC5, 0x9F) }
        if result[index + 1] == 0x9B { (result[index], result[index + 1]) = (0xC5, 0xA3) }
    }
    return result
}
