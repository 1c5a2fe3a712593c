import TestSupport
import Testing

@testable import CloudComposition
@testable import TagParsing

// Swift Testing has a Tag too.
private typealias Tag = TagParsing.Tag

@Suite struct OrderTests {
    @Test func alphabeticalPutsAccentsBesideTheirLettersWhateverTheLocale() throws {
        let names = [
            "zebra", "Émile", "eric", "apple", "Zoë", "ähre", "Äpfel", "apfel", "emil", "Öl", "ohm", "ω", "Ωμέγα", "я",
        ]
        let cloud = try compose(try names.map { try Tag($0) }, try options([("order", "alphabetical")]))
        #expect(
            cloud.tags.map(\.text) == [
                "ähre", "apfel", "Äpfel", "apple", "emil", "Émile", "eric", "ohm", "Öl", "zebra", "Zoë", "ω", "Ωμέγα",
                "я",
            ])
    }

    @Test func weightPutsTheHeaviestFirstAndKeepsEqualOnesAsGiven() throws {
        let cloud = try compose(try tags([1, 3, 2, 3]), try options([("order", "weight")]))
        #expect(cloud.tags.map(\.text) == ["tag1", "tag3", "tag2", "tag0"])
    }

    private func ordered(_ names: [String], _ order: String = "alphabetical") throws -> [String] {
        try compose(try names.map { try Tag($0) }, try options([("order", order)])).tags.map(\.text)
    }

    /// Each list is in order; it is given backwards, and shuffled.
    @Test(arguments: [
        ["2", "10", "Swift 5.9", "Swift 5.10", "Swift 6"],
        ["1", "02", "2", "٣", "４", "5", "007", "7", "10", "99999999999999999999999", "100000000000000000000000"],
        ["ab", "adb", "æb", "caf", "café", "cafés", "oe", "œ", "of", "oz", "øz", "stran", "straße", "strasst"],
        ["dy", "ðy", "đy", "ea", "Ihr", "ıhr", "IJ", "law", "ław", "lax", "tha", "þa", "ti"],
        ["!!!", ";)", "\"alpha\"", "#b", "b", "C", "C#", "C++", "c2", "ca", ".NET", "net", "neu", "(x)", "«y»"],
        ["a b", "a-b", "a/b", "a1", "aa", "ab"], ["new york", "newark"],
        ["か", "が", "き"], ["กา", "กี", "กู", "ขา"], ["कि", "कु", "ख"], ["Äb", "ac", "ÁC", "ad"], ["Ａ", "b", "Ｃ"],
        ["x", "x\u{301}", "X y", "xy"],
    ])
    func alphabeticalIsWhatAReaderExpects(names: [String]) throws {
        #expect(try ordered(names.reversed()) == names)
        for seed in 0..<5 {
            var generator = Seeded(seed)
            #expect(try ordered(names.shuffled(using: &generator)) == names)
        }
    }

    @Test func aNumberMayHaveAnyNumberOfDigits() throws {
        let long = String(repeating: "9", count: 900)
        #expect(
            try ordered(["v" + long + "0", "v1" + long, "v" + long]) == ["v" + long, "v1" + long, "v" + long + "0"])
        #expect(try ordered(["v1", "v0001", "v" + String(repeating: "0", count: 900)]).last == "v1")
    }

    // A total order: whatever the order given, the same comes out.
    @Test(arguments: 0..<40) func theOrderGivenDoesNotMatter(seed: Int) throws {
        var generator = Seeded(seed)
        let letters = Array("aAáæ1٢0 -.#ßée\u{301}Łł".unicodeScalars)
        let names = Set(
            (0..<60).map { _ in
                var name = "a".unicodeScalars
                for _ in 0..<Int.random(in: 0...4, using: &generator) {
                    name.append(letters.randomElement(using: &generator) ?? "a")
                }
                return Array(String(name).utf8)
            }
        ).map { String(decoding: $0, as: UTF8.self) }
        let keys = names.map { CollationKey($0) }
        for one in keys.indices {
            for other in keys.indices where one != other {
                #expect((keys[one] < keys[other]) != (keys[other] < keys[one]), "\(names[one]) \(names[other])")
            }
        }
        let sorted = keys.sorted()
        #expect(keys.shuffled(using: &generator).sorted() == sorted)
    }

    // The numbers are those of a program of its own, which follows the description.
    @Test(arguments: [
        ("0", [4, 9, 2, 5, 1, 7, 6, 0, 3, 8]), ("1", [9, 0, 1, 4, 8, 2, 3, 7, 6, 5]),
        ("42", [8, 3, 6, 5, 4, 0, 9, 2, 1, 7]),
    ])
    func aSeedDecidesTheShuffle(seed: String, places: [Int]) throws {
        let cloud = try compose(
            try tags([Double](repeating: 1, count: 10)), try options([("order", "shuffled"), ("seed", seed)]))
        #expect(cloud.tags.map(\.text) == places.map { "tag\($0)" })
    }

    @Test(arguments: [0, 1, 2, 1000]) func aShuffleLosesNothing(count: Int) {
        #expect(shuffledIndices(count, seed: 7).sorted() == Array(0..<count))
    }

    @Test(arguments: [
        ("groups", ["x", "b", "d", "a", "c"]), ("groups,given", ["x", "b", "d", "a", "c"]),
        ("groups,weight", ["x", "d", "b", "c", "a"]), ("groups,alphabetical", ["x", "b", "d", "a", "c"]),
        ("weight", ["d", "c", "x", "a", "b"]),
    ])
    func groupsStandTogetherInTheOrderInWhichTheyAppear(order: String, names: [String]) throws {
        let all = [
            try Tag("x", weight: 3), try Tag("b", weight: 1, group: "two"), try Tag("a", weight: 2, group: "one"),
            try Tag("d", weight: 5, group: "two"), try Tag("c", weight: 4, group: "one"),
        ]
        #expect(try compose(all, try options([("order", order)])).tags.map(\.text) == names)
    }

    @Test(arguments: 0..<20) func shuffledGroupsStayTogether(seed: Int) throws {
        var generator = Seeded(seed)
        let all = try (0..<50).map { index in
            try Tag("t\(index)", group: [nil, "a", "b", "c"].randomElement(using: &generator) ?? nil)
        }
        let cloud = try compose(all, try options([("order", "groups,shuffled"), ("seed", "\(seed)")]))
        #expect(cloud.tags.map(\.text).sorted() == all.map(\.name).sorted())
        var seen: [String?] = []
        for tag in cloud.tags where seen.last != .some(tag.group) {
            #expect(!seen.contains(tag.group))
            seen.append(tag.group)
        }
        var first: [String?] = []
        for tag in all where !first.contains(tag.group) { first.append(tag.group) }
        #expect(seen == first)
    }
}
