/// A language tag of BCP 47: `en`, `pt-BR`, `sr-Latn-RS`.
package struct LanguageTag: Sendable, Equatable {
    /// The language itself, in lower case like the other parts: `sr`.
    package let primary: String
    /// The script, of four letters: `latn`.
    package private(set) var script: String?
    /// The region, of two letters or three digits: `rs`.
    package private(set) var region: String?

    /// Parses a tag; nil if it does not have the shape of one: two to eight letters, then parts of one to eight letters
    /// and digits, separated by hyphens. It does not check that the language is registered.
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
        // A single letter begins an extension, whose parts have other meanings.
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
