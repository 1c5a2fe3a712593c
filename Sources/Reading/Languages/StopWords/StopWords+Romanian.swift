extension StopWords {
    /// The function words of Romanian: those of the Python package stop-words without words that carry a topic, plus
    /// the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let romanian = """
        a a-i a-l a-mi abia acea acealaltă aceasta această aceea aceeasi aceeași acei aceia aceiași acel acela acelasi
        același acele acelea aceleași acelei acelor acelui aceluiași acest acesta aceste acestea acestei acesteia
        acestia acestor acestora acestui acestuia acești aceștia acolo acum acuma adesea adica adică afară ah aha ai
        aia aiba aibă aici aiurea al ala alaturi ale alea alt alta altceva alte altei altele altfel alti altii altora
        altuia altul altundeva altă alți alții am ambele ambii amândoi amândouă anume apoi aproape aproximativ ar are
        as asa asa-i asemenea asta asta-i astazi astea astfel astia astăzi asupra atare atat atata atatea atatia ati
        atit atita atitea atitia atunci atât atâta atâtea au avea aveai aveam aveau avem aveti aveți avut avut-o având
        azi aș așa așadar ați ba bine bineinteles bineînțeles c c-a c-ai c-am c-ar c-o ca cam cand capat care care-i
        care-l care-mi careia careva carora caruia cat cata cate cateva cativa catre ce ce-a ce-ai ce-am ce-ar ce-i
        ce-l ce-mi ce-o ce-ti cea cealaltă ceea cei ceilalti ceilalți cel cele celelalte celor celorlalte celorlalți
        celălalt ceva chiar ci cinci cind cine cine-i cineva cit cita cite citeva citi citiva conform contra cu cui
        cuiva cum cumva curand curând când cândva cât câte câteodată câteva câtă câți câțiva cînd cît că că-i că-l
        că-mi că-s căci căreia cărora cărui căruia către d d-l d-le d-lui d-voastră da da-i da-mi daca dacă dacă-i
        dacă-l dacă-mi dai dar dat dat-o datorită dau dați de de-a de-abia de-ai de-aici de-al de-asta de-o dea
        deasupra decat deci decit decât degraba deja deloc deoarece departe deseori desi desigur despre destul deveni
        devenind devenit devin devine devină deși din dinaintea dincolo dinspre dintr dintr-o dintr-un dintre doar doi
        două dumitale dumneata dumneavoastra dumneavoastră dupa după dv dvs dând dă dă-i dă-l dă-mi dă-mi-l dă-mi-o
        dă-ne dă-o dă-te dădea dăm e ea efectiv eh ei el ele era erai eram erau este etc eu exact ești fac faca face
        face-o facem faceti faceți faci facut facut-o facă față fel fi fie fiecare fiecărei fiecărui fii fiind fiindca
        fiindcă fim fiti fiu fiți foarte folosesc foloseste folosește folosești folosi folosim folosind folosit
        folosite folosită fost fusese fuseseră fă fă-mi fă-o făcea făceai făceam făceau făcut făcut-o făcute făcută
        făcând fără geaba hai haide haideti hei hm hmm i i-a i-ai i-am i-ar i-au i-l i-o ia ia-i ia-l ia-mă ia-o iar
        iara iarăși iata iată iată-l iau iei ii il imediat imi in inainte inapoi inauntru inca incat incepe incit insa
        intotdeauna intr intr-adevar intr-o intr-un intre intrucat isi iti jos l-a l-ai l-am l-ar l-au la lasă lasă-i
        lasă-l lasă-mă lasă-ne le le-a le-ai le-am le-ar le-au li lor lua luat luat-o luați lui luând luăm lângă lăsați
        m-a m-ai m-am m-ar m-as m-au ma mai mea mearga meargă mei mele mereu merg merge mergea mergeam mergem mergeți
        mergi mers meu mi mi-a mi-ai mi-am mi-ar mi-au mi-e mi-l mi-o mie mie-mi mine mod mult multa multe multi multor
        multă mulți mă măcar măi n-a n-ai n-am n-ar n-are n-as n-au n-avem n-o ne ne-a ne-ai ne-am ne-ar ne-au nevoie
        ni nici nicidecum nicio niciodata niciodată niciun niciuna niciunul nicăieri nimeni nimic nimănui niste niște
        noastre noastră noi nostri nostru nouă noștri nu nu-i nu-l nu-mi nu-s nu-ti nu-ți numai o oare oarecare oarecum
        oau odată of oh ok okay opt or ori oricare orice oricine oricum oricând oricât oriunde pai pana parca parcă
        pare patru pe pe-aici pentru peste pina plus poate poată pot poti poți prea precum prin printr printr-o
        printr-un printre privind probabil pt putea puteai puteam puteau putem puteti puteți putini putut putând puțin
        puține puțini puțină până pînă păi părea părut respectiv rog s-a s-ar s-au s-o sa sa-i sa-l sa-mi sa-si sa-ti
        sai sale sau se si si-a sine singur sint sintem spre spui spun spuna spune spune-i spune-le spune-mi spune-ne
        spune-o spunea spuneam spuneau spunem spuneți spunând spună spus spus-o sub suficient sunt suntem sunteți sus
        sã sînt să să-i să-l să-mi să-si să-ti să-și să-ți săi său ta tale te te-a te-ai te-am te-ar te-au ti ti-a
        ti-ai ti-am ti-e ti-o tine toata toate toată tocmai tot toti totodată totul totusi totuși toți trebui trebuia
        trebuiască trebuiau trebuie trebuit trei tu tuturor tăi tău u uh uitați uite uite-l uite-o ului un una unde
        unde-i undeva unei uneia unele uneori unii unor unora unui unuia unul v-a v-am v-ar v-ati v-au v-o va vada vadă
        vai vazut vazut-o vede vedea vedem vedeți vei venea veni venim venind venit veniți vezi veți vi vi-l vine vino
        voastre voastră voi vom vor vostru vouă voștri vreo vreodata vreodată vreun vreuna vreunul vă văd văzut văzut-o
        zece zic zice zicea zicem zici zică zis îi îl îmi împotriva în înainte înaintea înapoi încep începe începem
        începând încoace încolo încotro încât încă înspre însumi însuși însă însăși întotdeauna într într-adevăr într-o
        într-un într-una între întru întrucât înăuntru își îți ăia ăla ălea ăsta ăsta-i ăștia șapte șase și ți ți-a
        ți-am ție
        """
}
