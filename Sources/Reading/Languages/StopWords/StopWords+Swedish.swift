extension StopWords {
    /// The function words of Swedish: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let swedish = """
        ah aha aldrig all alla allas alldeles alls allt alltför alltid alltihop allting alltså andra andras angående
        annan annans annars annat antagligen antingen använda användas använde använder används använt asså att av
        avseende bakifrån bakom bakåt bara behöva behövde behöver behövs behövt beträffande bl bl.a bland blev bli blir
        blivit blott borde bort borta bortom bredvid brukade brukar bägge båda bådas både bör börja började börjar
        börjat ca cirka de dej dels dem den denna denne dennes deras dess dessa dessutom dessvärre desto det detsamma
        detta dig din dina dit ditt ditåt dock dom drygt du dvs där därav därborta därefter däremot därför därifrån
        därinne därmed därnere därpå därtill däruppe därute därvid då efter eftersom egen egentligen eget egna eh ej
        eller emellan emellertid emot en enbart enda endast enligt ens enär er era ert etc ett ev eventuellt exakt f.d.
        faktiskt fanns fast fastän fem fick finnas finns fler flera flest flesta fortfarande fram framför framförallt
        framme framåt främst från funnits fyra få får fått föga för förbi före förmodligen förr förrän först förstås
        förut förutom ganska gav ge genast genom gentemot ger ges gett gick givetvis givit gjord gjorda gjorde gjordes
        gjort gjorts gällande gå går gått gör göra göras görs ha hade haft han hans har hela heller hellre helst helt
        hen henne hennes hit hitåt hm hmm hon honom hos hur hursomhelst huruvida huvudsakligen här härav härifrån
        härinne härmed härnäst i ibland icke ifall ifrån igen igenom ihop in inför inga ingen ingenstans ingenting
        inget inifrån inklusive innan innanför inne inom inte intill inuti istället isär iväg ja jag jaha japp jaså jo
        jodå ju just jämt jämte kan kanske knappast knappt kom komma kommer kommit kring kunde kunna kunnat lika liksom
        likväl lite litet längs lät låta låter låtit m.fl man med medan medelst mej mellan men mer mera mest mig min
        mina mindre minst mitt mm mot mycket må många månne måste möjligen naturligtvis ned nedan neder nej ner nere ni
        nio nog nu nuförtiden numera nyligen nyss nä nämligen när nära nästan någon någons någonsin någonstans
        någonting någorlunda något några nåja nån nåns nånsin nånstans nånting nåt nåväl nödvändigtvis oavsett och
        också ofta oftast oh oj ok okay okej om omedelbart omkring oss osv ovan ovanför ovanpå per plötsligt precis på
        redan relativt riktigt runt rätt rörande sa sade sagt samma sammanlagt samt samtidigt samtliga sannolikt se
        sedan sej sen senare ser ses sett sig sin sina sist sitt sju själv själva självklart ska skall skulle slutligen
        snarare snart snälla som somliga speciellt strax stundom ständigt säg säga sägas säger sägs säkerligen säkert
        sällan särskilt så sådan sådana sådant sådär såg sågs såhär således sån såna sånt såsom såvida såväl t.ex ta
        tagit tagits tar tas tidigare till tillbaka tills tillsammans tio tog togs torde tre troligen trots tvärtom två
        ty tycks tydligen tyvärr tämligen undan under ungefär upp uppe uppenbarligen uppåt ur usch ut utan utanför ute
        utifrån utom utöver va vad vadå vanligen vanligtvis var vara varandra varandras varannan varav vardera vare
        varefter varenda varför varifrån varit varje varken varpå vars vart varvid vem vems verka verkade verkar
        verkligen vi via vid vidare vilka vilkas vilken vilket vill ville viss vissa visserligen visst vore väl väldigt
        vår våra våran vårat vårt ytterst äh än ändå ännu äntligen är även å åh åt återigen åtminstone åtta öh över
        överallt övriga övrigt
        """
}
