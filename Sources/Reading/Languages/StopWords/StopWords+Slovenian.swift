extension StopWords {
    /// The function words of Slovenian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let slovenian = """
        a ako ali ampak bi bil bila bile bili bilo biti blizu bo bodisi bodo bolj bom bomo boste boš brez brž cel
        celo da do dokler dol dosti dovolj eden ena ene enega enem eni eno ga glede gor hkrati ho in iz izmed jaz je
        ji jih jim jima jo k kadar kaj kajti kako kakor kakšen kakšna kakšne kakšno kam kar katera katere katerega
        katerem kateremu kateri katerih katerim katero kdaj kdo ker ki kje kjer kljub ko koga kogar koliko kolikor
        komu kot lahko le malo manj mar me med medtem mene meni menoj mi mimo mnogo moj moja moje mojega mora morajo
        moral morala morali moramo morda na nad naj najbolj nam nama namesto nami namreč nanj nas nasproti naš naša
        naše našega naših ne neka nekaj nekatere nekateri nekdo neke neki nekje neko nekoliko nekoč ni nihče nikakor
        nikjer nikogar nikoli nima nimajo nisem nismo niso niti nič njega njegov njegova njegove njegovo njej njem
        njemu njen njena njeno njih njihov njihova njihove njihovo njim njimi njo no noben nobena nobeno o ob oba
        obe od odkar okoli okrog on ona one onega oni ono oz oziroma pa po pod podobno pogosto poleg potem povsod
        prav precej pred preden predvsem prek preko pri približno proti s saj sam sama same sami samo se sebe sebi
        seboj sedaj sem si sicer skoraj skozi skupaj smo so spet sploh sta ste svoj svoja svoje svojega svojem
        svojih svojim svojo ta tak taka take takega tako takoj takrat takšen takšna takšne tam te tebe tebi tega teh
        tej tem temu temveč ter ti tik tista tiste tistega tisti tistih tisto tja to toda toliko tu tudi tukaj tvoj
        tvoja tvoje v vam vami vas vaš vaša vaše vedno vendar vendarle ves več večina vi vmes vsa vsaj vsak vsaka
        vsakdo vsake vsakega vsako vse vsega vseh vsem vsemi vsi vso z za zakaj zaradi zato zdaj zelo zlasti znotraj
        znova zraven zunaj če čeprav čez čigav čim še šele že
        """
}
