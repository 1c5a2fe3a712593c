extension StopWords {
    /// The function words of Lithuanian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let lithuanian = """
        abi abiejų abiem abu ach aha ai aišku ak ana anas anksčiau ankščiau ano anot ant antai antraip aną anų
        apie aplink aplinkui apskritai ar arba argi as ateik ateikite ateina ateis atgal atrodai atrodo atrodytų
        atrodė atseit atsižvelgiant atėjau atėjo aukščiau aš be bei beje bene bent bet beveik bus buvai buvau
        buvo buvom buvome buvot buvote buvusi buvusio buvusios buvusių buvusį buvę buvęs būdama būdamas būdavo
        būk būkit būkite būna būsi būsim būsime būsit būsite būsiu būta būtent būti būtum būtume būtumėte būtų
        būčiau dabar dar darai darau darei dariau daro darom darome darote daryk darys darysi darysim darysiu
        daryti daryčiau darė daug daugelio daugelis daugeliui daugelyje daugelį daugiau daugiausia daugiausiai
        dauguma daugumos daugumą daugybė daugybės daugybę davei daviau davė dažnai dažniau dažniausiai deja
        derėtų drauge duoda duodu duok duokit duokite duokš duos duosi duosiu duoti dėka dėl dėlto ei eik eikit
        eikite eikš eime eina einam einame eini einu eis eisi eisim eisime eisiu eiti esam esame esant esanti
        esantis esantys esantį esančiame esančio esančioje esančios esančius esančią esančių esat esate esi esu
        esą esąs gal galbūt gali galiausiai galim galima galime galit galite galiu galėjai galėjau galėjo
        galėjome galės galėsi galėsim galėsime galėsite galėsiu galėtum galėtume galėtumėt galėtumėte galėtų
        galėčiau gan gana gauna gauni gaunu gaus gausi gausiu gauti gavai gavau gavo gavęs gerai gerokai gi
        greičiausiai greta hm hmm idant iki ima imi imk imti imu ir irgi it itin iš išilgai iškart išskyrus
        išties išvis ja jai jais jam jame jas jau jei jeigu ji jie jiems jis jo jog jogi joje jokia jokio jokios
        jokiu jokių joks jom jomis joms jos jose judu juk jumis jums juo juos juose jus ją jį jūs jūsų jų kad
        kada kadangi kai kaip kaipgi kam kame kartais kartu kas katra katras kažin kažkada kažkaip kažkam kažkas
        kažko kažkodėl kažkokia kažkokie kažkokio kažkokios kažkokią kažkoks kažkokį kažkuo kažkur kažką keletas
        keleto keletą keli kelios kelis kelių kiek kiekviena kiekvienam kiekviename kiekvienas kiekvieno
        kiekvienoje kiekvienos kiekvieną kieno kita kitaip kitais kitam kitame kitas kiti kitiems kito kitoje
        kitokia kitokių kitoks kitomis kitoms kitos kitose kitu kituose kitur kitus kitą kitąkart kitų ko kodėl
        kokia kokiam kokias kokie kokio kokios kokiu kokius kokią kokių koks kokį kol kone kt kuo kuomet kur
        kurgi kuri kuriai kuriais kuriam kuriame kurias kurie kuriems kurio kurioje kuriomis kurioms kurios
        kuriose kuris kuriuo kuriuos kuriuose kurią kurių kurį ką labai labiau labiausiai lai leisk leiskit
        leiskite link lyg man mane manim manimi mano manyje manęs mat matai matau matei mato matome matote matyt
        matyti matė matėme mačiau mažai maždaug mažiau mažiausiai mes mudu mudviejų mumis mums mus mūsų na nagi
        ne nebe nebent nebus nebuvai nebuvau nebuvo nebėra nebūk nebūna nebūsi nebūsiu nebūtum nebūtų nebūčiau
        nedarau nedaro nedaryk negali negalim negalime negalite negaliu negalėjai negalėjau negalėjo negalės
        negalėsiu negalėtų negalėčiau negu nei nejau nejaugi nepaisant nepakankamai nereikia nereikėjo nereikės
        nereikėtų nes nesame nesate neseniai nesi nesu net netgi netoli netrukus neturi neturim neturime
        neturite neturiu neturėjai neturėjau neturėjo neturėtum neturėtų neturėčiau niekad niekada niekaip
        niekam niekas nieko nieks niekuo niekur nieką nors nueiti nuo nuolat nuolatos nuėjo nė nėra o och ogi oi
        ok padarei padariau padaryk padarys padarysiu padaryta padaryti padarytų padarė pagal pagaliau paimk
        paimti pakankamai palei pamatyti pamatė pamačiau pan paprastai pas pasak pasakei pasakiau pasakyk
        pasakykite pasakysiu pasakyti pasakytų pasakė paskui pat pati paties pats patys patį pavyzdžiui pačiais
        pačiam pačiame pačioje pačios pačiu pačius pačią pačių paėmė per pernelyg pirm pirmiau pirmiausia po
        pradeda pradėjau pradėjo pradėk pradės pradėti prašau prašom prie prieš priešais priklausomai privalai
        privalau privalo privalome pro pusiau pvz regis reik reikia reiktų reikėjo reikės reikėtų remiantis
        retai rodos sakai sakant sakau sakei sakiau sako sakote sakydamas sakyk sakykite sakyti sakė sau save
        savim savimi savo savyje savęs su sulig sykį ta tad tada tai taigi taip taipogi tais tam tame tampa
        tapau tapo taps tapti tapęs tarp tarpe tarsi tartum tarytum tas tau tave tavim tavimi tavo tavyje tavęs
        tačiau te tebėra tegu tegul teko teks ten tenai tenka tie tiek tiems tiesiog tik tikrai tikriausiai
        tiktai to todėl toje toji tokia tokiais tokiam tokias tokie tokiems tokio tokioje tokios tokiu tokius
        tokią tokių toks tokį tol toliau tomis tos tose truputis truputį tu tuo tuoj tuojau tuomet tuos turbūt
        turi turim turime turint turinti turintis turintys turinčių turit turite turiu turėjai turėjau turėjo
        turėjome turėjote turės turėsi turėsim turėsime turėsite turėsiu turėti turėtum turėtume turėtumėte
        turėtų turėčiau tučtuojau tą tų už užtat va vai viduj vidury vien viena vienai vienam viename vienas
        vieni vieno vienoje vienos vienu vienus vieną vietoj virš vis visa visada visados visai visais visam
        visame visas visgi visi visiems visiškai viskam viskas visko viską viso visoje visokių visoks visomis
        visoms visos visose visuose visur visus visą visąlaik visų vos vėl vėlgi vėliau ypatingai ypač yra čia
        čionai ėjau ėjo ėmiau ėmė ėmėsi į įskaitant šalia šen ši šia šiai šiais šiam šiame šias šie šiek šiems
        šio šioje šioks šiomis šios šiose šis šit šita šitai šitaip šitam šitas šitie šitiek šito šitos šituo
        šituos šitą šitų šiuo šiuos šiuose šią šių štai šį žemiau žinoma
        """
}
