extension StopWords {
    /// The function words of Danish: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let danish = """
        ad adskillige af afsted ah al aldrig alene alle allerede alles allesammen alligevel alt altid altså anden andet
        andre andres at bag bagefter bagved bare begge begynde begynder begyndt begyndte behøvede behøver bl.a blandt
        blev blevet blive bliver blot brug bruge bruger bruges brugt brugte burde både bør ca da de dels dem den denne
        dens der deraf derefter deres derfor derfra derhen derhenne deri derinde dermed dernede dernæst deroppe derover
        derovre derpå dertil derude derved des desto desuden desværre det dets dette dig din dine disse dit diverse dog
        du dvs dér dét efter efterhånden eftersom egen egentlig ej ejheller eller ellers en end endda endelig endnu
        endog ene eneste engang enhver ens enten er et etc ethvert evt f.eks faktisk fandtes fem fik findes fire flere
        flest fleste for foran forbi fordi formentlig forresten fra frem fremad fremfor fx få fået får færre før først
        gav gennem gerne gik giv give giver givet gjorde gjort gå går gør gøre haft hallo ham han hans har havde have
        hej hel hele heller hellere helst helt hen hende hendes henne henover her heraf herefter heri herinde hermed
        hernede heroppe herovre hertil herude herunder herved hey hin hinanden hinandens hmm hos hun hvad hvem hver
        hverken hvert hvilke hvilken hvilket hvis hvor hvoraf hvordan hvorefter hvorfor hvorfra hvorhen hvori hvormed
        hvornår hvorpå hvorved hvorvidt hér i iblandt idet ifølge igen igennem ik ikk ikke imellem imens imidlertid
        imod ind inde inden indenfor indimellem indtil ingen ingenting intet især ja jamen jaså jeg jep jer jeres jf jo
        ka kan kom komme kommer kommet ku kun kunne kunnet lad lade lader lave lavede laver lavet lidt lige ligesom
        ligeså lod længe m.fl m.m man mange med medens medmindre meget mellem men mens mere mest mht mig min mindre
        mindst mine mit mod muligvis mv må måske måtte na ned nede nej nemlig netop ni nogen nogens nogensinde noget
        nogle nok normalt nu nuvel nå nåh når næ nær næsten ofte og også oh ok okay om omkring omme op oppe os osv otte
        over overalt overfor ovre pga pr præcis på rundt sagde sagt samme sammen samt samtidig samtlige se seks selv
        selve selvfølgelig selvom ser ses set sgu sidst sidste sig sige siger sikkert sin sine sit sjælden skal sku
        skulle skønt slet snart som somme sommetider stadig straks syv så sådan sådanne således såvel tage tager taget
        temmelig thi ti til tilbage tja to tog tre trods turde tydeligvis tæt tør uanset ud ude udefra uden udenfor
        udover under undtagen utallige var ved vel vi via videre vil ville villet virkelig visse vist vor vore vores
        vort væk vær være værende været åbenbart åh én ét øh
        """
}
