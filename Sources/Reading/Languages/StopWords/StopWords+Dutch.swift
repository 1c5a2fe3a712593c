extension StopWords {
    /// The function words of Dutch: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let dutch = """
        'k 'm 'n 'r 's 't aan aangaande aangezien ach acht achter achterna af ah al aldus alhoewel allang alle allebei
        alleen allemaal allen allerlei alles als alsjeblieft alsmede alsnog alsof alstublieft altijd altoos ander
        andere anderen anders anderszins beetje beginnen begint begon begonnen behalve behoudens beide beiden ben
        beneden bent bepaald betreffende bij bijna bijv bijvoorbeeld binnen binnenin blijkbaar boven bovenal bovendien
        bovenstaand buiten bv da's daar daaraan daarbij daarbinnen daarboven daarbuiten daardoor daarentegen daarheen
        daarin daarmee daarna daarnaast daarom daaronder daarop daarover daartoe daaruit daarvan daarvandaan daarvoor
        dan dat de deden deed degene degenen den der dergelijke des desondanks deze dezelfde die diegene dien diens
        dikwijls dit doch doe doen doet door doorgaans drie dus echt echter een eens eerder eerst eh eigen eigenlijk
        elk elkaar elkaars elke en enig enige enigszins enkel enkele enz er eraan erachter eraf erbij erbuiten erdoor
        erg ergens erheen erin ermee erna ernaar eronder erop erover ertoe eruit ervan ervoor etc euh even evenals
        eveneens evenwel eén ga gaan gaat gaf gauw gaven ge gebruik gebruiken gebruikt gebruikte gedaan gedurende geef
        geeft geen gegaan gegeven gehad geheel gehele gekomen gekregen gekund geleden gelijk gemaakt gemoeten gemogen
        genoeg genomen geven geweest gewild gewoon gewoonweg geworden gezegd gezien gij ging gingen graag haar had
        hadden hallo hare heb hebben hebt heeft heel heen helaas hele helemaal hem hen het hetgeen hetzelfde hier
        hieraan hierbij hierboven hierdoor hierheen hierin hiermee hierna hiernaast hierom hieronder hierop hierover
        hieruit hiervan hiervoor hij hmm hoe hoef hoefde hoeft hoeveel hoeven hoewel hoezo hoi hoor hun hunne hè hé ie
        ieder iedere iedereen iemand iemands iets ik ikzelf immers in inclusief inderdaad indien inmiddels is ja jawel
        je jezelf jij jijzelf jou jouw jouwe juist jullie k kan kennelijk kom komen komt kon konden kreeg kregen krijg
        krijgen krijgt kun kunnen kunt kwam kwamen laat langs laten later leek liet lieten liever lijkt m m'n maak
        maakt maakte maakten maar mag maken me mee meer meerdere meest meestal men met meteen mezelf mij mijn mijnent
        mijner mijzelf minder minstens misschien mits mocht mochten moest moesten moet moeten mogelijk mogen n na naar
        naarmate naast nabij nadat nadien nagenoeg nam namelijk namens natuurlijk nauwelijks nee neem neemt neen negen
        nemen nergens net niemand niet niets niks noch nodig nog nogal nogmaals nooit nou nu o o.a of ofschoon oh ok
        okay oke oké om omdat omheen omhoog omlaag omstreeks omtrent omver omwille ondanks onder ondertussen ongeveer
        ons onszelf onze ooit ook op opdat opnieuw opzij over overal overigens paar pas per precies qua reeds rond
        rondom s samen schijnt sedert sinds sindsdien slechts sommige sommigen soms soortgelijk sowieso spoedig steeds
        straks t te tegen tegenover ten tenminste tenzij ter terug terwijl tevens thans tien tijdens tja toch toe toen
        toenmaals toenmalig tot totdat trouwens tussen twee u uh uit uiteindelijk uiteraard uitgezonderd uw uzelf vaak
        van vanaf vandaan vandaar vanuit vanwaar vanwege veel veeleer vele velen verder vermoedelijk verscheidene
        vervolgens via vier vijf volgens voor vooraf vooral vooralsnog voorbij voordat voorheen voorop voorts vooruit
        vrijwel waar waaraan waarbij waardoor waarheen waarin waarmee waarna waarom waaronder waarop waarover
        waarschijnlijk waaruit waarvan waarvoor wanneer want waren was wat we weer wegens weinig wel weldra weliswaar
        welk welke wellicht werd werden wezen wie wiens wier wij wijzelf wil wilde wilden willen wilt word worden wordt
        wou z'n zag zagen zal ze zeer zeg zeggen zegt zei zeiden zeker zelf zelfde zelfs zes zeven zich zichzelf zie
        zien ziet zij zijn zijnde zijne zo zo'n zoals zodat zodra zoiets zolang zonder zou zouden zoveel zowat zowel
        zulk zulke zullen zult één
        """
}
