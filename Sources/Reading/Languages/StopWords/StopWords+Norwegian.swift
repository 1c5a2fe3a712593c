extension StopWords {
    /// The function words of Norwegian: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let norwegian = """
        af aldri alene alle allerede alltid altså andre annen annet at av bak bare begge berre ble blei bli blir
        blitt bort bortsett bra burde både båe bør da de deg dei deim deira deires dem den denne der dere deres
        deretter derfor derfra dermed dersom dessuten det dette di din disse ditt du dykk dykkar då eg egen egentlig
        ei ein eit eitt eller ellers elles en enda enn ennå er et etc ett etter ettersom fikk flere flest for foran
        forbi fordi foruten fra fram frem frå få får fått før først gjennom gjorde gjort gjør gjøre gå går ha hadde
        ham han hans har hel hele helst helt hen hennar henne hennes her heretter hjå ho hoe honom hos hoss hossen
        hun hva hvem hver hverandre hvert hvilke hvilken hvilket hvis hvor hvordan hvorfor hvorvidt i iblant idet
        igjen igjennom ikke ikkje imellom imens imidlertid imot ingen ingenting ingi inkje inn innen innenfor inni
        inntil især ja jeg jo kan kanskje kom kor korleis korso kun kunne kva kvar kvarhelst kven kvi kvifor langs
        like likevel litt man mange me med medan meg meget meir mellom men mens mer mest mi min mindre mine minst
        mitt mot mye mykje må måtte ned nei nemlig nesten nettopp no noe noen nok noka noko nokon nokor nokre nå når
        nær og også om omkring opp oss over overalt på saman samme sammen samt seg selv selvom si sia sidan siden
        sin sine sist sitt sjelden sjøl sjølv skal skulle slik slike slikt snart so som somme somt stadig svært så
        således sånn temmelig til tilbake trass tross uansett um under unntatt upp ut uten utenfor var vart varte
        ved vel vere verte vi via vil ville vore vors vort vår våre vårt vær være vært å òg
        """
}
