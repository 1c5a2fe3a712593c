import TestSupport
import Testing

@testable import Languages

@Suite struct WordNormalizerTests {
    @Test(arguments: [
        ("dog’s", "dog", "dog"), ("dog's", "dog", "dog"), ("dogʼs", "dog", "dog"), ("James’", "James", "james"),
        ("DOG’S", "DOG", "DOG"), ("Dogs’", "Dogs", "dogs"), ("o’clock", "o’clock", "o'clock"),
        ("O’Brien’s", "O’Brien", "o'brien"),
        ("’s", "’s", "'s"), ("''", "''", "''"), ("Straße", "Straße", "strasse"),
        ("co\u{AD}operate", "co\u{AD}operate", "cooperate"),
        ("ΛΟΓΟΣ", "ΛΟΓΟΣ", "ΛΟΓΟΣ"), ("λόγος", "λόγος", "λόγοσ"), ("e\u{301}cole", "e\u{301}cole", "école"),
        ("C++", "C++", "c++"), ("COVID-19", "COVID-19", "covid-19"), ("#Swift", "#Swift", "#swift"),
        ("@Ada", "@Ada", "@ada"),
    ])
    func englishShowsNoPossessiveAndCountsUnderCaseFolding(_ word: String, _ display: String, _ key: String) {
        let result = normalized(word, [.english])
        #expect(result.display == display)
        #expect(result.key == key)
        #expect(!result.isStopWord)
    }

    // The article and the particles before it are written together with the word.
    @Test(arguments: [
        "لغة اللغة واللغة باللغة للغة", "كتاب الكتاب والكتاب بالكتاب للكتاب فالكتاب", "مدرسة المدرسة والمدرسة",
        "الله والله بالله لله", "التزام الالتزام والالتزام",
    ])
    func arabicWordsAreTheSameWithTheirArticle(_ words: String) {
        let keys = Set(words.split(separator: " ").map { normalized(String($0), [.arabic], .best).key })
        #expect(keys.count == 1, "\(keys)")
    }

    @Test(arguments: ["بعض", "وبعض", "وفي", "لهذا", "وبهذا", "فقد"])
    func arabicParticlesBeforeAStopWordMakeNoWord(_ word: String) {
        #expect(normalized(word, [.arabic]).isStopWord)
    }

    @Test(arguments: ["الله", "والله", "لله", "فهم", "والده", "الأم", "الأحد", "بلدي", "فتحت", "فيلا", "كتاب"])
    func arabicNounsThatBeginLikeAParticleAreWords(_ word: String) {
        #expect(!normalized(word, [.arabic]).isStopWord)
    }

    @Test(arguments: ["it’s", "It's", "let’s", "that’s", "don't", "I’m", "THE", "Thou", "somebody’s", "who’ll"])
    func contractionsOfFunctionWordsAreStopWords(_ word: String) { #expect(normalized(word, [.english]).isStopWord) }

    @Test(arguments: [
        (Language.french, "l’homme", "homme", false), (.french, "D’accord", "accord", false),
        (.french, "qu’il", "il", true),
        (.french, "aujourd’hui", "aujourd’hui", true), (.french, "quelqu’un", "quelqu’un", true),
        (.french, "L'Étoile", "Étoile", false),
        (.french, "presqu’île", "presqu’île", false), (.french, "n’est", "est", true),
        (.french, "jusqu’alors", "alors", true),
        (.french, "d’aujourd’hui", "aujourd’hui", true), (.french, "dog’s", "dog’s", false),
        (.italian, "dell’arte", "arte", false), (.italian, "un’amica", "amica", false), (.italian, "po’", "po’", true),
        (.catalan, "l’home", "home", false), (.german, "l’homme", "l’homme", false),
        (.english, "l’homme", "l’homme", false),
        (.german, "Carlo’s", "Carlo’s", false),
    ])
    func elidedArticlesAreNotShown(_ language: Language, _ word: String, _ display: String, _ isStopWord: Bool) {
        let result = normalized(word, [language])
        #expect(result.display == display)
        #expect(result.isStopWord == isStopWord)
    }

    @Test(arguments: [
        ("DNA", "DNA", true), ("R&D", "r&d", true), ("U.S.A.", "USA", true), ("USA", "USA", true), ("US", "US", true),
        ("U.S.", "US", true), ("IT", "IT", true), ("WHO", "WHO", true), ("it", "it", false), ("CDs", "CD", true),
        ("CD’s", "CD", true),
        ("CD", "CD", true), ("MP3", "mp3", true), ("mp3", "mp3", false), ("США", "США", true), ("A", "a", false),
        ("iOS", "ios", false), ("NATO’s", "NATO", true), ("WIKIPEDIA", "wikipedia", false), ("NOT", "not", false),
        ("3D", "3d", false),
    ])
    func acronymsHaveAKeyOfTheirOwn(_ word: String, _ key: String, _ isAcronym: Bool) {
        let result = normalized(word, [.english], .plurals)
        #expect(result.key == key)
        #expect(result.isAcronym == isAcronym)
        #expect(result.isStopWord == ["it", "A", "NOT"].contains(word))
    }

    @Test func withoutStemsThePluralOfAnAcronymIsAWordOfItsOwn() {
        #expect(normalized("CDs", [.english], .off).key == "CDs")
    }

    @Test func aStopWordOfTheUserIsOneInCapitalsToo() {
        let result = normalized("US", [.english], .off, (["us"], []))
        #expect(result.isStopWord && !result.isAcronym)
        #expect(normalized("Very", [.english], .off, ([], ["very"])).isStopWord == false)
    }

    @Test(arguments: [
        (StemMode.off, "Countries", "countries"), (.plurals, "Countries", "country"), (.plurals, "running", "running"),
        (.plurals, "Viruses’", "virus"), (.plurals, "vice-presidents", "vice-presidents"),
    ])
    func modesJoinMoreOrLess(_ mode: StemMode, _ word: String, _ key: String) {
        #expect(normalized(word, [.english], mode).key == key)
    }

    @Test(
        .enabled(if: Stemmer.isBuiltIn),
        arguments: [
            ("running", "run"), ("Running", "run"), ("children", "child"), ("men", "man"), ("news", "news"),
            ("countries", "countri"),
            ("universities", "university"), ("universe", "univers"), ("well-known", "well-known"),
            ("#running", "#running"),
            ("бегущий", "бегущий"), ("goods", "goods"), ("good", "good"),
        ])
    func fullStemsAreThoseOfTheFirstLanguageOfTheScript(_ word: String, _ key: String) {
        #expect(normalized(word, [.english, .french], .full).key == key)
    }

    @Test(.enabled(if: Stemmer.isBuiltIn)) func aSerbianStemMeetsNoEnglishWord() {
        #expect(normalized("град", [.english, .serbian], .full).key == "sr:grad")
        #expect(normalized("градови", [.english, .serbian], .full).key.hasPrefix("sr:"))
        #expect(normalized("grad", [.english, .serbian], .full).key == "grad")
    }

    @Test(.enabled(if: Stemmer.isBuiltIn), arguments: fixture("false-friends.txt"))
    func falseFriendsAreTwoWords(_ line: String) throws {
        let fields = line.split(separator: " ").map(String.init)
        try #require(fields.count == 4)
        let language = try #require(Language(named: fields[0]))
        let stemmer = try #require(Stemmer(language))
        let shared = WordFolding(languages: [language])
        for word in fields[1...2] {
            #expect(text(stemmer.stem(shared.fold(Array(word.utf8).span))) == fields[3])
        }
        let keys = fields[1...2].map { FormRules(language, .full).key(of: Array($0.utf8)) }
        #expect(keys[0] != keys[1])
    }

    @Test func englishHasAtLeastThirtyFalseFriends() {
        #expect(fixture("false-friends.txt").filter { $0.hasPrefix("english ") }.count >= 30)
    }

    @Test func turkishHasTwoLettersI() {
        #expect(normalized("ISI", [.turkish]).folded == "ısı")
        #expect(normalized("İstanbul", [.turkish]).folded == "istanbul")
        #expect(normalized("Istanbul", [.english, .turkish]).folded == "istanbul")
    }

    @Test func persianKeepsItsJoinersAndOthersDoNot() {
        #expect(normalized("می\u{200C}رود", [.persian]).folded == "می\u{200C}رود")
        #expect(normalized("مي\u{200C}كند", [.persian]).isStopWord)
        #expect(normalized("tree\u{200C}house\u{200D}", [.english]).folded == "treehouse")
    }

    @Test func connectorsAreTold() {
        #expect(normalized("of", [.english]).isConnector)
        #expect(!normalized("dog", [.english]).isConnector)
    }

    @Test(arguments: 0..<200) func aFoldedWordNormalisedAgainHasTheSameKey(_ seed: Int) {
        var generator = Seeded(seed)
        let letters: [Unicode.Scalar] = Array(
            "abcsSTX’'éÉßſİIıñœЖёщΣςάאַבּ漢かカ한ไทยहिüÜ\u{301}\u{307}\u{200D}\u{200C}\u{AD}-+9.&#مَكيşțŉǰΐᾳև".unicodeScalars)
        for mode in StemMode.allCases {
            for languages in [
                [Language.english, .russian, .greek], [.french, .hebrew, .persian, .serbian], [.turkish, .hindi],
                [.romanian],
            ] {
                var normalizer = WordNormalizer(languages: languages, stems: mode)
                var word = String.UnicodeScalarView()
                for _ in 0..<Int.random(in: 1...9, using: &generator) {
                    if let letter = letters.randomElement(using: &generator) { word.append(letter) }
                }
                let surface = Array(String(word).utf8)
                let once = normalizer.normalize(surface)
                #expect(!once.folded.isEmpty && !once.key.isEmpty && !once.display.isEmpty)
                #expect(String(validating: surface[once.display], as: UTF8.self) != nil)
                let shown = normalizer.normalize(Array(surface[once.display]))
                #expect(
                    shown.key == once.key && shown.isStopWord == once.isStopWord, "\(String(word).debugDescription)")
                if !once.isAcronym {
                    let folded = normalizer.normalize(once.folded)
                    #expect(text(folded.key) == text(once.key), "\(String(word).debugDescription)")
                }
            }
        }
    }

    @Test(arguments: [
        "", "\u{200D}", "\u{AD}", "'", "’", "’’’’", "s's's's", "l’", "l’l’l’l’a", "....", "&&", "\u{301}",
        String(repeating: "\u{301}", count: 10_000), "a" + String(repeating: "\u{323}\u{301}", count: 5_000),
        String(repeating: "x", count: 4_000), String(repeating: "É", count: 2_000),
        String(repeating: "l’", count: 2_000),
        String(repeating: "a’s", count: 1_000), String(repeating: "A.", count: 2_000),
    ])
    func oddWordsAreNormalisedToo(_ word: String) {
        var normalizer = WordNormalizer(languages: [.english, .french], stems: .full)
        let result = normalizer.normalize(Array(word.utf8))
        #expect(result.key.isEmpty == word.isEmpty)
        #expect(result.display.isEmpty == word.isEmpty)
        #expect(result.display.upperBound <= word.utf8.count)
    }

    @Test(arguments: 0..<50) func bytesThatAreNoTextAreNoDanger(_ seed: Int) {
        var generator = Seeded(seed)
        var normalizer = WordNormalizer(languages: [.english, .french, .persian, .turkish], stems: .full)
        for length in 1...40 {
            let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            let result = normalizer.normalize(bytes)
            #expect(!result.key.isEmpty && result.display.upperBound <= length)
        }
    }

    private func normalized(
        _ word: String, _ languages: [Language], _ mode: StemMode = .off, _ stopWords: ([String], [String]) = ([], [])
    ) -> (display: String, folded: String, key: String, isStopWord: Bool, isAcronym: Bool, isConnector: Bool) {
        var normalizer = WordNormalizer(languages: languages, stems: mode, stopWords: stopWords)
        let bytes = Array(word.utf8)
        let result = normalizer.normalize(bytes)
        return (
            text(bytes[result.display]), text(result.folded), text(result.key), result.isStopWord, result.isAcronym,
            result.isConnector
        )
    }

    private func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
