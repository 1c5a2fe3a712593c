/// A language as BCP 47 names it: `en`, `pt-BR`, `sr-Latn-RS`.
package struct LanguageTag: Sendable, Equatable {
    /// In lower case, as the other parts: `sr`.
    package let primary: String
    /// Of four letters: `latn`.
    package private(set) var script: String?
    /// Of two letters or three digits: `rs`.
    package private(set) var region: String?

    /// - Returns: nil when the text has not the shape of a language tag: two to eight letters, then parts of one to
    ///   eight letters and digits, with hyphens between them. Whether such a language is registered is not asked.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(\.isASCIILetter) else {
            return nil
        }
        let rest = parts.dropFirst()
        let isWellFormed = rest.allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
        }
        guard isWellFormed else { return nil }
        primary = Self.lowerCase(first)
        // Behind a single letter come extensions, whose parts are of another kind.
        for part in rest.prefix(while: { $0.count > 1 }) where region == nil {
            let isOfLetters = part.allSatisfy(\.isASCIILetter)
            switch part.count {
            case 4 where isOfLetters && script == nil: script = Self.lowerCase(part)
            case 2 where isOfLetters: region = Self.lowerCase(part)
            case 3 where part.allSatisfy(\.isASCIIDigit): region = Self.lowerCase(part)
            default: break
            }
        }
    }

    private static func lowerCase(_ part: Substring.UTF8View) -> String { String(Substring(part)).lowercased() }
}
