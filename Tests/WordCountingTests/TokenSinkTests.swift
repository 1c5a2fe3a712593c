import Testing
import WordCounting

@Suite struct LanguageTests {
    @Test func codesAreThoseOfISO639() { #expect(Language.english.rawValue == "en") }
}
