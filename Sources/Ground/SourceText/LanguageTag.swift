/// A parsed language tag of BCP 47, such as `en`, `pt-BR` or `sr-Latn-RS`. All parts are in lower case.
package struct LanguageTag: Sendable, Equatable {
    /// The language without script and region: `sr`.
    package let primary: String
    /// The script, four letters such as `latn`; nil if the tag has none.
    package private(set) var script: String?
    /// The region, two letters or three digits such as `rs`; nil if the tag has none.
    package private(set) var region: String?

    /// Parses a language tag; nil if the text does not have the form of one: two to eight letters, then parts of one to
    /// eight letters and digits, separated by hyphens. Whether the language is registered is not checked.
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
