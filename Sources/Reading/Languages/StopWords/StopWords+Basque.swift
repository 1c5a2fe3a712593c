extension StopWords {
    /// The function words of Basque: those of the Python package stopwordsiso without words that carry a topic, plus
    /// the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let basque = """
        ados agian ah ahal ahalko ai aizu aizue al ala albait aldera aldiz alegia anitz arabera ari arren arte
        artean arteko artekoa aski asko askok askoren askotan askoz atzean atzera atzetik aurka aurrean aurrera
        aurretik azkenean azkenik azpian azpitik ba bada badago badaude badauka badaukat badela badira baditu
        baditut badituzte badituzu badu badugu badut badute baduzu baduzue bagara bagenu bagina bai baietz baina
        baino baita baitago baitira baitu baitut baitute baituzu baitzen baitzuen baizik bakar bakarrik bakoitza
        bakoitzak bakoitzaren bakoitzean baldin balira balitz balu balute banaiz banintz banu banuen barnean
        barru barruan bat bata batean batek batekin bateko baten batena batera batere batetik batez bati batzuei
        batzuek batzuekin batzuen batzuetan batzuk batzutan bazara bazen bazenu bazenuen bazina bazuen behar
        beharbada beharko beharrezko behera behin benetan bera beraiek beraiekin beraien berak berarekin beraren
        berarentzat berari berau berauek beraz berdin bere berehala berekin beren berez bereziki berori beroriek
        berriro bertako bertan bertara bestalde beste bestea besteak bestearen besteei besteek besteen bestela
        bestelako besteren besterik beti bezain bezala bezalako bezalakoa bezalakoak bidez biek bien bihurtu
        bihurtuko bihurtzen bitartean bitarteko bitartez buruz da dadin dago dagoela dagoelako dagoen dagoenean
        daiteke daitezen daitezke dator datoz daude daudela dauden dauka daukagu daukat daukate daukazu daukazue
        dauzkat dela delako den dena denak denean denei denen denetik denez denok denon deus dezadan dezagun
        dezake dezakegu dezaket dezakete dezakezu dezakezue dezan dezaten dezazun didate didazu didazue die
        diegu diet diete diezu digu digute diguzu dio diogu diot diote diozu diozue dira direla direlako diren
        direnak direnean dirudi dirudienez dirudite dit ditu ditudala ditudan dituela dituen ditugu ditugula
        ditugun dituk ditut dituzte dituztela dituzten dituzu dituzue dituzula dituzun ditzake ditzakegu
        ditzaket ditzakezu dizkigu dizkio dizkiot dizkit dizkizu dizkizut dizu dizuet dizugu dizut dizute doa
        doaz du dudala dudalako dudan dudana dudanean dudanez duela duelako duen duena duenak duenean duenez
        dugu dugula dugun duk dun dut dute dutela dutelako duten dutena dutenak dutenean duzu duzue duzuela
        duzuen duzula duzulako duzun duzuna duzunean ea edo edonola edonon edonor edonork edota edozein edozer
        egiazki egin egina eginda egindako eginez egingo egitea egiteari egiteko egiten egitera egon egongo
        egotea egoteko egoten eh ei elkar elkarrekin elkarren elkarri eman emanda emango ematea emateko ematen
        ene erabili erabiliko erabiltzen ere esan esanda esanez esango esatea esateko esaten eta etorri etorriko
        etortzea etortzeko etortzen eurak euren ez ezazu ezazue ezer ezerk ezertan ezertarako ezetz ezin ezingo
        ezta gabe gabeko gainean gaineko gainera gainetik gaitezen gaitezke gaitu gaituzte gaituzu gara garela
        garelako garen gatoz gaude gaur gehiago gehiegi gehien gehienak gehienek gehienetan gehienez geneukan
        genion genituen genuela genuen genuke gero geroago gertu geu geuk geunden geure ginateke ginela ginen
        goaz goazen gora gu guk gure gurea gurekin guretzat guri gutaz gutxi gutxiago gutxienez gutxitan guzti
        guztia guztiak guztiei guztiek guztiekin guztien guztietako guztietan guztiok guztion guztiz haiei haiek
        haiekin haien haietan hain hainbat hainbeste haiz hala hala-hola halaber halako han handik hango hantxe
        hara harekin haren harentzat hargatik hari harik hark hartan hartaz hartu hartuko hartuta hartzea
        hartzeko hartzen hasi hasiko hasita hasten hau hauei hauek hauekin hauen hauetako hauetan hauxe hemen
        hemendik hemengo hemengoa hementxe hi hik hoa hona honako honek honekin honela honen honetako honetan
        honetatik honetaz honi hor hori horiei horiek horiekin horien horietako horietan horixe horko horra
        horregatik horrek horrekin horrela horrelako horren horrenbeste horretan horretarako horretatik horretaz
        horri hortaz hortik hortxe hots hura ia iezadazu iezaiozu ikusi ikusiko ikustea ikusteko ikusten inguru
        inguruan inoiz inola inolako inon inondik inongo inor inora inorekin inoren inori inork itzazu itzazue
        izan izana izanda izanez izango izanik izatea izateko izaten jada jadanik jo joan joanda joango joatea
        joateko joaten kaixo kanpo kanpoan kontra laster lehen lehenago lirateke liteke lituzke litzateke luke
        lukete mesedez nadin nago nagoela nahi nahiko nahikoa nahiz naiteke naiz naizela naizelako naizen nator
        nau nauk naute nauzu nauzue nazazu nengoen neu neuk neukan neure neuri nezake nezakeen ni nigan nik
        nindoan ninduen nintzateke nintzela nintzelako nintzen nintzenean nion nire nirea niregatik nirekin
        niretzat niri nitaz nituela nituen nituzke nizun noa noiz noizbait noizean noiztik nola nolabait nolako
        nolakoa nolanahi non nonbait nonbaiten nondik nongo nor nora noraino norbait norbaitek norbaitekin
        norbaiten norbaiti norekin noren norentzat nori nork noski nuela nuen nuenean nuke o oh ohi ondo ondoan
        ondoren ongi orain oraindik oraintxe orduan orduko ordurako oro oso ote pean pixka salbu segituan sekula
        soilik takoa tartean tira ukan zaie zaigu zaio zait zaitez zaitezen zaitezke zaitezte zaitu zaitugu
        zaitut zaituzte zaituztet zaizkigu zaizkio zaizkit zaizkizu zaizu zaizue zara zarela zarelako zaren
        zarete zaretela zatekeen zatoz zatozte zaude zaudela zaudete ze zegoela zegoen zehar zein zeinak zeinen
        zela zelako zelan zen zenbait zenbat zenean zenidan zenituen zenuela zenuen zenuke zenukete zenuten zer
        zerbait zerbaitek zerbaitetan zerekin zeren zergatik zeri zerk zernahi zertan zertara zertarako zertaz
        zetorren zeu zeudela zeuden zeuk zeukan zeukaten zeunden zeure zezakeen zidan zidaten zien zigun zihoan
        zinateke zinela zinen zineten zintudan zioen zion zioten zirela ziren zirenean zirudien zituela zituen
        zituztela zituzten zitzaidan zitzaien zitzaigun zitzaion zitzaizkion zitzaizun zizkidan zizkion zizun
        zoaz zoazte zu zuei zuek zuekin zuela zuelako zuen zuenak zuenean zuentzat zugan zuk zure zurea zurekin
        zuretzat zuri zutaz zutela zuten
        """
}
