extension StopWords {
    /// The function words of Slovenian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let slovenian = """
        a ah aha aja ako ali ampak baje bi bil bila bile bili bilo biti blizu bo bodi bodisi bodite bodo bolj bom bomo
        bosta boste bova boš brez brž cel celo da daj dajmo dajo dajte dajva dal dala dali dalo dam damo daste dati daš
        dejansko deloma deset devet do dobil dobila dobili dobim dobiti dobiš dobro dokaj dokler dol doslej dosti
        dovolj druga drugam drugače druge drugega drugem drugemu drugi drugih drugim drugimi drugje drugo dva dve dveh
        dvema eden edino ej en ena ene enega enem eni enim enkrat eno evo ga glede gor gotovo gre gredo grem gremo
        gresta greste greva greš h hej hkrati hm hmm ho ima imajo imam imamo imata imate imava imaš imej imejte imel
        imela imele imeli imelo imeti in ipd ista iste istega istem isti isto itd iti iz izmed izpod izpred izven ja
        jaz je ji jih jim jima jo joj ju k kadar kadarkoli kaj kajne kajti kak kako kakor kakorkoli kakšen kakšna
        kakšne kakšnega kakšnem kakšni kakšnih kakšnim kakšno kam kamor kar karkoli kasneje katera katere katerega
        katerem kateremu kateri katerih katerim katerimi katero kdaj kdo kdor kdorkoli ker ki kje kjer kjerkoli kljub
        kmalu ko koder koga kogar koliko kolikor kom komu kot lahko le malce malo manj mano mar me med medtem menda
        mene meni menoj mi midva midve mimo mnogo mogel mogla mogli mogoče moj moja moje mojega mojem mojemu moji mojih
        mojim mojimi mojo mora morajo moral morala morali moralo moram moramo morata morate morava moraš morda more
        morejo morem moremo morete moreva moreš mu na nad naj najbolj najbrž najin najina najinega najini najino
        najmanj najprej naju največ nam nama name namesto nami namreč nanj nanje nanjo naprej naredi naredijo naredil
        naredila naredili naredim naredimo naredite narediti narediš nas nase nasproti nate nato navadno nazaj naš naša
        naše našega našem našemu naši naših našim našimi našo ne neka nekaj nekam nekatere nekateri nekaterih nekdaj
        nekdo neke nekega nekem neki nekje neko nekoga nekoliko nekom nekomu nekoč nečem nečesa ni nihče nikakor
        nikamor nikdar nikjer nikogar nikoli nikomer nikomur nima nimajo nimam nimamo nimata nimate nimava nimaš nisem
        nisi nismo niso nista niste nisva niti nič ničemer ničesar nje njega njegov njegova njegove njegovega njegovem
        njegovi njegovih njegovim njegovo njej njem njemu njen njena njenega njenem njeni njenih njenim njeno njih
        njihov njihova njihove njihovega njihovem njihovi njihovih njihovim njihovo njiju njim njima njimi njo no noben
        nobena nobene nobenega nobenih nobeno not noter notri npr o ob oba obe obeh obema obenem običajno od odkar oh
        ojoj ok okej okoli okrog on ona onadva one onega oni ono osem ostala ostale ostali ostalih ostalo oz oziroma
        očitno pa pač pet po pod podobno pogosto pojdi pojdimo pojdite pojdiva poleg ponovno popolnoma posebej postal
        postala postali postalo postane postanejo postati potem potrebuje potrebujem potrebujemo potrebuješ povedal
        povedala povedali povedati povej povem povsem povsod pozneje počne počnem počneš prav pravijo pravim praviš
        pravkar pravzaprav precej pred preden predvsem prej prek preko premalo preveč pri približno pride pridejo
        pridem pridemo prideš pridi pridite priti prišel prišla prišli prišlo prosim proti ravno ravnokar razen reci
        recimo recite redko rekel rekla rekli res resnično reče rečejo rečem rečemo rečeno rečeš s sabo saj sam sama
        same samega sami samo se sebe sebi seboj sedaj sedem sem seveda si sicer skoraj skozi skupaj sme smejo smem
        smemo smete smeš smo so spet sploh sredi sta ste stori storil storila storili storim storiti storiš sva svoj
        svoja svoje svojega svojem svojemu svoji svojih svojim svojimi svojo ta tabo tak taka take takega takem taki
        takih takim tako takoj takrat takšen takšna takšne takšnega takšni takšnih takšno tale tam tamle te tebe tebi
        teboj tedaj tega teh tej tem tema temi temu temveč ter ti tik tile tista tiste tistega tistem tistemu tisti
        tistih tistim tistimi tisto tj tja to tod toda tole toliko torej treba treh tri trije tu tudi tukaj tule tvoj
        tvoja tvoje tvojega tvojem tvojemu tvoji tvojih tvojim tvojimi tvojo uh uporabil uporabili uporabiti uporablja
        uporabljajo uporabljamo uporabljati v vajin vajina vajino vaju vam vama vame vami vanj vanjo vas vase vate vaš
        vaša vaše vašega vašem vašemu vaši vaših vašim vašo vedno veliko ven vendar vendarle ves več večina večinoma vi
        videl videla videli videti vidi vidijo vidim vidimo vidite vidiš vidva vmes vsa vsaj vsak vsaka vsakdo vsake
        vsakega vsakem vsakemu vsaki vsakih vsakim vsako vse vseeno vsega vseh vsej vsekakor vsem vsemi vsemu vsi vso
        vzame vzdolž vzel vzela vzeli vzemi vzemite vzeti včasih z za zagotovo zakaj zame zanj zanje zanjo zaradi zares
        zase zate zatem zato začel začela začeli začelo začeti začne zdaj zdajle zdelo zdi zelo zgolj zlasti zmeraj
        znotraj znova zoper zopet zraven zunaj če čem čemer čemu čeprav česa četudi čez čigav čigava čim še šel šele
        šest šla šle šli šlo štiri štirih štirje žal že
        """
}
