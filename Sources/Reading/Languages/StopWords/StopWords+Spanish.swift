extension StopWords {
    /// The function words of Spanish: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let spanish = """
        a acaso acerca acá ademas además adonde adónde ah ahora ahí al algo alguien alguna algunas alguno algunos
        algún allá allí ambas ambos ante anterior antes aparte apenas aquel aquella aquellas aquello aquellos aquél
        aquéllas aquí asi así aun aunque aún bajo bastante bien cabe cada casi cierta ciertas cierto ciertos como
        con conmigo consigo contigo contra cual cuales cualesquiera cualquier cualquiera cuan cuando cuanta cuantas
        cuanto cuantos cuya cuyas cuyo cuyos cuál cuáles cuán cuándo cuánta cuántas cuánto cuántos cómo da dan dar
        de debajo debe deben debido debía del delante demasiado demás dentro desde despues después detrás dicha
        dichas dicho dichos donde durante dónde e el ella ellas ello ellos embargo en encima enfrente entonces entre
        era erais eran eras eres es esa esas ese eso esos esta estaba estabais estaban estabas estad estada estadas
        estados estamos estando estar estaremos estará estarán estarás estaré estaréis estaría estaríais estaríamos
        estarían estarías estas este estemos esto estos estoy estuve estuviera estuvierais estuvieran estuvieras
        estuvieron estuviese estuvieseis estuviesen estuvieses estuvimos estuviste estuvisteis estuviéramos
        estuviésemos estuvo está estábamos estáis están estás esté estéis estén estés etc excepto fue fuera fuerais
        fueran fueras fueron fuese fueseis fuesen fueses fui fuimos fuiste fuisteis fuéramos fuésemos ha haber
        habida habidas habido habidos habiendo habremos habrá habrán habrás habré habréis habría habríais habríamos
        habrían habrías habéis había habíais habíamos habían habías hace hacen hacer hacia haciendo han has hasta
        hay haya hayamos hayan hayas hayáis he hemos hice hizo hube hubiera hubierais hubieran hubieras hubieron
        hubiese hubieseis hubiesen hubieses hubimos hubiste hubisteis hubiéramos hubiésemos hubo igual igualmente
        inclusive incluso jamás junto la las le les lo los luego mal mas me mediante mejor menos mi mientras mio mis
        misma mismas mismo mismos mucha muchas mucho muchos muy más mí mía mías mío míos nada nadie ni ninguna
        ningunas ninguno ningunos ningún no nos nosotras nosotros nuestra nuestras nuestro nuestros nunca o obstante
        ojalá os otra otras otro otros para pero poca pocas poco pocos podemos poder podrá podría podrían podía
        podían por porque porqué pronto propia propias propio propios pude pudo pueda puede pueden puedo pues que
        quien quienes quizá quizás quién quiénes qué salvo se sea seamos sean seas según ser seremos será serán
        serás seré seréis sería seríais seríamos serían serías seáis si sido siempre siendo sin sino sintiendo
        siquiera so sobre sois solamente solo somos son soy su sus suya suyas suyo suyos sé sí sólo tal tales
        también tampoco tan tanta tantas tanto tantos te tendremos tendrá tendrán tendrás tendré tendréis tendría
        tendríais tendríamos tendrían tendrías tened tenemos tener tenga tengamos tengan tengas tengo tengáis
        teniendo tenéis tenía teníais teníamos tenían tenías ti tiene tienen tienes toda todas todavía todo todos
        tras través tu tus tuve tuviera tuvierais tuvieran tuvieras tuvieron tuviese tuvieseis tuviesen tuvieses
        tuvimos tuviste tuvisteis tuviéramos tuviésemos tuvo tuya tuyas tuyo tuyos tú u un una unas uno unos usted
        ustedes va vais vamos van varias varios vaya ve veces vez vosostras vosostros vosotras vosotros voy vuestra
        vuestras vuestro vuestros y ya yo él éramos ésa ésas ése ésos ésta éstas éste éstos
        """
}
