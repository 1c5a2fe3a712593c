import SourceText
import TagParsing
import TestSupport
import Testing

@testable import CloudComposition

private typealias Tag = TagParsing.Tag

/// The order `related`: by what neighbours have in common.
@Suite struct RelatedOrderTests {
    private func score(_ order: [Int], _ pairs: [TagPair]) -> Double {
        var similarities: [Int: Double] = [:]
        for pair in pairs { similarities[pair.one * 1000 + pair.other] = pair.similarity }
        return zip(order, order.dropFirst()).reduce(0) {
            $0 + (similarities[min($1.0, $1.1) * 1000 + max($1.0, $1.1)] ?? 0)
        }
    }

    // A chain, its links in any order, is followed from one end to the other.
    @Test(arguments: [3, 4, 7, 20, 60], 0..<4) func aChainIsFollowed(count: Int, seed: Int) {
        var generator = Seeded(seed * 100 + count)
        let chain = Array(0..<count).shuffled(using: &generator)
        let pairs = zip(chain, chain.dropFirst()).map {
            TagPair(one: min($0, $1), other: max($0, $1), similarity: 0.5)
        }.sorted { ($0.one, $0.other) < ($1.one, $1.other) }
        let order = relatedOrder(count, pairs)
        #expect(order == chain || order == chain.reversed())
    }

    @Test func whatHasNothingInCommonStaysApart() {
        let pairs = [(0, 3), (1, 4), (1, 5), (4, 5)].map { TagPair(one: $0.0, other: $0.1, similarity: 1) }
        #expect(relatedOrder(7, pairs).sorted() == Array(0..<7))
        // Three that are joined, then two, then those that nothing joins, as they stood.
        #expect(Set(relatedOrder(7, pairs).prefix(3)) == [1, 4, 5])
        #expect(relatedOrder(7, pairs).suffix(4) == [0, 3, 2, 6])
        #expect(relatedOrder(5, []) == [0, 1, 2, 3, 4] && relatedOrder(0, []) == [])
    }

    // Among all orders of seven things none has neighbours with much more in common.
    @Test(arguments: 0..<30) func fewOrdersAreBetter(seed: Int) {
        var generator = Seeded(seed)
        var pairs: [TagPair] = []
        for one in 0..<7 {
            for other in (one + 1)..<7 where Int.random(in: 0..<3, using: &generator) > 0 {
                pairs.append(
                    TagPair(one: one, other: other, similarity: Double.random(in: 0.05...1, using: &generator)))
            }
        }
        var best = 0.0
        func permute(_ order: [Int], _ rest: [Int]) {
            if rest.isEmpty { best = max(best, score(order, pairs)) }
            for next in rest { permute(order + [next], rest.filter { $0 != next }) }
        }
        permute([], Array(0..<7))
        let found = relatedOrder(7, pairs)
        #expect(found.sorted() == Array(0..<7))
        #expect(score(found, pairs) >= 0.85 * best)
    }

    // Swift is in three sets, iOS in two of them, Linux in one: 2/√6 and 1/√3.
    @Test func similarityIsTheShareOfSetsInCommon() throws {
        var relations = TagRelations()
        for set in [["Swift", "iOS"], ["iOS", "swift", "Linux"], ["Swift", "Rust"], ["alone"], []] {
            relations.insert(set)
        }
        let tags = try ["iOS", "Linux", "Swift", "Zig"].map { try Tag($0) }
        let pairs = relations.similarities(of: tags, merging: .fold)
        #expect(pairs.map(\.one) == [0, 0, 1] && pairs.map(\.other) == [1, 2, 2])
        let wanted = [1 / 2.0.squareRoot(), 2 / 6.0.squareRoot(), 1 / 3.0.squareRoot()]
        #expect(zip(pairs, wanted).allSatisfy { abs($0.similarity - $1) < 1e-12 })
    }

    @Test func withoutRelationsTheOrderIsRefused() {
        #expect { try compose([try Tag("a")], try options([("order", "related")])) } throws: {
            "\($0)".contains("nothing says which tags are related") && ($0 as? Problem)?.hint != nil
        }
    }

    @Test func neighboursInACloudAreRelated() throws {
        var set = try options([("order", "related")])
        for words in [["bread", "flour"], ["flour", "yeast"], ["sea", "ship"], ["ship", "wind"], ["wind", "sail"]] {
            set.relations.insert(words)
        }
        let names = ["bread", "flour", "sail", "sea", "ship", "wind", "yeast", "zebra"]
        let found = try compose(try names.map { try Tag($0) }, set).tags.map(\.text)
        #expect(found == ["sail", "wind", "ship", "sea", "bread", "flour", "yeast", "zebra"])
    }
}
