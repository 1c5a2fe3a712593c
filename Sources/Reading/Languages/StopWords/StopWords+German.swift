extension StopWords {
    /// The function words of German: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let german = """
        ab aber abseits abzüglich ach alle allein allem allen aller allerdings alles allzu als alsbald also am
        an ander andere anderem anderen anderer anderes anderm andern anderr anders anfangs angesichts anhand
        anlässlich ansonsten anstatt anstelle auch auf aufgrund aus aussen ausser ausserdem ausserhalb bald bei
        beide beiden beider beides beim beinahe bereits bevor bezüglich bin binnen bis bisher bisschen bist
        bleibt bloss brauche braucht bzw ca d.h da dabei dadurch dafür dagegen daher dahin dahinter damals damit
        danach daneben dank dann daran darauf daraufhin daraus darf darfst darin darum darunter darüber das dass
        dasselbe davon davor dazu dazwischen dein deine deinem deinen deiner deines dem demnach demselben den
        denn dennoch denselben der derart deren derer derselbe derselben derzeit des deshalb desselben dessen
        desto deswegen dich die dies diese dieselbe dieselben diesem diesen dieser dieses diesseits dir doch
        dort dorthin drin du durch durchaus durfte durften dürfen dürfte dürften eben ebenfalls ebenso
        ebensowenig ehe eher eigentlich ein einander eine einem einen einer einerseits eines einfach einig
        einige einigem einigen einiger einiges einmal einstweilen entgegen entlang entsprechend entweder er erst
        erstmals es etc etliche etwa etwas euch euer eure eurem euren eurer eures evtl falls fast ferner
        folglich fort für gab ganz ganze ganzen ganzer ganzes gar gegen gegenüber gehabt geht's gemäss genau
        genug gerade gern gerne gewesen gewiss geworden ggf gibt gibt's gleich gleichsam gleichwohl gleichzeitig
        gänzlich hab hab's habe haben habt hallo hast hat hatte hatten hattest hattet her heraus herein herum
        heute hier hierbei hierdurch hierfür hierher hierin hiermit hierzu hin hinaus hindurch hinein hingegen
        hinter hinterher hätte hätten höchst höchstens ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im
        immer immerhin immerzu in indem indes indessen infolge inmitten innerhalb ins insbesondere insgesamt
        insofern insoweit inwiefern inzwischen irgend irgendein irgendeine irgendeinem irgendeinen irgendeiner
        irgendetwas irgendjemand irgendwann irgendwas irgendwelche irgendwer irgendwie irgendwo ist ist's ja je
        jede jedem jeden jedenfalls jeder jederzeit jedes jedoch jemals jemand jemandem jemanden jene jenem
        jenen jener jenes jenseits jetzt jeweilig jeweils kann kannst kaum kein keine keinem keinen keiner
        keines keinesfalls keineswegs konnte konnten konntest können könnt könnte könnten könntest lange
        lediglich letztendlich letztlich lieber längst mag magst mal man manch manche manchem manchen mancher
        manches manchmal mehr mehrere mehreren mehrerer mein meine meinem meinen meiner meines meist meiste
        meisten meistens mich mindestens mir mit miteinander mithilfe mitsamt mittels mitunter mochte mochten
        muss musst musste mussten möchte möchten möchtest möge mögen möglicherweise müssen müsst müsste müssten
        nach nachdem nachher nahezu natürlich neben nebst nein nicht nichts nie niemals niemand niemandem
        niemanden nimmer nirgends nirgendwo noch nun nunmehr nur nämlich ob oben oberhalb obgleich obschon
        obwohl oder oft oftmals ohne ohnehin per pro quasi ringsum rund samt schliesslich schon sehr sei sei's
        seid seien sein seine seinem seinen seiner seines seist seit seitdem seitens selber selbst
        selbstverständlich sich sicherlich sie sind so sobald sodann sodass sofern sofort sog sogar sogenannte
        sogenannten solange solch solche solchem solchen solcher solches soll sollen sollst sollt sollte sollten
        somit sondern sonst soviel soweit sowie sowieso sowohl später statt stattdessen stets sämtlich sämtliche
        sämtlichen teils teilweise trotz trotzdem u.a um umso unbedingt und ungeachtet ungefähr uns unse unsem
        unsen unser unsere unserem unseren unserer unseres unses unter unterdessen unterhalb unweit usw vgl viel
        viele vielem vielen vieler vieles vielleicht vielmehr vollends vom von vor voran vorbei vorher vorhin
        vorwiegend vorüber wann war waren warst wart warum was weder weg wegen weil weiter weiterhin weitgehend
        welch welche welchem welchen welcher welches wem wen wenig wenige wenigen weniger wenigstens wenn
        wenngleich wer werde werden werdet weshalb wessen wie wie's wieder wiederum wieso wieviel will willst
        wir wird wirst wo wobei wodurch wofür wogegen woher wohin wohl wollen wollt wollte wollten wolltest
        womit womöglich woran worauf woraus worden worin worum worüber wovon wozu wurde wurden während
        währenddessen wär's wäre wären wäret wärst würde würden würdest z.b ziemlich zu zudem zuerst zufolge
        zugleich zuletzt zuliebe zum zumal zumeist zumindest zunächst zur zusammen zuvor zuweilen zwar zwecks
        zwischen öfter über überall überdies überhaupt übrigens
        """
}
