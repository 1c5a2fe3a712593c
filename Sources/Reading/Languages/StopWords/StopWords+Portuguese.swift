extension StopWords {
    /// The function words of Portuguese: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let portuguese = """
        a abaixo acaso acerca acima adiante agora ainda algo algum alguma algumas alguns alguém ali além ambas ambos
        ante antes ao aonde aos apenas apesar após aquela aquelas aquele aqueles aqui aquilo as assim através atrás
        até aí bastante bem cada cerca certa certas certo certos cima com comigo como conforme conosco consigo
        contigo contra contudo convosco cuja cujas cujo cujos cá da daquela daquelas daquele daqueles daquilo das de
        debaixo dela delas dele deles demais dentro depois desde dessa dessas desse desses desta destas deste destes
        detrás deve devem deveria devido diante disso disto do donde dos durante dá e ela elas ele eles em embora
        enfim enquanto entanto entre então era eram essa essas esse esses esta estamos estas estava estavam este
        esteja estejam estejamos estes esteve estive estivemos estiver estivera estiveram estiverem estivermos
        estivesse estivessem estivéramos estivéssemos estou está estávamos estão eu exceto fará faz fazem fazer fez
        foi fomos for fora foram forem formos fosse fossem fui fôramos fôssemos haja hajam hajamos havemos havia hei
        houve houvemos houver houvera houveram houverei houverem houveremos houveria houveriam houvermos houverá
        houverão houveríamos houvesse houvessem houvéramos houvéssemos há hão inclusive isso isto jamais junto já
        lhe lhes logo longe lá mais mal mas me mediante menos mesma mesmas mesmo mesmos meu meus mim minha minhas
        muita muitas muito muitos na nada naquela naquele naquilo nas nela nelas nele neles nem nenhum nenhuma nessa
        nessas nesse nesses nesta nestas neste nestes ninguém nisso nisto no nos nossa nossas nosso nossos num numa
        nunca não nós o onde ora os ou outra outras outrem outro outros para pela pelas pelo pelos per perante perto
        pode podem poder poderia poderá podia pois por porquanto porque porquê portanto porém possa posso pouca
        poucas pouco poucos pra pro própria próprias próprio próprios pude quais quaisquer qual qualquer quando
        quanta quantas quanto quantos quase que quem quiçá quão quê se segundo sei seja sejam sejamos sem sempre
        sendo senão ser serei seremos seria seriam será serão seríamos seu seus si sido sim sob sobre somente somos
        sou sua suas são só tais tal talvez também tampouco tanta tantas tanto tantos te tem temos tenha tenham
        tenhamos tenho ter terei teremos teria teriam terá terão teríamos teu teus teve ti tinha tinham tive tivemos
        tiver tivera tiveram tiverem tivermos tivesse tivessem tivéramos tivéssemos toda todas todavia todo todos
        trás tu tua tuas tudo tá tão tém têm tínhamos um uma umas uns vai vem vez vezes via você vocês vos vossa
        vossas vosso vossos vou vão vêm vós à às é éramos és
        """
}
