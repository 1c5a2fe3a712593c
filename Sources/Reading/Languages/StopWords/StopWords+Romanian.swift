extension StopWords {
    /// The function words of Romanian: those of the Python package stop-words without words that carry a topic, plus
    /// the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let romanian = """
        a abia acea acealaltă aceasta această aceea aceeasi acei aceia aceiași acel acela acelasi același acele
        acelea acelei acelor acelui acest acesta aceste acestea acestei acestia acestor acestui acești aceștia acolo
        acum adica adică ai aia aici aiurea al ala alaturi ale alea alt alta altceva alte altei altele altfel alti
        altii altora altul altă alți am anume apoi aproape ar are as asa asemenea asta astazi astfel asupra atare
        atat atata atatea atatia ati atit atita atitea atitia atunci atât atâta atâtea au avea aveau avem aveți avut
        aș așa așadar ați ba bine c ca cam cand capat care careia carora caruia cat cata cate cateva cativa catre ce
        cea ceea cei ceilalti cel cele celor ceva chiar ci cind cine cineva cit cita cite citeva citi citiva conform
        cu cui cum cumva când cât câte câteva câtă câți câțiva că căci căreia cărora cărui căruia către d da daca
        dacă dar dat datorită de deasupra decat deci decit decât degraba deja deoarece departe desi desigur despre
        destul deși din dinaintea dinspre dintr dintr-o dintr-un dintre doar dupa după e ea ei el ele era eram erau
        este eu exact ești fata față fel fi fie fiecare fiecărei fiecărui fii fiind foarte fost fără geaba i ia iar
        iara ii il imi in inainte inapoi inca incat incit insa intr intr-o intr-un intre intrucat isi iti l-a l-au
        la le li lor lui lângă m-a ma mai mea mei mele mereu meu mi mie mine mod mult multa multe multi multă mulți
        mă măcar n-a n-am ne ni nici nicidecum nicio niciodata niciodată niciun nicăieri nimeni nimic niste niște
        noastre noastră noi nostri nostru noștri nu numai o oare odată or ori oricare orice oricine oricum oricât
        pai pana parca parcă pe pentru peste pina plus poate pot poți prea prin printr printr-o printr-un printre
        putea putem putini puțin puține puțini puțină până s-a s-ar s-au sa sa-mi sa-ti sai sale sau se si sine
        singur sint sintem spre sub sunt suntem sunteți sînt să săi său ta tale te ti tine toata toate toată tocmai
        tot toti totul totusi totuși toți tu tuturor tăi tău u ului un una unde undeva unei uneia unele uneori unii
        unor unora unui unuia unul va vei veți vi voastre voastră voi vom vor vostru voștri vreo vreun vreuna vă îi
        îl îmi împotriva în înainte înaintea încât încă însuși însă într într-o într-un între întru întrucât își îți
        ăia ăla ălea ăsta ăștia și ți ție
        """
}
