extension StopWords {
    /// The function words of Spanish: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let spanish = """
        a abajo absolutamente acaso acerca actualmente acá adelante ademas además adentro adonde adónde afuera ah ahi
        ahora ahí ajá al algo alguien algun alguna algunas alguno algunos algún alli allá allí alrededor ambas ambos
        ante anterior antes aparte apenas aquel aquella aquellas aquello aquellos aqui aquél aquéllas aquí arriba asi
        asimismo así atrás aun aunque ay aún bajo bastante bien cabe cada casi cerca cierta ciertamente ciertas cierto
        ciertos cinco comenzar comenzaron comenzó comienza comienzan como completamente con conmigo consigo contigo
        contra cual cuales cualesquiera cualquier cualquiera cuan cuando cuanta cuantas cuanto cuantos cuatro cuya
        cuyas cuyo cuyos cuál cuáles cuán cuándo cuánta cuántas cuánto cuántos cómo da daba daban dado dale dame damos
        dan dando dar darle darles darme darnos darse darte dará darán darás daré daría das de deba debajo debe debemos
        deben deberia deberá deberán debería deberíamos deberían deberías debes debido debió debo debía debían decimos
        decir decirle decirles decirlo decirme decirnos decirte decía decían decías del delante demasiada demasiadas
        demasiado demasiados deme demás den dentro des desde despues después detrás di dice dicen dices dicha dichas
        dicho dichos diciendo diera dieron diez diga digamos digan digas digo dije dijera dijeron dijimos dijiste dijo
        dile dime dimos dio dirá dirán dirás diré diría dirías diste donde dos doy durante dé déjame dígame dónde e
        efectivamente eh el ella ellas ello ellos embargo empecé empezamos empezando empezar empezaron empezó empieza
        empiezan en encima enfrente enseguida entonces entre era erais eran eras eres es esa esas ese eso esos
        especialmente esta estaba estabais estaban estabas estad estada estadas estamos estan estando estar estaremos
        estará estarán estarás estaré estaréis estaría estaríais estaríamos estarían estarías estas este estemos esto
        estos estoy estuve estuviera estuvierais estuvieran estuvieras estuvieron estuviese estuvieseis estuviesen
        estuvieses estuvimos estuviste estuvisteis estuviéramos estuviésemos estuvo está estábamos estáis están estás
        esté estéis estén estés etc evidentemente exactamente excepto ey favor finalmente fue fuera fuerais fueran
        fueras fueron fuese fueseis fuesen fueses fui fuimos fuiste fuisteis fué fuéramos fuésemos generalmente ha
        haber habia habida habidas habido habidos habiendo habremos habrá habrán habrás habré habréis habría habríais
        habríamos habrían habrías habéis había habíais habíamos habían habías hace hacemos hacen hacer hacerla hacerle
        hacerlo hacerme hacerse hacerte haces hacia haciendo haciéndolo hacéis hacía hacían hacías haga hagamos hagan
        hagas hago han haremos hará harán harás haré haría harían harías has hasta hay haya hayamos hayan hayas hayáis
        haz hazlo he hecha hecho hemos hice hiciera hicieras hicieron hicimos hiciste hizo hmm hube hubiera hubierais
        hubieran hubieras hubieron hubiese hubieseis hubiesen hubieses hubimos hubiste hubisteis hubiéramos hubiésemos
        hubo hágalo iba iban ibas ido igual igualmente inclusive incluso ir iremos irme irnos irse irte irá irán irás
        iré iría jamas jamás junto justamente la las le lejos les lo los luego mal mas me mediante mejor menos mi mia
        mientras mio mis misma mismas mismo mismos mmm mucha muchas mucho muchos muchísimas muchísimo muy más mí mía
        mías mío míos nada nadie naturalmente ni ningun ninguna ningunas ninguno ningunos ningún no normalmente nos
        nosotras nosotros nuestra nuestras nuestro nuestros nuevamente nueve nunca o obstante obviamente ocho oh oiga
        oigan ojalá ok okay os otra otras otro otros oye para parece parecen parecer pareces pareció parecía parezca
        parezco particularmente pero poca pocas poco pocos podamos podemos poder podido podremos podria podrá podrán
        podrás podré podría podríamos podrían podrías podéis podía podíamos podían podías por porque porqué
        posiblemente precisamente principalmente probablemente pronto propia propias propio propios prácticamente pude
        pudiendo pudiera pudieran pudieras pudieron pudimos pudiste pudiéramos pudo pueda puedan puedas puede pueden
        puedes puedo pues q que quedar quien quienes quizá quizás quién quiénes qué realmente recién salvo se sea
        seamos sean seas segun seguramente según seis ser sera seremos será serán serás seré seréis sería seríais
        seríamos serían serías seáis si sido siempre siendo siete sigue siguen simplemente sin sino siquiera so sobre
        sois solamente solo solía somos son sos soy su suele suelen sus suya suyas suyo suyos sé sí sólo tal tales
        tambien también tampoco tan tanta tantas tanto tantos te tendremos tendrá tendrán tendrás tendré tendréis
        tendría tendríais tendríamos tendrían tendrías tened tenemos tener tenerlo tenga tengamos tengan tengas tengo
        tengáis tenia tenido teniendo tenéis tenés tenía teníais teníamos tenían tenías ti tiene tienen tienes toda
        todas todavia todavía todo todos totalmente tras través tres tu tus tuve tuviera tuvierais tuvieran tuvieras
        tuvieron tuviese tuvieseis tuviesen tuvieses tuvimos tuviste tuvisteis tuviéramos tuviésemos tuvo tuya tuyas
        tuyo tuyos tú u ud uh um un una unas uno unos usaba usada usado usados usan usando usar usted ustedes usó va
        vais vale vamos van varias varios vas vaya vayamos vayan vayas ve vea veamos vean veas veces vemos vendrá
        vendrán vendrás vendría venga vengan vengas vengo venido venimos venir venía veo ver verdaderamente verla verlo
        verlos verme verse verte verá verán verás veré vería ves vete vez veía vi viendo viene vienen vienes viera
        vieron vimos viniendo viniera vinieron vinimos viniste vio viste visto vos vosotras vosotros voy vs vuestra
        vuestras vuestro vuestros vámonos váyase y ya yendo yo él éramos ésa ésas ése ésos ésta éstas éste éstos íbamos
        únicamente
        """
}
