extension StopWords {
    /// The function words of Latvian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let latvian = """
        aiz ap apkārt apmēram ar arī bet bez bieži bija bijis biju bijusi bijuši bijām bijāt blakus būs būsi būsiet
        būsim būt būtu būšu caur cik cita citas citi citiem cits citu daudz dažas daži dažu diemžēl diezgan drīz dēļ
        es esam esat esi esmu esot gan gandrīz gar iekš iepriekš iespējams ik ikviena ikviens ir it itin ja jau jeb
        jo jums jā jūs jūsu ka kad kam kamēr kas kaut ko kolīdz kopā kopš kur kura kurai kuram kuras kuri kuriem
        kuru kurus kurā kurās kurš kā kāda kādam kādas kādi kāds kādu kādā kāpēc labad lai līdz līdzko līdzās man
        mana manas mani mans manu manā mazāk mums mēs mūs mūsu nav ne nebija nebūt nedz nekad nekas neko nekā nevar
        neviens nevienu nevis no nu nē otrādi pa par pat patiešām pats paša pašas paši pašiem pašu pie piemēram
        pirms pret pretī priekš priekšā protams pār pēc saskaņā sava savai savas savi savs savu savus savā savām sev
        sevi starp ta tad tagad tai tajā tajās tam tas taču te tev tevi tie tiek tiem tieši tiešām tik tika tikai
        tikko tiks tikt to tomēr topat tos tu tur turklāt turpretim tā tāda tādas tādi tāds tādu tādā tādēļ tām
        tāpat tāpēc tās tātad tūlīt un uz vai vairs vairāk vajag var varam varat varbūt varēja varējām varējāt
        varēsiet varēsim varēt varētu varēšu vien viena vieni vienmēr viens vienu virs visa visai visas visi visiem
        vismaz viss visu visus visā viņa viņai viņam viņas viņi viņiem viņu viņus viņš vēl zem ārpus ļoti šai šajā
        šajās šeit šie šiem šim šis šo šos šāda šādas šādi šāds šādu šī šīm šīs
        """
}
