extension StopWords {
    /// The function words of Turkish, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let turkish = """
        acaba ama ancak arada artık asla aslında aynı ayrıca az bana bazen bazı bazıları belki ben benden beni
        benim beri bile bir biraz birazdan birbiri birbirine biri birisi birkaç birkaçı birlikte birçok birçoğu
        birşey birşeyi biz bizden bize bizi bizim bizler bu buna bunca bunda bundan bunlar bunları bunların bunu
        bunun burada buradan buraya böyle böylece böylelikle böylesi bütün da daha dahası dahi dair dan de defa
        dek demek den değil değildir değilim diye diğer diğeri diğerleri dolayı dolayısıyla doğru edecek eden
        ederek edildi edilen edilir edilmesi ediyor elbet elbette en epey epeyce etmek etmesi etti ettiği
        ettiğini evet eğer fakat falan fazla filan gayet gayrı gene gerek gereği geri gerçi gibi gittikçe göre
        hala halen hangi hangisi hani hatta hayır hele hem henüz hep hepimiz hepsi her herhangi herkes herkese
        herkesi herkesin hiç hiçbir hiçbiri hâlâ iken iki ila ile ilgili ilk illa imiş in ise itibaren
        itibariyle içeri için içinde içinden içre işte kadar karşı karşın kaç kaçı kendi kendilerine kendine
        kendini kendisi kendisine kendisini keşke ki kim kimden kime kimi kimin kimisi kimler kimse külliyen
        kısaca lakin lütfen madem mademki meğer meğerki mi midir mu mudur mü müdür mı mıdır nasıl nasılsa ne
        neden nedenle nedir nere nerede nereden nereli nereye nesi neye neyi neyse nice nihayet niye niçin o
        olabilir olacak olan olarak oldu oldukları olduklarını oldukça olduğu olduğunu olmadı olmadığı olmak
        olması olmayan olmaz olmuş olsa olsun olup olur olursa oluyor ona ondan onlar onlara onlardan onları
        onların onu onun ora orada oradan oraya oysa oysaki pek pekala peki pekçe rağmen sadece sana sanki sen
        senden seni senin siz sizden size sizi sizin sizler sonra sonradan ta tabii tam tamam tamamen tarafından
        tekrar tüm tümü var vardı ve veya veyahut ya yada yalnız yalnızca yani yapan yapmak yaptı yaptıkları
        yaptığı yaptığını yapılan yapılması yapıyor yerine yine yok yoksa yoluyla yüzünden zaten zira çok çoğu
        çoğunu çünkü öbür öbürü önce öncelikle öte öteki ötürü öyle öyleyse üzere üzerinde üzerine şayet şey
        şeyden şeye şeyi şeyler şimdi şu şuna şunda şundan şunlar şunları şunların şunu şunun şura şurada şöyle
        """
}
