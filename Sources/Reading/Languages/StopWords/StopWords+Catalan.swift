extension StopWords {
    /// The function words of Catalan: those of the Python package stop-words without words that carry a topic, plus the
    /// prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let catalan = """
        a abans ací ahir aixo així això al aleshores algun alguna algunes alguns algú allà allò almenys als altra
        altre altres amb ambdues ambdós anar anem ans apa aquell aquella aquelles aquells aquest aquesta aquestes
        aquests aquí arreu baix bastant bon bé cada cadascun cadascuna cadascú cal cap car com contra d' d'un d'una
        d'unes d'uns dalt damunt darrera davant de debò del dels des després diferents dins donat doncs durant durà
        eh el ell ella elles ells els em en encara endavant enfront enlloc ens entre entretant era erem eren eres es
        estan estat estava estem esteu estic està et etc ets fa faig fan fas fem fer feu fi fins fora gaire gairebé
        ha hagi haguessin hagués ham han has hauria hauríem haver havia havien havíem he hem heu hi ho i igual
        iguals ja jo l' la les li llavors lluny lo los m' ma mai malgrat massa mateix mateixa mateixes mateixos me
        mentre menys mes meu meus meva meves mi molt molta moltes molts mon mons més n' na ne ni ningú no
        nogensmenys només nos nosaltres nostra nostre nostres o oi on pas pel pels per perquè però poc poca pocs
        podem poden poder podeu podria podrien poques pot potser primer prop propi puc puix qual quals qualsevol
        quan quant quanta quantes quants quasi que quelcom qui quin quina quines quins què res s' sa sabem saben
        saber sabeu sap saps se segons sembla semblant sense ser sera seran seria serien serà ses seu seus seva
        seves si sia sigui siguin sigut sinó sobre sobretot soc solament sols som sota sou sovint sí són t' ta tal
        tals també tampoc tan tanmateix tant tanta tantes tants te tene tenim tenir teniu tes teu teus teva teves
        tinc ton tons tot tota totes tothom tots ultra un una unes uns va vaig vam van vas vora vos vosaltres vostra
        vostre vostres vostè vostès és éssent últim ús
        """
}
