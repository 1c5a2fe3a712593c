extension PluralStemmer {
    /// The rules of German: only endings that are nearly always plural: those of derived
    /// nouns, and the `s` of short loanwords.
    static let german: [Rule] = [
        Rule("gewinnen", "gewinnen", before: 0), Rule("beginnen", "beginnen", before: 0),
        Rule("besinnen", "besinnen", before: 0), Rule("spinnen", "spinnen", before: 0),
        Rule("innen", "in", before: 4), Rule("heiten", "heit"), Rule("keiten", "keit"), Rule("schaften", "schaft"),
        Rule("täten", "tät"), Rule("tionen", "tion"), Rule("sionen", "sion"), Rule("ungen", "ung", before: 2),
        Rule("los", "los"), Rule("oos", "oos"), Rule("tos", "to", before: 2), Rule("eos", "eo", before: 2),
        Rule("ios", "io", before: 2), Rule("nos", "no", before: 2), Rule("ros", "ro", before: 2),
        Rule("dys", "dy"), Rule("bys", "by"), Rule("tys", "ty"), Rule("mas", "ma"), Rule("fas", "fa"),
        Rule("meras", "mera", before: 0),
    ]

    /// Participles, verbs and nouns of German that end like those plurals.
    static let invariableGerman = """
        jungen zungen lungen gelungen gesungen gesprungen gezwungen gedrungen gerungen geschwungen
        verschlungen entsprungen durchdrungen misslungen bezwungen errungen erzwungen verklungen
        eingedrungen vorgedrungen drinnen innen binnen rinnen sinnen spinnen zinnen finnen hinnen gewinnen
        beginnen besinnen entrinnen gerinnen verrinnen entsinnen ersinnen zerrinnen linnen minnen kosmos
        ethos mythos pathos epos eros chaos logos thermos moos los kairos thomas christmas
        """

    static let dutch: [Rule] = [
        Rule("ingen", "ing", before: 2), Rule("heden", "heid", before: 2), Rule("teiten", "teit"), Rule("'s", ""),
        Rule("iaties", "iatie"), Rule("ties", "tie", before: 2), Rule("jes", "je", before: 2),
        Rule("ers", "er", before: 2), Rule("els", "el", before: 2), Rule("ens", "en", before: 3),
    ]

    /// Verbs, adverbs and names of Dutch that end like those plurals.
    static let invariableDutch = """
        anders soms jezus wales brengen zingen springen dringen dwingen hingen gingen vingen bedwingen
        verdringen opdringen ontspringen volbrengen aanvingen ontvingen vergingen ondergingen begingen
        overgingen leugens steeds telkens volgens wegens tijdens jegens dikwijls nergens ergens overigens
        bovendien doorgaans mens lens frans trouwens eens heden verleden beleden geleden overleden gleden
        treden steden reden leden beneden bestreden vermeden tevreden zeden kleden smeden kneden deden
        gebeden
        """
}
