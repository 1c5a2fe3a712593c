import TestSupport
import Testing

@testable import SourceText

@Suite struct OptionValueTests {
    @Test func eachKindIsWrittenAsAFlagHasIt() {
        let values: [(OptionValue, String)] = [
            ("a, b", "a, b"), (12.5, "12.5"), (600, "600"), (true, "true"), (false, "false"), (["a", "b"], "a,b"),
            (["a,b", #"c\"#], #"a\,b,c\\"#), (["0", "90"], "0,90"),
            (["ML": "machine learning", "a=b": "c,d"], #"ML=machine learning,a\=b=c\,d"#),
            ([#"C\*"#, #"a\,b"#], #"C\*,a\,b"#), (.list([]), ""),
        ]
        for (value, text) in values { #expect(value.text == text && "\(value)" == text) }
    }

    /// What a flag reads of what is written for it is what was meant: backslashes before signs are those of the entries.
    @Test(arguments: 0..<200) func entriesComeBack(seed: Int) {
        var random = Seeded(seed)
        let signs = ["a", "b", ",", "=", "\\", " ", "é", "*", "."]
        let entries = (0...Int.random(in: 0...4, using: &random)).map { _ in
            (0...Int.random(in: 0...6, using: &random)).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
        }
        let read = OptionValue.text(OptionValue.list(entries).text).entries
        #expect(read.map { unescaped($0) } == entries.map { unescaped($0) })
        #expect(OptionValue.list(read).text == OptionValue.list(entries).text)
    }
}
