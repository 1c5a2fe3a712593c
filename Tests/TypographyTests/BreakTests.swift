import Foundation
import Testing

@testable import Typography

@Suite("Places of line breaks")
struct BreakTests {
    /// Where ICU breaks lines; how the file came about is said in its own "source".
    private struct Fixture: Decodable {
        let texts: [[String]]

        static func read() throws -> [[String]] {
            let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let file = tests.appending(path: "Fixtures/breaks/icu.json")
            return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file)).texts
        }
    }

    private func pieces(_ text: String, _ least: BreakQuality = .divided) -> String {
        var words = WordScan(text, breakingAt: least)
        var pieces: [String] = []
        while let word = words.next() { pieces.append(text.slice(word.range)) }
        return pieces.joined(separator: "|")
    }

    private func trimmed(_ piece: String) -> String {
        String(piece.prefix(upTo: piece.lastIndex { !" \u{3000}\u{2009}".contains($0) }.map(piece.index(after:))!))
    }

    @Test("lines break where ICU breaks them")
    func icu() throws {
        let texts = try Fixture.read()
        #expect(texts.count > 480)
        // Unicode 16.0 breaks between Hebrew words behind a hyphen (LB21a), 15.0 did not.
        let newer = ["תל־אביב", "תל-אביב", "א־ב־ג"]
        for expected in texts where !newer.contains(expected.joined()) {
            let text = expected.joined()
            let found = pieces(text)
            let wanted = expected.map(trimmed).joined(separator: "|")
            if text.unicodeScalars.contains(where: { LineBreakClass(of: $0.value) == .southeastAsian }) {
                // ICU has a dictionary.
                #expect(found.replacing("|", with: "") == wanted.replacing("|", with: ""))
            } else {
                #expect(found == wanted)
            }
        }
    }

    @Test(
        "words end where UAX #14 says it",
        arguments: [
            // LB8, LB11, LB12
            ("zero\u{200B}width", "zero\u{200B}|width"), ("word\u{2060}joiner", "word\u{2060}joiner"),
            ("a\u{202F}%", "a\u{202F}%"),
            ("non\u{2011}breaking", "non\u{2011}breaking"), ("a \u{2060}b", "a \u{2060}b"),
            // LB13: punctuation stays with the word before it, even behind a space; a full stop may begin a word.
            ("Où aller ?", "Où|aller ?"), ("input / output", "input /|output"), ("ASP .NET", "ASP|.NET"),
            // LB14, LB15a, LB15b
            ("( a )", "( a )"), ("le « mot » juste", "le|« mot »|juste"), ("f(x) (y)", "f(x)|(y)"),
            // LB19, LB19a
            ("a“b”c", "a“b”c"), ("他说“你好”吗", "他|说|“你|好”|吗"),
            // LB20a, LB21, LB21a
            ("-able", "-able"), ("--verbose", "--verbose"), ("well-known", "well-|known"), ("תל־אביב", "תל־|אביב"),
            ("self\u{2010}made", "self\u{2010}|made"), ("a–b—c", "a–|b|—|c"),
            // LB25
            ("-5", "-5"), ("C-3PO", "C-3PO"), ("1/2", "1/2"), ("and/or", "and/|or"), ("￥100", "￥100"),
            ("100％増", "100％|増"),
            ("(555) 1234", "(555)|1234"),
            // Strict Japanese: LB1 (CJ), LB13, LB14, LB21 (NS)
            ("東京、大阪。", "東|京、|大|阪。"), ("「ラーメン」", "「ラー|メ|ン」"), ("ちょっと々", "ちょっ|と々"), ("AI入門", "AI|入|門"),
            // LB30: a bracket of full width is one of Han.
            ("東京（日本）", "東|京|（日|本）"), ("fun(ction)", "fun(ction)"),
            // LB30b
            ("😀👨‍👩‍👧‍👦🇩🇪🇫🇷👍🏽", "😀|👨‍👩‍👧‍👦|🇩🇪|🇫🇷|👍🏽"),
            // Tibetan and Ethiopic
            ("བོད་སྐད", "བོད་|སྐད"), ("ኢትዮጵያ፡አዲስ", "ኢትዮጵያ፡|አዲስ"),
        ])
    func rules(text: String, words: String) { #expect(pieces(text, .word) == words) }

    @Test("Hangul is kept whole between spaces, and divided between syllables in need")
    func hangul() {
        #expect(pieces("대한민국 헌법", .word) == "대한민국|헌법")
        #expect(pieces("3월의 K팝(노래)", .word) == "3월의|K팝(노래)")
        #expect(pieces("대한민국", .divided) == "대|한|민|국")
        #expect(pieces("대한민국어!", .divided) == "대|한|민|국|어!")
        #expect(pieces("ᄒᆞᆫ글", .divided) == "ᄒᆞᆫ|글")
    }

    @Test(
        "without a dictionary a line begins only where a syllable certainly does",
        arguments: [
            ("ประเทศไทย", "ประ|เทศ|ไทย"), ("กรุงเทพมหานคร", "กรุง|เทพมหานคร"), ("ภาษาไทย", "ภา|ษา|ไทย"),
            ("ไฟฟ้า", "ไฟ|ฟ้า"), ("น้ำตก", "น้ำ|ตก"), ("ต่างๆนานา", "ต่างๆ|นา|นา"), ("ไมโครซอฟท์", "ไม|โครซอฟท์"),
            // Silent final vowels, consonants that end a syllable, a diphthong.
            ("ชาติ", "ชาติ"), ("เหตุ", "เหตุ"), ("สวนที่", "สวนที่"), ("เปียะ", "เปียะ"), ("สัตว์", "สัตว์"), ("ฯลฯ", "ฯลฯ"),
            ("ພາສາລາວ", "ພາ|ສາ|ລາວ"), ("ປະເທດ", "ປະ|ເທດ"), ("ໄຟຟ້າ", "ໄຟ|ຟ້າ"),
            ("កម្ពុជា", "កម្ពុ|ជា"), ("ភាសាខ្មែរ", "ភា|សាខ្មែរ"),
            ("မြန်မာဘာသာ", "မြန်|မာ|ဘာ|သာ"), ("ပတ္တမြား", "ပတ္တ|မြား"),
            // The word ends beside another script.
            ("เว็บApp", "เว็บ|App"),
        ])
    func syllables(text: String, syllables: String) {
        #expect(pieces(text, .syllable) == syllables)
        // They are no words.
        #expect(pieces(text, .besidePunctuation) == text)
    }

    @Test("no cluster that belongs to its neighbour is torn from it")
    func unbreakable() {
        let face = FontFamily.sans.face(.regular)
        #expect(face.wrap("เกาะแก่งโต๊ะๆ", within: 0).lines == ["เกาะ", "แก่", "ง", "โต๊ะๆ"])
        #expect(face.wrap("ເກາະ", within: 0).lines == ["ເກາະ"])
        #expect(face.wrap("ခန္ဓာကိုယ်", within: 0).lines == ["ခ", "န္ဓာ", "ကို", "ယ်"])
        #expect(face.wrap("ខ្មែរ", within: 0).lines == ["ខ្មែ", "រ"])
    }
}
