extension PluralStemmer {
    static let french: [Rule] = [
        Rule("ss", "ss"), Rule("us", "us"), Rule("is", "is"), Rule("ès", "ès"), Rule("eaux", "eau", before: 0),
        Rule("aux", "al", before: 2), Rule("s", ""),
    ]

    /// Words whose singular also ends in `s` or `x`, and plurals that no rule finds. Each
    /// group is a key, then its other forms.
    static let irregularFrench = """
        travail travaux, vitrail vitraux, émail émaux, corail coraux, bail baux, soupirail soupiraux, œil yeux
        ciel cieux, aïeul aïeux, noyau noyaux, tuyau tuyaux, joyau joyaux, boyau boyaux, préau préaux, jeu jeux
        feu feux, lieu lieux, cheveu cheveux, neveu neveux, vœu vœux, milieu milieux, enjeu enjeux, adieu adieux
        aveu aveux, dieu dieux, bijou bijoux, genou genoux, chou choux, caillou cailloux, hibou hiboux
        joujou joujoux, pou poux, roi rois, loi lois, emploi emplois, tournoi tournois, exploit exploits
        essai essais, délai délais, balai balais, ami amis, amie amies, avis, pays, paris, permis, parti partis
        fruit fruits, taxi taxis, souci soucis, ennui ennuis, ennemi ennemis, cri cris, abri abris, pari
        mari maris, défi défis, tissu tissus, menu menus, individu individus, revenu revenus, contenu contenus
        élu élus, vertu vertus, rue rues, tribu tribus, taux, faux, chaux, aux, temps, corps, bras, fois, mois
        bois, cours, concours, parcours, discours, secours, fils, sens, poids, prix, voix, choix, croix, paix
        noix, vers, univers, revers, divers, travers, tiers, gens, dos, os, repos, propos, héros, gaz, nez, pas
        cas, gras, bas, matelas, repas, lilas, atlas, canevas, trépas, fonds, remords, mœurs, printemps
        longtemps, toujours, ailleurs, plusieurs, alors, hors, lors, dans, sans, moins, néanmoins, puits, jésus
        georges, jacques, charles, versailles, bruxelles, nantes, londres, athènes, cannes, naples, vosges
        ardennes, fiançailles, obsèques, mathématiques
        """

    static let spanish: [Rule] = [
        Rule("ciones", "ción"), Rule("siones", "sión"), Rule("giones", "gión"), Rule("niones", "nión"),
        Rule("xiones", "xión"), Rule("dades", "dad"), Rule("tades", "tad"), Rule("tudes", "tud"),
        Rule("ones", "ón", before: 2),
        Rule("ores", "or", before: 2), Rule("ales", "al", before: 2), Rule("ares", "ar", before: 2),
        Rule("eres", "er", before: 2), Rule("eles", "el", before: 3), Rule("iles", "il", before: 2),
        Rule("aces", "az"), Rule("eces", "ez"), Rule("ices", "iz"), Rule("oces", "oz"), Rule("uces", "uz"),
        Rule("as", "a", before: 2), Rule("es", "e", before: 2), Rule("os", "o", before: 2),
    ]

    static let irregularSpanish = """
        lunes, martes, miércoles, jueves, viernes, crisis, dios dioses, caos, cosmos, carlos, marcos, lucas
        lejos, antes, después, entonces, menos, además, apenas, mientras, gracias, atlas, paraguas, cumpleaños
        hombre hombres, mes meses, país países, francés franceses, inglés ingleses, interés intereses
        autobús autobuses, ley leyes, rey reyes, buey bueyes, árbol árboles, ángel ángeles, ángulo ángulos
        imagen imágenes, joven jóvenes, orden órdenes, origen orígenes, crimen crímenes, examen exámenes
        virgen vírgenes, margen márgenes, volumen volúmenes, resumen resúmenes, bien bienes, tren trenes
        plan planes, pan panes, alemán alemanes, capitán capitanes, volcán volcanes, jardín jardines, fin fines
        confín confines, delfín delfines, común comunes, atún atunes, mil miles, vale vales, flor flores
        mar mares, bar bares, par pares, sol soles, sal sales, gol goles, señal señales, red redes
        pared paredes, césped céspedes, enlace enlaces, luz luces, voz voces, vez veces, paz paces, cruz cruces
        pez peces, juez jueces, padre padres, dulce dulces, son sones, club clubes, avión aviones, dólar dólares
        cárcel cárceles, líder líderes, móvil móviles, fácil fáciles, difícil difíciles, útil útiles
        débil débiles, túnel túneles, mártir mártires, carácter caracteres, régimen regímenes, clase clases
        estándar estándares, corazón corazones
        """

    static let portuguese: [Rule] = [
        Rule("ções", "ção"), Rule("sões", "são"), Rule("ões", "ão"), Rule("ães", "ão"), Rule("ais", "al", before: 2),
        Rule("éis", "el", before: 2), Rule("óis", "ol", before: 2), Rule("ens", "em"), Rule("ins", "im"),
        Rule("ons", "om"), Rule("uns", "um"), Rule("ores", "or", before: 2), Rule("ares", "ar", before: 2),
        Rule("eres", "er", before: 2), Rule("zes", "z", before: 2), Rule("as", "a", before: 2),
        Rule("es", "e", before: 2), Rule("os", "o", before: 2), Rule("ãs", "ã"), Rule("ãos", "ão"), Rule("éus", "éu"),
    ]

    static let irregularPortuguese = """
        mês meses, país países, deus deuses, gás gases, inglês ingleses, francês franceses
        português portugueses, interesse interesses, pai pais, mais, mas, pois, demais, jamais, cais, lápis
        ônibus, ônus, vírus, três, trás, atrás, antes, através, apenas, menos, carlos, marcos, lucas, rei reis
        lei leis, papel papéis, hotel hotéis, fácil fáceis, difícil difíceis, móvel móveis, nível níveis
        possível possíveis, atlas, pão pães, cão cães, alemão alemães, capitão capitães, mão mãos, irmão irmãos
        cidadão cidadãos, mulher mulheres, mar mares, lugar lugares, cor cores, flor flores, dor dores
        valor valores, bem bens, homem homens, jovem jovens, item itens, luz luzes, voz vozes, vez vezes
        sol sóis, fim fins, mil, ano anos, líder líderes, árvore árvores, torre torres, milhar milhares
        hora horas
        """
}
