extension StopWords {
    /// The function words of German: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let german = """
        ab aber abseits abzüglich ach acht ah aha all alle allein allem allen aller allerdings alles allzu als alsbald
        also am an ander andere anderem anderen anderer anderes anderm andern anderr anders anfangs angesichts anhand
        anlässlich ans anscheinend ansonsten anstatt anstelle auch auf aufeinander aufgrund aufs aus auseinander aussen
        ausser ausserdem ausserhalb bald begann begannen beginnt begonnen bei beide beiden beider beides beim beinahe
        beispielsweise bekam bekamen bekomme bekommen bekommst bekommt benutzen benutzt bereits besonders bevor
        bezüglich bin binnen bis bisher bisschen bist bitte bleibt bloss brauche brauchen brauchst braucht brauchte
        brauchten bräuchte bzw ca d.h da dabei dadurch dafür dagegen daher dahin dahinter damals damit danach daneben
        dank dann daran darauf daraufhin daraus darf darfst darin darum darunter darüber das dass dasselbe davon davor
        dazu dazwischen dein deine deinem deinen deiner deines deinetwegen deins dem dementsprechend demnach demselben
        den denen denn dennoch denselben der derart deren derer derjenige derselbe derselben derzeit des deshalb
        desselben dessen desto deswegen dich die diejenige diejenigen dies diese dieselbe dieselben diesem diesen
        dieser dieses diesmal diesseits dir doch dort dorthin dran drauf drei dreien dreier drin drinnen drum drüber du
        durch durchaus durchs durfte durften dürfen dürft dürfte dürften eben ebenfalls ebenso ebensowenig eh ehe eher
        eigentlich ein einander eine einem einen einer einerseits eines einfach einig einige einigem einigen einiger
        einigermassen einiges einmal eins einstweilen endlich entgegen entlang entsprechend entweder er erst erstmal
        erstmals es etc etliche etwa etwas euch euer eure eurem euren eurer eures eventuell evtl falls fast ferner
        folglich fort freilich fuer fünf für fürs gab gaben ganz ganze ganzen ganzer ganzes gar gebe geben gebt
        gegangen gegeben gegen gegenüber geh gehabt gehe gehen gehst geht geht's gehts gekommen gelassen gemacht
        gemocht gemäss genau genommen genug gerade gern gerne gesagt gesehen getan gewesen gewiss gewollt geworden ggf
        gib gibst gibt gibt's gibts ging gingen gleich gleichsam gleichwohl gleichzeitig grösstenteils gäbe gänzlich
        hab hab's habe haben habs habt hallo hast hat hatte hatten hattest hattet hauptsächlich her heraus herein herum
        herunter hervor heute hey hi hier hierbei hierdurch hierfür hierher hierhin hierin hiermit hierzu hin hinaus
        hindurch hinein hingegen hinsichtlich hinten hinter hinterher hinunter hm hmm hurra hätt hätte hätten hättest
        hättet höchst höchstens ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer immerhin immerzu in indem
        indes indessen infolge inklusive inmitten innerhalb ins insbesondere insgesamt insofern insoweit inwiefern
        inzwischen irgend irgendein irgendeine irgendeinem irgendeinen irgendeiner irgendetwas irgendjemand irgendwann
        irgendwas irgendwelche irgendwer irgendwie irgendwo irgendwohin ist ist's ja je jede jedem jeden jedenfalls
        jeder jederzeit jedes jedoch jegliche jemals jemand jemandem jemanden jene jenem jenen jener jenes jenseits
        jetzt jeweilig jeweils jo kam kamen kamst kann kannst kaum kein keine keinem keinen keiner keines keinesfalls
        keineswegs komm komme kommen kommst kommt konnte konnten konntest kriegst kriegt käme können könnt könnte
        könnten könntest könntet lange lass lasse lassen lasst lediglich letztendlich letztlich lieber liess liessen
        los längst lässt mach mache machen machst macht machte machten mag magst mal man manch manche manchem manchen
        mancher manches manchmal mehr mehrere mehreren mehrerer mein meine meinem meinen meiner meines meinetwegen
        meins meist meiste meisten meistens mhm mich mindestens mir mit miteinander mithilfe mitsamt mittels mitten
        mitunter mochte mochten muss musst musste mussten musstest möchte möchten möchtest möge mögen möglicherweise
        müssen müsst müsste müssten müsstest n na nach nachdem nachher nahezu nahm nahmen naja natürlich ne neben nebst
        nee nehme nehmen nehmt nein nem nen ner neun nicht nichts nie niemals niemand niemandem niemanden nimm nimmer
        nimmst nimmt nirgends nirgendwo nirgendwohin nix noch nochmal nochmals normalerweise nun nunmehr nur nämlich nö
        ob oben oberhalb obgleich obschon obwohl oder offenbar oft oftmals oh ohne ohnehin oje ok okay paar per pro
        quasi rauf raus ringsum rund runter rüber s sag sage sagen sagst sagt sagte sagten sagtest sah sahen samt
        scheint schien schliesslich schon schonmal sechs seh sehe sehen sehr seht sei sei's seid seien sein seine
        seinem seinen seiner seines seist seit seitdem seitens seither selber selbst selbstverständlich sich sicherlich
        sie sieben sieh siehe siehst sieht sind so sobald sodann sodass sofern sofort sog sogar sogenannte sogenannten
        solange solch solche solchem solchen solcher solches soll sollen sollst sollt sollte sollten solltest solltet
        somit sondern sonst sonstige sonstigen soviel sowas soweit sowie sowieso sowohl später statt stattdessen stets
        sämtlich sämtliche sämtlichen tatsächlich teils teilweise tja trotz trotzdem tu tue tun tust tut täte u.a um
        ums umso unbedingt und ungeachtet ungefähr uns unse unsem unsen unser unsere unserem unseren unserer unseres
        unses unten unter unterdessen untereinander unterhalb unterm unweit usw vermutlich verwenden verwendet vgl via
        viel viele vielem vielen vieler vieles vielleicht vielmehr vier vollends vom von voneinander vor voran vorbei
        vorerst vorher vorhin vorm vorne vorwiegend vorüber völlig wahrscheinlich wann war waren wars warst wart warum
        was weder weg wegen weil weiter weitere weiteren weiterer weiteres weiterhin weitgehend welch welche welchem
        welchen welcher welches wem wen wenig wenige wenigen weniger wenigstens wenn wenn's wenngleich wenns wer werd
        werde werden werdet weshalb wessen wie wie's wieder wiederum wieso wieviel will willst wir wird wird's wirklich
        wirst wo wobei wodurch wofür wogegen woher wohin wohl wollen wollt wollte wollten wolltest wolltet womit
        womöglich woran worauf woraus worden worin worum worüber wovon wozu wurde wurden wurdest während währenddessen
        wär wär's wäre wären wäret wärst wärt würd würde würden würdest z.b zb zehn zeitweise ziemlich zu zudem zuerst
        zufolge zugleich zuletzt zuliebe zum zumal zumeist zumindest zunächst zur zurück zusammen zuvor zuweilen zwar
        zwecks zwei zweien zweier zwischen äh ähm öfter über überall überdies überhaupt übers übrigens
        """
}
