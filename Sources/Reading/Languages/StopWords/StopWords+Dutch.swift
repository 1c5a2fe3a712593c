extension StopWords {
    /// The function words of Dutch: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let dutch = """
        'k 'm 'n 'r 's 't aan aangaande aangezien achter achterna af al aldus alhoewel alle allebei alleen allemaal
        allerlei alles als alsnog altijd altoos ander andere anderen anders anderszins beetje behalve behoudens
        beide beiden ben beneden bent bepaald betreffende bij bijna bijvoorbeeld binnen binnenin boven bovenal
        bovendien bovenstaand buiten daar daaraan daarbij daardoor daarheen daarin daarmee daarna daarnaast daarom
        daaronder daarop daarover daartoe daaruit daarvan daarvandaan daarvoor dan dat de den der des desondanks
        deze dezelfde die dien dikwijls dit doch doen doet door doorgaans dus echter een eens eerder eerst eigen elk
        elkaar elke en enig enige enkel enkele enz er erdoor erg ergens etc even eveneens evenwel gauw ge gedurende
        geen gehad gekund geleden gelijk gemoeten gemogen genoeg geweest gewoonweg geworden gij haar had hadden hare
        heb hebben hebt heeft heel hem hen het hier hierbij hierboven hierdoor hierin hiermee hierna hierom hierop
        hieruit hiervan hiervoor hij hoe hoeveel hoewel hun hunne ieder iedere iedereen iemand iets ik ikzelf immers
        in inderdaad inmiddels is ja je jezelf jij jijzelf jou jouw jouwe juist jullie kan kon konden kunnen kunt
        langs later liever maak maakt maar mag me meer meest meestal men met mezelf mij mijn mijnent mijner mijzelf
        misschien mits mocht mochten moest moesten moet moeten mogelijk mogen na naar naast nabij nadat nagenoeg
        namelijk nauwelijks nee neen nergens net niemand niet niets noch nog nogal nogmaals nooit nu of ofschoon om
        omdat omhoog omlaag omstreeks omtrent omver ondanks onder ondertussen ongeveer ons onszelf onze ook op opdat
        opnieuw opzij over overal overigens pas per precies reeds rond rondom samen sedert sinds sindsdien slechts
        sommige soms soortgelijk spoedig steeds te tegen tegenover ten tenzij ter terug terwijl tevens thans tijdens
        toch toe toen toenmaals toenmalig tot totdat trouwens tussen u uit uitgezonderd uw vaak van vanaf vandaan
        vanuit vanwege veel veeleer verder vervolgens vol volgens voor vooraf vooral vooralsnog voorbij voordat
        voorheen voorop voorts vooruit vrij waar waaraan waarbij waardoor waarheen waarin waarmee waarna waarom
        waaronder waarop waarover waaruit waarvan waarvoor wanneer want waren was wat we weer wegens wel weldra
        weliswaar welk welke werd werden wezen wie wiens wier wij wijzelf wil wilden willen word worden wordt wou
        zal ze zeer zelf zelfde zelfs zich zichzelf zij zijn zijne zo zoals zodat zodra zolang zonder zou zouden
        zowat zowel zulk zulke zullen zult
        """
}
