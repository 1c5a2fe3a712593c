extension StopWords {
    /// The function words of Czech, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let czech = """
        a aby aj ale alespoň anebo ani aniž ano asi aspoň ačkoli ať až bez beze blízko blíže bohužel brzo brzy bude
        budeme budete budeš budou budu buď by bych bychom byl byla byli bylo byly bys byste být během co což cože
        další do docela dokonce dokud doposud dost dosud dál dále hned ho hodně i ihned jak jakmile jako jakoby
        jakou jakož jaká jaké jakého jaký je jedna jedno jedné jeho jehož jej jejich její jejího jejím jelikož jemu
        jen jenom jenž jestli jestliže ještě jež ji jich jimi jinak jiná jiné jiný jiných již jsem jsi jsme jsou
        jste já jí jím jíž k kam každou každá každé každého každý kde kdo kdož kdy kdyby kdysi když ke koho kolem
        kolik komu kromě kterou která které kterého kterém kterému který kterých kterým kterými kteří ku kvůli
        leckdo ledaže mají mezi mimo mne mnohem mnoho mnou mně moc mohl mohla mohli mohou mohu moje moji mou možná
        mu musel muset musí my má mám máme máte máš mé mého mém mému mí mít mých mým mě můj může můžeme můžete na
        nad nade naproti navíc načež naše našeho našem našemu naši našich našim ne nebo neboť nebude nebudou nebyl
        nebyla nebyli nebylo nebyly nechť nejsi nejsou nemají nemohou nemá nemáme nemáte neměl nemůže není než nic
        nich nijak nikde nikdo nikdy nikoli nimi ničeho nám námi nás náš ní ním nýbrž něco něho nějak nějaká nějaké
        nějaký někde někdo někdy několik některá některé některý některých něm němu němuž o oba obě od ode okolo on
        ona onen oni ono ony opět ostatně pak po pod podle podél pokud pomocí poněvadž potom pouze pořád pro prostě
        proti proto protože proč právě prý před přede především přes přese přesto při přičemž s sama sami samo
        samotný samé se sebe sebou si sice skoro skrz snad sobě spolu spíše stačí stále svoje svoji svou svá své
        svého svém svému svých svým svými svůj sám ta tady tak takhle taková takové takového takový takovým takto
        také takže tam tamhle tato tebe tebou tedy tehdy tem ten tenhle tento ti to tobě tohle toho tohoto tom tomto
        tomu tomuto totiž toto tou touto trošku tu tuto tvoje tvou tvá tvé tvůj ty tyto támhle té téhož této tím
        tímto tě těch těchto těm těma těmi těmto třeba u určitě už v vaše vaši ve vedle velmi vlastně vně vy vám
        vámi vás váš více však vše všech všechen všechna všechno všechny všeho všem všemi všichni vůbec vůči vždy
        vždyť z za zase zatím zatímco zcela zda zdali zde ze zpět čeho čem čemu či čí čím že
        """
}
