extension StopWords {
    /// The function words of Italian: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let italian = """
        a abbastanza abbia abbiamo abbiano abbiate accanto ad adesso affinché agl agli ah ai al alcun alcuna alcune
        alcuni alcuno all all' alla alle allo allora almeno altra altre altresì altri altrimenti altro altrove
        altrui anche ancora anzi anziché appena appunto assai attorno attraverso avanti avemmo avendo avente aver
        avere avesse avessero avessi avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo avrai
        avranno avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avrà avrò avuta avute avuti avuto ben
        benché bene bensì c c' cadauno certa certamente certe certi certo che chi chissà chiunque ci ciascun
        ciascuna ciascuno cioè circa ciò codesto coi col colei coloro colui com' come comunque con contro cosa
        cosicché costei costoro costui così cui d' d'altronde da dacché dagl dagli dai dal dall dall' dalla dalle
        dallo dappertutto dato davanti davvero degl degli dei del dell dell' della delle dello dentro deve devono di
        dietro dinanzi dopo dov dove dovrebbe dovunque dunque durante e ebbe ebbero ebbi ecco ed egli eh ella
        entrambe entrambi eppure era erano eravamo eravate eri ero esse essendo esser essere essi esso et etc fa
        faccia facciamo facciano facciate faccio facemmo facendo facesse facessero facessi facessimo faceste facesti
        faceva facevamo facevano facevate facevi facevo fai fanno farai faranno fare farebbe farebbero farei faremmo
        faremo fareste faresti farete farà farò fece fecero feci fin finché fino fosse fossero fossi fossimo foste
        fosti fra frattanto fu fui fummo fuori furono giacché già giù gli gliela gliele glieli glielo gliene ha hai
        hanno ho i ieri il in infatti infine insieme insomma intanto intorno invece io l l' la laggiù lassù le lei
        li lo loro lui là lì m' ma macché mai male malgrado me medesimo meglio meno mentre mi mia mie miei mio molta
        molte molti moltissimo molto ne neanche negl negli nei nel nell nell' nella nelle nello nemmeno neppure
        nessun nessuna nessuno niente no noi non nonché nondimeno nonostante nostra nostre nostri nostro nulla né o
        od oggi ogni ognuna ognuno oltre oppure ora ormai ossia ovunque ovvero parecchi parecchie parecchio per
        perché perciò perfino persino però piuttosto più po' poca poche pochi poco poi poiché possono potrebbe
        potrebbero presso pressoché pria prima proprio pur pure può qua qual qualche qualcosa qualcuna qualcuno
        quale quali qualora qualsiasi qualunque quand' quando quanta quante quanti quanto quantunque quasi quegli
        quei quel quell' quella quelle quelli quello quest' questa queste questi questo qui quindi quivi s' salvo
        sarai saranno sarebbe sarebbero sarei saremmo saremo sareste saresti sarete sarà sarò se sebbene sei sembra
        sempre senza seppure si sia siamo siano siate siccome siete sin sino solo soltanto son sono sopra
        soprattutto sotto sta stai stando stanno starai staranno starebbe starebbero starei staremmo staremo
        stareste staresti starete starà starò stata state stati stato stava stavamo stavano stavate stavi stavo
        stemmo stessa stesse stessero stessi stessimo stesso steste stesti stette stettero stetti stia stiamo stiano
        stiate sto su sua subito successivamente sue sugl sugli sui sul sull sull' sulla sulle sullo suo suoi sé t'
        tal tale tali taluni talvolta tanta tante tanti tanto te ti tra tramite tranne troppa troppe troppi troppo
        tu tua tue tuo tuoi tutta tuttavia tutte tutti tutto uguale ultima un un' una uno v' va verso vi via vicino
        voi volta volte vostra vostre vostri vostro è
        """
}
