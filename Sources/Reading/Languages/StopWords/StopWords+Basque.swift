extension StopWords {
    /// The function words of Basque: those of the Python package stopwordsiso without words that carry a topic, plus
    /// the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let basque = """
        agian ahal al ala albait aldera aldiz alegia anitz arabera ari arren arte artean arteko asko askok askotan
        aurka aurrean aurretik azkenik bada baditu badu bai baina baino baita baizik bakar bakarrik bakoitza
        bakoitzak bakoitzaren baldin balitz barru barruan bat bata batean batek baten batena batetik bati batzuei
        batzuek batzuen batzuetan batzuk behar beharko beharrezko behin bera beraiek beraien berak berau berauek
        beraz berdin bere beren berez berori beroriek berriro bertan beste bestea besteak besteen bestela besteren
        beti bezain bezala bezalako bidez biek bien bitartean bitarteko da dadin dago daiteke daitezke daude delako
        den dena denak denen deus dezake dezakete dezan didate die diegu diete dio diogu diote dira direla diren dit
        ditu dituen ditugu dituzte dituzten du duela duelako duen dugu dut dute dutela duten duzu edo edonor edota
        edozein egin egiten egon egoten elkar elkarren ere eta eurak euren ez ezer ezin ezta gabe gainean gaineko
        gainera gara garen gaur gehiago gehien gero geroago gertu gu guk gure guretzat gutxi guzti guztia guztiak
        guztiek guztien guztiz haiei haiek haien haietan hain hainbat hainbeste hala hala-hola halaber halako han
        handik hango hara harekin haren hargatik hari harik hark hartan hau hauei hauek hauekin hauen hauetan hemen
        hemendik hemengo hi hona honako honek honela honen honetako honetan honi hor hori horiei horiek horiekin
        horien horietako horietan horko horra horrek horrela horrelako horren horretan horretarako horretaz horri
        hortik hura ia inoiz inola inolako inon inor izan izango izatea izateko izaten jadanik jo kanpo kontra lehen
        lehenago nahi nahiko nahiz ni nik nire noiz nola nolabait nolako non nondik nongo nor nora norbait noren
        nork ohi ondoren orain oraindik oro oso pean renta salbu soilik takoa tartean ukan zaie zaio zait zaizkio
        zara zatekeen ze zegoen zehar zein zeinak zela zelako zen zenbait zenbat zer zerbait zergatik zeuden zioen
        zirela ziren zituen zituzten zu zuek zuela zuen zuenak zure zutela zuten
        """
}
