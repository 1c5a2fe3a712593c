// One language a line.
// swift-format-ignore-file

/// The words of a language, with the forms of its nouns as ``CountedNoun`` reads them.
struct WordingEntry {
    let language: String
    let title: String
    let tags: String
    let posts: String
    /// The noun for how often something is mentioned.
    let times: String
    let words: String

    init(_ language: String, _ title: String, tags: String, posts: String, times: String, words: String) {
        (self.language, self.title, self.tags) = (language, title, tags)
        (self.posts, self.times, self.words) = (posts, times, words)
    }

    static let english = WordingEntry("en", "Tag cloud", tags: "tag|tags", posts: "post|posts", times: "time|times", words: "word|words")
}

/// The other codes of languages that have an entry.
let wordingAliases = ["no": "nb", "iw": "he", "in": "id", "mo": "ro", "sh": "sr"]

let wordings: [WordingEntry] = [
    .english,
    .init("ar", "سحابة الوسوم", tags: "لا وسوم|وسم واحد|وسمان|# وسوم|# وسمًا|# وسم", posts: "لا تدوينات|تدوينة واحدة|تدوينتان|# تدوينات|# تدوينة|# تدوينة", times: "ولا مرة|مرة واحدة|مرتين|# مرات|# مرة|# مرة", words: "لا كلمات|كلمة واحدة|كلمتان|# كلمات|# كلمة|# كلمة"),
    .init("bg", "Облак от етикети", tags: "етикет|етикета", posts: "публикация|публикации", times: "път|пъти", words: "дума|думи"),
    .init("ca", "Núvol d’etiquetes", tags: "etiqueta|etiquetes", posts: "entrada|entrades", times: "vegada|vegades", words: "paraula|paraules"),
    .init("cs", "Oblak štítků", tags: "štítek|štítky|štítku|štítků", posts: "příspěvek|příspěvky|příspěvku|příspěvků", times: "#krát", words: "slovo|slova|slova|slov"),
    .init("da", "Tagsky", tags: "tag|tags", posts: "indlæg", times: "gang|gange", words: "ord"),
    .init("de", "Schlagwortwolke", tags: "Schlagwort|Schlagwörter", posts: "Beitrag|Beiträge", times: "Mal", words: "Wort|Wörter"),
    .init("el", "Σύννεφο ετικετών", tags: "ετικέτα|ετικέτες", posts: "δημοσίευση|δημοσιεύσεις", times: "φορά|φορές", words: "λέξη|λέξεις"),
    .init("es", "Nube de etiquetas", tags: "etiqueta|etiquetas", posts: "entrada|entradas", times: "vez|veces", words: "palabra|palabras"),
    .init("et", "Sildipilv", tags: "silt|silti", posts: "postitus|postitust", times: "kord|korda", words: "sõna"),
    .init("fa", "ابر برچسب‌ها", tags: "برچسب", posts: "نوشته", times: "بار", words: "واژه"),
    .init("fi", "Avainsanapilvi", tags: "avainsana|avainsanaa", posts: "kirjoitus|kirjoitusta", times: "kerta|kertaa", words: "sana|sanaa"),
    .init("fr", "Nuage de mots-clés", tags: "mot-clé|mots-clés", posts: "article|articles", times: "fois", words: "mot|mots"),
    .init("gl", "Nube de etiquetas", tags: "etiqueta|etiquetas", posts: "entrada|entradas", times: "vez|veces", words: "palabra|palabras"),
    .init("he", "ענן תגיות", tags: "תגית|תגיות|תגיות", posts: "פוסט|פוסטים|פוסטים", times: "פעם|פעמים|פעמים", words: "מילה|מילים|מילים"),
    .init("hi", "टैग क्लाउड", tags: "टैग", posts: "पोस्ट", times: "बार", words: "शब्द"),
    .init("hr", "Oblak oznaka", tags: "oznaka|oznake|oznaka", posts: "objava|objave|objava", times: "put|puta|puta", words: "riječ|riječi|riječi"),
    .init("hu", "Címkefelhő", tags: "címke", posts: "bejegyzés", times: "alkalommal", words: "szó"),
    .init("id", "Awan tag", tags: "tag", posts: "tulisan", times: "kali", words: "kata"),
    .init("it", "Nuvola di tag", tags: "tag", posts: "articolo|articoli", times: "volta|volte", words: "parola|parole"),
    .init("ja", "タグクラウド", tags: "#個のタグ", posts: "#件の投稿", times: "#回", words: "#語"),
    .init("ko", "태그 클라우드", tags: "태그 #개", posts: "글 #개", times: "#회", words: "단어 #개"),
    .init("lt", "Žymų debesis", tags: "žyma|žymos|žymos|žymų", posts: "įrašas|įrašai|įrašo|įrašų", times: "kartą|kartus|karto|kartų", words: "žodis|žodžiai|žodžio|žodžių"),
    .init("lv", "Birku mākonis", tags: "birku|birka|birkas", posts: "ierakstu|ieraksts|ieraksti", times: "reižu|reize|reizes", words: "vārdu|vārds|vārdi"),
    .init("nb", "Stikkordsky", tags: "stikkord", posts: "innlegg", times: "gang|ganger", words: "ord"),
    .init("nl", "Tagwolk", tags: "tag|tags", posts: "bericht|berichten", times: "keer", words: "woord|woorden"),
    .init("nn", "Stikkordsky", tags: "stikkord", posts: "innlegg", times: "gong|gonger", words: "ord"),
    .init("pl", "Chmura tagów", tags: "tag|tagi|tagów|tagu", posts: "wpis|wpisy|wpisów|wpisu", times: "raz|razy|razy|raza", words: "słowo|słowa|słów|słowa"),
    .init("pt", "Nuvem de tags", tags: "tag|tags", posts: "publicação|publicações", times: "vez|vezes", words: "palavra|palavras"),
    .init("pt-PT", "Nuvem de etiquetas", tags: "etiqueta|etiquetas", posts: "publicação|publicações", times: "vez|vezes", words: "palavra|palavras"),
    .init("ro", "Nor de etichete", tags: "etichetă|etichete|de etichete", posts: "articol|articole|de articole", times: "dată|ori|de ori", words: "cuvânt|cuvinte|de cuvinte"),
    .init("ru", "Облако тегов", tags: "тег|тега|тегов|тега", posts: "запись|записи|записей|записи", times: "раз|раза|раз|раза", words: "слово|слова|слов|слова"),
    .init("sk", "Oblak značiek", tags: "značka|značky|značky|značiek", posts: "príspevok|príspevky|príspevku|príspevkov", times: "#-krát", words: "slovo|slová|slova|slov"),
    .init("sl", "Oblak oznak", tags: "oznaka|oznaki|oznake|oznak", posts: "objava|objavi|objave|objav", times: "#-krat", words: "beseda|besedi|besede|besed"),
    .init("sr", "Облак ознака", tags: "ознака|ознаке|ознака", posts: "објава|објаве|објава", times: "пут|пута|пута", words: "реч|речи|речи"),
    .init("sr-Latn", "Oblak oznaka", tags: "oznaka|oznake|oznaka", posts: "objava|objave|objava", times: "put|puta|puta", words: "reč|reči|reči"),
    .init("sv", "Taggmoln", tags: "tagg|taggar", posts: "inlägg", times: "gång|gånger", words: "ord"),
    .init("th", "แท็กคลาวด์", tags: "แท็ก", posts: "โพสต์", times: "ครั้ง", words: "คำ"),
    .init("tr", "Etiket bulutu", tags: "etiket", posts: "yazı", times: "kez", words: "kelime"),
    .init("uk", "Хмара міток", tags: "мітка|мітки|міток|мітки", posts: "запис|записи|записів|запису", times: "раз|рази|разів|раза", words: "слово|слова|слів|слова"),
    .init("vi", "Đám mây thẻ", tags: "thẻ", posts: "bài viết", times: "lần", words: "từ"),
    .init("zh", "标签云", tags: "#个标签", posts: "#篇文章", times: "#次", words: "#个词"),
    .init("zh-Hant", "標籤雲", tags: "#個標籤", posts: "#篇文章", times: "#次", words: "#個詞"),
]
