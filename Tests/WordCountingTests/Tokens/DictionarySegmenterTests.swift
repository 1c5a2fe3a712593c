import TestSupport
import Testing

@testable import WordCounting

@Suite(.enabled(if: DictionarySegmenter.name != "none")) struct DictionarySegmenterTests {
    /// As segmented by hand.
    @Test(arguments: [
        ("我来到北京清华大学", "我|来到|北京|清华大学"), ("今天天气很好。", "今天|天气|很好|."),
        ("東京に行きます", "東京|に|行き|ます"), ("カタカナと漢字", "カタカナ|と|漢字"), ("プログラマーです", "プログラマー|です"),
        ("ภาษาไทย", "ภาษา|ไทย"), ("สวัสดีชาวโลก", "สวัสดี|ชาว|โลก"), ("ພາສາລາວ", "ພາສາ|ລາວ"), ("ខ្ញុំស្រឡាញ់អ្នក", "ខ្ញុំ|ស្រឡាញ់|អ្នក"),
        ("ကျွန်တော်စာဖတ်", "ကျွန်တော်|စာ|ဖတ်"), ("iPhoneを買う", "iPhone|を|買う"), ("3月C言語", "no number|月|C|言語"),
        ("你好！\n\n世界（和平）", "你好|¶|世界|,|和平|,"), ("ไทย ลาว", "ไทย|ลาว"), ("北京·上海", "北京|,|上海"),
    ])
    func wordsWithoutSpacesAreFound(text: String, expected: String) { #expect(tokens(text) == expected) }

    // Loanwords that ICU divides into single signs, and some that it divides into words.
    @Test(arguments: [
        ("ディープラーニング", "ディープラーニング"), ("アルゴリズム", "アルゴリズム"), ("クラウドコンピューティング", "クラウドコンピューティング"),
        ("インターフェース", "インターフェース"), ("ヴァイオリン", "ヴァイオリン"), ("サッカーチーム", "サッカー|チーム"),
        ("チャットボット", "チャットボット"), ("ファイアウォール", "ファイア|ウォール"), ("ｶﾗｵｹ", "ｶﾗｵｹ"),
        ("消しゴムを買う", "消しゴム|を|買う"), ("クラウド・ラーニング", "クラウド|,|ラーニング"),
        ("ディープラーニングのモデル", "ディープラーニング|の|モデル"),
    ])
    func aLoanwordIsWhole(text: String, expected: String) { #expect(tokens(text) == expected) }

    private static let sentences = [
        "我来到北京清华大学", "今天天气很好", "中华人民共和国中央人民政府", "东京都に住んでいます", "私はプログラマーです", "機械学習の研究をしている",
        "ภาษาไทยเป็นภาษาที่มีวรรณยุกต์", "สวัสดีชาวโลก", "ພາສາລາວເປັນພາສາ", "ភាសាខ្មែរជាភាសា", "မြန်မာဘာသာစကား",
    ]

    private static func text(_ random: inout Seeded, pieces: Int, gaps: [String]) -> [UInt8] {
        var text: [UInt8] = []
        for _ in 0..<pieces {
            text += Array(sentences[Int.random(in: 0..<sentences.count, using: &random)].utf8)
            text += Array(gaps[Int.random(in: 0..<gaps.count, using: &random)].utf8)
        }
        return text
    }

    /// The words that ICU finds in the whole text at once.
    private func wordsOfICU(_ text: [UInt8]) -> [Range<Int>] {
        var ends: [Int] = []
        text.withUnsafeBufferPointer { DictionarySegmenter().segment($0, into: &ends) }
        return zip([0] + ends, ends).map { $0..<$1 }.filter {
            String(decoding: text[$0], as: UTF8.self).unicodeScalars.contains { $0.properties.isAlphabetic }
        }
    }

    @Test(arguments: 0..<20) func aTextInRunsHasTheWordsThatTheWholeTextHas(seed: Int) {
        var random = Seeded(apart: seed)
        let text = Self.text(&random, pieces: 2000, gaps: ["。", "，", " ", "\n", "！", "、", "（"])
        let found = record(text) { Int.random(in: 1...20_000, using: &random) }
        #expect(found.words == wordsOfICU(text))
    }

    @Test(arguments: 0..<5) func aRunWithoutGapsIsCutBetweenWordsAlone(seed: Int) {
        var random = Seeded(apart: 100 + seed)
        let text = Self.text(&random, pieces: 2000, gaps: [""])
        let found = record(text).words
        let whole = wordsOfICU(text)
        #expect(found.first?.lowerBound == 0 && found.last?.upperBound == text.count)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        // Where a run begins anew the dictionary may see other words for a moment.
        let differing = Set(found).subtracting(whole).count
        #expect(differing * 500 < whole.count, "\(differing) of \(whole.count)")
    }
}

@Suite(.enabled(if: DictionarySegmenter.name == "none")) struct DictionarySegmenterStandInTests {
    @Test(arguments: [("今天很好", "今|天|很|好"), ("カタカナと", "カタカナ|と"), ("ไทย", "ไ|ท|ย")])
    func everyCharacterIsAWordButForKatakana(text: String, expected: String) { #expect(tokens(text) == expected) }
}
