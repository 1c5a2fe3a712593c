import Testing

@testable import Languages

@Suite struct StopWordTests {
    @Test(arguments: Language.allCases) func everyListIsFoldedSortedAndWithoutRepetition(_ language: Language) {
        let words = StopWords.text(of: language).split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
        #expect(words.count >= 100 && words.count <= 2000)
        for (one, next) in zip(words, words.dropFirst()) {
            #expect(one.lexicographicallyPrecedes(next), "\(text(one)) \(text(next))")
        }
        let folding = WordFolding(languages: [language])
        for word in words { #expect(text(folding.fold(word.span)) == text(word)) }
    }

    @Test(arguments: Language.allCases) func aListIsInTheScriptOfItsLanguage(_ language: Language) {
        for word in StopWords.text(of: language).split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let bytes = Array(word.utf8)
            if let script = WritingScript(of: bytes.span) {
                #expect(language.scripts.contains(script), "\(word)")
            }
        }
    }

    @Test(arguments: [
        (
            Language.english,
            """
            computer system people time year day man woman world life hand child eye place week case company group
            problem fact water room mother area money story month book job word business issue kind head house
            service friend father power hour game line member law car city community name president team minute
            idea body information parent face level office door health person art war history party result
            change morning reason research girl guy moment air teacher force education foot boy age policy music
            market sense nation plan college interest death experience effect class control field development role
            effort rate heart drug leader light voice wife police mind price report decision son view
            relationship town road arm difference value building action season society tax director position player
            science language data software cloud tree love peace happy big great good new old high small large
            work god king earth heaven sea fire gold
            """
        ),
        (
            .german,
            """
            haus zeit jahr mensch leben welt land stadt frau mann kind arbeit recht auge wasser schule buch
            geld krieg frieden freiheit liebe tag nacht musik computer system leute wort frage antwort regierung
            """
        ),
        (
            .french,
            """
            maison temps année homme femme monde vie pays ville enfant travail droit eau école livre argent guerre
            paix liberté amour jour nuit musique ordinateur système gens mot question réponse gouvernement
            """
        ),
        (
            .spanish,
            """
            casa tiempo hombre mujer mundo vida país ciudad niño trabajo derecho agua escuela libro dinero guerra
            paz libertad amor día noche música sistema gente palabra pregunta respuesta gobierno sentido
            """
        ),
        (
            .italian,
            """
            casa tempo anno uomo donna mondo vita paese città bambino lavoro diritto acqua scuola libro denaro guerra
            pace libertà amore giorno notte musica sistema gente parola domanda risposta governo fine
            """
        ),
        (
            .portuguese,
            """
            casa tempo homem mulher mundo vida país cidade criança trabalho direito água escola livro dinheiro guerra
            paz liberdade amor dia noite música sistema gente palavra pergunta resposta governo
            """
        ),
        (
            .dutch,
            "huis tijd jaar mens leven wereld land stad vrouw kind werk recht water school boek geld oorlog vrede"
        ),
        (
            .russian,
            "дом время год человек люди жизнь мир страна город женщина ребёнок работа право вода школа книга деньги война"
        ),
        (
            .polish,
            "dom czas rok człowiek ludzie życie świat kraj miasto kobieta dziecko praca prawo woda szkoła książka wojna"
        ),
        (.swedish, "hus tid år människa liv värld land stad kvinna barn arbete vatten skola bok pengar krig fred"),
        (.turkish, "ev zaman yıl insan hayat dünya ülke şehir kadın çocuk iş hak su okul kitap para savaş barış"),
        (
            .ukrainian,
            "дім час рік людина люди життя світ країна місто жінка дитина робота право вода школа книга війна"
        ),
        (.hindi, "घर समय साल आदमी लोग जीवन दुनिया देश शहर औरत बच्चा काम अधिकार पानी स्कूल किताब पैसा युद्ध"),
        (.persian, "خانه زمان سال انسان مردم زندگی جهان کشور شهر زن کودک حق آب مدرسه کتاب پول جنگ صلح"),
        (.arabic, "بيت وقت سنة إنسان ناس حياة عالم بلد مدينة امرأة طفل عمل حق ماء مدرسة كتاب مال حرب سلام"),
        (.chinese, "房子 时间 人 生活 世界 国家 城市 女人 孩子 工作 权利 水 学校 书 钱 战争 和平"),
        (.japanese, "家 時間 人間 生活 世界 国 都市 女性 子供 仕事 権利 水 学校 本 戦争 平和"),
    ])
    func noContentWordIsAStopWord(_ language: Language, _ text: String) {
        let set = StopWordSet(languages: [language])
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            #expect(!isStopWord(word, set), "\(word)")
        }
    }

    @Test(
        arguments: "the and don't isn't i'm it's thee thou thy ye hath unto shalt very just also not".split(
            separator: " "))
    func functionWordsOfEnglishAreStopWords(_ word: Substring) {
        #expect(isStopWord(word, StopWordSet(languages: [.english])))
    }

    @Test func wordsOfSeveralLanguagesAreStopWordsTogether() {
        let set = StopWordSet(languages: [.english, .german], added: ["Stratus", "STRASSE"], kept: ["The"])
        #expect(
            ["the", "und", "of", "stratus", "strasse", "le"].map { isStopWord($0, set) }
                == [false, true, true, true, true, false])
    }

    @Test func aWordThatIsAddedAndKeptIsKept() {
        #expect(!isStopWord("x", StopWordSet(languages: [], added: ["x"], kept: ["X"])))
    }

    @Test(arguments: [
        (Language.english, "of", true), (.french, "de", true), (.german, "der", true), (.dutch, "van", true),
        (.portuguese, "dos", true), (.italian, "della", true), (.english, "with", false), (.english, "tree", false),
    ])
    func connectorsStandInsideAPhrase(_ language: Language, _ word: String, _ isConnector: Bool) {
        let bytes = Array(word.utf8)
        #expect(StopWordSet(languages: [language]).facts(of: bytes.span).isConnector == isConnector)
    }

    @Test(arguments: Language.allCases) func everyConnectorIsAStopWord(_ language: Language) {
        let set = StopWordSet(languages: [language])
        for word in Connectors.words(of: language).split(separator: " ") {
            #expect(isStopWord(word, set), "\(word)")
        }
    }

    private func isStopWord(_ word: some StringProtocol, _ set: StopWordSet) -> Bool {
        let bytes = Array(word.utf8)
        return set.facts(of: bytes.span).isStopWord
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
