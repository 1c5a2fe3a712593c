import TestSupport
import Testing

@testable import Languages
@testable import WordCounting

/// Which words in capitals are another spelling of a word, and which are words of their own: by how the text uses them.
@Suite struct CapitalUseTests {
    private static let plain: CountOptions = {
        var options = CountOptions()
        options.findsPhrases = false
        options.stems = .off
        return options
    }()

    private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }

    private func counts(_ text: String) throws -> [String: Double] {
        let tags = try counted(text, [.english], Self.plain).tags
        return Dictionary(uniqueKeysWithValues: tags.map { ($0.name, $0.weight) })
    }

    // Names in capitals above a speech, and in the directions of a play.
    @Test(
        arguments: words(
            """
            Luke Han Leia Vader Ben Owen Biggs Wedge Lando Yoda Arthur Robin Bedevere Launcelot Galahad Romeo Juliet Tybalt
            Hamlet Gertrude Ophelia Jack Rose Grace Mark Sam Max Nora Ada Krogstad Zoë Émile Łukasz Øystein Åsa Ștefan
            NASA Covid Linux Perl
            """))
    func aNameInCapitalsIsTheName(name: String) throws {
        let (name, capitals) = (name == "NASA" ? "Nasa" : name, name.uppercased())
        let text =
            "\(capitals)\nHello there.\n\nThen old \(name) came, and poor \(name) left. \(capitals) runs to the door.\n"
        let found = try counts(text)
        #expect(found[name] == 4 && found[capitals] == nil, "\(found)")
    }

    // In running text, as often as the word in small letters.
    @Test(
        arguments: words(
            """
            us it who aids pin ram arm cat map act ace art bit cad cap dip fit gap gut hit lap led mac mid pet rip rose sad
            salt seal sim sip smart soap spar stem swat tap tip war wasp zip lord
            """))
    func anAcronymIsNoSpellingOfAWord(word: String) throws {
        let capitals = word.uppercased()
        let text = String(repeating: "Here the \(capitals) helped, but old \(word) did not.\n", count: 5)
        let found = try counts(text)
        #expect(found[capitals] == 5, "\(found)")
        if !["us", "it", "who"].contains(word) { #expect(found[word] == 5) }
    }

    // Alone in a heading of capitals, however often.
    @Test(
        arguments: words(
            "space death star ship door night day house rebel fire hall cave wood road dawn dusk camp tower court bridge"
        ))
    func aWordInAHeadingIsThatWord(word: String) throws {
        let heading = "EXT. \(word.uppercased()) - LATER\n\nThe \(word) lies there.\n\n"
        let found = try counts(String(repeating: heading, count: 3) + "EXT. \(word.uppercased())\n")
        #expect(found[word] == 7 && found[word.uppercased()] == nil, "\(found)")
    }

    @Test func aStopWordAloneInALineStaysAnAcronym() throws {
        #expect(try counts("US\nIT\nUS\n") == ["US": 2, "IT": 1])
    }

    @Test func theLordOfTheKingJamesBibleStaysBesideTheLord() throws {
        let text =
            String(repeating: "And the LORD said it, as the LORD did. ", count: 3)
            + "O Lord, hear me. Where is my lord?"
        let found = try counts(text)
        #expect(found["LORD"] == 6 && (found["Lord"] ?? 0) + (found["lord"] ?? 0) == 2, "\(found)")
    }

    @Test func phrasesAreTheSameInAnyCase() throws {
        let text = String(
            repeating: "INT. DEATH STAR - HALL\n\nOf the Death Star. A death here, and one star there.\n\n",
            count: 6)
        let list = try counted(text + (0..<400).map { "Word\($0) is here. " }.joined()).list
        #expect(list.contains("Death Star 12"), "\(list)")
    }

    /// Where blocks and parts are cut changes nothing, and counts add up.
    @Test(arguments: 0..<20) func blocksAndPartsDoNotChangeTheUseOfCapitals(seed: Int) throws {
        var random = Seeded(seed)
        let pieces = [
            "LUKE\n", "Luke ", "US ", "us ", "THE DEATH STAR ", "star ", ". ", "\n\n", "INT. SPACE - ", "\r\n",
        ]
        let parts = (0..<4).map { _ in
            (0..<40).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
        }
        let whole = TallySet(CountOptions())
        let sum = TallySet(CountOptions())
        for part in parts {
            read(Array(part.utf8), into: whole)
            let other = TallySet(CountOptions())
            read(Array(part.utf8), into: other, block: { Int.random(in: 1...40, using: &random) })
            sum.add(other)
        }
        #expect(records(of: sum) == records(of: whole))
    }
}
