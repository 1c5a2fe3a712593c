extension StopWords {
    /// The function words of Finnish: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let finnish = """
        aina ainakin ainoastaan aivan alas alla alle alta asti edelleen edellä edes edessä ehkä ei eikä eivät
        eivätkä eli ellei elleivät emme emmekä en enemmän eniten enkä ennen entä enää erittäin esimerkiksi et
        ette ettei etteivät etten että harva he heidän heidät heihin heille heillä heiltä heissä heistä heitä
        heti hieman hyvin hän häneen hänelle hänellä häneltä hänen hänessä hänestä hänet häntä ihan ikinä ilman
        itse itsensä itseään ja jo johdosta johon joiden joihin joiksi joilla joille joilta joina joissa joista
        joita joka jokainen jokin joksi joku jolla jolle jolloin jolta jona jonka jonkin jonkun jos joskus jossa
        jossain josta jota jotain jotakin joten jotka jotta juuri jälkeen kai kaiken kaikille kaikissa kaikista
        kaikkea kaikkein kaikki kaikkia kaikkien kanssa kautta keiden keihin keiksi keille keillä keiltä keinä
        keissä keistä keitä keneen keneksi kenelle kenellä keneltä kenen kenenä kenessä kenestä kenet kerran
        keskellä ketkä ketä kohtaan kohti koko koska koskaan kuin kuinka kuitenkaan kuitenkin kuka kukaan kukin
        kumpi kumpikin kun kunnes kuten kyllä lienee liian liki lisäksi luo luokse luona lähes läpi me meidän
        meidät meihin meille meillä meiltä meissä meistä meitä melkein mennessä mieluummin mihin miksi mikä
        mikään mille milloin millä miltä minkä minne minua minulla minulle minulta minun minussa minusta minut
        minuun minä missä mistä miten mitkä mitä mitään molemmat monen monet moni monta muiden muissa muita
        mukaan mutta muttei muu muualla muun muut muuten myös myöskään myöten ne niiden niihin niiksi niille
        niillä niiltä niin niinkuin niinkään niinä niissä niistä niitä no noiden noihin noiksi noilla noille
        noilta noin noina noissa noista noita nuo nyt näiden näihin näiksi näille näillä näiltä näin näinä
        näissä näistä näitä nämä ohi ole olemme olen olet olette oleva olevan olevat oli olimme olin olisi
        olisimme olisin olisit olisitte olisivat olit olitte olivat olla ollaan olleet ollut oltu on onko ovat
        paitsi paljon paljonko paremmin parhaiten pian pitkin pitää poikki pois puolesta päin päälle päällä
        päältä saa saada saakka sai sama samaa samalla saman samat samoin se sekä sen seuraavaksi siellä sieltä
        sielä siihen siinä siis siitä siksi sille silloin sillä siltä sinne sinua sinulla sinulle sinulta sinun
        sinussa sinusta sinut sinuun sinä sisällä siten sitten sitä suoraan suunnilleen taas tai taikka takana
        takia tallä tarpeeksi tavallaan te teidän teidät teihin teille teillä teiltä teissä teistä teitä
        tietenkin toinen toisen toiset toista toisten toki tokko tosin tulee tuo tuohon tuoksi tuolla tuolle
        tuolta tuon tuona tuonne tuossa tuosta tuotä tuskin tähän täksi tällainen tällaisen tälle tällä tältä
        tämä tämän tänne tänä tässä tästä täten tätä täysin täytyy täällä täältä usea useat useimmat useimmiten
        usein useita vaan vai vaikka vaiko vain varmaan varsin vasta vastaan vielä vieläpä vieressä voi voida
        voidaan voimme voisi voit voivat vähemmän vähiten vähän väliin välillä yhdessä yhä yleensä yli yllä ylös
        ympäri ympärillä älä äskettäin äärimmäisen
        """
}
