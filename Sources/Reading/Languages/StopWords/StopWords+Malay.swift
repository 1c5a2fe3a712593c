extension StopWords {
    /// The function words of Malay, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let malay = """
        ada adakah adalah agak agar akan aku amat anda antara apa apa-apa apabila apakah atas atau ataupun bagai
        bagaimana bagaimanapun bagi baginda bahawa bahawasanya banyak beberapa begini begitu beliau belum berapa
        berbanding berkaitan berkenaan bersama bila bilamana boleh buat bukan bukannya cukup cuma dahulu dalam dan
        dapat dari daripada dekat demi demikian dengan di dia diri dirinya disebabkan engkau guna hal hampir hanya
        harus hendak hendaklah hingga ia iaitu ialah ini inilah itu itulah jangan janganlah jika jikalau juga
        justeru kah kalau kami kamu kan kau ke kecuali kemudian kenapa kepada kepadanya kerana kerananya ketika
        khususnya kini kita ku lagi lah lain lain-lain lalu lebih mahu maka makin malah malahan mana manakala masih
        masing-masing melainkan melalui memang menerusi mengapa mengenai menjadi mereka meskipun mungkin nak namun
        nanti nescaya nya oleh pada padahal paling para pasti per perlu pernah pula pun punya rupanya sahaja saja
        saling sama sambil sampai sana sangat sangatlah saya sebab sebagai sebagaimana sebahagian sebaliknya sebelum
        sebelumnya sebenarnya sebuah secara sedang sedangkan sedikit segala segera sehingga sejak sekali sekalipun
        sekarang sekiranya sekitar selain selalu selama selepas seluruh semakin semasa sementara semua semula
        sendiri seolah-olah seorang sepanjang seperti sering seringkali serta sesama seseorang sesuatu sesudah
        setelah setiap siapa sini situ suatu sudah supaya tadi tak tanpa tapi telah tentang tentu terhadap terlalu
        terlebih tersebut tertentu terutama tetap tetapi tiada tiap tiap-tiap tidak tidaklah turut untuk walau
        walaupun yakni yang
        """
}
