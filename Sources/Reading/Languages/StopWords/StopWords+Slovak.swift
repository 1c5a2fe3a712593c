extension StopWords {
    /// The function words of Slovak, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let slovak = """
        a aby aj ak akej ako akoby akože aká aké akého akú aký akých akým ale alebo ani asi aspoň avšak až bez bezo
        bol bola boli bolo bude budem budeme budete budeš budú buď by byť cez cezo dnes do dosť doteraz ešte hneď ho
        hoci i iba ich im inak iná iné iní iný iných ja je jeho jej jemu ju k kadiaľ kam každá každé každého každí
        každú každý kde keby kedy keď keďže ko koho komu koľko kto ktorej ktorom ktorou ktorá ktoré ktorého ktorému
        ktorí ktorú ktorý ktorých ktorým ktorými ku kvôli kým lebo leda len lenže ma majú mal mala mali mať medzi
        menej mi mimo mne mnoho mnou mohla mohli mohol moja moje mojej mojich mojim možno mu musia musieť musí my má
        mám máme máte máš môcť môj môže môžem môžeme mňa na nad nado najmä nami naša naše našej naši našich nebol
        nebola neboli nebolo nech nechže nej nejako nejaká nejaké nejaký nemohol nemá nemôže než nich nie niekto
        niektorá niektoré niektorý niektorých nielen niečo nikdy nikto nimi nič nám nás náš nášho ním o ob od odo
        okolo okrem on ona oni ono ony opäť oveľa po pod podo podľa pokiaľ ponad popri potom poza pre pred predo
        preto pretože prečo pri prostredníctvom proti práve prípadne s sa sama sami samo seba sebou si sme so sobe
        som spolu ste stále svoj svoja svoje svojej svojho svojich svojimi svoju svojím sám sú ta tak takisto takto
        taká také takého taký takých takže tam tamto te teba tebe tebou teda tej ten tento tie tieto tiež to toho
        tohoto tohto tom tomto tomu tomuto toto tou touto toľko tu tvoj tvoja tvoje ty tá táto tí tíchto títo tú
        túto tých týchto tým tými týmto u už v vami vaša vaše vašich veď veľmi viac vo voči vtedy vy vám vás váš
        vôbec však všetci všetka všetko všetky všetkých všetkým vždy z za zas zase zatiaľ začo zo zďaleka áno či čo
        čoho čom čomu čože čí čím ďalej ďalšia ďalšie ďalší ňom ňou ňu že žeby žiadna žiadne žiadny
        """
}
