import Languages
import Testing

@Suite struct LanguageNamingTests {
    @Test(arguments: [
        ("de", Language.german), ("DE", .german), ("de-AT", .german), ("de_CH", .german), ("German", .german),
        ("german", .german),
        ("zh-Hant-TW", .chinese), ("nb", .norwegian), ("nn-NO", .norwegian), ("iw", .hebrew), ("Farsi", .persian),
        ("pt-BR", .portuguese),
    ])
    func aCodeOrANameTellsALanguage(_ name: String, _ language: Language) { #expect(Language(named: name) == language) }

    @Test(arguments: ["", "-", "xx", "deutsch", "germ", "tlh"]) func othersTellNone(_ name: String) {
        #expect(Language(named: name) == nil)
    }

    @Test(arguments: Language.allCases) func everyLanguageHasItsEnglishName(_ language: Language) {
        #expect(Language(named: language.englishName) == language)
        #expect(Language(named: language.rawValue) == language)
        #expect(language.rawValue.utf8.count == 2)
    }

    @Test func namesAreThoseThatPeopleRead() {
        #expect(Language.german.englishName == "German")
        #expect(Language.yiddish.englishName == "Yiddish")
    }
}
