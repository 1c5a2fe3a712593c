extension StopWords {
    /// The function words of Catalan: those of the Python package stop-words without words that carry a topic, plus the
    /// prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let catalan = """
        a abans actualment ací agafar ah ahir ai aixo així això al aleshores algun alguna algunes alguns algú alhora
        allà allí allò almenys als altra altre altres amb ambdues ambdós amunt anant anar anat anava anaven anaves anem
        aneu aniran anirem aniria anirà aniràs aniré ans anàvem apa aquell aquella aquelles aquells aquest aquesta
        aquestes aquests aquí ara arran arreu avall açò baix bastant ben bon bé cada cadascun cadascuna cadascú cal
        caldria caldrà calgui calia cap car certament cf cinc com comencen comença començar començat començava contra d
        d' d'un d'una d'unes d'uns dalt damunt darrera davant de debò degut deia deien deies del dels des després deu
        dic diem dient dieu diferents digues digueu digui diguin diguis dins dintre dir diran direm diria dirà diràs
        diré dit dita diu diuen dius diverses diversos donada donant donar donaria donarà donat donava doncs donem
        donen doni donin dono dos dues durant durà dóna dónes eh ei eixa eixe eixos el ell ella elles ells els em en
        encara endavant endins enfront enlaire enlloc enllà enrere ens entre entretant envers ençà era erem eren eres
        es esdevenir esdevingut esdevé especialment esta estan estant estar estaran estarem estareu estaria estaries
        estarà estaràs estaré estat estava estaven estaves este estem estes esteu estic estiguem estiguessin estigueu
        estigui estiguin estiguis estigués està estàs estàvem estàveu et etc ets evidentment exactament excepte fa faci
        facin facis faig fan faran farem fareu faria farien faries farà faràs faré fas feia feien feies fem fent fer
        fes fet feta fetes feu fi finalment fins fora foren fos fossin fossis fou fèiem gaire gairebé gens ha
        habitualment hagi hagin hagis haguessin haguessis hagueu hagut hagués haguéssim ham han has hauran haurem
        haureu hauria haurien hauries haurà hauràs hauré hauríem hauríeu havent haver havia havien havies havíem havíeu
        he hem heu hi ho hola hom hàgim i igual iguals inclús ja jo l l' la les li llavors llevat lluny lo los ls m m'
        ma mai malgrat massa mateix mateixa mateixes mateixos me me'n mentre mentrestant menys mes meu meua meues meus
        meva meves mi mica mitjançant molt molta moltes molts mon més n n' na ne ni ningú no nogensmenys només
        normalment nos nosaltres nostra nostre nostres nou ns o oh oi ok on op pas pel pels per perquè pertot però plau
        poc poca pocs podem poden poder podeu podia podien podies podran podrem podreu podria podrien podries podrà
        podràs podré podríem podríeu podíem poguessin pogut pogués poguéssim poques pot pots potser pren prenc prendre
        prenem prenen prenent prengui prens primer principalment probablement prop propi prou puc puguem pugueu pugui
        puguin puguis puix qual quals qualsevol quan quant quanta quantes quants quasi quatre que quelcom qui quin
        quina quines quins què realment rere res s s' sa sabem saben saber sabeu sap saps se se'n segons sembla
        semblant semblava semblen sempre sense sent ser sera seran serem sereu seria serien series serà seràs seré
        seríem ses set seu seua seues seus seva seves si sia siguem sigueu sigui siguin siguis sigut simplement sinó
        sis sisplau sobre sobretot soc solament sols som sota sou sovint suficient sí sóc són t t' ta tal tals també
        tampoc tan tanmateix tant tanta tantes tants te te'n tene tenen tenia tenien tenies tenim tenint tenir teniu
        tens teníem tes teu teua teues teus teva teves tinc tindran tindrem tindreu tindria tindries tindrà tindràs
        tindré tindríem tinguem tingueu tingui tinguin tinguis tingut tingués ton tons tot tota totes tothom tots tres
        tu té ultra un una unes uns us usar utilitza utilitzada utilitzant utilitzar utilitzat utilitzen va vagi vagin
        vagis vaig vam van vas ve vegada vegades vegeu vegi vegis veia veiem veient veieu veig venia venien venim venir
        veniu vens vers ves veuen veure veurà veuré vinc vindran vindria vindrà vindré vine vinga vingui vinguin vingut
        vist vora vos vosaltres vostra vostre vostres vostè vostès vuit vénen véns vés vós érem éreu és éssent
        òbviament últim únicament ús
        """
}
