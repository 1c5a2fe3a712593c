import Testing

@testable import CloudComposition
@testable import SourceText

@Suite struct WordingTests {
    private func unit(_ text: String, _ language: String, _ weights: [String]) throws -> [String] {
        let noun = try CountedNoun(text, language: language)
        return weights.map { noun.text($0) }
    }

    @Test(arguments: [
        ("en", "Tag cloud", "1 tag", "65 tags"), ("de", "Schlagwortwolke", "1 Schlagwort", "65 Schlagwörter"),
        ("de-AT", "Schlagwortwolke", "1 Schlagwort", "65 Schlagwörter"),
        ("fr", "Nuage de mots-clés", "1 mot-clé", "65 mots-clés"),
        ("pt", "Nuvem de tags", "1 tag", "65 tags"), ("pt-PT", "Nuvem de etiquetas", "1 etiqueta", "65 etiquetas"),
        ("ru", "Облако тегов", "1 тег", "65 тегов"), ("no", "Stikkordsky", "1 stikkord", "65 stikkord"),
        ("sr-Latn-RS", "Oblak oznaka", "1 oznaka", "65 oznaka"), ("ja", "タグクラウド", "1個のタグ", "65個のタグ"),
        ("zh-TW", "標籤雲", "1個標籤", "65個標籤"), ("zh-Hans-TW", "标签云", "1个标签", "65个标签"),
        ("ar", "سحابة الوسوم", "وسم واحد", "65 وسمًا"), ("ro", "Nor de etichete", "1 etichetă", "65 de etichete"),
        ("tlh", "Tag cloud", "1 tag", "65 tags"), ("", "Tag cloud", "1 tag", "65 tags"),
    ])
    func aCloudHasWordsOfItsLanguage(language: String, title: String, one: String, many: String) {
        let wording = Wording(language: language)
        #expect(wording.title == title && wording.tags(1) == one && wording.tags(65) == many)
    }

    @Test func theCountGoesWithItsForm() {
        let russian = Wording(language: "ru")
        #expect(
            [1, 2, 5, 11, 21, 22, 112].map(russian.tags) == [
                "1 тег", "2 тега", "5 тегов", "11 тегов", "21 тег", "22 тега", "112 тегов",
            ])
        let polish = Wording(language: "pl")
        #expect([1, 2, 5, 21, 22].map(polish.tags) == ["1 tag", "2 tagi", "5 tagów", "21 tagów", "22 tagi"])
        let romanian = Wording(language: "ro")
        #expect(
            [1, 2, 19, 20, 101, 120].map(romanian.tags) == [
                "1 etichetă", "2 etichete", "19 etichete", "20 de etichete", "101 etichete", "120 de etichete",
            ])
    }

    /// Of a noun in another number of forms a page would have bare numbers.
    @Test(arguments: wordings.map(\.language))
    func everyEntryHasTheFormsOfItsLanguage(language: String) throws {
        let entry = try #require(wordings.first { $0.language == language })
        for forms in [entry.tags, entry.posts, entry.times, entry.words] {
            let noun = try CountedNoun(forms, language: language)
            for number in ["1", "2", "3", "5", "10", "11", "20", "21", "100", "1000000", "0.5", "1.5"] {
                let text = noun.text(number)
                #expect(text.count > number.count || language == "ar", "\(text)")
                #expect(text.contains(number) || language == "ar" && ["1", "2"].contains(number), "\(text)")
            }
        }
        #expect(Wording(language: language).title == entry.title && Wording(language: language).isOfLanguage)
    }

    @Test func languagesStandOnce() { #expect(Set(wordings.map(\.language)).count == wordings.count) }

    @Test(arguments: [
        ("de", "posts", "1 Beitrag", "42 Beiträge"), ("en", "posts", "1 post", "42 posts"),
        ("en", "times", "1 time", "42 times"), ("de", "words", "1 Wort", "42 Wörter"),
        ("cs", "times", "1krát", "42krát"),
        ("ja", "posts", "1件の投稿", "42件の投稿"), ("xx", "words", "1 word", "42 words"),
        ("sl", "posts", "1 objava", "42 objav"), ("fi", "posts", "1 kirjoitus", "42 kirjoitusta"),
    ])
    func aKnownUnitIsInTheLanguageOfThePage(language: String, key: String, one: String, many: String) throws {
        #expect(try unit(key, language, ["1", "42"]) == [one, many])
    }

    @Test func everyKeyIsKnown() {
        #expect(Wording.unitKeys.allSatisfy { Wording(language: "en").unit($0) != nil })
        #expect(Wording(language: "en").unit("likes") == nil)
    }

    @Test func aUnitHasTheFormsOfTheLanguage() throws {
        #expect(
            try unit("like|likes", "en", ["1", "2", "1.0", "0.5"]) == ["1 like", "2 likes", "1.0 likes", "0.5 likes"])
        #expect(
            try unit("пост|поста|постов", "ru", ["1", "3", "5", "1.5"]) == [
                "1 пост", "3 поста", "5 постов", "1.5 поста",
            ])
        #expect(try unit("wpis|wpisy|wpisów|wpisu", "pl", ["1.5", "5"]) == ["1.5 wpisu", "5 wpisów"])
        // Millions and fractions have a category of their own, and need no form.
        #expect(
            try unit("article|articles", "fr", ["0", "1", "2", "1000000"]) == [
                "0 article", "1 article", "2 articles", "1000000 articles",
            ])
        #expect(
            try unit("post|posty|postů", "cs", ["1", "2", "5", "1.5"]) == ["1 post", "2 posty", "5 postů", "1.5 postů"])
        #expect(
            try unit("article|d’articles|articles", "fr", ["1000000", "2"]) == ["1000000 d’articles", "2 articles"])
    }

    @Test func oneFormServesAllNumbers() throws {
        #expect(try unit("km", "ru", ["1", "2", "5"]) == ["1 km", "2 km", "5 km"])
        #expect(try unit("件", "ja", ["1", "42"]) == ["1件", "42件"])
        #expect(try unit("回", "zh-Hant", ["1"]) == ["1回"])
        #expect(try unit("โพสต์", "th", ["3"]) == ["3 โพสต์"])
    }

    @Test func theSignIsTheNumber() throws {
        #expect(try unit("$#", "en", ["1", "42"]) == ["$1", "$42"])
        #expect(try unit("# posts", "de", ["1"]) == ["1 posts"])
        #expect(try unit("one post | # posts", "en", ["1", "42"]) == ["one post", "42 posts"])
        #expect(try unit("#/# km", "en", ["3"]) == ["3/3 km"])
    }

    @Test func aBackslashTakesASignAsItIs() throws {
        #expect(try unit(##"\# of a\|b|\#s of \\"##, "en", ["1", "2"]) == ["1 # of a|b", ##"2 #s of \"##])
        #expect(try unit(#"a\n\"#, "en", ["1"]) == [#"1 a\n\"#])
    }

    @Test(arguments: [
        ("a|b|c", "en", "unit has 3 forms, expected 2 (one|other) in en"),
        ("a|b", "ru", "unit has 2 forms, expected 3 (one|few|many) or 4 (one|few|many|other) in ru"),
        ("a|b", "ja", "unit has 2 forms, expected 1 (other) in ja"),
        ("a|b|c|d", "fr", "unit has 4 forms, expected 2 (one|other) or 3 (one|many|other) in fr"),
        ("a|b|c|d|e|f|g", "ar", "expected 5 (one|two|few|many|other) or 6 (zero|one|two|few|many|other) in ar"),
        ("a||b", "ru", "unit is empty: its form 2 of 3"), ("|", "en", "its form 1 of 2"), ("", "en", "unit is empty"),
        ("  ", "en", "unit is empty"), ("a\u{0}", "en", "U+0000"), ("\u{200B}", "en", "unit is empty"),
    ])
    func anotherNumberOfFormsIsAnError(text: String, language: String, message: String) {
        let error = #expect(throws: Problem.self) { try CountedNoun(text, language: language) }
        #expect(error?.message.contains(message) == true && error?.option == "unit" && error?.hint?.isEmpty == false)
    }

    @Test func theHintHasAnExampleOfTheLanguage() {
        let error = #expect(throws: Problem.self) { try CountedNoun("a|b", language: "uk") }
        #expect(error?.hint == "such as запис|записи|записів|запису; one form alone serves all numbers")
        let unknown = #expect(throws: Problem.self) { try CountedNoun("a|b", language: "ga") }
        #expect(unknown?.hint == "write them in this order; one form alone serves all numbers")
    }

    @Test(arguments: [
        ("en", "Swift, 42"), ("ja", "Swift、42"), ("zh-TW", "Swift、42"), ("ar", "Swift، 42"), ("ur-PK", "Swift، 42"),
        ("he", "Swift, 42"), ("", "Swift, 42"),
    ])
    func aNameIsHeardWithItsWeight(language: String, name: String) {
        #expect(Wording(language: language).name("Swift", "42") == name)
    }
}
