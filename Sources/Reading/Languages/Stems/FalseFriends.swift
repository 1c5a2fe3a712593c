/// Words that full stems would join with a word of another meaning.
///
/// Each line is a group: its key, then the other forms that have this key. The evidence is that Snowball
/// gives one stem both to the group and to words of another meaning; the tests check every group against
/// another implementation of the algorithm.
enum FalseFriends {
    static func groups(of language: Language) -> WordGroups {
        switch language {
        case .english: WordGroups(english)
        case .german: WordGroups(german)
        case .french: WordGroups(french)
        case .spanish: WordGroups(spanish)
        default: WordGroups("")
        }
    }

    private static let english = """
        university universities
        organization organizations organizational organize organizes organized organizing organizer organizers organisation organisations organise organises organised organising organiser organisers
        organic organically
        customer customers
        customs
        international internationally internationals
        animation animations animate animates animated animating animator animators
        mineral minerals
        department departments departmental
        apartment apartments
        engineer engineers engineering engineered
        experiment experiments experimental experimentally experimented experimenting
        important importantly importance
        execution executions execute executes executed executing
        authority authorities
        authorization authorizations authorize authorizes authorized authorizing authorisation authorise authorises authorised
        convention conventions conventional conventionally
        publication publications
        procession processions
        position positions positioned positioning
        medication medications
        literal literally
        lateral laterally
        numerical numerically
        fabrication fabrications fabricate fabricated
        severe severely severity
        evening evenings
        wedding weddings
        being beings
        humane humanely
        humanity
        relativity
        informal informally
        secretion secretions secrete secreted
        designate designates designated designating designation designations
        rational rationally rationality rationale rationalism
        corporation corporations corporate
        business businesses
        witness witnesses witnessed witnessing
        petition petitions petitioned
        objective objectives objectively objectivity
        subjective subjectively subjectivity
        terminal terminals
        conservation conserve conserves conserved conserving
        cooperation cooperate cooperates cooperated cooperating cooperative cooperatives
        paste pastes pasted pasting
        clothes clothing
        morale
        locale locales
        urbane
        germane
        unite unites united uniting
        providence
        oriental
        orientation orientations
        emergency emergencies
        contention contentions
        arms
        goods
        means
        species
        capitalism capitalist capitalists
        additive additives
        hospitality
        hospitable
        dialectic dialectics
        """

    private static let german = """
        lager lagern
        leiter leitern
        eisen
        reise reisen
        bauer bauern
        kammer kammern
        sekte sekten
        note noten
        messer messern
        messe messen
        regen
        wagen
        höhle höhlen
        alter alters
        küche küchen
        blüte blüten
        kohle kohlen
        wetter wetters
        kissen
        orden ordens
        feuer
        bären bär
        wunder wundern
        """

    private static let french = """
        parti partis
        partie parties
        marché marchés
        fils
        cours
        case cases
        base bases
        mure mures
        foie foies
        cure cures
        pointe pointes
        """

    private static let spanish = """
        casa casas
        puerta puertas
        punta puntas
        cuenta cuentas
        moda modas
        plata
        universidad universidades
        rama ramas
        vela velas
        marca marcas
        carga cargas
        barca barcas
        parte partes
        banca
        suela suelas
        puesta puestas
        libra libras
        cosa cosas
        mesa mesas
        bolsa bolsas
        manga mangas
        copa copas
        cuadra cuadras
        pasta pastas
        foca focas
        pala palas
        """
}
