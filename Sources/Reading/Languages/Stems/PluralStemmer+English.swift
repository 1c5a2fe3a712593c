extension PluralStemmer {
    /// The rules of English: endings that keep their `s`, then endings whose plural
    /// adds more than an `s`, then the `s`.
    static let english: [Rule] = [
        Rule("ss", "ss"), Rule("us", "us"), Rule("is", "is"), Rule("'s", "'s"),
        Rule("sses", "ss"), Rule("shes", "sh"), Rule("ches", "ch"), Rule("xes", "x"), Rule("tzes", "tz"),
        Rule("zzes", "zz"), Rule("ouses", "ouse"), Rule("auses", "ause"), Rule("uses", "us", before: 2),
        Rule("lenses", "lens", before: 0), Rule("ies", "y", before: 2), Rule("s", ""),
    ]

    /// Plurals that no rule finds, and words that end like a plural but are not one. Each
    /// group is a key, then its other forms.
    static let irregularEnglish = """
        man men, woman women, child children, foot feet, tooth teeth, goose geese, mouse mice, louse lice
        ox oxen, wolf wolves, knife knives, life lives, leaf leaves, wife wives, shelf shelves, half halves
        calf calves, loaf loaves, thief thieves, elf elves, scarf scarves, hoof hooves, wharf wharves
        dwarf dwarves, axe axes, die dies, quiz quizzes, whiz whizzes, gas gases, lens lenses, atlas atlases
        bias biases, canvas canvases, alias aliases, iris irises, pelvis pelvises, penis penises, bus buses
        plus pluses, index indices, vertex vertices, matrix matrices, appendix appendices, criterion criteria
        phenomenon phenomena, cactus cacti, fungus fungi, nucleus nuclei, stimulus stimuli, radius radii
        syllabus syllabi, alumnus alumni, larva larvae, formula formulae, antenna antennae, vertebra vertebrae
        analysis analyses, crisis crises, thesis theses, hypothesis hypotheses, parenthesis parentheses
        diagnosis diagnoses, oasis oases, synthesis syntheses, emphasis emphases, neurosis neuroses
        prognosis prognoses, synopsis synopses, antithesis antitheses, metamorphosis metamorphoses, hero heroes
        potato potatoes, tomato tomatoes, echo echoes, veto vetoes, torpedo torpedoes, mosquito mosquitoes
        volcano volcanoes, tornado tornadoes, mango mangoes, cargo cargoes, buffalo buffaloes, domino dominoes
        embargo embargoes, halo haloes, zero zeroes, movie movies, cookie cookies, zombie zombies
        calorie calories, prairie prairies, brownie brownies, selfie selfies, hippie hippies, rookie rookies
        smoothie smoothies, birdie birdies, genie genies, auntie aunties, pixie pixies, sortie sorties
        hoodie hoodies, foodie foodies, veggie veggies, groupie groupies, junkie junkies, newbie newbies
        freebie freebies, goalie goalies, magpie magpies, necktie neckties, budgie budgies, collie collies
        yuppie yuppies, menu menus, guru gurus, emu emus, gnu gnus, haiku haikus, bayou bayous, caribou caribous
        ski skis, taxi taxis, bikini bikinis, khaki khakis, alibi alibis, rabbi rabbis, safari safaris
        kiwi kiwis, martini martinis, zucchini zucchinis, tsunami tsunamis, wiki wikis, emoji emojis, yeti yetis
        ache aches, headache headaches, heartache heartaches, cache caches, niche niches, avalanche avalanches
        psyche psyches, quiche quiches, moustache moustaches, mustache mustaches, cliche cliches
        tranche tranches, use uses, fuse fuses, muse muses, excuse excuses, refuse refuses, abuse abuses
        accuse accuses, ruse ruses, recluse recluses, confuse confuses, infuse infuses, diffuse diffuses
        amuse amuses, bemuse bemuses, defuse defuses, peruse peruses, hypotenuse hypotenuses, disuse disuses
        reuse reuses, misuse misuses, crevasse crevasses, impasse impasses, finesse finesses, posse posses
        fireman firemen, policeman policemen, policewoman policewomen, businessman businessmen
        businesswoman businesswomen, salesman salesmen, gentleman gentlemen, fisherman fishermen
        congressman congressmen, congresswoman congresswomen, craftsman craftsmen, chairman chairmen
        spokesman spokesmen, spokeswoman spokeswomen, workman workmen, freshman freshmen, englishman englishmen
        frenchman frenchmen, irishman irishmen, sportsman sportsmen, clergyman clergymen, countryman countrymen
        nobleman noblemen, gunman gunmen, postman postmen, horseman horsemen, seaman seamen, statesman statesmen
        caveman cavemen, snowman snowmen, cameraman cameramen, handyman handymen, serviceman servicemen
        grandchild grandchildren, news, series, species, james, paris, mathematics, physics, politics, economics
        ethics, statistics, athletics, gymnastics, linguistics, electronics, mechanics, dynamics, genetics
        robotics, logistics, aerobics, acoustics, optics, hydraulics, informatics, thermodynamics, aesthetics
        phonetics, semantics, olympics, obstetrics, pediatrics, bioinformatics, geopolitics, analytics
        forensics, texas, christmas, kansas, thomas, lucas, dallas, arkansas, alas, pajamas, pyjamas, douglas
        nicholas, vegas, judas, jonas, caracas, honduras, bahamas, pancreas, whereas, overseas, chaos, cosmos
        ethos, pathos, kudos, asbestos, carlos, laos, eros, barbados, davos, thermos, mythos, amos, always
        perhaps, across, besides, towards, corps, chassis, debris, bourgeois, rendezvous, clothes, thanks, jeans
        trousers, scissors, customs, goods, means, headquarters, crossroads, brussels, wales, athens, naples
        hermes, hercules, socrates, archimedes, mercedes, rhodes, charles, jones, adams, hughes, evans, roberts
        phillips, robbins, collins, jenkins, rogers, stevens, edwards, richards, hopkins, myers, sanders
        andrews, matthews, reynolds, simmons, moses, netherlands, philippines, maldives, seychelles, angeles
        illinois, massachusetts, orleans, diabetes, herpes, rabies, scabies, aries, measles, mumps, mars, hans
        biceps, triceps, forceps, pliers, lyons, yes, does, has, was, his, its, this, thus, arms
        """
}
