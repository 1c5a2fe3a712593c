extension StopWords {
    /// The function words of Czech, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let czech = """
        a aby abych abychom abys abyste ach ah aha ahoj aj akorát ale alespoň anebo ani aniž ano apod asi aspoň atd
        ačkoli ať až ba bejt bere beru bez beze blízko blíže bohužel brzo brzy brát bude budeme budete budeš budou budu
        buď buďte by bych bychom byl byla byli bylo byly bys bysme byste být bývají býval bývá během co cokoli cokoliv
        copak cos což cože dají dal dala dali dalo další dej dejte deset devět dle do dobře docela dokonce dokud dole
        dolů doopravdy doposud dost dostal dostala dostali dostane dostanu dostat dosud dovnitř dva dvou dvě dvěma dá
        dál dále dám dáme dát dávat dává dáš dělají dělal dělala dělali dělat dělej dělá dělám děláme děláte děláš eh
        ehm furt haló hej hele hlavně hm hmm hned ho hodně i ihned jak jakkoliv jakmile jako jakoby jakou jakož jaksi
        jaká jaké jakého jakékoli jakém jaký jakýkoliv jakým jasně jde jdeme jdete jdeš jdi jdou jdu jděte je jeden
        jedna jedno jednoho jednom jednomu jednou jednu jedné jedním jeho jehož jej jejich jejichž její jejího jejím
        jejímu jejíž jelikož jemu jen jenom jenž jenže jestli jestliže ještě jež ji jich jim jimi jinak jinou jiná jiné
        jiného jiném jiní jiný jiných jiným jistě již jo jsem jseš jsi jsme jsou jste já jé jí jím jít jíž jó k kam
        každou každá každé každého každém každému každý každým kde kdekoliv kdepak kdes kdo kdokoli kdokoliv kdož kdy
        kdyby kdybych kdybychom kdybys kdybyste kdykoli kdykoliv kdysi když ke koho kolem kolik komu konečně kromě
        kterou která které kterého kterém kterému který kterých kterým kterými kteří ku kvůli leckdo ledaže li lze mají
        mezi mezitím mi mimo mne mnohem mnoho mnou mně moc moci moct mohl mohla mohli mohlo mohou mohu moje moji mojí
        mou možná mu musejí musel musela museli muselo muset musí musím musíme musíte musíš my má málo málokdo mám máme
        máte máš mé mého mém mému mí mít mých mým mě měj mějte měl měla měli mělo měly můj může můžeme můžete můžeš
        můžou můžu na nad nade nahoru nahoře nakonec naopak naprosto naproti např například navíc načež naše našeho
        našem našemu naši našich našim našimi naší ne nebo neboli neboť nebude nebudeme nebudete nebudeš nebudou nebyl
        nebyla nebyli nebylo nebyly nechť nedá nedělej nejde nejsem nejsi nejsme nejsou nejste nejvíc nejvíce nelze
        nemají nemohl nemohla nemohli nemohlo nemohou nemohu nemusel nemusí nemusím nemusíme nemusíš nemá nemám nemáme
        nemáte nemáš neměl neměla neměli nemělo nemůže nemůžeme nemůžete nemůžeš nemůžu není nesmí nesmím nesmíme
        nesmíte nesmíš nevidím neřekl neříkej než ni nic nich nichž nicméně nijak nikde nikdo nikdy nikoho nikoli
        nikomu nikým nimi ničeho ničem ničemu ničím no nyní nám námi nás náš ní ním nímž níž nýbrž ně něco něho něhož
        něj nějací nějak nějakou nějaká nějaké nějakého nějakém nějaký nějakých nějakým někde někdo někdy někoho
        několik několika někom někomu některá některé některý některých některým někým něm němu němuž něčeho něčem
        něčemu něčí něčím o oba obvykle občas obě och od ode odkud odsud odtud oh ohledně ok okay okej okolo on ona
        onen oni ono ony opravdu opět osm ostatní ostatních ostatním ostatně ovšem pak po poblíž pod podle podél pojď
        pojďme pojďte pokud pomocí poněvadž potom poté pouze použil použít používají používat používá pořád prakticky
        pravděpodobně pro prostě prosím proti proto protože proč pryč právě prý pár pět pěti přece před přede především
        přes přese přesně přesto při přichází přijde přijdou přijdu přijít přijď přinejmenším přitom přičemž přišel
        přišla přišli přišlo příliš přímo půjde půjdeme půjdeš půjdu resp rozhodně rámci s sama sami samo samotný
        samozřejmě samé se sebe sebou sedm sem ses seš si sice sis skoro skrz skutečně sme smím snad sobě spolu spíš
        spíše stal stala stali stalo stane stačí ste stejně stále stává svoje svoji svojí svou svá své svého svém svému
        svých svým svými svůj sám ta tady tahle tak takhle takovou taková takové takového takovém takový takových
        takovým takto taky také takže tam tamhle tamto tato tebe tebou teda tedy tehdy tem ten tenhle tento teď ti
        tihle tj to tobě tohle toho tohohle tohoto tolik tolika tom tomhle tomto tomu tomuto totiž toto tou touto
        trochu trošku tu tudy tudíž tuhle tuto tvoje tvoji tvojí tvou tvá tvé tvého tvém tvému tvých tvým tvými tvůj ty
        tyhle tys tyto tzv támhle té téhle téhož této tím tímhle tímto tě těch těchto těm těma těmi těmto třeba třech
        třem tři tří u udělal udělala udělali udělalo udělat udělej udělá udělám uděláme uděláš uh určitě uvidíme
        uvnitř už v vaše vašeho vašem vašemu vaši vašich vašim vašimi vaší ve vedle velmi ven venku vezme vezmi vezmu
        vezměte vidí vidím vidíme vidíte vidíš viděl viděla viděli vidět vlastní vlastních vlastního vlastně vně vy
        vypadají vypadalo vypadá vypadáš vzal vzala vzali vzít vám vámi vás váš vážně víc více včetně většinou však vše
        všech všechen všechna všechno všechny všeho všem všemi všemu všichni všude vůbec vůči vždy vždycky vždyť z za
        zase zatím zatímco začal začala začali začalo začne začínají začíná začít zcela zda zdali zde zdá zdálo ze
        zejména zkrátka znovu zpátky zpět zrovna zvlášť zároveň zřejmě úplně často čeho čem čemu či čili čtyř čtyři čí
        čím čímž řekl řekla řekli řekne řekneš řekni řeknou řeknu řekněte říci říct říkají říkal říkala říkali říkat
        říkej říká říkám říkáme říkáš šel šest šla šli šlo že žes žádnou žádná žádné žádného žádném žádní žádný
        """
}
