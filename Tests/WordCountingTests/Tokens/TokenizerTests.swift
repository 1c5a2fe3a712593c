import Testing

@testable import WordCounting

@Suite struct TokenizerTests {
    @Test(arguments: [
        "don’t", "don't", "rock'n'roll", "O’Neill", "l’homme", "aujourd’hui", "1980’s", "R&D", "AT&T", "Q&A", "r&d",
        "M&Ms",
        "C++", "g++", "C++17", "Notepad++", "C#", "F#", "LGBTQ+", ".NET", ".htaccess", "ASP.NET", "node.js", "Vue.js",
        "Amazon.com", "asp.net", "U.S.A.", "e.g.", "a.m.", "Goldman-Sachs", "Jean-Luc", "state-of-the-art",
        "well-known",
        "e\u{2010}mail", "COVID-19", "19-year-old", "B2B", "3D", "5G", "MP3", "H2O", "CO₂", "1980s", "20th", "5kg",
        "x86_64", "snake_case", "TCP/IP", "I/O", "A/B", "AC/DC", "Notre-Dame", "col·lecció", "צה״ל", "צה\"ל", "می‌خواهم",
        "हिन्दी", "क्‍ष", "exam\u{AD}ple", "école", "e\u{301}cole", "Привет", "Ελληνικά", "العربية", "한국어", "ⅷ",
        "🎉", "👩‍👩‍👧", "❤️", "❤", "🇩🇪", "1️⃣", "#️⃣", "👍🏽",
    ])
    func aWordIsKeptWhole(word: String) { #expect(tokens(word) == word) }

    @Test(arguments: [
        ("and/or", "and|,|or"), ("HIV/AIDS", "HIV|,|AIDS"), ("one--two", "one|,|two"),
        ("one — two–three", "one|,|two|,|three"),
        ("dogs' tails", "dogs|tails"), ("'single quoted'", "single|quoted"), ("‘single’", ",|single"),
        ("“double” \"too\"", ",|double|,|too|,"), ("pre- and post-war", "pre|,|and|post-war"),
        ("exam-\nple", "exam|,|ple"),
        ("São Paulo", "São|Paulo"), ("a\u{0}b\u{1B}c", "a|b|c"), ("salt & pepper", "salt|,|pepper"),
        ("**bold** _emph_ __both__", "bold|emph|both"), ("`code` ~~gone~~", "code|gone"), ("* item", ",|item"),
        ("one ==== two ____ three", "one|,|two|,|three"), ("i++;", "i++|,"), ("F#m", "F|m"), ("a👍b", "a|👍|b"),
        ("© 2 ✔", ",|no number|,"), ("🎉🎉", "🎉|🎉"), ("1️⃣2️⃣", "1️⃣|2️⃣"), ("word\u{200F}, next", "word|,|next"),
        ("hello（world）", "hello|,|world|,"), ("העולם, שלום", "העולם|,|שלום"), ("iOS\u{200B}app", "iOS|app"),
    ])
    func wordsArePutApart(text: String, expected: String) { #expect(tokens(text) == expected) }

    @Test(arguments: [
        ("#hashtag", "hashtag #hashtag"), ("#école,", "hashtag #école|,"), ("#機械学習 の", "hashtag #機械学習|の"),
        ("#1", "no number"), ("#2024goals", "hashtag #2024goals"), ("(#a)", ",|hashtag #a|,"), ("# head", "head"),
        ("@name", "mention @name"), ("@user_name's", "mention @user_name|s"), ("@a.b.", "mention @a.b|."),
        ("@me@example.social!", "mention @me@example.social|."), ("user@host", "user|,|host"), ("a#b", "a|b"),
        ("@ home", ",|home"),
    ])
    func namesWithASignAreKinds(text: String, expected: String) { #expect(tokens(text) == expected) }

    @Test(arguments: [
        "42", "3.14", "1,234", "1'000", "12:30", "2024-05-01", "2024/05/01", "24/7", "50%", "$5", "5€", "-3", "−3",
        "+3",
        "-$5", ".5", "1e5", "2.5E-10", "0xFF", "٣٫١٤", "१२३", "４２", "192.168.0.1", "20240304T101500Z", "2024-03-04T10",
    ])
    func numbersAreLeftOutUnlessKept(number: String) {
        #expect(tokens(number) == "no number")
        #expect(tokens(number, .keepsAll) == "number \(number)")
    }

    @Test(arguments: [
        ("Ge1:1 In", "Ge1|,|number 1|In"), ("$5M", ",|5M"), ("1990–2000", "number 1990|,|number 2000"),
        ("3.5.", "number 3.5|."), ("1,2, 3", "number 1,2|,|number 3"), ("a -3", "a|number -3"), ("a-3", "a-3"),
    ])
    func numbersEndWhereTheyEnd(text: String, expected: String) { #expect(tokens(text, .keepsAll) == expected) }

    @Test(arguments: [
        ("see http://a.b/c.", "see|link http://a.b/c|."),
        ("(https://x.com/a?b=c&d=e#f),", ",|link https://x.com/a?b=c&d=e#f|,"),
        ("https://en.wikipedia.org/wiki/Foo_(bar))", "link https://en.wikipedia.org/wiki/Foo_(bar)|,"),
        ("[x](https://x.org)", ",|x|,|link https://x.org|,"), ("<ftp://x.y>", ",|link ftp://x.y|,"),
        ("WWW.example.com!", "link WWW.example.com|."), ("example.com", "link example.com"),
        ("Example.COM/a", "link Example.COM/a"),
        ("bit.ly/x done.it", "link bit.ly/x|done.it"), ("localhost:80", "localhost|,|number 80"),
        ("example.org:80/x", "link example.org:80/x"), ("1und1.de", "link 1und1.de"),
        ("example.com’s", "example.com’s"),
        ("data:image/png;base64,AAAA+/=\"", "link data:image/png;base64,AAAA+/=|,"),
        ("metadata: x/y", "metadata|,|x|,|y"),
        ("http: //", "http|,"), ("https://例.jp", "https|,|例|.|jp"),
        ("看https://x.cn/a，谢", "看|link https://x.cn/a|,|谢"),
    ])
    func linksEndBeforeTheSentencesPunctuation(text: String, expected: String) {
        #expect(tokens(text, .keepsAll) == expected)
    }

    @Test(arguments: [
        ("me@example.com.", "address me@example.com|."),
        ("<first.last+tag@a-b.co.uk>", ",|address first.last+tag@a-b.co.uk|,"),
        ("x_y%z@example.org", "address x_y%z@example.org"), ("über@example.de", "address über@example.de"),
        ("a@b", "a|,|b"), ("a@b.c", "a|,|b.c"), ("a@b..com", "a|,|b|,|com"),
    ])
    func addressesAreFound(text: String, expected: String) {
        #expect(tokens(text, .keepsAll) == expected)
    }

    @Test func linksAndAddressesAreLeftOutByThemselves() {
        #expect(tokens("www.x.org me@x.org") == "no link|no address")
        #expect(tokens("www.x.org me@x.org", Tokenizer(keepsLinks: true)) == "link www.x.org|no address")
        #expect(tokens("www.x.org me@x.org", Tokenizer(keepsAddresses: true)) == "no link|address me@x.org")
    }

    @Test(arguments: [
        ("One. Two! Three? ¿Four? 五。", "One|.|Two|.|Three|.|Four|.|五|."), ("a, b; c: d", "a|,|b|,|c|,|d"),
        ("(a) [b] {c} «d» a|b", ",|a|,|b|,|c|,|d|,|a|,|b"), ("a؟ b۔ c। d", "a|.|b|.|c|.|d"),
        ("wait... and… so", "wait|,|and|,|so"),
        ("Mr. Smith and Dr. No vs. St. Paul", "Mr|Smith|and|Dr|No|vs|St|Paul"), ("J. Doe", "J|Doe"),
        ("plan b. Then", "plan|b|.|Then"),
        ("the U.S. Army", "the|U.S.|Army"), ("Dr.", "Dr|."), ("the end.The next", "the|end|.|The|next"),
        ("no.yes", "no.yes"),
        ("a (b", "a|,|b"), ("a,) b! c", "a|,|b|.|c"), ("a!, b", "a|.|b"),
    ])
    func punctuationSeparatesAsMuchAsItsStrongestSign(text: String, expected: String) {
        #expect(tokens(text) == expected)
    }

    @Test(arguments: [
        ("a\nb", "a|b"), ("a\n\nb", "a|¶|b"), ("a\r\nb", "a|b"), ("a\r\n\r\nb", "a|¶|b"), ("a\rb\r\rc", "a|b|¶|c"),
        ("a\n \t\nb", "a|¶|b"), ("a\u{2029}b\u{C}c\u{2028}d", "a|¶|b|¶|c|d"), ("a.\n\nb", "a|¶|b"),
        ("a\n.\nb", "a|.|b"),
        ("\n\na", "¶|a"), ("a\n\n", "a|¶"), ("", ""), ("あ\n\nい", "あ|¶|い"),
    ])
    func anEmptyLineEndsAParagraph(text: String, expected: String) {
        #expect(tokens(text) == expected)
    }
}
