extension StopWords {
    /// The function words of Turkish, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let turkish = """
        acaba ah ait alabilir alacak alacağım alalım alarak aldı aldık aldılar aldım aldın aldığı aldığım almak almış
        altında alıp alır alırsın alırım alıyor alıyorsun alıyorum alıyoruz ama aman ancak arada aralarında arasında
        arasındaki ardında ardından arkasına arkasında arkasından artık asla aslında aynen aynı aynısı aynısını ayrıca
        az azıcık aşağı aşağıda bakımından bana bayağı bazen bazı bazıları başka başkaları başkası başkasına başkasını
        başla başladı başladık başladım başlamak başlar başlayacak başlayan başlıyor be belki ben bence bende benden
        beni benim benimki benimle beraber beri beş bile bir biraz birazcık birazdan birbiri birbirimize birbirimizi
        birbirinden birbirine birbirini birbirlerine birbirlerini birden birdenbire biri birileri birilerini birinden
        birine birini birinin birisi biriyle birkaç birkaçı birlikte birçok birçoğu birşey birşeyi biz bizde bizden
        bize bizi bizim bizimle bizler bizlere bizleri boyunca bu buna bunca bunda bundan bunlar bunlarla bunları
        bunların bunu bunun bununla burada buradaki buradan buralarda buranın burası buraya burayı burda burdan böyle
        böylece böylelikle böylesi böylesine bütün cidden da daha dahası dahi daima dair dan de dedi dedik dediler
        dedim dedin dediniz dediği dediğim dediğimi dediğin dediğini defa dek demedim demek demeye demin demiş demişti
        den denilen denir derhal derim derken derler dersin deyip değil değildi değildim değildin değildir değilim
        değiliz değiller değilmiş değilse değilsin değilsiniz diye diyecek diyeceğim diyelim diyen diyor diyordu
        diyorlar diyorsun diyorum diyoruz diğer diğeri diğerleri diğerlerine diğerlerini dokuz dolayı dolayısıyla doğru
        dört dışarı dışarıda dışına dışında edebilir edebilirim edebiliriz edecek edecekler edeceksin edeceğim edeceğiz
        edelim edemem edemez eden eder ederek ederim ederiz ederken ederler edersin edersiniz edeyim edildi edildiği
        edilecek edilen edilir ediliyor edilmektedir edilmesi edilmesini edilmiş edilmiştir edin edip ediyor ediyordu
        ediyorlar ediyorsun ediyorsunuz ediyorum ediyoruz ee eee eh elbet elbette en epey epeyce etme etmeden etmedi
        etmek etmekte etmektedir etmeli etmeliyim etmeliyiz etmem etmesi etmesine etmesini etmeye etmeyi etmez etmiyor
        etmiyorum etmiş etmişti etmiştir etsin etti ettik ettikleri ettikten ettiler ettim ettin ettiniz ettiği ettiğim
        ettiğimiz ettiğin ettiğini evet evvel ey eğer fakat falan fazla fazlasıyla filan galiba gayet gayrı gel geldi
        geldik geldiler geldim geldin geldiği geldiğim geldiğini gelebilir geleceğim gelen gelip gelirim geliyor
        geliyorlar geliyorsun geliyorum geliyoruz gelme gelmedi gelmek gelmez gelmiş gelsin gene genelde genellikle
        gerek gerekecek gereken gerekir gerekirse gerekiyor gerekiyordu gerekli gerekmez gerekmiyor gerekti gerektiği
        gerektiğini gereği geri geriye gerçekten gerçi gibi gidebilir gidebiliriz gidecek gideceğim gideceğiz gidelim
        giden gider giderim giderken gidin gidip gidiyor gidiyorlar gidiyorsun gidiyorum gidiyoruz git gitme gitmek
        gitmeliyim gitmeliyiz gitmem gitmeye gitmiş gitsin gitti gittik gittikçe gittiler gittim gittin gör gördü
        gördük gördüm gördün gördüğüm göre görmedim görmek görünen görünür görünüyor görünüyorsun görür görüyor
        görüyorsun görüyorum görüyoruz ha hadi hakkında hala halbuki halen hangi hangisi hangisini hani hatta hay haydi
        hayır hele hem hemde hemen henüz hep hepimiz hepimizi hepimizin hepiniz hepinizi hepsi hepsine hepsini hepsinin
        her herhalde herhangi herhâlde herkes herkese herkesi herkesin herkesten hey hiç hiçbir hiçbiri hiçbirini hmm
        hop hâlâ idi iken iki ila ile ileri ileride ilgili ilişkin ilk illa imiş in ise itibaren itibariyle itibarıyla
        içeri içeride içerisinde için içinde içindeki içinden içine içre işte kadar karşı karşılık karşın karşısında
        kaç kaçı kendi kendileri kendilerine kendilerini kendim kendimden kendime kendimi kendimize kendimizi kendin
        kendinden kendine kendini kendiniz kendinize kendinizi kendisi kendisinden kendisine kendisini kendisinin
        kendisiyle kere kesinlikle kez keşke ki kim kimden kime kimi kimin kiminle kimisi kimler kimse kimsenin kimseye
        kimseyi kullan kullanan kullanarak kullandı kullanmak kullanılan kullanılmaktadır kullanılır kullanın
        kullanıyor külliyen kısaca kısmen lakin lazım lütfen madem mademki meğer meğerki mi midir misin misiniz miydi
        miydim miydin miyim miyiz mu mudur muhtemelen musun musunuz mutlaka muydu muyum muyuz mü müdür müsün mı mıdır
        mısın mısınız mıydı mıydın mıyım mıyız nasıl nasıldı nasılsa ne neden nedeniyle nedenle nedense nedir neler
        nerde nerden nere nerede nereden neredeyse nereli neresi nereye nesi nesin neydi neye neyi neyin neyle neymiş
        neyse nice nihayet niye niçin o of oh ok ol olabildiğince olabilecek olabileceğini olabilir olabilirdi
        olabilirim olabiliriz olabilirsin olacak olacaklar olacaksın olacaktı olacağı olacağım olacağını olacağız
        olalım olamam olamaz olamazsın olan olarak olayım oldu olduk oldukları olduklarını olduktan oldukça oldular
        oldum oldun oldunuz olduğu olduğum olduğumu olduğumuz olduğun olduğuna olduğundan olduğunu olduğunuz olma
        olmadan olmadı olmadım olmadığı olmadığına olmadığını olmak olmakla olmaktan olmalı olmalısın olmalıydı
        olmalıyım olmam olmamalı olmamış olmanın olmasa olmasaydı olması olmasın olmasına olmasını olmaya olmayabilir
        olmayacak olmayan olmayı olmaz olmazdı olmazsa olmuyor olmuş olmuştu olmuştur olsa olsam olsan olsaydı olsun
        olun olunca olup olur olurdu olurken olurlar olursa olursun olurum oluruz oluyor oluyordu oluyorsun oluyorum
        oluyoruz ona onca onda ondan onlar onlara onlarda onlardan onlarla onları onların onu onun onunla ora orada
        oradaki oradan orası oraya orayı orda oysa oysaki pek pekala peki pekâlâ pekçe peşinden rağmen sadece sahiden
        sana sanki sayesinde sebebiyle sekiz sen sence sende senden seni senin seninki seninle siz sizce sizde sizden
        size sizi sizin sizinle sizler sizlere sizleri sonra sonradan sonraki sonrası sonrasında sonunda söyle söyledi
        söylediler söyledim söyledin söylediği söylediğim söylemek söylemiş söyler söyleyen söyleyin söylüyor
        söylüyorsun söylüyorum sözde sürekli sırf ta tabi tabii tam tamam tamamen tamamıyla tane tarafından tek tekrar
        tüm tümü var vardı vardır varken varmış varsa varsın varım vay vb ve ver verdi verdik verdiler verdim verdin
        verdiği verdiğim verecek vereceğim verelim veren vererek verildi verilen verilir verilmesi verin verip verir
        veririm verirsin veriyor veriyorlar veriyorum veriyoruz verme vermedi vermek vermeyi vermez vermiş versin veya
        veyahut vs ya yada yahu yaklaşık yalnız yalnızca yani yanımda yanına yanında yanından yap yapabilir yapabilirim
        yapabiliriz yapabilirsin yapacak yapacaksın yapacağım yapacağız yapalım yapamam yapamaz yapan yapar yaparak
        yaparken yaparlar yaparsın yaparım yaparız yapayım yapma yapmadan yapmadı yapmadım yapmak yapmalıyım yapmalıyız
        yapmam yapması yapmaya yapmayı yapmayın yapmaz yapmıyor yapmış yapmıştı yapsın yaptı yaptık yaptıkları yaptılar
        yaptım yaptın yaptınız yaptığı yaptığım yaptığımız yaptığın yaptığını yapılacak yapılan yapıldı yapılması
        yapılmış yapılmıştır yapılır yapılıyor yapın yapıp yapıyor yapıyordu yapıyorlar yapıyorsun yapıyorsunuz
        yapıyorum yapıyoruz yedi yeniden yerine yine yo yok yokken yokmuş yoksa yoksun yoktu yoktur yoluyla yoo yukarı
        yukarıda yönelik yüzünden zaten zira çok çoğu çoğunlukla çoğunu çünkü öbür öbürü önce önceki öncelikle öncesi
        öncesinde önünde önünden önüne öte öteki ötürü öyle öylesine öyleyse özellikle üstelik üstünde üstünden üstüne
        üzere üzerinde üzerindeki üzerinden üzerine üç ıı ııı şayet şekilde şey şeyde şeyden şeydi şeye şeyi şeyin
        şeyle şeyler şeylere şeyleri şeylerin şimdi şimdiki şimdilik şimdiye şu şuna şunda şundan şunlar şunlara
        şunları şunların şunu şunun şura şurada şuradan şuraya şöyle
        """
}
