import Testing

@testable import Languages

@Suite struct CaseEndingsTests {
    private func stems(_ words: String, _ language: Language) -> Set<[UInt8]> {
        guard let endings = CaseEndings(language) else { return [] }
        return Set(words.split(separator: " ").map { endings.stem(Array($0.utf8)) })
    }

    // The declensions of grammars: singular and plural of a noun, or the forms of an adjective.
    @Test(arguments: [
        (
            Language.polish,
            "nauczyciel nauczyciela nauczycielowi nauczycielem nauczycielu nauczyciele nauczycieli nauczycielom"
        ),
        (.polish, "marcinek marcinka marcinkowi marcinkiem marcinku"),
        (.polish, "szkoła szkoły szkołę szkołą szkoło"),
        (.polish, "ziemia ziemi ziemię ziemią ziemie ziem ziemiom ziemiami ziemiach"),
        (.polish, "stary stara stare starego starej staremu starym starą starych starymi"),
        (.czech, "voják vojáka vojákovi vojákem vojáku vojáků vojákům vojáky"),
        (.czech, "kniha knihy knihu knihou knih knihám knihách knihami"),
        (.czech, "starý stará staré starého starou starým starých"),
        (.slovak, "chlap chlapa chlapovi chlapom chlapi chlapov chlapoch"),
        (.croatian, "grad grada gradu gradom gradovi gradova gradovima"),
        (.croatian, "knjiga knjige knjigu knjigom knjigama"),
        (.slovenian, "mesto mesta mestu mestom mest mestih mesti"),
        (.ukrainian, "герман германа германові германом германе"), (.ukrainian, "рука руку рукою"),
        (.ukrainian, "хлопець хлопця хлопцеві хлопцем хлопці хлопців хлопцям хлопцями"),
        (.bulgarian, "книга книгата книги книгите"), (.bulgarian, "град градът града градове градовете"),
        (.latvian, "galds galda galdam galdu galdā galdi galdiem galdus galdos"),
    ])
    func theFormsOfAWordHaveOneStem(language: Language, forms: String) {
        let found = stems(forms, language)
        #expect(found.count == 1, "\(found.map { String(decoding: $0, as: UTF8.self) }.sorted())")
    }

    @Test func otherWordsStayApart() {
        #expect(stems("pan pani państwo", .polish).count == 3)
        #expect(stems("mówi mówił mówić", .polish).count == 3)
        #expect(stems("bal bała", .polish).count == 2 && stems("ręka rękę ręką", .polish).count == 1)
        #expect(stems("let leta letu", .czech).count == 2 && stems("лев лева", .bulgarian).count == 2)
        #expect(stems("голова голові", .ukrainian).count == 1 && stems("голові голий", .ukrainian).count == 2)
        #expect(stems("oko okno", .czech).count == 2)
        #expect(stems("рік рука", .ukrainian).count == 2)
        #expect(CaseEndings(.english) == nil && CaseEndings(.russian) == nil)
    }
}
