extension StopWords {
    /// The function words of Estonian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let estonian = """
        aga alati alles alt asemel edasi eest ega ehk ei enam ennast enne ent eriti et etc haaval hiljem iga igal
        igas ikka ilma ise iseend isegi ja jah jaoks jooksul juba just juurde juures jälle järel järgi ka kaasa kas
        kaudu keda kedagi keegi kelle kellega kellel kelles kes kogu koguni kohe kohta kokku koos korral kuhu kui
        kuid kuidas kuigi kumb kuna kunagi kus kust kõige kõigi kõik kõike kõiki kõikide küll läbi ma me meid meie
        meil meile mida midagi miks mil millal mille millega milles millest mina mind mingi mingit minu minuga minul
        minule mis miski mitme mitte mitu muidu mul mulle muu muud muude mõlemad mõne mõned mõni mõningad nad nagu
        need neid neil neile neist nende nendel nendest nii niisugune niisuguse nimelt ning näiteks nõnda nüüd oh
        ole oled oleks oleksid olema oleme olen olete olgu oli olid olime olin olla olles olnud oma omaenda on ongi
        otse palju paljud paljude peaaegu peab peaks peal peale pealt peamiselt pidi pigem pole polnud poolt praegu
        pärast päris püsti sa saab saaks saama saanud sai sama samal samas samuti seal sealt seda see seega
        seejuures seepärast sees seetõttu selle sellega selleks sellel sellele selles sellest selline sellise
        selliseid siia siin siis siiski sina sind sinna sinu sisse sul sulle ta taga tagasi tal talle te teda teid
        teie teil teine teise teised teiste tema temaga temal temale temast tihti tõttu umbes vahel vaid vaja varsti
        vastu veel viimaks vist väga vähe vähem vähemalt välja või võib võiks võin võisid võivad ära ühe ühel ühes
        ühte ühtegi üks üksnes üldse üle ümber üsna
        """
}
