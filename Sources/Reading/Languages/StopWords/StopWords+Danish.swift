extension StopWords {
    /// The function words of Danish: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let danish = """
        ad af al aldrig alene alle allerede allesammen alligevel alt altid altså anden andet andre at bag bagefter
        bare begge blandt blev blevet blive bliver burde både bør da de dels dem den denne dens der derefter deres
        derfor derfra deri dermed derover derpå derved des desuden det dets dette dig din dine disse dit dog du
        efter efterhånden egen egentlig ej ejheller eller ellers en end endda endelig endnu endog ene eneste enhver
        ens enten er et etc ethvert faktisk fandtes fik for foran forbi fordi fra fremfor få fået får før først
        gennem gerne gik gjorde gjort gå går gør gøre ham han hans har havde have hel hele heller hellere helst helt
        hen hende hendes henover her herefter heri hermed herved hin hinanden hos hun hvad hvem hver hvert hvilke
        hvilken hvilket hvis hvor hvordan hvorefter hvorfor hvorfra hvorhen hvori hvormed hvornår hvorved i iblandt
        idet igen igennem ikke imellem imens imidlertid imod ind inden indenfor indtil ingen intet især ja jeg jer
        jeres jo kan kom komme kommer kun kunne lidt lige ligesom man mange med medens meget mellem men mens mere
        mest mig min mindre mindst mine mit mod må måske måtte na ned nej nemlig nogen nogensinde noget nogle nok nu
        når nær næsten og også om omkring op os over overalt overfor pga på samme sammen samt selv selvom sidst
        sidste sig sin sine sit sjælden skal skulle slet snart som somme stadig så sådan sådanne således temmelig
        thi til tilbage trods tæt ud uden udenfor udover under undtagen var ved vi via vil ville vor vore vores være
        været
        """
}
