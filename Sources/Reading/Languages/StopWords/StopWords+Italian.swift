extension StopWords {
    /// The function words of Italian: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let italian = """
        a abbastanza abbia abbiamo abbiano abbiate accanto ad addosso adesso affatto affinche affinchè affinché agl
        agli ah ahi ai al alcun alcuna alcunche alcune alcuni alcuno all all' alla alle allo allor allora allorche
        almeno altra altre altresi altresì altrettanto altri altrimenti altro altrove altrui ambedue anch' anche ancor
        ancora ancorche andai andammo andando andar andarci andare andarono andarsene andata andate andati andato
        andava andavamo andavano andavate andavi andavo andiamo andiamocene andra andrai andranno andrebbe andrei
        andremmo andremo andresti andrete andro andrà andrò andò anzi anziche anzichè anziché appena appunto assai
        attorno attraverso avanti avemmo avendo avente aver averci avere averla averle averli averlo avermi averne
        aversi averti avesse avessero avessi avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo
        avra avrai avran avranno avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avro avrà avrò avuta
        avute avuti avuto bah beh ben benche benchè benché bene bensi bensì boh c c' cadauno ce certa certamente certe
        certi certo che checche chi chissa chissà chissá chiunque ci ciascun ciascuna ciascuno cinque cio cioe cioè
        circa ciò codesto cogli coi col colei coloro colui com' come comincia cominciare cominciato comincio cominciò
        comunque con contro cos' cosa cosi cosicche cosicché cosiddetta cosiddetto costei costoro costui così cosí cui
        d' d'altronde da dacche dacché dacci dagl dagli dai dal dall dall' dalla dalle dallo dammi dando dappertutto
        dapprima dar darai daranno darci dare darebbe darei daremmo daremo daresti darete dargli darla darle darli
        darlo darmi daro darsi darti darvi darà darò date dato dava davamo davano davanti davate davi davo davvero
        debba debbano debbo debbono degl degli dei del dell dell' della delle dello dentro desso dette dettero detti
        detto dev' deve devi devo devono di diamo diano dica dicano dice dicendo dicesse diceva dicevamo dicevano
        dicevi dicevo dici diciamo dico dicono dieci diede diedero diedi dietro dimmi dinanzi dinnanzi dira dirai
        diranno dirci dire direbbe direi diremo direte dirgli dirle dirlo dirmi diro dirti dirvi dirà dirò disse
        dissero dissi dite divenire divenne diventa diventano diventare diventata diventati diventato diventerà diventi
        divento divenuta divenuti divenuto diviene do dobbiamo dobbiate donde dopo dopotutto dov dov' dove dovendo
        dover dovere dovesse dovessi dovete dovette dovetti doveva dovevamo dovevano dovevate dovevi dovevo dovra
        dovrai dovranno dovrebbe dovrebbero dovrei dovremmo dovremo dovreste dovresti dovrete dovro dovrà dovrò
        dovunque dovuta dovute dovuti dovuto due dunque durante dà e ebbe ebbero ebbi eccetto ecco ed egli eh ehi ehm
        ei ella ello entrambe entrambi entro eppure era eran erano eravamo eravate eri ero esattamente essa esse
        essendo esser esserci essere esserlo esserne essersi essi esso et etc fa facci faccia facciamo faccian facciano
        facciate faccio facemmo facendo facesse facessero facessi facessimo faceste facesti faceva facevamo facevano
        facevate facevi facevo fai fallo fammi fanno far farai faranno farci fare farebbe farebbero farei faremmo
        faremo fareste faresti farete farla farle farli farlo farmi farne farsi farti farvi farà farò fate fatemi fatta
        fatte fatto fece fecero feci fin finalmente finche finchè finché fino forse fosse fosser fossero fossi fossimo
        foste fosti fra frattanto fu fui fummo fuorche fuori furon furono generalmente gia giacche giacchè giacché giu
        già giù giú gli glie gliela gliele glieli glielo gliene ha hai hanno hmm ho i ieri il in indi indietro infatti
        infine infra ingiu innanzi innanzitutto inoltre insieme insomma intanto intorno intra invano invece io ivi l l'
        la laddove laggiu laggiù laggiú laonde lassu lassù lassú le lei li lo loro lui là lì lí m' ma macche macché
        magari maggior maggiormente mah mai male malgrado me meco medesima medesime medesimi medesimo medesmo mediante
        meglio meno mentre mi mia mica mie miei mio mm mmh molta molte molti moltissimi moltissimo molto naturalmente
        ne neanch' neanche negl negli nei nel nell nell' nella nelle nello nemmeno neppure nessun nessuna nessuno
        nient' niente niuna niuno no noi non nonche nonché nondimeno nonostante nosco nostra nostre nostri nostro nove
        nulla nè né o od oggi ogni ognor ognora ognuna ognuno oh ohi ok okay oltre oltreche oppure or ora ormai ossia
        ottenere ottenuto ottiene otto ove ovunque ovvero ovviamente paiono pare parecchi parecchie parecchio pareva
        parevano parrebbe parso parve pei pel pella pello per peraltro perche perchè perché percio perciò perfino
        perlopiu pero perocche persino pertanto però piu piuttosto più piú po' poca poche pochi poco poi poiche poichè
        poiché possa possano possiamo possiate posso possono potei potemmo potendo poter potere poterono potesse
        potessero potessi potessimo potete poteva potevamo potevano potevate potevi potevo potra potrai potranno
        potrebbe potrebbero potrei potremmo potremo potreste potresti potrete potro potrà potrò potuta potute potuti
        potuto praticamente prenda prendano prende prendendo prendera prendere prenderla prenderlo prendero prenderà
        prenderò prendete prendeva prendi prendiamo prendo prendono presero preso presso pressoché pria prima
        principalmente probabilmente proprio puo puoi pur purche purchè pure può qua quaggiu qual qualche qualcosa
        qualcuna qualcuno quale quali qualora qualsiasi qualunque quand' quando quant' quanta quante quanti quanto
        quantunque quasi quassu quassú quattro quegli quei quel quell' quella quelle quelli quello quest' questa queste
        questi questo qui quindi quivi quí realmente s' sa salvo sarai saran saranno sarebbe sarebbero sarei saremmo
        saremo sareste saresti sarete sarà sarò se sebbene seco sei sembra sembrano sembrare sembrata sembrato sembrava
        sembrera sembrerebbe sembri sembro semmai semplicemente sempre senza seppure sette si sia siamo siano siate
        sicche sicchè siccome sicuramente siete sin sino so solamente solitamente solo soltanto son sono sopra
        soprattutto sotto sovra specialmente spesso sta stai stan stando stanno star starai staranno starci stare
        starebbe starebbero starei staremmo staremo stareste staresti starete starà starò stata state stati stato stava
        stavamo stavano stavate stavi stavo stemmo stessa stesse stessero stessi stessimo stesso steste stesti stette
        stettero stetti stia stiamo stiano stiate sto su sua subito successivamente sue sugl sugli sui sul sull sull'
        sulla sulle sullo suo suoi sè sé sì sí t' tal tale tali talmente talor talora taluna talune taluni taluno
        talvolta tanta tante tanti tantissimi tantissimo tanto te teco ti tra tramite tranne tre troppa troppe troppi
        troppo tu tua tue tuo tuoi tutt' tutta tuttavia tutte tutti tutto tuttora uffa uh uhm un un' una unicamente uno
        usando usano usare usata usate usati usato usava usavano v' va vada vadano vado vai vanno vattene ve veda
        vedano vede vedendo veder vedere vederla vederlo vederti vedete vedeva vedevano vedevo vedi vediamo vedo vedono
        vedra vedrai vedranno vedrebbe vedrei vedremo vedrete vedro vedrà vedrò veduto venendo venga vengano vengo
        vengono veniamo venir venire venisse venite veniva venivano venivi venivo venne vennero venni venuta venute
        venuti venuto veramente verra verrai verranno verrebbe verrei verremo verrete verrà verrò verso veruno vi via
        viceversa vicino videro vidi viene vieni visti visto voi volta volte vosco vostra vostre vostri vostro vuol è
        """
}
