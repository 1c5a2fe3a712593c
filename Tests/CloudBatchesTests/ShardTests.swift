import Stratus
import Testing

@Suite struct ShardTests {
    @Test(arguments: [1, 2, 3, 16, 1000]) func theShardsHaveEachItemOnce(count: Int) throws {
        for items in [0, 1, 2, 15, 16, 17, 257] {
            var owners = [Int](repeating: 0, count: items)
            for number in 1...count {
                let shard = try #require(Shard(parsing: "\(number)/\(count)"))
                for index in 0..<items where shard.takes(index) { owners[index] += 1 }
            }
            #expect(owners.allSatisfy { $0 == 1 })
        }
    }

    @Test func theThirdOfSixteenHasEverySixteenthItemFromTheThird() throws {
        let shard = try #require(Shard(parsing: "3/16"))
        #expect((0..<40).filter { shard.takes($0) } == [2, 18, 34])
        #expect(shard.number == 3 && shard.count == 16 && "\(shard)" == "3/16")
    }

    @Test(arguments: [
        "", "/", "1", "1/", "/1", "0/1", "2/1", "1/0", "0/0", "-1/2", "+1/2", "1/-2", " 1/2", "1/2 ", "1 / 2", "1/2/3",
        "1.0/2", "a/b", "0x1/2", "１/２", "1/1000001", "1/99999999999999999999", "99999999999999999999/1", "1\\2",
        "1/2\n",
    ])
    func whatIsNoShardIsNone(text: String) {
        #expect(Shard(parsing: text) == nil)
    }

    @Test func leadingZerosSayTheSame() {
        #expect(Shard(parsing: "03/16") == Shard(parsing: "3/16"))
        #expect(Shard(parsing: "1000000/1000000") != nil)
    }
}
