extension StopWords {
    /// The function words of Lithuanian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let lithuanian = """
        abi abiejų abu ai aišku anas ano anot ant antai aną anų apie aplink ar arba argi atgal aukščiau aš be bei
        bene bet beveik bus buvau buvo buvome būdamas būna būti būtų dabar dar daug daugiau dažnai deja dėka dėl
        dėlto esame esant esantis esate esi esu galbūt gali galima galėjo galėtų gan gana gerai greta idant iki ir
        irgi it itin iš išilgai išvis ja jai jais jam jame jas jau jei jeigu ji jie jiems jis jo jog jogi joje jokia
        jokio jokios jokių joks jom jomis joms jos jose juk jumis jums juo juos juose ją jį jūs jūsų jų kad kada
        kadangi kai kaip kaipgi kam kame kas katra katras kažkaip kažkas kažkoks kiek kiekviena kiekvienas kiekvieno
        kiekvieną kieno kita kitaip kitas kiti kito kitos kitą kitų ko kodėl kokia kokie kokio kokių koks kol kone
        kuo kur kuri kuriai kuriais kuriam kuriame kurias kurie kuriems kurio kurioje kurios kuriose kuris kuriuos
        kurią kurių kurį ką labai lai link lyg man mane manimi mano manęs mat maždaug mažiau mes mudu mumis mums mus
        mūsų na ne nebe nebent nebuvo nebėra negali negu nei nepaisant nes net netgi netoli niekada niekas nieko
        niekur nors nuo nė nėra o ogi pagal pakankamai palei pas pasak paskui pat pati paties pats patys patį
        pavyzdžiui pačių per pernelyg pirm po prie prieš priešais pro pusiau rodos sau save savimi savo savęs su
        sulig ta tad tada tai taigi taip taipogi tam tame tarp tarsi tartum tarytum tas tau tave tavo tavęs tačiau
        te tebėra ten tie tiek tiems tiesiog tik tikrai tikriausiai to toje tokia tokie tokio tokią tokių toks tol
        toliau tos tose tu tuo tuoj tuomet tuos turbūt turi turėjo tą tų už užtat va vai vidury vien viena vienas
        vieno vienos vieną vietoj virš vis visa visada visai visas visgi visi visiems visiškai viso visoks visos
        visus visų vos vėl vėlgi ypač yra čia ėmė į šalia ši šiais šiam šiame šie šiems šio šioje šioks šios šiose
        šis šit šita šitas šiuo šiuos šią šių štai šį žemiau
        """
}
