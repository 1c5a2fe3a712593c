import Languages
import Testing

@Suite struct LanguageTests {
    @Test func codesAreThoseOfISO639() { #expect(Language.english.rawValue == "en") }
}
