import SourceText
import Testing

@testable import ByteWriting
@testable import SiteBuilding

/// The file of a cache: what it is known by, and why it is not believed.
@Suite struct SiteDocumentCacheTests {
    /// A cache with a number of its beginning changed, and the hash of its first piece made right again.
    private func changed(at place: Int) -> [UInt8] {
        var pieces = SiteCache().pieces(jobs: 1)
        pieces[0][place] ^= 1
        var end = CacheOutput()
        end.put(hash: XXHash64.hash(of: Array(pieces[0].dropLast(8))))
        pieces[0] = pieces[0].dropLast(8) + end.bytes
        return Array(pieces.joined())
    }

    private func refusal(_ bytes: [UInt8]) -> String? {
        do throws(Problem) {
            _ = try SiteCache(bytes)
            return nil
        } catch { return error.message }
    }

    @Test func aCacheIsReadAsItWasWritten() {
        #expect(refusal(SiteCache().bytes()) == nil)
    }

    @Test func aCacheOfAnotherProgramIsRefused() {
        // Behind the first line stand the hash of the program and that of the machine, eight bytes each.
        let start = "stratus cache 2\n".utf8.count
        #expect(refusal(changed(at: start)) == "it is of another version of Stratus")
        #expect(refusal(changed(at: start + 8)) == "it is from another machine")
        #expect(refusal(changed(at: start - 2)) == "it is of another version of Stratus")
    }

    @Test func eachCutAndEachChangedByteIsDamage() {
        let bytes = SiteCache().bytes()
        for count in 0..<bytes.count {
            #expect(refusal(Array(bytes.prefix(count))) == "it is damaged or was cut short")
        }
        for place in bytes.indices where place != 14 {
            var other = bytes
            other[place] ^= 1
            #expect(refusal(other) != nil, "byte \(place)")
        }
    }

    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 8191, Int.max, Int.min])
    func numbersAreReadAsTheyWereWritten(number: Int) {
        var output = CacheOutput()
        output.put(number)
        var input = CacheInput(output.bytes[...])
        #expect(input.integer() == number && input.isAtEnd && !input.isDamaged)
    }
}

extension SiteCache {
    /// A whole file, all of it read.
    init(_ bytes: [UInt8]) throws(Problem) {
        try self.init(size: bytes.count) { Array(bytes[$0]) }
        try load(jobs: 2)
    }

    /// The whole file.
    func bytes(jobs: Int = 1) -> [UInt8] { Array(pieces(jobs: jobs).joined()) }
}
