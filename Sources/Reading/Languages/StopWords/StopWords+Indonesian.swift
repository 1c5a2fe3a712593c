extension StopWords {
    /// The function words of Indonesian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let indonesian = """
        ada adalah adanya adapun agak agaknya agar akan akhirnya aku amat anda antar antara antaranya apa apaan
        apabila apakah apalagi atas atau ataukah ataupun bagai bagaikan bagaimana bagaimanapun bagi bahkan bahwa
        banyak baru beberapa begini begitu begitulah belum berapa berbagai bersama biasanya bila bilamana bisa
        bisakah boleh buat bukan bukankah bukanlah cukup cuma dahulu dalam dan dapat dari daripada dekat demi
        demikian dengan depan di dia dialah diantara dimana diri dirinya disana disini dong dulu enggak entah guna
        hal hampir hanya hanyalah harus harusnya hendak hingga ia ialah ibarat ikut ingin ini inikah inilah itu
        itukah itulah jangan jika jikalau juga justru kah kalau kalaupun kalian kami kamu kan kapan kapanpun karena
        karenanya kau ke kecuali kemudian kenapa kepada kepadanya ketika khususnya kini kiranya kita kok ku lagi lah
        lain lainnya lalu lamanya lebih maka makin malah malahan mampu mana manakala masih masing masing-masing mau
        maupun melainkan melalui memang memiliki mengapa mengenai menjadi menurut mereka merupakan meski meskipun
        mungkin nah namun nanti nantinya nya nyaris oleh olehnya pada padahal padanya paling para pasti per pernah
        pula pun punya rupanya saat saja saling sama sambil sampai sana sangat saya se sebab sebagai sebagaimana
        sebagainya sebagian sebaliknya sebanyak sebelum sebelumnya sebenarnya sebuah secara sedang sedangkan
        sedemikian sedikit segala segera seharusnya sehingga sejak sejauh sejumlah sekali sekaligus sekalipun
        sekarang sekitar sekitarnya selagi selain selaku selalu selama selamanya seluruh seluruhnya semacam semakin
        sementara semua semuanya semula sendiri sendirinya seolah seorang sepanjang seperti sepertinya sering
        seringkali serta sesama seseorang sesuai sesuatu sesudah sesungguhnya setelah seterusnya setiap setidaknya
        siapa siapapun sini situ suatu sudah supaya tadi tak tanpa tapi telah tentang tentu tentunya terhadap
        terlalu terlebih tersebut tertentu terutama tetap tetapi tiap tiap-tiap tidak tidaklah toh turut untuk wah
        walau walaupun yaitu yakni yang
        """
}
