extension StopWords {
    /// The function words of Croatian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let croatian = """
        a ah aha ajde ajmo ako ali barem baš bez bi bih bila bile bili bilo bio bismo biste bit biti blizu bude budem
        budemo budete budeš budi budimo budite budu budući cak ce cemo ces cete cu da daj daje dajem dajte daju dakle
        dala dali dalje dao dat dati deset devet do dobije dobijem dobila dobili dobio dobiti dobiva dobro dok dolaze
        dolazi dolazim dolje donekle dosad dosta dovoljno doći dođe dođem dođeš dođi dođite dođu došao došla došli
        došlo druga druge drugi drugih drugim drugima drugo drugog drugoga drugoj drugom drugome drugu duž dva dvije
        dvoje dvojica eh ej eno eto evo ga gde gdje god gotovo hajde hajdemo halo hej hm hmm hoces hocu hoće hoćemo
        hoćete hoćeš hoću i iako ide idem idemo idete ideš idi idite idu ih ikad ikada ikoga ili im ima imaju imala
        imali imalo imam imamo imao imate imati imaš inače ipak ispod ispred ista iste isti istim isto istog istoj
        istom istu itd iz iza izgleda izgledala izgledao izgledaš između izvan ići išao išla išli ja jako jao je jedan
        jedino jedna jedne jedni jednim jednog jednoga jednoj jednom jednostavno jednu jel jer jesam jesi jesmo jest
        jeste jesu jim joj jos još ju k ka kad kada kakav kako kakva kakve kakvi kakvih kakvim kakvo kakvog kakvom
        kakvu kamo kao kaže kažem kažemo kažete kažeš kaži kažu kim kime ko kod koga koja koje kojeg kojega kojem
        kojemu koji kojih kojim kojima kojoj kojom koju koliko kome komu koriste koristi koristio koristiti kroz kuda
        li ma mada malo manje me mene meni među međutim mi mimo mnoge mnogi mnogih mnogim mnogo mnom mog moga mogao
        mogla mogli moglo mogu moj moja moje mojeg mojem moji mojih mojim mojoj mojom moju molim mom mome mora moraju
        morala morali moralo moram moramo morao morate morati moraš moze mozes moći možda može možemo možete možeš mu
        na nad nadalje naime najviše nakon nam nama napravi napravila napravili napravim napravio napraviti naravno nas
        nasuprot natrag naš naša naše našeg našem naših našim našoj našom našu ne nece necu negdje nego nek neka
        nekakav nekakva nekamo neke neki nekih nekim neko nekog nekoga nekoj nekoliko nekom nekome neku nema nemaju
        nemam nemamo nemate nemaš nemoj nemojmo nemojte nesto netko neće nećemo nećete nećeš neću nečega nečemu nečim
        nešto ni nigdje nije nijedan nikad nikada nikakav nikakva nikakvu nikamo niko nikoga nikome nipošto nisam nisi
        nismo nista niste nisu niti nitko ničega ništa njega njegov njegova njegove njegovi njegovih njegovim njegovo
        njegovog njegovoj njegovom njegovu njemu njen njena njene njeni njenih njenim njeno njenog njenoj njenom njenu
        njezin njezina njezine njezino njezinu njih njihov njihova njihove njihovi njihovih njihovim njihovo njihovog
        njihovoj njihovom njihovu njim njima njoj njom nju no npr o oba obično obje oboje obojica od odakle odande
        odavde odmah odnosno oh ok okej oko on ona onaj onamo onda ondje one oni onih onim onima ono onog onoga onoj
        onom onome onu opet općenito osam osim osobito ostali otići otkad ova ovaj ovako ovamo ovde ovdje ove ovi ovih
        ovim ovo ovog ovoga ovoj ovom ovome ovu ovuda pa pak pet po pod pogotovo pokraj pomoću ponekad ponovno ponovo
        poput pored posebno posle poslije postaje postaju postala postali postalo postane postanu postao postati posve
        potom potpuno povodom počela počeli počelo počeo početi počinje počne pošto pre pred preko prema premda previše
        pri prije prilikom prilično pritom protiv puno putem radi reci recite redu rekao rekla rekli reći reče rečeno
        rijetko s sa sad sada sam samim samo samom sasvim sav se sebe sebi sedam si sigurno skoro sl smije smijem
        smijemo smiješ smiju smo sobom sta ste stoga stvarno su sva svaka svakako svake svaki svakim svako svakog
        svakoga svakoj svakom svakome svaku svatko sve svega svemu svi svih svim svima svog svoga svoj svoja svoje
        svojeg svojem svoji svojih svojim svojoj svojom svoju svom svome svu ta tada taj takav tako takođe također
        takva takve takvi takvih takvim takvo takvog takvom takvu tamo te tebe tebi tek ti tih tijekom tim tima time tj
        tko to tobom tog toga toj tokom toliko tom tome točno treba trebaju trebala trebali trebalo trebam trebamo
        trebao trebate trebati trebaš tri troje tu tvog tvoga tvoj tvoja tvoje tvoji tvojih tvojim tvojoj tvojom tvoju
        tvom tvome u uglavnom uh uključujući umjesto unatoč unutar unutra uopće uopšte uostalom upravo uvek uvijek uz
        uzela uzeli uzeo uzeti uzima uzme uzmem uzmi uzmite učini učinila učinili učinim učinio učiniti valjda vam vama
        van vani vas vaš vaša vaše vašeg vašem vaši vaših vašim vašoj vašom vašu vec veoma verovatno već vi vide vidi
        vidim vidimo vidio vidite vidiš vidjela vidjeli vidjeti vise više vjerojatno vrlo za zaista zajedno zapravo zar
        zasad zasto zatim zato zašto zbog zdravo znači će ćemo ćete ćeš ću čak čega čemu često četiri čija čije čijem
        čiji čim čime čine čini činim činiti činiš šest šta što štogod
        """
}
