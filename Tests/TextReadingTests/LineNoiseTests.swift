import Testing

@testable import TextReading

@Suite struct LineNoiseTests {
    @Test func subtitlesKeepWhatIsSaid() {
        let prose = Prose(
            """
            1
            00:00:01,000 --> 00:00:02,500
            <i>Heavy rain</i> fell

            2
            00:00:02,500 --> 00:00:04,000
            {\\an8}on the hill.
            1984
            was dry.
            """)
        #expect(prose.form.layout == .subtitles)
        #expect(prose.paragraphs == ["Heavy rain fell on the hill. 1984 was dry."])
        #expect(prose.noise[.subtitleTime] == 2)
    }

    @Test func ofWebVTTCommentsNamesAndSettingsAreLeftOut() {
        let prose = Prose(
            """
            WEBVTT - Title

            NOTE A remark
            of two lines

            STYLE
            ::cue { color: red }

            intro
            00:01.000 --> 00:02.000 align:start position:0%
            <v Ann>Rain <c.loud>fell</c> at <00:01.500>five

            00:02.000 --> 00:03.000
            NOTE this
            """)
        #expect(prose.paragraphs == ["Rain fell at five NOTE this"])
    }

    @Test func aChatKeepsWhatIsSaid() {
        let lines = (0..<9).map { "[10:0\($0)] <ann> rain \($0)\n" }.joined()
        let prose = Prose(
            lines + """
                [10:10] <bob> ann: clouds
                [10:11] * bob waves
                === cy is now known as dy
                [10:12] *** eve has joined
                a second line
                """)
        #expect(prose.form.layout == .chat([.time, .bracket, .angle]))
        #expect(prose.paragraphs == (0..<9).map { "rain \($0)" } + ["ann: clouds", "waves", "a second line"])
        #expect(prose.noise[.speaker] == 11)
        #expect(prose.noise[.chatEvent] == 2)
    }

    @Test(arguments: [
        "12/31/20, 10:15 PM - Ann Lee: ", "[31.12.20, 22:15:00] Ann Lee: ", "2020-12-31 22:15 Ann: ",
        "[2020-12-31T22:15:00] <ann> ", "22:15 <@ann> ", "10:15 p.m. - Ann: ", "12/31/20, 10:15\u{202F}PM - Ann: ",
    ])
    func timesAndNamesAreLeftOut(prefix: String) {
        guard case .said(let name, let said, _) = ChatLine(Array((prefix + "rain: a lot").utf8)) else {
            Issue.record("it is no line of a chat")
            return
        }
        let line = Array((prefix + "rain: a lot").utf8)
        #expect(String(decoding: line[said], as: UTF8.self) == "rain: a lot")
        #expect(String(decoding: line[name], as: UTF8.self).lowercased().contains("ann"))
    }

    @Test(arguments: [
        (
            "10:00 <", "> ",
            ["10:31 -!- erin [~erin@host] has quit [Ping timeout: 240 seconds]", "--- Log closed Mon Mar 04"]
        ),
        ("Mar 04 10:15:12 <", ">\t", ["Mar 04 10:15:13 *\tann has joined"]),
        (
            "2024-03-04 10:15:33\t", "\t",
            ["2024-03-04 10:16:00\t-->\tdave (d@h) has joined #net", "2024-03-04 10:16:00\t--\tMode"]
        ),
        (
            "31/12/2023, 10:00 - ", ": ",
            [
                "31/12/2023, 10:00 - Ann added Carl", "31/12/2023, 10:00 - Carl left",
                "31/12/2023, 10:00 - Bob: This message was deleted", "31/12/2023, 10:00 - Bob: Missed voice call",
                "31/12/2023, 10:00 - Bob: IMG-1.jpg (file attached)",
            ]
        ),
    ])
    func programsWriteTheirMessagesInOtherForms(before: String, behind: String, events: [String]) {
        let said = (0..<12).map { before + ["ann", "bob"][$0 % 2] + behind + "rain \($0)" }
        let prose = Prose((said + events).joined(separator: "\n"))
        #expect(prose.paragraphs == (0..<12).map { "rain \($0)" })
        #expect(prose.noise[.chatEvent] == UInt64(events.count))
    }

    @Test func aLineOfAMegabyteIsReadInPieces() {
        let text = String(repeating: "\u{1B}[0m a castle ", count: 90_000)
        let prose = Prose(text)
        #expect(prose.noise[.terminalCode] == 90_000)
        #expect(prose.paragraphs == [String(repeating: "a castle ", count: 90_000).dropLast().description])
        let cut = Prose(Array(text.utf8), blocksUpTo: 200_000, seed: 7)
        #expect(cut.paragraphs == prose.paragraphs && cut.noise == prose.noise)
        // Also without a blank, and with what belongs to the sign before it.
        let overstruck = String(repeating: "r\u{8}re\u{8}ed\u{8}d\u{1B}[0m,", count: 120_000)
        #expect(Prose(overstruck).paragraphs == [String(repeating: "red,", count: 120_000)])
        let annotated = String(repeating: "吾輩《わがはい》は猫［＃「猫」に傍点］である。", count: 20_000)
        #expect(Prose(annotated).paragraphs == [String(repeating: "吾輩は猫である。", count: 20_000)])
    }

    @Test func manyFormFeedsEnd() {
        #expect(Prose(String(repeating: "\u{0C}", count: 1_000_000)).paragraphs == [])
    }

    @Test func theLogOfASystemIsNoChat() {
        let log = (0..<20).map { "Mar 04 10:15:\($0 + 10) \(["host", "door"][$0 % 2]): it rains\n" }.joined()
        #expect(ProseForm(of: log.utf8).layout == .prose)
    }

    @Test func captionsThatRollAreReadOnce() {
        let prose = Prose(
            """
            WEBVTT

            00:00:00.000 --> 00:00:02.000
            \u{20}
            hello<00:00:00.500><c> world</c>

            00:00:02.000 --> 00:00:02.010
            hello world
            \u{20}

            00:00:02.010 --> 00:00:04.000
            hello world
            rye<00:00:02.500><c> bread</c>

            00:00:04.000 --> 00:00:06.000
            rye bread
            rye<00:00:04.500><c> bread</c>
            """)
        #expect(prose.paragraphs == ["hello world rye bread rye bread"])
        #expect(prose.noise[.repeatedCaption] == 3)
        // A refrain is no line that rolls.
        let refrain = (0..<5).map { "\n00:0\($0).000 --> 00:0\($0).500\nlet it be &gt; &nbsp;\n" }.joined()
        #expect(
            Prose("WEBVTT\n\n00:01.000 --> 00:02.000\n<00:01.100>Intro\n" + refrain).paragraphs.joined(separator: " ")
                == "Intro" + String(repeating: " let it be >", count: 5))
        // Where words are not timed, somebody says it twice.
        let plain = "WEBVTT\n\n00:01.000 --> 00:02.000\nNo\n\n00:02.000 --> 00:03.000\nNo\n"
        #expect(Prose(plain).paragraphs.joined(separator: " ") == "No No")
    }

    @Test func aListOfTimesOrAPlayIsNoChat() {
        let times = (0..<20).map { "12:0\($0 % 10) train \($0)\n" }.joined()
        let play = (0..<20).map { "Ann: rain \($0)\nBob: wind\n" }.joined()
        let html = (0..<20).map { "<li>rain \($0)</li>\n<p>wind\n" }.joined()
        for text in [times, play, html] { #expect(ProseForm(of: text.utf8).layout == .prose) }
    }

    private static let lines = "abcdefgh".map { "Line \($0) of the page.\n" }.joined()

    @Test func runningHeadsAreLeftOutFromTheThirdTimeOn() {
        let pages = (1...4).map { page in
            "Smith    Rain and Wind   May 2024\n\n\(Self.lines)Word \("wxyz".prefix(page)).\nMore text.\n\nPage \(page)\n\u{C}"
        }
        let prose = Prose(pages.joined() + "The end.\n")
        #expect(prose.form.layout == .pages)
        let text = prose.paragraphs.joined(separator: " ")
        #expect(text.components(of: "Smith") == 2)
        #expect(text.components(of: "Page") == 2)
        #expect(text.components(of: "Line") == 32)
        for page in 1...4 { #expect(text.contains("Word \("wxyz".prefix(page)). More text.")) }
        #expect(text.hasSuffix("The end."))
        #expect(prose.noise[.runningHead] == 4)
    }

    @Test func pagesWithoutFormFeedsEndWithTheirNumber() {
        let pages = (1...3).map { "RFC 1   Rain\n\n\(Self.lines)\nSmith   Standards Track   [Page \($0)]\n\n" }
        let prose = Prose(pages.joined())
        let text = prose.paragraphs.joined(separator: " ")
        #expect(text.components(of: "RFC") == 2 && text.components(of: "Standards") == 2)
        #expect(text.components(of: "Line") == 24)
        #expect(prose.noise[.runningHead] == 2)
    }

    /// What short pages have in common is their text.
    @Test func aRefrainOnShortPagesIsKept() {
        let pages = (1...6).map { "Dear diary,\nToday I ate \($0) fish.\nAmen.\n\u{C}" }
        #expect(Prose(pages.joined()).noise == NoiseCounts())
    }

    @Test func chaptersBehindFormFeedsAreKept() {
        let text = "\u{C}\nRain\n\nIt rained.\n\u{C}\nWind\n\nIt blew.\n\u{C}\nSnow\n\nIt snowed.\n"
        #expect(Prose(text).paragraphs == ["Rain", "It rained.", "Wind", "It blew.", "Snow", "It snowed."])
        #expect(Prose(text).noise == NoiseCounts())
    }

    @Test(arguments: [
        "red tulip\u{C}blue rose\u{C}green violet\u{C}pink lily\u{C}end",
        "Chapter 1\nalpha\n\u{C}Chapter 2\nbravo\n\u{C}charlie\n\u{C}delta\n", "I\n\u{C}II\n\u{C}III\n",
        "The rose is red [Page 7]\nThe rose is white, says Jones [Page 9]\nRoses.", "- rain\n\u{C}\u{C}\u{C}- wind",
    ])
    func whatNoTwoPagesHaveIsKept(text: String) {
        let words = { (text: String) in text.split { $0.isWhitespace || $0 == "\u{C}" }.map(String.init) }
        #expect(words(Prose(text).paragraphs.joined(separator: " ")) == words(text))
    }

    @Test(arguments: [
        (0..<12).map { "* \(["Fixed", "Added"][$0 % 2]) the bug \($0)\n" }.joined(),
        (0..<12).map { "<file\($0)> is what is read\n" }.joined(),
        (0..<12).map { "1:1\($0 % 10) \(["God", "Moses"][$0 % 2]) said: rain\n" }.joined(),
        (0..<12).map { "10:1\($0 % 10) - Talk \($0): rain\n" }.joined(),
        (0..<12).map { "[00:00:1\($0 % 10)] My father was a fisherman.\n" }.joined(),
    ])
    func linesThatOnlyLookLikeAChatAreKept(text: String) {
        #expect(Prose(text).noise == NoiseCounts())
    }

    @Test func inAChatOtherLinesAreKept() {
        let lines = (0..<12).map { "31/12/20, 22:1\($0 % 10) - \(["Ann", "Bob"][$0 % 2]): rain\n" }.joined()
        let prose = Prose(lines + "10:00 - Oven: preheat\n31/12/20, 22:20 - Eve joined using a link\nMonday <b>x</b>\n")
        #expect(prose.paragraphs.suffix(2) == ["10:00 - Oven: preheat", "Monday <b>x</b>"])
        #expect(prose.noise[.speaker] == 12 && prose.noise[.chatEvent] == 1)
        let marked = "\u{200E}[31.12.20, 22:15:00] Ann: \u{200E}image omitted\n"
        #expect(
            Prose((0..<12).map { "[31.12.20, 22:15:0\($0 % 10)] \(["Ann", "Bob"][$0 % 2]): rain\n" }.joined() + marked)
                .noise[.chatEvent] == 1)
    }

    @Test func subtitlesMayHaveTheirTextBehindTheTime() {
        let prose = Prose(
            "00:00:01,000 --> 00:00:02,500 Hello tulip\n\n00:00:03,000 --> 00:00:04,500 Note: rain\nNOTE this")
        #expect(prose.paragraphs == ["Hello tulip Note: rain NOTE this"])
        let essay =
            "The line appears at\n00:00:01,000 --> 00:00:02,500\nHello.\n"
            + String(repeating: "It is an essay.\n", count: 30)
        #expect(ProseForm(of: (essay + essay).utf8).layout == .prose)
        #expect(ProseForm(of: "WEBVTT is a form of subtitles.".utf8).layout == .prose)
    }

    @Test func readingsOfKanjiAreLeftOutAndTitlesAreNot() {
        let prose = Prose("吾輩《わがはい》は｜東京駅《とうきょうえき》で《猫》を［＃「猫」に傍点］")
        #expect(prose.paragraphs == ["吾輩は｜東京駅で《猫》を"])
        #expect(prose.noise[.annotation] == 3)
        #expect(Prose("映画《七人の侍》を［＃改ページ］").paragraphs == ["映画《七人の侍》を"])
        #expect(Prose("吾輩《わがはい》").paragraphs == ["吾輩《わがはい》"])
    }

    @Test(arguments: [
        ("\u{1B}[1;31mred\u{1B}[0m rain", "red rain", 2), ("\u{1B}]0;title\u{7}rain", "rain", 1),
        ("\u{1B}]8;;http://a.b\u{1B}\\rain\u{1B}]8;;\u{1B}\\", "rain", 2), ("N\u{8}NA\u{8}A", "NA", 2),
        ("_\u{8}r_\u{8}ain\u{1B}(B", "rain", 3), ("rain\u{1B}[", "rain", 1), ("rain\u{1B}", "rain", 1),
    ])
    func terminalCodesAreLeftOut(line: String, text: String, count: UInt64) {
        let prose = Prose(line)
        #expect(prose.paragraphs == [text])
        #expect(prose.noise[.terminalCode] == count)
    }

    @Test(arguments: [
        ("a =?UTF-8?q?caf=C3=A9?= b", "a b", 1), ("=?iso-8859-1?B?cmFpbg==?=", "", 1),
        ("x=?y", "x=?y", 0), ("=?a b?q?c?=", "=?a b?q?c?=", 0), ("=?utf-8?x?c?=", "=?utf-8?x?c?=", 0),
        ("=?utf-8?q?a b?=", "=?utf-8?q?a b?=", 0),
    ])
    func encodedWordsAreLeftOut(line: String, text: String, count: UInt64) {
        let prose = Prose(line)
        #expect(prose.paragraphs.joined() == text)
        #expect(prose.noise[.encodedWord] == count)
    }
}

extension String {
    /// How many words are this one.
    fileprivate func components(of word: String) -> Int { split(separator: " ").count { $0 == word } }
}
