extension StopWords {
    /// The function words of Hungarian: those of the Snowball project's list as PostgreSQL ships it without words that
    /// carry a topic, plus the prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let hungarian = """
        a abba abban abból addig ahhoz ahogy ahol ahonnan ahova aki akik akikkel akinek akit akkor akár alatt alig
        alá amely amelyben amelyek amelyekben amelyeket amelyet amelynek ami amikor amint amit amolyan amíg annak
        annyi annál arra arról az azok azokat azokban azoknak azon azonban azonnal azt aztán azután azzal azért be
        bele belül benne bennük bizony bizonyos bizonyára bár cikk cikkek cikkeket csak csakhogy csupán de dehogy e
        ebbe ebben ebből eddig egy egyes egyetlen egyik egymás egymást egyre egyszer egyáltalán egyéb együtt egész
        egészen ehhez ekkor el eleinte ellen első elé elég elő előbb először előtt előző emiatt emilyen engem ennek
        ennyi ennél erre erről esetén ettől ez ezek ezekben ezeket ezeknek ezen ezt ezután ezzel ezért fel fele
        felett felé föl fölé fölött főleg ha habár hanem hirtelen hiszen hogy hogyan hol honnan hova hozzá hozzám
        hát ide idén igazán igen ill ill. illetve ilyen ilyenkor immár inkább is ismét ison itt jobban jól jóval kb
        kell kellene kellett keressünk keresztül kevés kevésbé ki kicsit kissé kit kívül köré körül köszönhetően
        közben közel közé között közül le legalább legfeljebb legyen lehet lehetett lenne lenni lesz lett ma maga
        magad magam magának magát majd majdnem maximum me meg megint mellett mellyel mellé mely melyek melyik mennyi
        mert mi mialatt miatt mihelyt mikor milyen mind minden mindenki mindenkinek mindenkit mindent mindez mindig
        mindjárt mindkét mindnyájan minek mint mintha mit mivel miért most már más másik másképp még mégis míg mögé
        mögött na nagy nagyobb nagyon ne neked nekem neki nekik nekünk nem nemcsak nincs nincsen noha nos náluk néha
        néhány nélkül olyan olyankor ott pedig persze például rajta rajtuk rá ráadásul régen róla rólam rögtön s
        saját se sehol sem semmi senki sok sokat sokkal sokszor során szemben szerint szinte számára szét talán te
        tegnap tehát teljes teljesen ti titeket tovább továbbá téged több többi többször többé túl túlságosan tőle
        ugyan ugyanakkor ugyanaz ugyanis ugyanúgy után vagy vagyis vagyok vagyunk vajon valahol valaki valamely
        valami valamint való van vannak vele velem velük vissza viszont volna volt voltak voltam voltunk végre végül
        által általában ám át én épp éppen és így óta ön önök össze úgy úgyhogy úgynevezett újabb újra ő ők őket őt
        ővele
        """
}
