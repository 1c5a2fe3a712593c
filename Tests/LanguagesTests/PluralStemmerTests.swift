import Testing

@testable import Languages

@Suite struct PluralStemmerTests {
    @Test(arguments: [
        (
            Language.english,
            """
            viruses virus buses bus countries country boxes box cars car churches church dishes dish classes class
            heroes hero photos photo cities city toys toy wolves wolf men man women woman children child feet foot
            mice mouse analyses analysis crises crisis movies movie houses house causes cause bonuses bonus lenses lens
            prizes prize quizzes quiz waltzes waltz shoes shoe dies die data data skis ski indices index policemen policeman
            glass glass news news species species series series james james paris paris analysis analysis gas gas
            virus virus this this bus bus people people mathematics mathematics christmas christmas lens lens
            topics topic cases case bases base roses rose eyes eye menus menu caches cache kings king
            """
        ),
        (
            .german,
            """
            zeitungen zeitung freiheiten freiheit möglichkeiten möglichkeit universitäten universität autos auto
            fotos foto lehrerinnen lehrerin landschaften landschaft nationen nation babys baby kinos kino büros büro
            haus haus glas glas bus bus jungen jungen gewinnen gewinnen beginnen beginnen kostenlos kostenlos
            gesungen gesungen chaos chaos ergebnis ergebnis kurs kurs
            """
        ),
        (
            .dutch,
            """
            tafels tafel computers computer meisjes meisje foto's foto regeringen regering mogelijkheden mogelijkheid
            universiteiten universiteit anders anders brengen brengen huis huis gas gas
            """
        ),
        (
            .french,
            """
            chats chat maisons maison animaux animal journaux journal bateaux bateau travaux travail chevaux cheval
            jeux jeu genoux genou lois loi yeux œil temps temps souris souris pays pays prix prix fils fils
            français français succès succès virus virus heureux heureux
            """
        ),
        (
            .spanish,
            """
            casas casa canciones canción ciudades ciudad luces luz voces voz hombres hombre países país meses mes
            autores autor animales animal mujeres mujer árboles árbol libros libro lunes lunes crisis crisis
            virus virus razones razón noches noche
            """
        ),
        (
            .portuguese,
            """
            casas casa canções canção animais animal hotéis hotel homens homem luzes luz flores flor mulheres mulher
            países país mãos mão cães cão lápis lápis ônibus ônibus livros livro
            """
        ),
        (.italian, "libri libri case case"),
    ])
    func pluralsJoinTheirSingulars(_ language: Language, _ pairs: String) {
        let stemmer = PluralStemmer(language)
        let words = pairs.split { $0 == " " || $0 == "\n" }
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            let key = String(decoding: stemmer.singular(Array(words[index].utf8)), as: UTF8.self)
            #expect(key == words[index + 1], "\(words[index])")
            // The singular has the key that its plural has.
            let again = String(decoding: stemmer.singular(Array(words[index + 1].utf8)), as: UTF8.self)
            #expect(again == words[index + 1])
        }
    }

    @Test(arguments: [Language.english, .french, .spanish, .portuguese, .german, .dutch])
    func noFormStandsInTwoGroups(_ language: Language) {
        let text =
            switch language {
            case .english: PluralStemmer.irregularEnglish
            case .french: PluralStemmer.irregularFrench
            case .spanish: PluralStemmer.irregularSpanish
            case .portuguese: PluralStemmer.irregularPortuguese
            case .german: PluralStemmer.invariableGerman
            default: PluralStemmer.invariableDutch
            }
        let words = text.split { $0 == " " || $0 == "\n" }
        #expect(Set(words).count == words.count)
    }
}
