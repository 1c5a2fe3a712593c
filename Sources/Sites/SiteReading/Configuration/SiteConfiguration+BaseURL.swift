import CloudComposition
import SourceText
import TagParsing

extension SiteConfiguration {
    /// Returns the URL of a home page in the form that all URLs of the site begin with: with a slash at its end,
    /// encoded by RFC 3986.
    ///
    /// - Throws: ``Problem`` for a URL without `http` or `https` or a host, or with a query, a fragment, a password, or
    ///   a path that ``WrittenPath`` refuses.
    static func baseURL(_ text: String) throws(Problem) -> String {
        let lowered = text.prefix(8).lowercased()
        guard let scheme = ["https://", "http://"].first(where: { lowered.hasPrefix($0) }) else {
            throw Problem("it begins with neither https:// nor http://")
        }
        if text.utf8.contains(UInt8(ascii: "?")) { throw Problem("it has a query") }
        if text.utf8.contains(UInt8(ascii: "#")) { throw Problem("it has a fragment") }
        _ = try Link(text)
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" }
        try check(authority)
        let path = rest.dropFirst(authority.count)
        guard !path.isEmpty, path != "/" else { return scheme + authority + "/" }
        let parts = try WrittenPath(String(path)).parts
        return scheme + authority + "/" + parts.map { percentEncoded($0) + "/" }.joined()
    }

    private static func check(_ authority: Substring) throws(Problem) {
        guard !authority.utf8.contains(UInt8(ascii: "@")) else {
            throw Problem("it has a user or a password, which every page would tell")
        }
        let isSafe = authority.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII
                ? scalar.properties.isAlphabetic || "0123456789-._[]:".unicodeScalars.contains(scalar)
                : !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        }
        var host = authority
        // The colons of an IPv6 address are in brackets.
        if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
            host = authority[..<colon]
            guard let port = Int(authority[authority.index(after: colon)...]), (1...65535).contains(port) else {
                throw Problem("its port is no number from 1 to 65535")
            }
        }
        guard isSafe, !host.isEmpty else { throw Problem("it has no host, or one that cannot be") }
    }
}

/// Returns the writing direction of a language, `ltr` or `rtl`: by the script in its tag, else by the script in which
/// the language is usually written.
///
/// - Parameter language: a BCP 47 tag; any other text is `ltr`.
package func writingDirection(ofLanguage language: String) -> String {
    guard let tag = LanguageTag(language) else { return "ltr" }
    if let script = tag.script { return rightToLeftScripts.contains(script) ? "rtl" : "ltr" }
    if rightToLeftLanguages.contains(tag.primary) { return "rtl" }
    // Punjabi is written in Arabic letters in Pakistan, Uzbek in Afghanistan.
    return ["pa-pk", "uz-af"].contains("\(tag.primary)-\(tag.region ?? "")") ? "rtl" : "ltr"
}

/// The scripts in modern use that Unicode writes from the right.
private let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "syre", "syrj", "syrn", "thaa",
    "yezi",
]

/// The languages whose likely script, by Unicode's CLDR, is written from the right.
private let rightToLeftLanguages: Set<String> = [
    "aeb", "ajp", "apc", "apd", "ar", "arc", "arq", "ary", "arz", "azb", "bal", "bej", "bgn", "bqi", "ckb", "dv", "fa",
    "glk",
    "he", "iw", "ji", "khw", "ks", "lrc", "luz", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr",
    "ug",
    "ur", "yi",
]

extension SiteConfiguration {
    /// Returns the base URL given by the option `--base-url`, checked like that of the configuration.
    ///
    /// - Throws: ``Problem`` if it is not the URL of a home page.
    package static func checkedBaseURL(_ text: String) throws(Problem) -> String {
        do throws(Problem) { return try baseURL(text) } catch {
            throw Problem(
                option: "base-url", "--base-url is \"\(text)\": \(error.message)",
                hint: "such as https://example.org/blog/")
        }
    }
}
