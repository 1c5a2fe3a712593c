import Foundation
import TestSupport
import Testing

/// Counts a text of standard input.
func count(_ text: String, _ arguments: [String] = []) throws -> Command.Result {
    try Command.run(["count"] + arguments, input: Array(text.utf8))
}

extension Command.Result {
    /// `name weight`, of a list as CSV.
    var rows: [String] {
        text.split(separator: "\n").dropFirst().map { line in
            String(line).replacing(",", with: " ").replacing("\"", with: "")
        }
    }
}

@Suite struct CountCommandTests {
    @Test func wordsAreWholeAndNumbersAndLinksAreOut() throws {
        let text =
            "The owl doesn't sleep, don’t. R&D, C++. C#, .NET, node.js. Goldman-Sachs; went to São Paulo. #hashtag, @name. 42, 3.14; https://a.b/c, me@example.org"
        let expected = [
            "#hashtag", ".NET", "@name", "C#", "C++", "Goldman-Sachs", "R&D", "São Paulo", "node.js", "owl", "sleep",
        ]
        let result = try count(text, ["--report", "text"])
        let tags = result.text.split(separator: "\n").map {
            String($0.dropFirst(2).dropLast(4)).replacing("\\", with: "")
        }
        #expect(tags.sorted() == expected.sorted())
        for line in [
            "left out: 2 numbers", "left out: 1 link\n", "left out: 1 address\n",
            "excluded: \"don’t\" (1) is a stop word",
        ] {
            #expect(result.errors.contains(line), "\(result.errors)")
        }
        let all = try count("42, 3.14; https://a.b/c, me@example.org", ["--numbers", "--links", "--format", "jsonl"])
            .text
        for name in ["42", "3.14", "https://a.b/c", "me@example.org"] {
            #expect(all.contains("\"\(name)\"") || all.contains(name.replacing("/", with: "\\/")), "\(all)")
        }
    }

    @Test func markupIsNoText() throws {
        let folder = try TemporaryFolder()
        let page = try folder.write(
            "<html><head><script>var x</script><style>p{}</style></head><body><p>Apple <b class=\"y\">pear</b> <!-- z --></p><pre>plum</pre></body></html>",
            to: "a.html")
        let note = try folder.write(
            "---\ntitle: hidden\n---\n# Apple\n\n*pear* [plum](https://x.y/z)\n\n```\ncode\n```\n<!-- z -->\n",
            to: "a.md")
        func names(_ path: String, _ more: [String] = []) throws -> [String] {
            try Command.run(["count", path, "--phrases", "off", "--format", "tsv"] + more).text
                .split(separator: "\n").dropFirst().map { String($0.split(separator: "\t")[0]) }
        }
        #expect(try names(page) == ["Apple", "pear"])
        #expect(try names(page, ["--code"]) == ["Apple", "pear", "plum"])
        #expect(try names(note) == ["Apple", "pear", "plum"])
        #expect(try names(note, ["--code"]) == ["Apple", "code", "pear", "plum"])
        #expect(try names(note, ["--markup", "plain"]).contains("hidden"))
    }

    @Test func whatIsNoProseIsLeftOutAndCountedOnRequest() throws {
        let folder = try TemporaryFolder()
        let log = try folder.write("\u{1B}[31mapple\u{1B}[0m pear\n", to: "a.log")
        let names = { (arguments: [String]) in
            try Command.run(["count", log, "--format", "tsv"] + arguments).text
                .split(separator: "\n").dropFirst().map { String($0.split(separator: "\t")[0]) }
        }
        #expect(try names([]) == ["apple", "pear"])
        #expect(try names(["--raw"]) == ["0m", "31mapple", "pear"])
        let note = "; left out as no prose: 2 terminal codes; --raw counts them"
        #expect(try Command.run(["count", log]).errors.contains(note))
        #expect(try !Command.run(["count", log, "--raw"]).errors.contains("prose"))

        let feed = try folder.write(
            "<rss><channel><title>Apple</title><link>http://x.y/</link></channel></rss>", to: "a.rss")
        #expect(try Command.run(["count", feed, "--quiet"]).text == "- Apple (1)\n")
        let json = try folder.write("{\"key\": \"Apple\"}", to: "a.json")
        #expect(try Command.run(["count", json, "--quiet"]).text == "- Apple (1)\n")
        let piped = try Command.run(["count", "-", "--report", "text"], input: Array("{\"key\": \"Apple\"}".utf8))
            .errors
        #expect(piped.contains("note: <standard input>: this looks like JSON"), "\(piped)")
    }

    /// A mail may have lines in several encodings, and long texts are divided between workers only if all is prose.
    @Test func allWaysOfReadingAMailboxGiveTheSame() throws {
        let folder = try TemporaryFolder()
        let mail = "From a@b.c Mon Jan 1 12:00:00 2024\nSubject: pear\nDate: plum\n"
        let bodies = [
            Array("Content-Type: text/plain; charset=iso-8859-1\n\nCaf".utf8) + [0xE9, 0x0A, 0x0A],
            Array("Content-Type: text/plain; charset=utf-8\n\nApples are good.\n\n".utf8),
        ]
        let path = folder.file("a.mbox")
        try Data((0..<30_000).flatMap { Array(mail.utf8) + bodies[$0 % 2] }).write(to: URL(fileURLWithPath: path))
        let one = try Command.run(["count", path, "--quiet", "--jobs", "1"]).text
        #expect(one == "- Apples (15000)\n- Café (15000)\n- good (15000)\n")
        #expect(try Command.run(["count", path, "--quiet", "--jobs", "4"]).text == one)
        let part = folder.file("a.count")
        #expect(try Command.run(["count", "--partial", path, "-o", part]).status == 0)
        #expect(try Command.run(["count", "--merge", part, "--quiet"]).text == one)
        #expect(try Command.run(["count", path, "--raw"]).errors.contains("is not UTF-8"))
    }

    // A pangram or proverb of our own making in each; of its small words none is left.
    @Test(arguments: [
        ("ar", "هذا هو الكتاب على الطاولة", "الكتاب"), ("bg", "това е книга и той я чете", "книга"),
        ("ca", "els llibres són a la taula", "llibres"), ("cs", "to je kniha a ta je na stole", "kniha"),
        ("da", "det er en bog og den er på bordet", "bog"), ("de", "das ist ein Buch und es ist auf dem Tisch", "Buch"),
        ("el", "αυτό είναι ένα βιβλίο και το", "βιβλίο"), ("en", "this is a book and it is on the table", "book"),
        ("es", "este es un libro y está en la mesa", "libro"), ("fa", "این یک کتاب است و از", "کتاب"),
        ("fi", "tämä on kirja ja se on", "kirja"), ("fr", "ceci est un livre et il est sur la table", "livre"),
        ("he", "זה הוא ספר על", "ספר"), ("hi", "यह एक किताब है और", "किताब"), ("hr", "to je knjiga i ona je na", "knjiga"),
        ("hu", "ez egy könyv és az", "könyv"), ("it", "questo è un libro ed è sulla tavola", "libro"),
        ("nl", "dit is een boek en het ligt op de tafel", "boek"), ("no", "det er en bok og den er på", "bok"),
        ("pl", "to jest książka i ona jest na", "książka"), ("pt", "este é um livro e está na mesa", "livro"),
        ("ro", "aceasta este o carte și ea este pe", "carte"), ("ru", "это есть книга и она на", "книга"),
        ("sv", "det är en bok och den är på", "bok"), ("tr", "bu bir kitap ve o", "kitap"),
        ("uk", "це є книга і вона на", "книга"),
    ])
    func stopWordsOfManyLanguages(code: String, text: String, noun: String) throws {
        let named = try count(text, ["--language", code, "--format", "csv"])
        #expect(named.status == 0 && named.rows.contains { $0.hasPrefix(noun) }, "\(named.errors)")
        let all = try count(text, ["--language", "none", "--format", "csv", "--phrases", "off"])
        #expect(named.rows.count < all.rows.count)
    }

    @Test func wordsAreLeftOutKeptAndRenamed() throws {
        let folder = try TemporaryFolder()
        let stops = try folder.write("oak, elm | trees\n# none\n", to: "stop")
        let aliases = try folder.write("beech = tree\n", to: "aliases")
        let text = "the oak, an elm, the tree, the beech, the fir, a pine, the the"
        func names(_ arguments: [String]) throws -> [String] {
            try count(text, ["--format", "tsv", "--phrases", "off"] + arguments).text
                .split(separator: "\n").dropFirst().map { $0.split(separator: "\t")[..<2].joined(separator: " ") }
        }
        #expect(try names([]) == ["beech 1", "elm 1", "fir 1", "oak 1", "pine 1", "tree 1"])
        #expect(try names(["--stop-words", stops]) == ["beech 1", "fir 1", "pine 1", "tree 1"])
        #expect(try names(["--keep", "the,an"]).prefix(2) == ["the 6", "an 1"])
        #expect(try names(["--stop-words", stops, "--keep", "oak"]).contains("oak 1"))
        #expect(try names(["--exclude", "p*"]) == ["beech 1", "elm 1", "fir 1", "oak 1", "tree 1"])
        #expect(try names(["--alias", "elm=tree,oak=tree"]).first == "tree 3")
        #expect(try names(["--alias-file", aliases]).first == "tree 2")
        #expect(try names(["--min-length", "4"]) == ["beech 1", "pine 1", "tree 1"])
        #expect(try names(["--keep", "the", "--min-count", "2"]) == ["the 6"])
        #expect(try names(["--limit", "2"]) == ["beech 1", "elm 1"])
    }

    // The example of the issue: what stands behind "distinct" adds up to it.
    @Test(arguments: [
        [], ["--limit", "3"], ["--min-count", "2"], ["--min-length", "5"], ["--exclude", "tree*"],
        ["--phrases", "off"],
        ["--alias", "oak=tree"],
        ["--alias", "oak=tree,elm=tree", "--exclude", "fir", "--limit", "2", "--min-count", "2"],
        ["--language", "none"],
    ])
    func theSummaryAddsUp(arguments: [String]) throws {
        var text = ""
        for (number, word) in ["tree", "trees", "oak", "elm", "fir", "New York", "the", "of", "plum"].enumerated() {
            text += String(repeating: "\(word). ", count: number + 1)
        }
        for number in 0..<1100 { text += "word\(number)x, " }
        let result = try count(text, arguments + ["--report", "text"])
        let line = try #require(result.errors.split(separator: "\n").first).split(separator: ";")[0]
        let numbers = line.split(separator: ", ").compactMap { part in
            part.split(separator: " ").first.flatMap { Int($0.replacing(",", with: "")) }
        }
        #expect(line.matches(of: /^[\d,]+ words, [\d,]+ distinct, \d+ placed/).count == 1, "\(line)")
        #expect(numbers.count > 2 && numbers.dropFirst(2).reduce(0, +) == numbers[1], "\(line)")
        if numbers[1] > 999 { #expect(line.contains("1,1")) }
    }

    @Test func theReportHasAReasonForEverything() throws {
        let text = "Trees, a tree. The tree. " + String(repeating: "maple river, ", count: 5)
        let result = try count(text, ["--report", "json"])
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
        let words = try #require(report["words"] as? [String: Any])
        #expect(words["count"] as? Int == 15 && words["distinct"] as? Int == 6 && report["placed"] as? Int == 2)
        let merged = try #require(words["merged"] as? [[String: Any]])
        #expect(merged.map { $0["name"] as? String } == ["tree"])
        let phrases = try #require(words["phrases"] as? [[String: Any]])
        #expect(phrases.map { $0["text"] as? String } == ["maple river"] && phrases[0]["count"] as? Int == 5)
        let excluded = try #require(words["excluded"] as? [[String: Any]]).compactMap { word in
            (word["text"] as? String).map { "\($0) \(word["count"] ?? "") \(word["reason"] ?? "")" }
        }
        #expect(
            excluded == [
                "maple 5 counted in phrases only", "river 5 counted in phrases only", "The 1 a stop word",
                "a 1 a stop word",
            ])
    }

    @Test func anyFormatIsReadBack() throws {
        let folder = try TemporaryFolder()
        let text = "DNA dna; C++ C++, #tag, R&D, São Paulo. 東京 don't"
        for format in ["tags.md", "a.csv", "a.tsv", "a.json", "a.jsonl"] {
            let path = folder.file(format)
            let result = try count(text, ["-o", path])
            #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
            let read = try Command.run(["tags", path, "--merge", "exact", "--format", "csv"])
            let expected = try count(text, ["--format", "csv"])
            #expect(read.output == expected.output, "\(format): \(read.errors)")
        }
    }

    @Test func weightsNeedAReferenceAndAReferenceWeights() throws {
        let folder = try TemporaryFolder()
        let reference = try folder.write(String(repeating: "pear. ", count: 40), to: "theirs.txt")
        let ours = try folder.write(String(repeating: "apple. ", count: 40), to: "ours.txt")
        let result = try Command.run(
            ["count", ours, "--weights", "comparison", "--reference", reference, "--format", "json"])
        #expect(
            result.status == 0 && result.text.contains("ours") && result.text.contains("theirs"), "\(result.errors)")
        #expect(try count("a", ["--weights", "tfidf"]).status == 64)
        #expect(try count("a", ["--reference", reference, "--weights", "counts"]).status == 64)
        #expect(try count("apple", ["--weights", "tfidf", "--reference", "/none.txt"]).status == 66)
    }

    @Test(arguments: [
        ["--language", "klingon"], ["--language", ""], ["--language", "en,"], ["--stems", "some"],
        ["--phrases", "nan"],
        ["--phrases", "-1"], ["--phrases", ""], ["--min-count", "0"], ["--min-length", "-2"], ["--jobs", "0"],
        ["--memory", "5"], ["--memory", "1e400GB"], ["--memory", "GB"], ["--limit", "0"], ["--markup", "tex"],
        ["--format", "svg"], ["--plain", "--stems", "off"], ["--plain", "--links"], ["--partial", "--limit", "3"],
        ["--partial", "--format", "csv"], ["--merge", "--lossy"],
    ])
    func whatMakesNoSenseIsAUsageError(arguments: [String]) throws {
        let result = try count("tree", arguments)
        #expect(result.status == 64 && result.output.isEmpty, "\(result.errors)")
        #expect(result.errors.contains("error: ") && result.errors.contains("hint: "), "\(result.errors)")
    }

    // These are parts of plain words, and white space in the names of tags.
    @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2028}", "\u{2029}"], ["tags", "csv", "tsv", "json"])
    func whiteSpaceBeyondASCIIMakesNoOtherPlainWord(space: String, format: String) throws {
        let text = "word word\(space) \(space)word other \(space) other\(space)\(space)"
        let result = try count(text, ["--plain", "--min-count", "2", "--format", format, "--report", "json"])
        #expect(result.status == 0, "\(result.errors)")
        let plain = try count("word word word other other", ["--plain", "--min-count", "2", "--format", format])
        #expect(result.text == plain.text)
        // Reports show what would break a line as its number, with the backslash that JSON wants.
        let shown = ["\u{2028}": "\\\\u{2028}", "\u{2029}": "\\\\u{2029}"][space] ?? space
        #expect(result.errors.contains("word\(shown)") && result.errors.contains("other\(shown)\(shown)"))
    }

    // Whatever is thought of a character, nothing is written that is read otherwise.
    @Test func noCharacterAtAnEdgeOfAPlainWordIsABug() throws {
        let scalars = (0x80...0xFFFF).compactMap(Unicode.Scalar.init).filter {
            switch $0.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format, .control, .unassigned: true
            default: $0.properties.isDefaultIgnorableCodePoint
            }
        }
        let words = scalars.map { "x\($0.value) x\($0.value)\($0) \($0)x\($0.value) x\($0.value)\($0)y \($0)" }
        let result = try count(words.joined(separator: "\n"), ["--plain"])
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func plainWordsAreThoseOfTheClassicTools() throws {
        let text = "The cat. the CAT.\tThe\u{1}Élan é\nÉlan x\r\nx"
        let result = try count(text, ["--plain", "--format", "csv"])
        let tools = try Command.run(
            [
                "-c",
                "tr 'A-Z' 'a-z' | tr -s '\\000-\\040' '\\n' | sort | uniq -c | sort -k1,1nr -k2 | awk '{print $2\" \"$1}'",
            ],
            input: Array(text.utf8), environment: ["LC_ALL": "C", "PATH": "/usr/bin:/bin"], executable: "/bin/bash")
        let found = result.text.split(separator: "\n").dropFirst().map {
            $0.split(separator: ",")[..<2].joined(separator: " ")
        }
        #expect(found == tools.text.split(separator: "\n").map(String.init))
    }
}
