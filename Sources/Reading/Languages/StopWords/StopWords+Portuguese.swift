extension StopWords {
    /// The function words of Portuguese: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let portuguese = """
        a abaixo absolutamente acaso acerca acima actualmente adiante agora ah ahi ai ainda algo algum alguma algumas
        alguns algures alguém ali aliás alli além ambas ambos ante antes ao aonde aos apenas apesar após aquela aquelas
        aquele aqueles aquella aquellas aquelle aquelles aqui aquilo as assim ate através atrás atualmente até aí
        bastante bem cada cento cerca certa certamente certas certo certos cima cinco com comece comecei começa começam
        começando começar começaram começou comigo como completamente conforme connosco conosco consigo contigo contra
        contudo convosco costuma costumam costumava cuja cujas cujo cujos cá d'aquella d'aquelle d'ella d'ellas d'elle
        d'elles d'essa d'esse d'esta d'este d'isso d'isto d'um d'uma da dali damos dando daquela daquelas daquele
        daqueles daqui daquilo dar dar-lhe dar-lhes dar-me dar-nos dar-te darei daria dará das dava daí de debaixo
        decerto dei dei-lhe dela delas dele deles demais demasiado demos dentre dentro depois der deram desde dessa
        dessas desse desses desta destas deste destes detrás deu deu-lhe deu-me deva deve devem devemos deveria
        deveriam deverias deverá deveríamos deves devia deviam devias devido devo devíamos dez diante diga diga-lhe
        diga-me digam digamos digas digo digo-lhe digo-te direi diria dirá disse disse-lhe disse-lhes disse-me disse-te
        dissemos disseram disseram-me dissesse disseste disseste-me disso disto dito diz diz-lhe diz-lhes diz-me
        diz-nos dizem dizemos dizendo dizer dizer-lhe dizer-lhes dizer-me dizer-nos dizer-te dizer-vos dizes dizia
        diziam dizê-lo do dois donde dos dou dou-lhe dou-te duas dum duma durante dá dá-lhe dá-me dá-nos dás dás-me dão
        dê dê-me dêem dêem-me dês e eh ei eis ela elas ele eles ella ellas elle elles em embora emfim enfim enquanto
        entanto entre então era eram eras especialmente essa essas esse esses esta estais estamos estando estar estarei
        estaremos estaria estariam estarias estará estarás estarão estaríamos estas estava estavam estavas este esteja
        estejam estejamos estejas estes esteve estive estivemos estiver estivera estiveram estiverem estiveres
        estivermos estivesse estivessem estivesses estiveste estivéramos estivéssemos estou estou-me está estás
        estávamos estão etc eu exactamente exatamente exceto farei faremos faria fariam farias fará farão favor faz
        faz-me faz-te fazem fazemos fazendo fazer fazer-lhe fazer-me fazer-te fazerem fazes fazia faziam fazias fazê-la
        fazê-lo faça façam façamos faças faço faço-o feita feitas feito feitos fez fez-me fica ficado ficam ficamos
        ficando ficar ficaram ficaria ficará ficarão ficas ficaste ficava fico ficou finalmente fique fiquei fiquem
        fiques fiz fizemos fizer fizeram fizeres fizermos fizesse fizeste foi foi-se fomos for fora foram forem fores
        formos fosse fossem fosses fui fá-lo fôramos fôssemos geralmente ha haja hajam hajamos havemos havendo haver
        haveria haverá havia haviam havido hei hei-de hein hmm houve houvemos houver houvera houveram houverei houverem
        houveremos houveria houveriam houvermos houverá houverão houveríamos houvesse houvessem houvéramos houvéssemos
        hum há há-de hã hão ia iam ias ido igualmente inclusive indo ir irei irem iremos iria iriam irias irmos irá
        irás irão isso isto ja jamais junto justamente já lhe lhes logo longe lá mais mal mas me mediante menos mesma
        mesmas mesmo mesmos meu meus mim minha minhas muita muitas muito muitos n'ella n'elle n'essa n'esse n'esta
        n'este n'isso n'isto n'um n'uma na nada nao naquela naquele naquilo nas nela nelas nele neles nem nenhum
        nenhuma nessa nessas nesse nesses nesta nestas neste nestes ninguém nisso nisto no nomeadamente normalmente nos
        nossa nossas nosso nossos noutra noutro novamente nove num numa nunca não né nós o obviamente oh oito ok okay
        onde ora os ou outra outras outrem outro outros oxalá para parece parece-me parecem parecer pareces pareceu
        pareceu-me parecia pareciam pareça pareço pela pelas pelo pelos per perante perto pode pode-se podem podemos
        podendo poder poderei poderemos poderia poderiam poderias poderá poderás poderão poderíamos podes podia podiam
        podias podíamos pois por porquanto porque porquê portanto porém porêm possa possam possamos possas
        possivelmente posso pouca poucas pouco poucos pq pra praticamente precisa precisam precisamos precisar precisas
        precisava precise preciso principalmente pro propriamente provavelmente própria próprias próprio próprios pude
        puder puderes pudermos pudesse pudessem pudesses pudeste pudéssemos pô-lo pôde q quais quaisquer qual qualquer
        quando quanta quantas quanto quantos quase quatro que quem quiçá quão quê realmente salvo sao se segundo sei
        seis seja sejam sejamos sejas sem sempre sendo senão sequer ser serei serem seremos seria seriam serias sermos
        será serás serão seríamos sete seu seus si sido sim simplesmente so sob sobre sobretudo sois somente somos sou
        sua suas são só tais tal talvez tambem também tampouco tanta tantas tanto tantos tava te tem temos tendes tendo
        tenha tenham tenhamos tenhas tenho tens ter ter-me ter-se ter-te terei terem teremos teria teriam terias terá
        terás terão teríamos teu teus teve ti tido tinha tinham tinhas tive tivemos tiver tivera tiveram tiverem
        tiveres tivermos tivesse tivessem tivesses tiveste tivéramos tivéssemos toda todas todavia todo todos torna
        torna-se tornam tornando tornar tornar-se tornaram tornou tornou-se totalmente trás três tu tua tuas tudo tá
        tão tém tê-la tê-lo têm tínhamos tô uau uh um uma umas uns usada usadas usado usados usam usando usar usava
        usei uso usou vai vai-se vai-te vais vais-te vamos vc veio veja vejam vejo vejo-te vem vemos vendo venha venham
        venhas venho vens ver ver-me ver-nos ver-te verá vez vezes vi vi-a vi-o vi-te via viemos vier vieram viesse
        vieste vim vimos vindo vinha vir viram viria virá virão viste visto viu voce você vocês vos vossa vossas vosso
        vossos vou vou-me vou-te vá vá-se várias vários vás vão vão-se vê vê-la vê-lo vê-los vê-se vêem vêm vês vós à
        àquela àquele às á ás é éramos és íamos
        """
}
