extension StopWords {
    /// The function words of French: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let french = """
        a a-t-elle a-t-il a-t-on absolument actuellement afin ah ai aie aient aies aille ailles ailleurs ainsi ait
        allaient allais allait allant aller allez allo allons allé allés allô alors apparemment apres après as assez au
        au-delà au-dessus aucun aucune aucuns aujourd'hui auparavant auprès auquel aura aurai auraient aurais aurait
        auras aurez auriez aurions aurons auront aussi aussitôt autant autour autre autrefois autrement autres autrui
        aux auxquelles auxquels avaient avais avait avant avec avez aviez avions avoir avons ayant ayante ayantes
        ayants ayez ayons aïe bah beaucoup ben bien bientôt bon bonjour c c' c'est c'est-à-dire c'était ca car ce ceci
        cela celle celle-ci celle-là celles celles-ci celles-là celui celui-ci celui-là cependant certain certaine
        certainement certaines certains certes ces cet cette ceux ceux-ci ceux-là cf chacun chacune chaque chez chut ci
        ci-dessous ci-dessus cinq combien comme commence commencent commencer commencé comment commençons concernant
        contre coucou d d' d'abord d'ailleurs d'après dans davantage de dedans dehors delà demain depuis derrière des
        dessous dessus deux devaient devais devait devant devenir devenu devenue devenus devez deviendra deviennent
        deviens devient devint devoir devons devra devrai devraient devrais devrait devras devrez devriez devrions
        devront dira dirai dirais dirait diras dire direz dis disaient disais disait disant dise disent disiez disons
        dit dites dix dois doit doivent donc donnait donnant donne donnent donner donnera donnes donnez donné donnée
        dont du duquel durant dès déjà désormais dû e eh elle elle-même elles elles-mêmes en encore enfin ensuite entre
        envers environ es est est-ce et etait etc etes etre eu eue eues euh eurent eus eusse eussent eusses eussiez
        eussions eut eux eux-mêmes exactement excepté eûmes eût eûtes faire fais faisaient faisait faisant faisiez
        faisons fait faite faites fallait falloir fallu fasse fasses fassiez faudra faudrait faut fera ferai feraient
        ferais ferait feras ferez feriez ferons feront finalement fit fois font forcément furent fus fusse fussent
        fusses fussiez fussions fut fûmes fût fûtes grâce gré généralement ha hein heu heureusement hey hier hmm hormis
        hors huit hum hé hélas ici il ils ira irai irais irait iras irez irons j j' j'suis jadis jamais je jusqu jusqu'
        jusqu'au jusqu'aux jusqu'ici jusqu'à jusque juste justement l l' la laquelle le lequel les lesquelles lesquels
        leur leurs loin longtemps lors lorsqu lorsqu' lorsque lui lui-même là là-bas là-dedans là-dessus là-haut m m'
        ma maint maintenant mais malgré me meme mes mien mienne miennes miens mieux moi moi-même moins mon même mêmes n
        n' n'est-ce naguère nan ne neuf ni non nos notamment notre nous nous-mêmes nul nulle néanmoins nôtre nôtres oh
        ok okay on ont op or ou ouah ouais oui outre où par par-dessus parce parfois parmi partout pas pendant peu peut
        peut-etre peut-être peuvent peux plait plaît plupart plus plusieurs plutôt pour pourquoi pourra pourrai
        pourraient pourrais pourrait pourras pourrez pourriez pourrions pourrons pourront pourtant pouvaient pouvais
        pouvait pouvez pouviez pouvoir pouvons prenait prenant prend prendra prendrai prendrait prendre prends prenez
        prenne prennent prenons presque probablement près pu puis puisqu puisqu' puisque puisse puissent puisses
        puissiez qu qu' quand quant quasi quatre que quel quelconque quelle quelles quelqu' quelqu'un quelqu'une
        quelque quelquefois quelques quelques-uns quels qui quiconque quoi quoiqu quoiqu' quoique rien s s' sa sans
        sauf se selon semblait semble semblent sept sera serai seraient serais serait seras serez seriez serions serons
        seront ses seul seule seulement seules seuls si sien sienne siennes siens simplement sinon sitôt six soi
        soi-disant soi-même soient sois soit sommes son sont soudain sous souvent soyez soyons suis sur surtout
        sûrement t t' ta tandis tant tantôt te tel telle tellement telles tels tes tien tienne tiennes tiens toi
        toi-même ton toujours tous tout toute toutefois toutes tres trois trop très tu tôt un une unes uns utilisant
        utilise utilisent utiliser utilisé utilisée va vais vas venaient venais venait venant venez venir venons venu
        venue venus verra verrai verras verrez vers veuille veuillez veulent veut veux via viendra viendrai viendrait
        viendront viennent viens vient voici voient voila voilà voir voire vois voit volontiers vont vos votre voudra
        voudrais voudrait voudrez voudriez voulaient voulais voulait voulez vouliez vouloir voulons voulu vous
        vous-même vous-mêmes voyait voyant voyez voyons vraiment vu vus vôtre vôtres y y-a-t-il à ça également étaient
        étais était étant étante étantes étants étiez étions été étée étées étés évidemment êtes être
        """
}
