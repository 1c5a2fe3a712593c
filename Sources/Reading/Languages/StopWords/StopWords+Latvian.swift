extension StopWords {
    /// The function words of Latvian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let latvian = """
        abas abi abiem abos abu abus abām abās acīmredzot agrāk ah aiz aiziet aizmugurē aizvien ak allaž ap
        apakšā apkārt apmēram aptuveni ar arvien arī atkal atkarībā atpakaļ attiecībā atšķirībā augšā beidzot
        bet bez bieži bija biji bijis biju bijusi bijušas bijuši bijām bijāt blakus būdams būs būsi būsiet būsim
        būt būtu būšu caur cauri cik cita citam citas citi citiem citos cits citu citur citus citā citādi
        citādāk citām citās dabū dabūja dabūt dara dari dariet daru darām darāt darīja darīji darījis darīju
        darījusi darījuši darījām darīs darīsim darīt darītu darīšu daudz daudzas daudzi daudziem daudzos daudzu
        daudzus daudzām daudzās dažas daži dažiem dažkārt dažos dažreiz dažu dažus dažām dažās deva devi devis
        devu diemžēl diez diezgan dod dodiet dodu dos dot dotu došu droši drusku drīkst drīksti drīkstu drīz
        drīzumā drīzāk dēļ ei ej ejam ejat ejiet eju es esam esat esi esmu esot esošie esošo esošā esošās
        galvenokārt gan gana gandrīz gar garām gluži gāja gājis gāju hei hmm iedeva iedod iedot ieguva iegūt
        iekš iekšā iepriekš ies iesi iesim iespējams iet ietu iešu ik ikviena ikviens ir it itin izrādās
        izrādījās izskatās izskatījās izņemot ja jau jeb jebkad jebkas jebko jebkur jebkura jebkuru jebkurā
        jebkurš jo joprojām jums jā jābūt jādara jāiet jānāk jūs jūsu ka kad kam kamēr kas katra katrai katram
        katras katrs katru katrā kaut klāt ko kolīdz kopā kopš kur kura kurai kuram kuras kuri kuriem kurienes
        kuros kurp kuru kurus kurā kurām kurās kurš kā kāda kādai kādam kādas kādi kādiem kāds kādu kādus kādā
        kādām kādēļ kāpēc kļuva kļuvis kļuvu kļuvusi kļūs kļūst kļūt kļūtu labad lai laikam lejā liekas
        lielākoties lieto lietot likās līdz līdzi līdzko līdzās lūdzu lūk man mana manai manam manas mani maniem
        manis manos mans manu manus manā manām manās manī maz mazliet mazāk mums mēs mūs mūsu mūžam nav ne
        nebija nebiji nebiju nebijām nebūs nebūsi nebūsim nebūt nebūtu nebūšu nedaudz nedrīkst nedrīksti
        nedrīkstu nedz neesam neesat neesi neesmu nekad nekam nekas nekavējoties neko nekur nekā nekāda nekādas
        nekādi nekāds nekādu nekādus nekādā nesen neskatoties nespēj nespēju netiek netika netiks nevajadzēja
        nevajadzētu nevajag nevar nevaram nevarat nevari nevaru nevarēja nevarēji nevarēju nevarēs nevarētu
        nevarēšu neviena nevienam nevienas neviens nevienu nevienā nevis nez nezin no nost noteikti nu nupat nāc
        nāca nāciet nācis nācu nācās nāk nākam nākas nāks nākt nāku nākšu nē o oh ok okei otra otram otrreiz
        otrs otru otrādi pa padara padarīja padarīt pamazām papildus par parasti pasaki pat pateica pateicoties
        pateicu pateikt patiesi patiesībā patiešām patlaban pats pavisam paņem paņemt paņēma paša pašai pašam
        pašas paši pašiem pašlaik pašu pašā pie piem piemēram pietiekami pilnīgi pirms pret pretī priekš priekšā
        projām prom protams proti pār pāri pāris pārāk pārējais pārējie pārējiem pārējo pārējā pārējās pēc re
        redz redzam redzat redzi redzot redzu redzēja redzēji redzējis redzēju redzējusi redzēs redzēsi redzēt
        redzēšu reiz reizēm sacīja saistībā saka sakarā saki sakiet sakot saku sakāt saskaņā sava savai savam
        savas savi saviem savos savs savu savukārt savus savā savām savās saņem saņemt saņēma sen sev sevi sevis
        sevišķi sevī spēj starp starpā sāc sācis sāk sāka sākot sāks sākt sāku sākusi t.i ta tad tagad tai tajos
        tajā tajās tam tapa tas tava tavai tavam tavas tavi taviem tavs tavu tavus tavā tavām tavās taču te
        teica teici teicis teicu teiks teikt teiktu teikšu teju tev tevi tevis tevī tie tiek tieku tiem tieši
        tiešām tik tika tikai tiki tikko tiklīdz tikpat tiks tikt tiktu tiku tikusi tikuši tikām tikšu to tobrīd
        tomēr topat toreiz tos toties tu tur turienes turklāt turp turpmāk turpretim tā tāda tādam tādas tādi
        tādiem tāds tādu tādus tādā tādām tādējādi tādēļ tālāk tām tāpat tāpēc tās tātad tūdaļ tūliņ tūlīt u.c
        un utt uz uzreiz vai vairs vairums vairāk vairākas vairāki vairākiem vairākos vairāku vairākus vairākām
        vairākās vajadzēja vajadzēs vajadzētu vajadzīga vajadzīgi vajadzīgs vajag var varam varat varbūt vari
        varu varēja varēji varējis varēju varējām varējāt varēsiet varēsim varēt varētu varēšu vidū vien viena
        vienai vienam vienas vieni vienkārši vienmēr vienreiz viens vienu vienā vienīgi vietā virs virsū visa
        visai visam visapkārt visas visbeidzot visi visiem vismaz visos vispirms vispār viss visu visur visus
        visvairāk visā visādas visādi visām visās viņa viņai viņam viņas viņi viņiem viņu viņus viņā viņām viņš
        vēl vēlāk zem ārkārtīgi ārpus ārā īpaši ļauj ļaut ļoti ļāva ņem ņemiet ņemot ņemt ņemu ņemšu ņēma šai
        šajos šajā šajās še šeit šejienes šie šiem šim šis šito šo šobrīd šos šurp šā šāda šādas šādi šādiem
        šāds šādu šādus šādā šādām šī šīm šīs šķiet šķita
        """
}
