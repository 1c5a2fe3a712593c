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
        (.polish, "szkoła szkoły szkole szkołę szkołą szkoło"),
        (.polish, "ziemia ziemi ziemię ziemią ziemie ziem ziemiom ziemiami ziemiach"),
        (.polish, "stary stara stare starego starej staremu starym starą starych starymi"),
        (.czech, "voják vojáka vojákovi vojákem vojáku vojáků vojákům vojáky"),
        (.czech, "žena ženy ženě ženu ženo ženou žen ženám ženách ženami"),
        (.czech, "malý malá malé malého malou malým malých"),
        (.slovak, "chlap chlapa chlapovi chlapom chlapi chlapov chlapoch"),
        (.croatian, "grad grada gradu gradom gradovi gradova gradovima"),
        (.croatian, "žena žene ženi ženu ženom ženama"),
        (.slovenian, "mesto mesta mestu mestom mest mestih mesti"),
        (.ukrainian, "герман германа германові германом германе"), (.ukrainian, "рука руки руку рукою"),
        (.ukrainian, "хлопець хлопця хлопцеві хлопцем хлопці хлопців хлопцям хлопцями"),
        (.bulgarian, "жена жената жени жените"), (.bulgarian, "град градът града градове градовете"),
        (.latvian, "koks koka kokam koku kokā koki kokiem kokus kokos"),
    ])
    func theFormsOfAWordHaveOneStem(language: Language, forms: String) {
        let found = stems(forms, language)
        #expect(found.count == 1, "\(found.map { String(decoding: $0, as: UTF8.self) }.sorted())")
    }

    @Test func otherWordsStayApart() {
        #expect(stems("pan pani państwo", .polish).count == 3)
        #expect(stems("mówi mówił mówić", .polish).count == 3)
        #expect(stems("oko okno", .czech).count == 2)
        #expect(stems("рік рука", .ukrainian).count == 2)
        #expect(CaseEndings(.english) == nil && CaseEndings(.russian) == nil)
    }
}
