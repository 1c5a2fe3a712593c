extension StopWords {
    /// The function words of Malay, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let malay = """
        ada adakah adalah adanya aduh agak agaknya agar ah akan akhirnya aku akulah alamak amat ambil ambillah
        anda andai antara antaranya apa apa-apa apabila apakah apalah apanya apapun asalkan atas atasnya atau
        ataupun awak awaklah ayuh bagai bagaikan bagaimana bagaimanapun bagi bagiku bagimu baginda baginya
        bahawa bahawasanya bahkan baiklah bakal banyak banyaknya barangkali baru barulah bawah beberapa begini
        beginilah begitu begitulah belakang beliau belum berada berapa berbanding berdekatan beri berikan
        berilah berkaitan berkata berkenaan bermula bersama bersamaku bersamamu bersamanya biar biarkan biarlah
        biarpun biasanya bila bilakah bilamana boleh bolehkah bolehlah buat buatkan buatlah bukan bukankah
        bukanlah bukannya cukup cuma dah dahulu dalam dalamnya dan dapat dapatkah dapatkan dari dariku darimana
        darimu darinya daripada daripadanya datang datanglah datangnya dekat demi demikian dengan denganku
        denganmu dengannya depan dgn di dia dialah diambil diantara diatas dibawah dibelakang diberi diberikan
        dibuat didalam didapati didepan digunakan dijadikan dikatakan dikau dilakukan dilihat diluar dimana
        diorang diperlukan diri diriku dirimu dirinya disana disebabkan disebelah disini disitu dlm dong dr dulu
        eh engkau entah entahlah guna gunakan hadapan hai hal hampir hanya hanyalah harus hei hendak hendaklah
        hey hingga hmm ia iaitu ialah ianya ibarat ini inikah inilah itu itukah itulah iya jadi jadikan jadilah
        jangan janganlah jarang je jgn jika jikalau juga justeru kadang kadangkala kah kalau kalian kami kamu
        kamulah kan kata katakan katanya kau kaulah ke keatas kebanyakan kebanyakannya kecuali kedalam kedua
        keduanya kelak kelihatan kemana kemudian kena kenapa kepada kepadaku kepadamu kepadanya kepunyaan kerana
        kerananya kerap kesana keseluruhan kesemua kesemuanya kesini ketika khususnya kini kita korang kot kpd
        ku la lagi lagipula lagipun lah lain lain-lain lainnya lakukan lakukannya lalu lebih lekas lihat
        lihatlah luar macam macamana mahu mahukah mahukan mahupun maka makin malah malahan mampu mana manakah
        manakala manalah manapun mari marilah masih masing masing-masing melainkan melakukan melakukannya
        melalui melaluinya melihat melihatnya memang memanglah memberi memberikan membiarkan membuat membuatkan
        membuatnya memerlukan memiliki mempunyai memulakan mendapat mendapatkan menerusi mengambil mengapa
        mengatakan mengenai menggunakan menjadi menjadikan menjelang menuju mereka merupakan meskipun mesti
        mestilah moga mula mulai mulakan mungkin mungkinkah nah nak nampak nampaknya namun nanti nescaya ni nih
        nya oh ok okay okey oleh olehnya pada padahal padaku padamu padanya paling para pasti pastinya patik
        patut patutnya per pergi pergilah perlu perlukah perlukan perlulah pernah pernahkah pula pun punya
        punyai rupanya sahaja saja sajalah saling sama sambil sampai sana sangat sangatlah satu saya sayalah
        seakan seandainya sebab sebagai sebagaimana sebagainya sebahagian sebaik sebaliknya sebanyak sebarang
        sebegini sebegitu sebelah sebelum sebelumnya sebenarnya sebentar seberang sebuah secara sedang sedangkan
        sedikit segala segalanya segera seharusnya sehingga sejak sejumlah sekadar sekali sekalian sekalipun
        sekarang sekejap sekeliling sekiranya sekitar selain selalu selalunya selama selamanya selebihnya
        selepas seluruh semakin semasa semata semenjak sementara semoga semua semuanya semula sendiri sentiasa
        seolah seolah-olah seorang sepanjang sepatutnya sepenuhnya seperti sepertinya sering seringkali serta
        sesama sesekali seseorang sesetengah sesiapa sesiapapun sesuatu sesudah sesungguhnya setelah setengah
        setiap sewaktu si siapa siapakah siapapun sila silakan sini sinilah situ situlah suatu sudah sudahlah
        sungguh supaya tadi tak takda takde takkan takkanlah taknak tanpa tanpanya tapi telah tengok tentang
        tentangnya tentu tentulah tentunya teramat terhadap terhadapnya terlalu terlampau terlebih terlihat
        tersebut tertentu terus terutama terutamanya tetap tetapi tiada tiap tiap-tiap tidak tidakkah tidaklah
        tolong tu tuh turut uh um umpama umumnya untuk untukku untukmu untuknya usah utk wah walau walaupun wei
        ya yakni yalah yang ye yeah yg
        """
}
