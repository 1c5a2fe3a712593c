extension StopWords {
    /// The function words of Polish: those of the Python package stop-words without words that carry a topic, plus the
    /// prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let polish = """
        a aby ach acz aczkolwiek aj albo ale ależ ani aż bardziej bardzo bez bo bowiem by byli bym bynajmniej
        być był była było byłoby były bądź będzie będziemy będą będąc będę cali cała cały chce chociaż choć ci
        ciebie ciągle cię co cokolwiek coraz coś czasami czasem czego czemu czy czyj czyli czym często cóż
        daleko dla dlaczego dlatego do dobrze dokąd dopiero dosyć dość dr dużo dwa dwaj dwie dwoje dzisiaj
        dzięki dziś gdy gdyby gdyż gdzie gdziekolwiek gdzieś go i ich ile im inaczej inna inne innego innej inny
        innych innym inż iż ja jak jaka jakaś jakby jaki jakich jakichś jakie jakiego jakiej jakim jakiś jakiż
        jakkolwiek jako jakoś je jeden jedna jednak jednakże jedno jednym jedynie jego jej jemu jest jestem
        jesteś jesteście jesteśmy jeszcze jeśli jeżeli już ją każda każde każdego każdej każdy każdym kiedy
        kiedyś kilka kilku kim kimś kogo komu kto ktokolwiek ktoś która które którego której któremu który
        których którym którymi którzy którą ku lecz lub ma macie mają mam mamy masz mało mi miał miała miało
        mieli mieć mimo między mnie mniej mną mogą mogę moi moich moim moja moje mojego mojej może możesz
        możliwe można mu musi muszą muszę my mój na nad nadal nade najbardziej najpierw nam nami nas nasi nasz
        nasza nasze naszego naszej naszych naszym natomiast natychmiast nawet niby nic nich niczego nie niech
        nieco niego niej niektóre niektórych niektórzy niemal niemu nigdy nim nimi nią niż no nowe np o obok od
        ode ok około on ona one oni ono oraz oto owszem pan pani po pod podczas pomimo pomiędzy ponad ponieważ
        poprzez potem powinien powinna powinni powinno poza prawie przecież przeciw przed przede przedtem przez
        przy razem również sam sama samego samej samo samych siebie się skąd sobie sobą stąd swe swego swoich
        swoim swoja swoje swojego swojej swych swój swą są ta tak taka taki takich takie takiego takiej takim
        także tam tamta tamten te tego tej tel temu ten teraz też to tobie tobą toteż trochę trzeba tu tutaj
        twoi twoim twoja twoje twym twój ty tych tylko tym tymi tys tzw tą tę u ul w wam wami was wasi wasz
        wasza wasze wcale wciąż we według wie wiele wielu więc więcej wszak wszyscy wszystkich wszystkie
        wszystkim wszystko wtedy wy wówczas właśnie wśród z za zamiast zanim zapewne zaraz zatem zawsze zaś zbyt
        ze znowu znów żaden żadna żadne żadnego żadnej żadnych że żeby
        """
}
