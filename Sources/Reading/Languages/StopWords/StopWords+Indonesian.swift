extension StopWords {
    /// The function words of Indonesian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let indonesian = """
        ada adakah adalah adanya adapun aduh agak agaknya agar ah aja akan akankah akhirnya aku akulah amat
        ambil ambillah anda andai antar antara antaranya apa apa-apa apaan apabila apakah apalagi apalah apanya
        apapun asalkan atas atasnya atau ataukah ataupun ayo ayolah bagai bagaikan bagaimana bagaimanapun bagi
        bagiku bagimu baginya bahkan bahwa baiklah banget banyak barangkali barangsiapa baru baru-baru barusan
        bawah beberapa begini begitu begitukah begitulah beliau belum benar-benar berada berapa berbagai
        berdasarkan beri berikan berkat berkata bersama bersamaku bersamamu bersamanya berupa biar biarkan
        biarlah biasanya bikin bila bilamana bilang bisa bisakah boleh bolehkah buat buatlah bukan bukankah
        bukanlah bukannya cukup cuma cuman dah dahulu dalam dalamnya dan dapat dapatkah dapatkan dari dariku
        darimana darimu darinya daripada datang datanglah deh dekat demi demikian dengan denganku denganmu
        dengannya depan dgn di dia dialah diambil diantara diatas dibanding dibandingkan dibawah dibelakang
        diberi diberikan dibuat didalam didapat didepan digunakan dijadikan dikatakan dilakukan dilihat diluar
        dimana dimanapun dimiliki dimulai dipakai diri diriku dirimu dirinya disamping disana disebelah
        disekitar disini disitu ditengah dlm dong dr dulu dulunya eh elo enggak engkau entah entahlah ga gak
        gimana gini gitu gue guna gunakan gw ha hai hal hampir hanya hanyalah harus haruskah harusnya hei hendak
        hey hingga hm hmm ia ialah ibarat ikut ingin ini inikah inilah itu itukah itulah iya jadi jadilah
        jadinya jangan janganlah jarang jika jikalau juga justru kadang kadang-kadang kah kalau kalaupun kalian
        kalo kami kamu kan kapan kapanpun karena karenanya karna katakan kataku katamu katanya kau kayak
        kayaknya ke keatas kebanyakan kebawah kecuali kedalam kedepan keduanya kelak kelihatan kelihatannya
        kemana kemanapun kemudian kenapa kepada kepadaku kepadamu kepadanya kerap kesana keseluruhan kesini
        ketika ketimbang khususnya kian kini kira-kira kiranya kita kok ku kulakukan lagi lagipula lah lain
        lainnya lakukan lakukanlah lalu lamanya lantas layaknya lebih lho lihat lihatlah lo loh lu luar maka
        makanya makin malah malahan mampu mana mana-mana manakala manapun mari masih masing masing-masing mau
        maukah maupun melainkan melakukan melakukannya melalui melihat melihatku melihatmu melihatnya memakai
        memang memberi memberikan memberiku memberimu memberinya membiarkan membuat membuatku membuatmu
        membuatnya memiliki memilikinya mempunyai memulai mendapat mendapatkan mengambil mengapa mengatakan
        mengatakannya mengenai menggunakan menjadi menjadikan menjadikannya menjelang menuju menurut mereka
        merupakan meski meskipun mesti mestinya mu mulai mulailah mungkin mungkinkah nah nampak nampaknya namun
        nanti nantinya ngapain ngga nggak nih nya nyaris oh ok okay oke oleh olehmu olehnya pada padahal padaku
        padamu padanya pakai paling para pasti pastinya per pergi pergilah perlu pernah pernahkah pokoknya pula
        pun punya punyaku punyamu rupanya saat saja saling sama sambil sampai sana sang sangat sangatlah satu
        satu-satunya saya se seakan seandainya sebab sebabnya sebagai sebagaimana sebagainya sebagian sebaiknya
        sebaliknya sebanyak sebelah sebelum sebelumnya sebenarnya sebentar seberang seberapa sebuah secara
        sedang sedangkan sedemikian sedikit sedikitpun segala segalanya segera seharusnya sehingga sejak sejauh
        sejenak sejumlah sekadar sekali sekalian sekaligus sekalipun sekarang sekedar sekejap sekeliling
        seketika sekian sekitar sekitarnya selagi selain selaku selalu selama selamanya seluruh seluruhnya
        semacam semacamnya semakin semata semenjak sementara semestinya semoga semua semuanya semula senantiasa
        sendiri sendirian sendirinya seolah seolah-olah seorang sepanjang sepenuhnya seperti sepertinya sering
        seringkali serta sesaat sesama sesekali seseorang sesuai sesuatu sesudah sesungguhnya setelah setelahnya
        seterusnya setiap setidaknya sewaktu si siapa siapa-siapa siapakah siapapun sih silahkan silakan sini
        sinilah situ situlah suatu sudah sudahkah sudahlah sungguh sungguh-sungguh supaya tadi tadinya tak
        takkan tampak tampaknya tanpa tapi tau tdk telah tentang tentangku tentangmu tentangnya tentu tentunya
        terdapat terhadap terjadi terlalu terlebih terlihat termasuk ternyata tersebut tertentu terus terutama
        tetap tetapi tiap tiap-tiap tidak tidakkah tidaklah toh tolong tuh turut udah um umumnya untuk untukku
        untukmu untuknya utk wah walau walaupun wow ya yah yaitu yakni yang yeah yg yuk
        """
}
