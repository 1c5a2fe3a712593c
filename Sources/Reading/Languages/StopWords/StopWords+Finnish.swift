extension StopWords {
    /// The function words of Finnish: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let finnish = """
        ah ai aikana aikoi aikoo aikovat aina ainakin ainoastaan aiomme aion aiot aivan alas alhaalla alkaa alkaen
        alkanut alkavat alkoi alkoivat alla alle aloittaa aloitti alta annamme annan annat annetaan annettu annoin
        ansiosta antaa antaisi antamaan antanut antavat antoi antoivat asti avulla edelleen edellä edes edessä edestä
        ehkä ei eihän eikä eikö eipä eivät eivätkä eivätkö eli ellei elleivät ellemme ellen ellet ellette em emme
        emmekä emmekö en enemmän enhän enimmäkseen eniten enkä enkö ennen ennenkuin enpä entä entäs enää eri erittäin
        erityisesti eräs erään eräänä esim esimerkiksi et etenkin ethän etkä etkö ette ettei etteikö etteivät ettekä
        ettekö etten että haloo harva he hei heidän heidät heihin heille heillä heiltä heissä heistä heitä heti hieman
        hiukan hmm huolimatta hyvin hän häneen hänelle hänellä häneltä hänen hänessä hänestä hänet hänkin hänkö häntä
        ihan ikinä ilman ilmeisesti itse itseensä itsekin itselle itselleen itselleni itsellesi itseni itsensä itsesi
        itsestäni itsestään itseäni itseäsi itseään ja jep jne jo johdosta johon johonkin johtuen joiden joidenkin
        joihin joiksi joilla joille joilta joina joissa joissakin joista joita joitain joitakin joka jokainen jokaiseen
        jokaisella jokaiselle jokaisen jokaisessa jokaisesta jokaista jokin joksi joku jolla jollain jolle jollei
        jollekin jolloin jolta jona jonka jonkin jonkun jonne jonnekin joo jopa jos joskin joskus jossa jossain
        jossakin josta jostain jostakin jota jotain jotakin jotakuta joten jotenkin jotka jotkut jotta joukossa juu
        juuri juurikin jälkeen jälleen kahdeksan kahden kahta kai kaikella kaiken kaikenlaista kaikessa kaikesta
        kaikilla kaikille kaikilta kaikissa kaikista kaikkea kaikkeen kaikkein kaikki kaikkia kaikkiaan kaikkialla
        kaikkien kaikkiin kaksi kanssa kanssaan kanssamme kanssani kanssanne kanssasi kautta keiden keihin keiksi
        keille keillä keiltä keinä keissä keistä keitä keneen keneksi kenelle kenellekään kenellä keneltä kenen
        kenenkään kenenä kenessä kenestä kenet kenties kerran keskellä kesken keskuudessa ketkä ketä ketään kohdalla
        kohdalle kohtaan kohti koko kokonaan kolme kolmea kolmen koska koskaan ks kuin kuinka kuitenkaan kuitenkin kuka
        kukaan kukas kukin kumman kumpi kumpikin kun kunhan kunnes kuten kyllä kyllähän kymmenen kyseinen kyseisen
        käytetty käytetään käytti käyttäen käyttämällä käyttänyt käyttävät käyttää käytän lienee liian liikaa liki
        lisäksi lisää lopulta lukien luo luokse luokseen luokseni luoksesi luona luultavasti lähelle lähellä lähes
        lähinnä läpi me meidän meidät meihin meille meillä meiltä meissä meistä meitä mekin melkein melko mene menee
        menemme menemään menen menet menette menevät meni menin menisi menit menivät menkää menneet mennessä mennyt
        mennä mennään menossa mielestäni mielestäsi mieluummin mihin mihinkään miksei miksen mikset miksi mikä mikäli
        mikään millainen millaisia millaista mille milloin millä millään miltä minkä minkään minkäänlaista minne
        minnekään minua minulla minulle minulta minun minussa minusta minut minuun minä minäkin minäkään minäkö missä
        missään mistä mistään miten mitkä mitä mitäs mitään mm moi molemmat molemmilla molemmissa molempia molempien
        moneen monella monelle monen monessa monet moni monia monien monilla monille monissa monista monta montaa mua
        muassa muiden muihin muilla muille muilta muissa muita muka mukaan mukana mukanaan mukanani mukanasi mulla
        mulle mun mut mutta muttei muu muualla muuhun muukin muun muusta muut muuta muutakin muutama muutaman
        muutamassa muutamat muutamia muuten muutkin myös myöskään myöten myötä mä ne neljä niiden niihin niiksi niille
        niillä niiltä niin niinhän niinku niinkuin niinkään niinkö niinpä niinä niissä niistä niitä nimittäin no noi
        noiden noihin noiksi noilla noille noilta noin noina noissa noista noita ns nuo nykyään nyt näe näemme näen
        näet nähdä nähdään nähneet nähnyt näiden näihin näiksi näille näillä näiltä näin näinä näissä näistä näit näitä
        näkee näkevät näki näkisi näkivät näkyi näkyy nämä näytti näyttäisi näyttänyt näyttävät näyttää näytän näytät
        ohi ohitse oho oi oikeasti ok okei ole olemaan olemassa olemme olen olenko olet oletko olette oletteko oleva
        olevaa olevan olevassa olevat olevia olevien oli oliko olimme olin olisi olisiko olisimme olisin olisit
        olisitte olisivat olit olitte olivat olivatko olkaa olkoon olla ollaan olleet ollessa ollut oltava oltiin oltu
        oma omaa omaan omalla oman omassa omasta omat omia omien omissa omista on onhan onko onkohan ota otamme otan
        otat otetaan otettiin otettu otin ottaa ottakaa ottanut ottavat otti ottivat ovat paitsi paljon paljonko
        paremmin parhaiten perusteella pian pidä piti pitkin pitäisi pitäisikö pitänyt pitävät pitää pitääkö poikki
        pois puolella puolesta puolestani päin päälle päällä päältä riippuen saa saada saadaan saakka saako saamaan
        saamme saan saaneet saanko saanut saat saatan saatiin saatko saattaa saattaisi saattavat saatte saattoi saatu
        saavat sai saimme sain saisi saisin saisit saisivat sait saivat sama samaa samaan samalla saman samanlainen
        samanlaista samassa samasta samat samoilla samoin samoja sano sanoa sanoi sanoin sanoisin sanoit sanoivat sanon
        sanonut sanoo sanot sanotaan sanottiin sanottu sanovat se seitsemän sekin sekä sekään sellainen sellaisen
        sellaiset sellaisia sellaista sen seuraavaksi siellä sieltä sielä siihen siinä siis siitä siitäkin sijaan
        sijasta siksi sille silloin sillä silti siltä sinne sinua sinulla sinulle sinulta sinun sinussa sinusta sinut
        sinuun sinä sinäkin sinäkään sinäkö sisällä sisään siten sitten sitä sua suhteellisen suhteen sulla sulle sun
        suoraan sut suunnilleen sä sää taas tahansa tai taidan taikka taisi taitaa takaa takaisin takana takia takiani
        takiasi tallä tarpeeksi tarvitaan tarvitse tarvitsee tarvitsemme tarvitsen tarvitset tarvitsevat tarvitsisi
        tavallaan tavallisesti te tee teemme teen teet teette tehdä tehdään tehneet tehnyt tehtiin tehty teidän teidät
        teihin teille teillä teiltä teimme tein teissä teistä teit teitä tekee tekemällä tekemään tekevän tekevät teki
        tekin tekisi tekisin tekisit tekivät tietenkin tietysti todella todennäköisesti toi toinen toisaalta toiseen
        toisella toiselle toisen toisensa toisessa toisesta toiset toisia toisiaan toisinaan toisistaan toista toisten
        toki tokko ton tosi tosin tossa tosta tota tule tulee tulemme tulen tulet tulette tulevat tuli tulin tulisi
        tulit tulivat tulkaa tulla tullaan tulleet tullut tulossa tuntui tuntunut tuntuu tuntuvat tuo tuohon tuoksi
        tuolla tuollainen tuollaisen tuollaista tuolle tuolta tuon tuona tuonne tuossa tuosta tuota tuotä tuskin
        tuskinpa tähän täksi tällainen tällaisen tällaiset tällaisia tällaista tälle tällä tällöin tältä tämä tämäkin
        tämän tän tänne tännepäin tänä tässä tästä täten tätä täysin täytyi täytyy tää täällä täälläkin täältä ulkona
        ulkopuolella ulkopuolelle ulos usea useamman useammin useampi useat useiden useimmat useimmiten usein useissa
        useita vaan vai vaikka vaikkei vaiko vain varmaan varmasti varsin varsinkin vasta vastaan vielä vieläpä
        vieressä viimein viisi voi voida voidaan voidaanko voiko voimme voimmeko voin voineet voinko voinut voisi
        voisiko voisimme voisin voisinko voisitko voisitte voisivat voit voitaisiin voitko voitte voitteko voitu voivat
        vuokseni vuoksi vähemmän vähiten vähän väliin välillä yhdeksän yhdelle yhdellä yhden yhdessä yhdestä yhteen
        yhtenä yhtä yhtään yhä yksi yleensä ylhäällä yli yllä ylös ym ympäri ympärille ympärillä yms älä äskettäin
        äärimmäisen
        """
}
