import BoxLayout
import Testing

@Suite struct WordFlowTests {
    private func word(_ word: String) -> some View {
        text(word).padding(4).background(Capsule().fill(.secondary)).id(word)
    }

    //  padded by 10; words 18, 18, 18 and 23 wide, 8 apart, in 60
    //  10  28 36  54
    //  │to│  │be│
    //  │or│  │not│
    @Test func distinctWordsStandInOrder() throws {
        let drawing = try draw(80) {
            WordFlow("to be or  not\nto be", spacing: 8) { word($0) }.padding(10)
        }
        #expect(drawing.frames.map(\.id) == ["to", "be", "or", "not"])
        #expect(
            drawing.frames.map(\.frame) == [
                rect(10, 10, 18, 18), rect(36, 10, 18, 18), rect(10, 36, 18, 18), rect(36, 36, 23, 18),
            ])
        #expect(drawing.size == CGSize(width: 69, height: 64))
        #expect(drawing.items[0].kind == .rectangle(cornerRadius: 9) && drawing.items[0].frame == rect(10, 10, 18, 18))
    }

    @Test func wordsThatDifferInCaseAreDistinct() {
        #expect(WordFlow("To to TO to") { text($0) }.words == ["To", "to", "TO"])
        #expect(WordFlow(" \n\t ") { text($0) }.words.isEmpty)
    }

    //  40 less the padding are 32: six characters a line.
    @Test func aLongWordWraps() throws {
        let drawing = try draw(40) { WordFlow("ab abcdefgh cd") { word($0) } }
        #expect(drawing["abcdefgh"] == rect(0, 26, 38, 28))
        #expect(drawing.texts == ["ab", "abcdef", "gh", "cd"])
        #expect(drawing["cd"] == rect(0, 62, 18, 18) && drawing.size == CGSize(width: 38, height: 80))
    }
}
