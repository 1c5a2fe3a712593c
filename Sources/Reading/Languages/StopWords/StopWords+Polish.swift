extension StopWords {
    /// The function words of Polish: those of the Python package stop-words without words that carry a topic, plus the
    /// prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let polish = """
        a aby abym abyś abyśmy ach acz aczkolwiek ah aha aj akurat albo ale ależ ani aż ażeby bardziej bardzo bez beze
        bierze bierzesz biorą biorę bo bowiem brać brał by byli byliście byliśmy bym bynajmniej bywa być był była
        byłaby byłabym byłam byłaś byłby byłbym byłbyś byłem byłeś było byłoby były byłyby byś byście byśmy bądź
        bądźcie bądźmy będzie będziecie będziemy będziesz będą będąc będące będący będę cali cała całe całego całej
        całkiem cały całym całą chce chociaż chociażby chodzi chodź chodźcie chodźmy choć choćby chyba ci ciebie ciągle
        cię co cokolwiek coraz coś czasami czasem czego czegokolwiek czegoś czemu czterech cztery czy czyj czyli czym
        czymś czyż czyżby często częściej cóż da dadzą daj dajcie daje dajesz dajmy dają daję dalej daleko dam dasz
        dawać dawniej dać dał dała dałam dałem dałeś dało dla dlaczego dlatego do dobrze dokąd dokładnie dookoła
        dopiero doprawdy dopóki dostaje dostali dostanie dostaniesz dostanę dostać dostał dostała dostałam dostałem
        dosyć dotychczas dotąd dość dr dużo dwa dwaj dwie dwiema dwoje dwom dwu dwóch dziesięć dziewięć dzisiaj dzięki
        dziś ej ewentualnie faktycznie gdy gdyby gdybym gdybyś gdybyście gdybyśmy gdyż gdzie gdziekolwiek gdzieś go
        głównie hej hm hmm i ich idzie idziecie idziemy idziesz idą idę idź idźcie ile ilu im inaczej indziej inna inne
        innego innej inni inny innych innym innymi inną inż itd itp iść iż ja jacy jacyś jak jaka jakaś jakby jaki
        jakich jakichkolwiek jakichś jakie jakiego jakiegokolwiek jakiegoś jakiej jakiejkolwiek jakiejś jakiekolwiek
        jakieś jakikolwiek jakim jakimi jakimś jakiś jakiż jakkolwiek jako jakoś jaką jakąś je jeden jedna jednak
        jednakże jedne jednego jednej jedno jednym jedną jedynie jego jej jemu jest jestem jesteś jesteście jesteśmy
        jeszcze jeśli jeżeli już ją każda każde każdego każdej każdemu każdy każdym każdą kiedy kiedykolwiek kiedyś
        kilka kilkadziesiąt kilkanaście kilkoma kilku kim kimś kogo kogokolwiek kogoś komu komuś kto ktokolwiek ktoś
        która które którego któregoś której któremu który których którym którymi któryś którzy którą ku lecz ledwie
        ledwo lub m.in ma macie mają mając mające mający mających mam mamy masz mało mego mi miał miała miałaby
        miałabym miałam miałaś miałby miałbym miałbyś miałem miałeś miało miałoby miały miej miejmy mieli mieliście
        mieliśmy mieć mimo między mnie mniej mnóstwo mną mogli mogliby moglibyśmy mogliśmy mogą mogę mogła mogłaby
        mogłabym mogłabyś mogłam mogłaś mogłem mogłeś mogło mogłoby mogły mogłyby moi moich moim moimi moja moje mojego
        mojej mojemu moją może możecie możemy możesz możliwe można mu musi musiał musiała musiałam musiałaś musiałem
        musiałeś musiało musiały musicie musieli musieliśmy musimy musisz muszą muszę my móc mógł mógłby mógłbym
        mógłbyś mój mów mówcie mówi mówicie mówili mówimy mówisz mówią mówiąc mówić mówię mówił mówiła mówiłam mówiłaś
        mówiłem mówiłeś na nad nadal nade nagle najbardziej najczęściej najmniej najpierw najwięcej należy nam nami
        naprawdę nareszcie nas nasi nasz nasza nasze naszego naszej naszych naszym naszymi naszą natomiast natychmiast
        nawet niby nic nich niczego niczym nie niech nieco niedaleko niedawno niego niej niekiedy niektóre niektórych
        niektórzy niemal niemu nieraz niewiele niewielu nigdy nigdzie nikim nikogo nikomu nikt nim nimi nią niż no np o
        oba obaj obecnie obie oboje obok obu oby och oczywiście od ode odkąd odnośnie odrobinę oh oj ok okay okej około
        on ona one oni ono oprócz oraz osiem ostatecznie oto otóż owi owszem pan pana panem pani panie panią panowie
        panu panów paru parę pewien pewna pewne pewnego pewnej pewnie pewno pewnych pewnym pewną pięciu pięć po pod
        podczas pomimo pomiędzy ponad ponadto ponieważ poniżej ponownie poprzez poszedł poszedłem poszli poszła poszłam
        potem powie powiedz powiedzcie powiedziano powiedział powiedziała powiedziałam powiedziałaś powiedziałem
        powiedziałeś powiedzieli powiedzieć powiedzmy powiedzą powiem powiemy powiesz powinien powinienem powinieneś
        powinna powinnam powinnaś powinni powinniście powinniśmy powinno powinny powinnyśmy powyżej poza pozwól
        pozwólcie pośród prawdopodobnie prawie precz pro prostu proszę przecie przecież przeciw przed przede przedtem
        przeważnie przez przeze przy przychodzi przyjdzie przyjdą przyjdę przyjdź przyjść przynajmniej przyszedł
        przyszedłem przyszli przyszła przyszłam pójdzie pójdziemy pójdziesz pójdę pójść póki później raczej raz razem
        razu razy robi robicie robili robiliśmy robimy robisz robią robiąc robić robię robił robiła robiłam robiłaś
        robiłem robiłeś rzadko rzeczywiście rzekomo rób róbcie również sam sama same samego samej samemu sami samo
        samych samym samą sie siebie siedem się skoro skąd sobie sobą spod sporo spośród sprzed staje stają stamtąd
        stać stąd swe swego swej swemu swoich swoim swoimi swoja swoje swojego swojej swojemu swoją swych swym swój swą
        szczególnie szedł sześć są ta tacy tak taka taki takich takie takiego takiej takim takimi taką także tam tamta
        tamtego tamtej tamten tamto tamtych tamtym tamtą te tedy tego tej tel temu ten teraz też tj to tobie tobą toteż
        trochę troszkę trzeba trzech trzej trzem trzema trzy tu tutaj tuż twe twego twoi twoich twoim twoimi twoja
        twoje twojego twojej twojemu twoją twym twój ty tych tyle tylko tylu tym tymczasem tymi tys tzn tzw tą tę tędy
        u ul używa używają używać użyć użył via w wam wami was wasi wasz wasza wasze waszego waszej waszych waszym
        waszą wbrew wcale wciąż wcześniej we według wewnątrz wezmę weź weźcie weźmie weźmiemy weźmiesz weźmy widać
        widocznie widzi widział widziała widziałam widziałaś widziałem widziałeś widzicie widzieli widzieć widzimy
        widzisz widzą widzę wiele wieloma wielu więc więcej większości większość wkrótce wobec wokół wprost wraz
        wreszcie wszak wszelki wszelkich wszelkie wszyscy wszystkich wszystkie wszystkiego wszystkim wszystkimi
        wszystko wszędzie wtedy wy wydaje wydają wydawało wygląda wyglądają wyglądasz wyłącznie wzdłuż względem wziąć
        wziął wziąłem wzięli wzięła wzięłam wówczas właściwie właśnie wśród z za zacznie zaczyna zaczynają zaczynam
        zaczynamy zaczynać zacząć zaczął zaczęli zaczęła zaczęło zaczęły zaledwie zamiast zanim zapewne zaraz zarówno
        zatem zawsze zazwyczaj zaś zbyt zdaje ze zewnątrz znowu znów zobacz zobaczymy zobaczysz zobaczyć zobaczył
        zobaczyła zobaczę zostaje zostają zostali zostanie zostaną zostać został została zostałam zostałem zostało
        zostały zresztą zrobi zrobicie zrobili zrobiliśmy zrobimy zrobione zrobisz zrobią zrobić zrobię zrobił zrobiła
        zrobiłam zrobiłaś zrobiłbym zrobiłem zrobiłeś zrób zróbcie zróbmy zupełnie zwykle zwłaszcza zza ów żaden żadna
        żadne żadnego żadnej żadnych żadnym że żeby żebym żebyś żebyście żebyśmy
        """
}
