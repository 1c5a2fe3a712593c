extension StopWords {
    /// The function words of Norwegian: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let norwegian = """
        absolutt ad af ah akkurat aldri alene all alle aller allerede alles allikevel alltid alltids alt altfor altså
        andre andres angående annen annens annet antagelig antakelig apropos at au av bak bakover bare begge begynner
        begynt begynte berre bestandig bla blant ble blei bli blir blitt bort borte bortsett bra bruke bruker brukes
        brukt brukte burde både båe bør ca cirka da de deg dei deim deira deires dem den denne dens der derav dere
        deres deretter derfor derfra derimot dermed dersom dessuten dessverre desto det dets dette di din dine disse
        dit ditt diverse dog du dvs dykk dykkar då eg egen egentlig eget egne eh ei ein eit eitt eller ellers elles en
        enda endelig ene eneste enhver enn ennå enten er et etc ethvert ett etter etterpå ettersom evt f.eks faktisk
        feks fem fikk finnes fire flere flest fleste for foran forbi fordi foreløpig forresten fortsatt foruten
        forøvrig fra fram framfor framme framover frem fremdeles fremfor fremme fremover frå få får fått færre før
        først første ga ganske gav gi gikk gir gis gitt gjennom gjerne gjorde gjort gjør gjøre gjøres grunnet gå går
        gått ha hadde hallo ham han hans har hatt hei hel hele heller helst helt hen hennar henne hennes her heretter
        herfra herved hit hittil hjemmefra hjå hm hmm ho hoe honom hos hoss hossen hovedsakelig hun hva hvem hver
        hverandre hverken hvert hvertfall hvilke hvilken hvilket hvis hvor hvorav hvordan hvorfor hvorvidt i iallefall
        iallfall iblant idet ifra ifølge igjen igjennom ihvertfall ikke ikkje imellom imens imidlertid imot ingen
        ingenting ingi inkje inn inne innen innenfor inni innimellom innom innover innpå inntil intet isteden
        istedenfor især ja jada jaja jammen jaså jeg jf jo joda just kan kanskje knapt kom komme kommende kommer kommet
        kor korleis korso kun kunne kunnet kva kvar kvarhelst kvart kven kvi kvifor la langs lar lat late latt lenge
        lenger lengre lengst like likevel liksom lite litt man mange massevis me med medan meg meget meir mellom men
        mens mer mere mest meste mesteparten mi min mindre mine minst minste mitt mot muligens mye mykje må måtte
        måttet ned nede nedenfor nedover nei neida nemlig neppe nesten nettopp ni no noe noen noens noensinne nok noka
        noko nokon nokor nokre nokså nylig nå når nær nærmest ofte oftere oftest og også oh oi ok okay om omkring
        omtrent opp oppe oppover oppå oss osv ovenfor ovenpå over overalt overfor per pga pr på riktignok rundt sa sagt
        saman samme sammen samt samtidig sannsynligvis se seg seinere seks selv selve selvom senere ser sett si sia
        sidan siden sier sies sikkert sin sine sist sitt sjelden sju sjøl sjølv skal skjønt skulle slik slike slikt
        snarere snart so som somme somt spesielt stadig straks støtt svært syv så således sånn sånne sånt såpass såvidt
        særlig ta tar tas tatt temmelig ti tidligere til tilbake titt tja to tok trass tre trenger trengs trolig tross
        tvers tør uansett um under unna unntatt upp ut ute utelukkende uten utenfor utenom utfor utover var vart varte
        ved vekk vel veldig vera vere verken verte vi via videre vil ville villet virkelig visst visstnok vore vors
        vort vår våre våres vårt vær være værende vært å åh åtte æ én òg øh øvrige
        """
}
