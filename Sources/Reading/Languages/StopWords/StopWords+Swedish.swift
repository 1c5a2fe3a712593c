extension StopWords {
    /// The function words of Swedish: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let swedish = """
        aldrig all alla allt alltför alltid allting alltså andra annan annars annat att av avseende bakom bakåt bara
        beträffande bland blev bli blir blivit borde bort borta bredvid båda bådas både bör de dels dem den denna
        denne deras dess dessa dessutom det detta dig din dina dit ditt dock du där därav därefter däremot därför
        därifrån därmed därvid då efter eftersom egen egentligen eget egna ej eller emellan emellertid emot en
        enbart enda endast enligt enär er era ert ett faktiskt fast fastän fick fler flera flest flesta fortfarande
        fram framför från få får fått föga för förbi före först förutom genast genom gentemot ger gick gjorde gjort
        går gör göra ha hade han hans har hela hellre helst helt henne hennes hit hon honom hos hur huruvida här
        härav härmed i ibland icke ifall ifrån igen igenom ihop in inför ingen ingenting inget inifrån innan
        innanför inne inom inte inuti istället ja jag jo ju just jämte kan kanske knappast knappt kom komma kommer
        kring kunde kunna kunnat lika liksom likväl lite litet längs man med medan medelst mellan men mer mera mest
        mig min mina mindre minst mitt mot mycket må många månne måste ned nedan neder nej ner nere ni nog nu
        nämligen när nära nästan någon någonsin någonting någorlunda något några oavsett och också ofta oftast om
        omkring oss ovan ovanför ovanpå per plötsligt precis på redan rätt samma sammanlagt samt samtidigt samtliga
        sedan sig sin sina sist sitt sitta själv själva ska skall skulle snarare snart som somliga stundom sällan
        särskilt så sådan sådana sådant således såsom såväl tack till tillbaka tills tillsammans trots tvärtom
        tyvärr tämligen undan under upp uppe ur ut utan utanför ute utom utöver vad var vara varandra vare varefter
        varenda varför varifrån varit varje varken vars vart varvid vem vems verkligen vi via vid vidare vilka
        vilkas vilken vilket vill ville visserligen väl vår våra vårt än ändå ännu är åt återigen åtminstone över
        överallt
        """
}
