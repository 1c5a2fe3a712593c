import Glibc
import SourceText
import Testing
import WordCounting

@Suite struct PartialProblemTests {
    private func complaint(_ text: String) -> String { WordCountingTests.complaint(Array(text.utf8)) }

    private let again = "\nhint: copy the file again, or count again"

    @Test func anotherVersionIsNamed() {
        #expect(
            complaint("stratus-count 2 language=en\n0\ta\t1\n") == """
                a.count:1: error: this is a partial count of version 2, expected 1
                hint: count again with this version of Stratus
                """)
    }

    @Test(arguments: [
        "# Languages\n- Swift (42)\n", "Swift", "\n", "stratus-counts 1\n", "tag,weight\r\nSwift,1\r\n", "\u{0}",
    ])
    func somethingElseIsNoPartialCount(text: String) {
        #expect(
            complaint(text) == """
                a.count:1: error: this is not a partial count, which begins with "stratus-count"
                hint: name files that stratus count has written as partial counts; lists of tags are for stratus render
                """)
    }

    @Test func aLongLineWithoutAnEndIsRefusedBeforeItFillsTheMemory() {
        let reason = complaint("stratus-count 1\n0\t" + String(repeating: "a", count: 1_100_000) + "\t1\n")
        #expect(
            reason.hasPrefix("a.count:2: error: this line has more than 1 MB, expected a record of a partial count\n"))
        #expect(
            complaint(String(repeating: "a", count: 5_000_000)).hasPrefix("a.count:1: error: this is not a partial"))
    }

    @Test(
        arguments: [
            ("", "a.count: error: the input is empty, expected a partial count"),
            ("stratus-co", "a.count:1: error: the partial count is cut short: this line is not complete"),
            ("stratus-count 1\n0\ta\t1", "a.count:2: error: the partial count is cut short: this line is not complete"),
            (
                "stratus-count 1\n0\ta\t1\n",
                "a.count:3: error: the partial count is cut short: its last line is missing, which begins with \"end\""
            ),
            (
                "stratus-count 1\nend 0 16 2c47c99b\n",
                "a.count:2: error: the checksum of the partial count is 2c47c99a, expected 2c47c99b"
            ),
            (
                "stratus-count 1\nend 1 16 2c47c99a\n",
                "a.count:2: error: the numbers of records and bytes are 0 and 16, expected 1 and 16"
            ),
            (
                "stratus-count 1\nend 0 17 2c47c99a\n",
                "a.count:2: error: the numbers of records and bytes are 0 and 16, expected 0 and 17"
            ),
            (
                "stratus-count 1\nend 0 16 2C47C99A\n",
                "a.count:2: error: the last line cannot be read, expected \"end\", two numbers and a checksum"
            ),
            (
                "stratus-count 1\nend 0 16 2c47c99a\nmore\n",
                "a.count:3: error: something follows the partial count, expected another one or the end of the file"
            ),
            (
                "stratus-count 1 a\n",
                "a.count:1: error: the settings cannot be read, expected name=value by rising names"
            ),
            (
                "stratus-count 1 b=1 a=2\n",
                "a.count:1: error: the settings cannot be read, expected name=value by rising names"
            ),
        ])
    func aFileThatIsNotCompleteOrWasChangedIsRefused(text: String, expected: String) {
        #expect(complaint(text) == expected + again)
    }

    @Test(
        arguments: [
            ("0\tb\t1\n0\ta\t1", "3: error: the keys are out of order"),
            ("0\ta\t1\n0\ta\t1", "3: error: the keys are out of order"),
            ("0\tab\t1\n1\t\t1", "3: error: the keys are out of order"),
            ("0\t\t1", "2: error: the keys are out of order"),
            ("1\ta\t1", "2: error: the number of shared bytes is 1, and the key before has 0"),
            ("0\té\t1\n1\tx\t1", "3: error: the keys are out of order"),
            ("0\t`\t1\n0\té\t1\n1\té\t1", "4: error: the key shares a part of a character with the one before"),
            (
                "0\ta\\x\t1",
                "2: error: the key has a backslash, expected two hexadecimal digits of a control character behind it"
            ),
            (
                "0\ta\\61\t1",
                "2: error: the key has a backslash, expected two hexadecimal digits of a control character behind it"
            ),
            (
                "0\ta\\00\t1",
                "2: error: the key has a backslash, expected two hexadecimal digits of a control character behind it"
            ),
            (
                "0\ta\\0A\t1",
                "2: error: the key has a backslash, expected two hexadecimal digits of a control character behind it"
            ),
            ("", "2: error: the line is empty, expected a record"),
        ]
            + [
                "0\ta\t0", "0\ta\t01", "00\ta\t1", "0\ta\t-1", "0\ta\t18446744073709551616", "0\ta\t", "0\ta", "0",
                "0 a 1",
                "0\ta\t1\t", "0\ta\t1 ", "0\ta\u{0}\t1", "-1\ta\t1", "99999999999999999999\ta\t1",
            ].map {
                ($0, "2: error: the line cannot be read, expected shared bytes, rest and count between tabulators")
            })
    func aRecordThatNoWriterWritesIsRefused(lines: String, expected: String) {
        #expect(complaint("stratus-count 1\n" + lines + "\n") == "a.count:" + expected + again)
    }

    @Test func aKeyThatIsNoTextIsRefused() {
        #expect(
            WordCountingTests.complaint(Array("stratus-count 1\n0\ta".utf8) + [0xE9] + Array("\t1\n".utf8))
                == "a.count:2: error: the key is not UTF-8" + again)
    }

    @Test func keysThatGrowFromLineToLineEndSomewhere() {
        let piece = String(repeating: "a", count: 200_000)
        #expect(
            complaint("stratus-count 1\n0\t\(piece)\t1\n200000\t\(piece)\t1\n")
                == "a.count:3: error: the key has more than 262,144 bytes" + again)
    }

    @Test(arguments: [
        "stratus-count 1\r\n0\ta\t1\r\n", "stratus-count 1\n0\ta\t1\r\n", "stratus-count 1\nend 0 16 2c47c99a\r\n",
    ])
    func lineEndingsOfWindowsAreNamed(text: String) {
        let reason = complaint(text)
        #expect(reason.contains("error: the line ends with a carriage return, expected a line feed alone\n"))
        #expect(reason.hasSuffix("\nhint: copy the file as it is, not as text; tr -d '\\r' takes them out"))
    }

    @Test func aByteOrderMarkIsNamed() {
        #expect(
            complaint("\u{FEFF}stratus-count 1\nend 0 16 2c47c99a\n") == """
                a.count:1: error: a partial count begins without a byte order mark
                hint: copy the file as it is, not as text
                """)
    }

    @Test func aFileThatIsNotThereAndAFolderAreTold() {
        #expect(
            throws: Problem(.noInput, "/no/such", "cannot read the input: No such file or directory")
        ) {
            try PartialReader(path: "/no/such")
        }
        #expect(
            throws: Problem(.noInput, "/", "this is a folder, expected a file", hint: "name the partial counts in it")
        ) { try PartialReader(path: "/") }
    }

    @Test func aFileThatCannotBeReadOnIsTold() {
        // A folder can be opened, and not be read.
        let descriptor = open("/", O_RDONLY)
        defer { close(descriptor) }
        #expect(throws: Problem(.brokenInput, "a.count", "cannot read the input: Is a directory")) {
            try PartialReader(descriptor: descriptor, path: "a.count").nextPartial()
        }
    }
}
