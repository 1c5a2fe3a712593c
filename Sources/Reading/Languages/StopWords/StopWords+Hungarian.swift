extension StopWords {
    /// The function words of Hungarian: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let hungarian = """
        a abba abban abból ad addig adj adja adjon adjuk adják adnak adni adod adok adom adott adsz adta adtak adtam
        adták adtál adunk ah aha ahelyett ahhoz ahogy ahogyan ahol ahonnan ahova ahová aki akiben akik akiket akikkel
        akiknek akinek akire akiről akit akivel akkor akkora akár akárcsak akárhogy akárki akármi akármilyen akármit
        alapján alatt alatta alig alul alá alól ameddig amellett amellyel amely amelyben amelyek amelyekben amelyeket
        amelyen amelyet amelyik amelynek amennyi amennyiben amennyire ami amibe amiben amiből amihez amik amiket amikor
        amilyen amin aminek amint amire amiről amit amitől amivel amiért amióta amolyan amíg annak annyi annyira annyit
        annál arra arról attól avagy az azaz azelőtt azok azokat azokban azokkal azoknak azokra azokról azon azonban
        azonnal azt aztán azután azzal azért azóta ban be bele belé beléd belém belül belőle belőled belőlem belőlük
        ben benne benned bennem benneteket bennük bennünk bennünket bizony bizonyos bizonyára bár bárhogy bárhol
        bárhová bárki bárkinek bárkit bármely bármelyik bármi bármikor bármilyen bármire bármit ból ből csak csakhogy
        csakis csaknem csinál csináld csinálj csinálja csináljak csináljon csináljuk csináljunk csinálják csinálnak
        csinálni csinálod csinálok csinálom csinálsz csinált csinálta csináltak csináltam csináltál csinálunk csupán de
        dehogy dehogynem dehát e ebbe ebben ebből eddig egy egyaránt egyben egyből egyelőre egyes egyesek egyet
        egyetlen egyfajta egyik egyiket egyikük egykor egymás egymáshoz egymásnak egymásra egymással egymást egymástól
        egyre egyszer egyszerre egyszerűen egyáltalán egyéb egyébként egyúttal együtt egész egészen ehhez ekkor ekkora
        eközben el eleinte elkezdett elkezdte elkezdtem ellen ellenben ellene ellened ellenem ellenére ellenünk első
        elsőként elsősorban elé elég eléggé elő előbb elől először előtt előtte előtted előttem előttünk előző eme
        emellett emiatt emilyen en engem ennek ennyi ennyire ennyit ennél enyém erre errefelé erről es esetleg esetében
        esetén ettől ez ezek ezekben ezekből ezeken ezeket ezekkel ezeknek ezekre ezelőtt ezen ezentúl ezt ezután ezzel
        ezáltal ezért ezúttal fel fele felett felé felül felől fog fogja fogjuk fogják fogjátok fognak fogod fogok
        fogom fogsz fogtok fogunk folyamán föl fölé fölött főleg gyakorlatilag gyakran gyere gyertek gyerünk ha habár
        hadd hanem használ használja használják használni használt helyett helyette helyettem hez hirtelen hisz hiszen
        hm hmm hogy hogyan hogyha hogyhogy hogyne hol honnan hoppá hova hová hozzá hozzád hozzájuk hozzám hozzánk
        hozzátok hány hányan hányszor három hát hé hű ide idáig idén időnként ig igazából igazán igen ill ill. illetve
        ilyen ilyenek ilyeneket ilyenkor ilyesmi ilyesmit ilyet immár inkább innen innét iránt is ismét ison itt ja jaj
        jobban jól jóval jöjjenek jöjjön jön jönne jönnek jönni jössz jött jöttek jöttem jöttél jöttök jöttünk jövök
        jövünk kap kapcsán kapja kapnak kapni kapok kapott kapsz kapta kaptak kaptam kaptunk kaptál kapunk kb kell
        kellene kellenek kellett kelljen keresztül kettő kevesebb kevesebbet kevesen keveset kevés kevésbé kezd kezdeni
        kezdett kezdte kezdtek ki kicsit kihez kik kilenc kinek kire kissé kit kitől kivel kizárólag kié korábban kéne
        képest kérem kérlek később két kívül köré körül körülbelül köszönhetően közben közel köztük köztünk közé között
        közöttük közöttünk közül közülük közülünk különben különösen le legalább legalábbis legfeljebb leginkább
        legjobban legkevésbé legtöbb legtöbbet legyek legyen legyenek legyetek legyél legyünk lehessen lehet lehetek
        lehetett lehetnek lehetnék lehetnél lehetsz lehetünk lenne lenned lennem lenni lennie lenniük lennék lennél
        lennének lennénk lennünk lesz leszek leszel lesznek lesztek leszünk lett lettek lettem lettél lettünk levő lám
        lát látja látjuk látják látnak látni látod látok látom látott látsz látszik látta láttad láttak láttam láttuk
        látták láttál látunk légy lévő ma maga magad magadat magadnak magadra magam magamat magamban magammal magamnak
        magamra magamtól magatokat maguk magukat magukkal maguknak magunk magunkat magunknak magában magához magának
        magára magáról magát magától magával magáé magáért majd majdnem maximum me meddig meg megint meglehetősen megy
        megyek megyünk mekkora mellett mellette melletted mellettem mellyel mellé mely melyben melyek melyeket melyen
        melyet melyik melyiket melynek menj menjek menjen menjenek menjetek menjünk menne mennek menni mennyi mennyire
        mennyit mennyivel ment mentek mentem mentél mentén mentünk merre mert mi mialatt miatt miatta miattad miattam
        mibe miben miből micsoda micsodát mielőtt miféle mihelyt mihez mik miket mikor miközben milyen milyenek min
        mind mindannyian mindannyiunkat mindegy mindegyik minden mindenben mindenesetre mindenféle mindenhol mindenki
        mindenkinek mindenkit mindenkivel mindenképp mindenképpen mindennek mindennel mindenre mindenről mindent
        mindenért mindenütt mindez mindhárom mindig mindjárt mindketten mindkettő mindkettőt mindkét mindnyájan minek
        minket mint mintha minthogy minél mire miről mit mitől miután mivel miénk miért mióta mond mondanak mondani
        mondasz mondd mondhatni mondj mondja mondjam mondjon mondjuk mondják mondod mondok mondom mondott mondta
        mondtad mondtak mondtam mondtuk mondták mondtál most mostanra mostantól mostanában muszáj máig már máris
        mármint más máshol másik másikat máskor másként másképp másnak mások másokat másokkal másoknak másra másról
        mással mást még mégis mégse mégsem mész míg mögé mögött mögötted na nagyjából nagyon nak ne nehogy nek neked
        nekem neki nekik nektek nekünk nem nemcsak nemde nemrég nemsokára netán nincs nincsen nincsenek no noha nos
        nyilván nyilvánvalóan nyolc nál nála nálad nálam nálatok náluk nálunk négy néha néhány néhányan nél nélkül
        nélküle nélküled nélkülem némi oda odaát odáig oh ok oké olyan olyankor olyanok olyasmi olyasmit olyat olykor
        on onnan ott pedig persze plusz pontosan pusztán pár például ra rajta rajtad rajtam rajtuk rajtunk re
        rendszerint rá ráadásul rád rájuk rám ránk rátok régen részére részéről révén ról róla rólad rólam róluk rólunk
        rögtön ről s saját se sehogy sehol sehova sehová sem semmi semmiféle semmilyen semmire semmiről semmit semmivel
        semmiért senki senkinek senkit senkivel sincs soha sohasem sok sokan sokat sokkal sokszor sokáig során sose
        sosem szemben szerint szerinte szerinted szerintem szerintünk szinte szintén szokott szoktak szoktam szokták
        szoktál számára szét szóval sőt t talán te tegnap tegye tegyek tegyen tegyél tegyük tehát teljes teljesen tenne
        tenni tesszük tessék tesz teszed teszek teszel teszem teszi teszik tesznek teszünk tett tette tettek tettem
        tették tettél tettünk ti tied titeket tiéd tovább továbbra továbbá tud tudna tudnak tudnál tudnánk tudnék tudok
        tudsz tudtok tudunk tulajdonképpen tán téged tényleg tíz tól több többek többen többet többi többiek többieket
        többnyire többször többé túl túlságosan től tőle tőled tőlem tőlük tőlünk tűnik tűnnek tűnt ugyan ugyanabban
        ugyanakkor ugyanaz ugyanazt ugyanez ugyanezt ugyanis ugyanolyan ugyanúgy ugye után utána utánad utánam vagy
        vagyis vagyok vagytok vagyunk vajon val valahogy valahol valahova valahová valaki valakinek valakire valakit
        valakivel valamely valamelyik valamennyi valami valamiben valamiféle valamikor valamilyen valaminek valamint
        valamire valamiről valamit valamivel valamiért való valójában valószínűleg van vannak vel vele veled velem
        veletek velük velünk vissza viszont volna volt voltak voltam voltatok voltunk voltál válik válnak végig végre
        végül vélem á által általa általában ám át én épp éppen érte értelmében értük értünk és így íme ó óta ö ön
        önhöz önmagában önmagát önnek önnel önre önt öntől önért önök önöket önöknek össze öt övé öö ööö úgy úgyhogy
        úgyis úgynevezett úgysem újabb újra ő ők őket őt ővele
        """
}
