extension StopWords {
    /// The function words of Slovak, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let slovak = """
        a aby ach aha aj ak akej ako akoby akom akosi akože aká aké akého akékoľvek akí akú aký akých akýkoľvek akým
        ale alebo ani ano asi aspoň atď avšak až bez bezo bol bola boli bolo brať bude budem budeme budete budeš budú
        buď buďte by byť býva bývať celkom cez cezo choď choďte daj dajte dajú dal dala dali dalo dať desať deväť dnes
        dnu do dobre dokiaľ dokonca dole dolu dopredu dostal dostala dostali dostane dostanem dostaneš dostatočne
        dostať dosť doteraz dovnútra dozadu dva dvaja dve dvoch dvoma dá dám dáme dáte dáva dávať dáš e eh ehm ešte fuj
        hej hlavne hm hmm hneď ho hoci hocikto hocičo hore hovoria hovoril hovorila hovorili hovoriť hovorí hovorím
        hovoríš hádam i iba ich ide idem ideme idete ideš idú ihneď im inak inam inde inej inom iná ináč iné iného
        inému iní inú iný iných iným inými išiel išla išli išlo ja je jeden jedine jedna jednej jedno jednoducho jednom
        jednou jednu jedného jednému jedným jeho jej jemu ju k kadiaľ kam každom každá každé každého každému každí
        každú každý každých každým kde kdekoľvek keby kedy kedykoľvek kedysi keď keďže ko koho kom komu konečne koľko
        kto ktokoľvek ktorej ktorom ktorou ktorá ktoré ktorého ktorému ktorí ktorú ktorý ktorých ktorým ktorými ku
        kvôli kým lebo leda len lenže ma maj majte majú mal mala mali malo mať medzi menej mi mimo mne mnoho mnohé
        mnohí mnohých mnou mohla mohli mohlo mohol moja moje mojej moji mojich mojim mojimi mojom mojou moju možno mu
        musel musela museli muselo musia musieť musí musím musíme musíte musíš my má málo mám máme máte máš môcť môj
        môjho môjmu môže môžem môžeme môžete môžeš môžu mňa na nad nado najmenej najmä najprv najskôr najviac nakoniec
        nami namiesto naopak naozaj napokon napr napriek napríklad naspäť navyše naň naňho naša naše našej naši našich
        našim našimi našom našou našu nebol nebola neboli nebolo nebude nebudem nebudeme nebudete nebudeš nebudú nebyť
        nech nechže neho nej nejakej nejako nejakom nejakou nejaká nejaké nejakého nejakí nejakú nejaký nejakých
        nejakým nejde nemajú nemal nemala nemali nemalo nemohla nemohli nemohlo nemohol nemu nemusel nemusí nemusím
        nemusíme nemusíte nemusíš nemá nemám nemáme nemáte nemáš nemôže nemôžem nemôžeme nemôžete nemôžeš nemôžu neskôr
        nesmie nesmieme nesmieš netreba než nich nie niekam niekde niekedy niekoho niekom niekomu niekoľko niekoľkých
        niekto niektorá niektoré niektorý niektorých niekým nielen niet niečo niečoho niečom niečomu niečím nikam nikde
        nikdy nikoho nikomu nikto nikým nim nimi nič ničoho ničom ničomu ničím no nuž nám nás náš nášho nášmu ním o ob
        obaja obe obidvaja obidve obidvoch oboch obom obvykle obzvlášť občas och od odkiaľ odo odteraz odtiaľ odtiaľto
        odvtedy oh ohľadom ok okej okolo okrem on ona oni ono ony oproti opäť osem ostatné ostatní ostatných ostatným
        oveľa ozaj po pod podo podľa pokiaľ pomocou ponad popri potom potreboval potrebovať potrebuje potrebujem
        potrebujeme potrebujete potrebuješ potrebujú použil použité použiť používa používajú používať povedal povedala
        povedali povedať povedz povedzte povie poviem povieš poza počas poď poďme poďte pravdepodobne pre pred predo
        predovšetkým predsa predtým presne preto pretože preč prečo preňho pri približne pričom prišiel prišla prišli
        prišlo prosim proste prostredníctvom prosím proti práve príde prídem prídeš prídu príliš prípadne prísť príď
        pár päť pôjde pôjdem pôjdeme pôjdeš pôjdu raz resp rob robia robil robila robili robiť robí robím robíme robíte
        robíš s sa sama sami samo samotná samotné samotný samozrejme samého samú seba sebe sebou sedem sem si skoro
        skrz skutočne skôr sme smiem snáď so sobe som spod spolu späť stal stala stali stalo stane stať ste stále stáva
        stávajú svoj svoja svoje svojej svojho svojich svojim svojimi svojmu svojom svojou svoju svojím sám sú ta
        tadiaľ tak takej takejto takisto takmer takom takou taktiež takto taká takáto také takého takéto takí takú taký
        takých takýchto takým takýto takže tam tamten tamto te teba tebe tebou teda tej tejto ten tento teraz ti tie
        tieto tiež tj to toho tohoto tohto tom tomto tomu tomuto totiž toto tou touto toľko traja treba tri troch
        trocha trochu trošku tu tuná tuto tvoj tvoja tvoje tvojej tvojho tvoji tvojich tvojim tvojimi tvojmu tvojom
        tvojou tvoju ty tzv tá táto tí tíchto títo tú túto tých týchto tým tými týmito týmto u uprostred urob urobia
        urobil urobila urobili urobiť urobte urobí urobím urobíme urobíš určite už v vami vaša vaše vašej vaši vašich
        vašim vašimi vašom vašou vašu vedľa vezme vezmem vezmi veď veľa veľmi viac viaceré viacerí viacerých videl
        videla videli vidia vidieť vidí vidím vidíme vidíš vlastne vnútri vo von voči vpredu vraj vravel vraví vrátane
        vtedy vy vyzerať vyzerá vyzeráš vzadu vzal vzala vzali vziať vám vás váš vášho vášmu väčšinou vôbec vďaka všade
        však všetci všetka všetko všetkom všetku všetky všetkého všetkému všetkých všetkým všetkými všetok vždy z za
        zas zase zatiaľ zato začal začala začali začalo začať začne začo začína zdalo zdá zhruba znova znovu zo zober
        zobral zobrať zopár zrejme zvlášť zvyčajne zväčša zároveň zďaleka áno ísť ó údajne úplne či čiže čo čoho
        čokoľvek čom čomu čosi čože čí čím ďalej ďalšej ďalšia ďalšie ďalšieho ďalšiu ďalšom ďalší ďalších ďalším
        ďalšími ňom ňou ňu šesť šiel šla šli šlo štyri štyria štyroch ťa že žeby žiadna žiadne žiadneho žiadnej žiadnom
        žiadnu žiadny žiadnych
        """
}
