extension StopWords {
    /// The function words of French: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let french = """
        a a-t-elle a-t-il a-t-on afin ah ai aie aient aies ailleurs ainsi ait alors apparemment après as assez
        au aucun aucune aucuns aujourd'hui auparavant auprès auquel aura aurai auraient aurais aurait auras
        aurez auriez aurions aurons auront aussi aussitôt autant autour autre autrefois autrement autres autrui
        aux auxquelles auxquels avaient avais avait avant avec avez aviez avions avoir avons ayant ayante
        ayantes ayants ayez ayons bah beaucoup bien bientôt bon c c' c'est c'est-à-dire c'était car ce ceci cela
        celle celle-ci celle-là celles celles-ci celles-là celui celui-ci celui-là cependant certain certaine
        certaines certains certes ces cet cette ceux ceux-ci ceux-là chacun chacune chaque chez ci ci-dessous
        ci-dessus comme comment contre d d' d'abord d'ailleurs d'après dans davantage de dedans dehors delà
        demain depuis derrière des dessous dessus devant devraient devrait dites doit doivent donc dont du
        duquel durant dès déjà désormais e eh elle elle-même elles elles-mêmes en encore enfin ensuite entre
        envers environ es est est-ce et etc eu eue eues eurent eus eusse eussent eusses eussiez eussions eut eux
        eux-mêmes excepté eûmes eût eûtes faire fais faisaient faisait fait fallait faudra faudrait faut fit
        fois font furent fus fusse fussent fusses fussiez fussions fut fûmes fût fûtes grâce gré hein hier
        hormis hors hé hélas ici il ils j j' jadis jamais je jusqu jusqu' jusqu'au jusqu'aux jusqu'à jusque
        juste justement l l' la laquelle le lequel les lesquelles lesquels leur leurs loin lors lorsqu lorsqu'
        lorsque lui lui-même là là-bas m m' ma maint maintenant mais malgré me mes mien mienne miennes miens
        mieux moi moi-même moins mon même mêmes n n' n'est-ce naguère ne ni non nos notamment notre nous
        nous-mêmes nul nulle néanmoins nôtre nôtres on ont or ou ouais oui outre où par parce parfois parmi
        partout pas pendant peu peut peut-être peuvent peux plus plusieurs plutôt pour pourquoi pourra
        pourraient pourrait pourtant pouvaient pouvait pouvoir presque près pu puis puisqu puisqu' puisque qu
        qu' quand quant quasi que quel quelle quelles quelqu'un quelqu'une quelque quelquefois quelques
        quelques-uns quels qui quiconque quoi quoiqu quoiqu' quoique rien s s' sa sans sauf se selon sera serai
        seraient serais serait seras serez seriez serions serons seront ses seulement si sien sienne siennes
        siens sinon sitôt soi soi-même soient sois soit sommes son sont soudain sous souvent soyez soyons suis
        sur surtout t t' ta tandis tant tantôt te tel telle tellement telles tels tes tien tienne tiennes tiens
        toi toi-même ton toujours tous tout toute toutefois toutes trop très tu tôt un une unes uns va vais vas
        vers veulent veut veux via voici voilà volontiers vont vos votre voudrait voulait vous vous-même
        vous-mêmes vôtre vôtres y y-a-t-il à ça étaient étais était étant étante étantes étants étiez étions été
        étée étées étés êtes être
        """
}
