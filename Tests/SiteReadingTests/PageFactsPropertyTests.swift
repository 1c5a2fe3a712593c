import SiteReading
import TestSupport
import Testing

/// Pages from a seed: in order they have no problem, and each tag that is taken away or exchanged is found.
@Suite struct PageFactsPropertyTests {
    @Test(arguments: 0..<200) func aWellFormedPageHasNoProblem(_ seed: Int) {
        var generator = PageGenerator(seed)
        let page = generator.page()
        let facts = readPageFacts(Array(page.joined().utf8))
        #expect(facts.problems.map { $0.message.text(placeOfOther: nil) } == [])
        #expect(facts.ids == generator.ids)
        #expect(facts.links.map(\.destination) == generator.links)
    }

    @Test(arguments: 0..<200) func aTagThatIsTakenAwayIsFound(_ seed: Int) {
        var generator = PageGenerator(seed)
        var page = generator.page()
        let tags = page.indices.filter {
            page[$0].hasPrefix("<") && !page[$0].hasSuffix("/>") && !page[$0].hasPrefix("<!")
        }
        page.remove(at: tags[Int(generator.random.next() % UInt64(tags.count))])
        #expect(!readPageFacts(Array(page.joined().utf8)).problems.isEmpty)
    }

    @Test(arguments: 0..<200) func tagsThatAreExchangedAreFound(_ seed: Int) {
        var generator = PageGenerator(seed)
        var page = generator.page()
        // Two end tags of other names, one behind the other or with more between.
        let ends = page.indices.filter { page[$0].hasPrefix("</") }
        let pairs = zip(ends, ends.dropFirst()).filter { page[$0] != page[$1] }
        guard let pair = pairs.randomElement(using: &generator.random) else { return }
        page.swapAt(pair.0, pair.1)
        #expect(!readPageFacts(Array(page.joined().utf8)).problems.isEmpty)
    }
}

private struct PageGenerator {
    var random: Seeded
    private(set) var ids: [String] = []
    private(set) var links: [String] = []
    private var count = 0

    init(_ seed: Int) { random = Seeded(seed) }

    /// Tags and texts, one each.
    mutating func page() -> [String] {
        ["<!doctype html>"] + element("main", depth: 0, isBlock: true)
    }

    private mutating func element(_ name: String, depth: Int, isBlock: Bool) -> [String] {
        var parts = ["<\(name)\(attributes(name))>"]
        for _ in 0..<random.next() % 4 {
            switch random.next() % 6 {
            case 0: parts.append("<br/>")
            case 1: parts.append("<!-- <b> -->")
            case 2: parts.append("text & more > less")
            default:
                guard depth < 6 else { continue }
                let names =
                    isBlock ? ["div", "section", "em", "span", "ol", "strong"] : ["em", "strong", "span", "code", "q"]
                let child = names[Int(random.next() % UInt64(names.count))]
                parts += element(child, depth: depth + 1, isBlock: isBlock && ["div", "section"].contains(child))
            }
        }
        return parts + ["</\(name)>"]
    }

    private mutating func attributes(_ name: String) -> String {
        count += 1
        switch random.next() % 5 {
        case 0:
            ids.append("n\(count)")
            return " id=\"n\(count)\""
        case 1:
            links.append("a?b&c=\(count)")
            return " title='<p id=x>' cite=\"a?b&amp;c=\(count)\""
        case 2: return " class=a data-b"
        default: return ""
        }
    }
}
