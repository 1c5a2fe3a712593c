extension StopWords {
    /// The function words of Estonian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let estonian = """
        aeg-ajalt aga ah aina ainult alates alati all alla alles alt anda andis andke andma andnud andsid andsin
        anna annab annad annaks anname annan annavad antakse antud asemel edasi ee ees eest ega ehk ei eks enam
        enamasti enamik enamus enda endaga endal endas endast ennast enne ent eriti esiteks et etc ette haaval
        hakanud hakata hakka hakkab hakkad hakkama hakkame hakkan hakkas hakkasid hakkasin hakkavad harva hei
        hiljem hmm hoolimata hoopis hästi iga igaks igal igale igas igast igat igaüks iial ikka ikkagi ilma
        ilmselt ise iseend iseenda iseennast isegi ja jaa jah jajah jaoks jep jooksul ju juba just juurde juures
        juurest jälle jällegi järel järgi ka kaasa kallal kas kasutab kasutada kasutades kasutan kasutas
        kasutatakse kasutatud kaudu keda kedagi keegi kelle kellega kellegagi kellegi kelleks kellel kellele
        kellelegi kellelgi kellelt kelles kellest kes kindlasti kogu koguni kohal kohe kohta kokku koos korral
        korras kuhu kuhugi kui kuid kuidagi kuidas kuigi kumb kumbki kuna kunagi kuni kus kusagil kusagile
        kuskil kuskile kust kõige kõigega kõigeks kõigest kõigi kõigil kõigile kõigis kõigist kõik kõike kõiki
        kõikide kõikidele kõikidest kõrval kõrvale kõrvalt küll las lase lasi laske lasta lausa ligi lihtsalt
        liiga läbi lähe läheb lähed lähedal läheks läheme lähen lähete lähevad lähme läinud läks läksid läksime
        läksin lõpuks ma maha me meid meie meiega meil meile meilt meist mida midagi miks mil millal mille
        millega millegagi millegi millekski millelegi milles millest millestki millise millised milliseid
        millist mina mind mine minema minemas minge mingi mingid mingil mingis mingit minna minu minuga minul
        minule minult minus minusse minust mis miski miskit mitme mitmeid mitte mitu mu muid muidu muidugi mul
        mulle mult muu muud muude muust mõlema mõlemad mõlemal mõlemale mõlemat mõnda mõne mõned mõnel mõnele
        mõnes mõni mõnikord mõningad mõningaid mööda nad nagu natuke natukene need neid neil neile neilt neist
        nemad nende nendega nendel nendele nendes nendest nii niimoodi niisiis niisugune niisuguse niiviisi
        nimel nimelt ning noh nojah näe näeb näed näeme näen näete näevad nägema nägi nägid nägime nägin näha
        nähes nähtud näib näinud näis näiteks nõnda nüüd nüüdsest oh oi ok okei ole oled olegi oleks oleksid
        oleksime oleksite olema olemas oleme olen olete olevat olgu oli olid olime olin olite olla olles olnud
        oma omad omaenda omaks omale omas omast ometi omi on ongi otse otsekohe paar paari paistab palju paljud
        paljude palun peaaegu peab pead peaks peaksid peaksime peaksin peaksite peal peale pealegi pealt peame
        peamiselt pean peate peavad peetakse pidanud pidi pidid pidime pigem piisavalt pole polegi poleks polnud
        poolest poolt praegu puhul pärast päris püsti rohkem sa saa saab saad saada saadud saaks saaksid
        saaksime saaksin saaksite saama saame saan saanud saate saavad sageli sai said saime sain saite sama
        samad samal samas samasugune samuti seal sealt seda see seega seejuures seejärel seepärast sees seetõttu
        selle sellega selleks sellel sellele sellelt sellepärast selles sellesse sellest selleta selline sellise
        selliseid selliseks sellisel sellises sellist selliste seni sest siia siiani siin siinsamas siis siiski
        siit sina sind sinna sinu sinuga sinul sinule sinult sinust sisse st su suhtes sul sulle sult ta taga
        tagasi taha tal talle talt tavaliselt te teda teeb teeks teeksid teeksin teeme teen teete teevad
        tegelikult tegema tegemas tegi tegid tegime tegin tegite teha tehakse tehes tehti tehtud teid teie
        teiega teil teile teilt teine teinud teise teised teisega teiseks teisel teisele teises teisest teisi
        teist teiste teistega teistel teistele teistest tema temaga temal temale temalt temas temasse temast
        temata tere tihti tohi tohib tohiks tohin tohtinud tolle tule tuleb tuleks tulema tulemas tuleme tulen
        tulete tulevad tulge tuli tulid tulime tulin tulla tulles tulnud tundub tundus täiesti täpselt
        tõenäoliselt tõesti tõttu umbes uuesti vaatamata vahel vahele vahelt vahepeal vahest vaid vaja varsti
        vastas vastu veel veelgi veidi viimaks vist väga vähe vähem vähemalt välja võetud või võib võib-olla
        võibolla võid võida võidakse võiks võiksid võiksime võiksin võiksite võime võin võinud võisid võisin
        võite võivad võta võtab võtad võtame võtan võtavad võtke võtma võtnud võtsid võtsin võtta võttes võttis
        äkki ära ärge ärme äärmiselt öelda öeldakse öeldes öeldi öeldud öelnud üha ühe ühegi üheks ühel ühele
        ühes ühest üht ühte ühtegi ühtki üks ükski ükskõik üksnes üldse üle üles ümber üsna ütle ütleb ütled
        ütlema ütleme ütlen ütles ütlesid ütlesin ütlete ütlevad
        """
}
