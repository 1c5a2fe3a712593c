import Glibc
import TestSupport
import Testing
import WordCounting

@Suite struct PartialFormatTests {
    // Written down by hand from the description of the format; the checksums are of Python's zlib.crc32.

    @Test func aFileIsItsSettingsItsRecordsAndItsEnd() throws {
        let expected =
            "stratus-count 1 language=en merge=folded\n" + "0\ttea\t12\n" + "3\tm\t1\n" + "1\trée\t40\n"
            + "end 3 66 da6a1581\n"
        let settings = PartialSettings(["merge": "folded", "language": "en"])
        let records = [Record("tea", 12), Record("team", 1), Record("trée", 40)]
        #expect(String(decoding: try written(records, settings), as: UTF8.self) == expected)
        #expect(try partials(Array(expected.utf8)) == [ReadPartial(settings: settings, records: records)])
    }

    @Test func nothingCountedIsAFileToo() throws {
        let expected = "stratus-count 1\n" + "end 0 16 2c47c99a\n"
        #expect(String(decoding: try written([]), as: UTF8.self) == expected)
        #expect(try partials(Array(expected.utf8)) == [ReadPartial(settings: PartialSettings())])
    }

    @Test func whatWouldDivideLinesAndFieldsIsEscapedAndNoCharacterIsDivided() throws {
        let expected =
            #"stratus-count 1 a\3d\20b=c=\20d\5c"# + "\n" + "0\t" + #"\01\09\0a\0d\7f\5c"#
            + "\t18446744073709551615\n" + "0\t a \t1\n" + "0\té\t2\n" + "0\tê\t3\n" + "0\t東\t4\n" + "3\t京\t5\n"
            + "0\t😀\t6\n" + "end 7 124 2d64137b\n"
        let settings = PartialSettings(["a= b": "c= d\\"])
        let records = [
            Record("\u{1}\t\n\r\u{7F}\\", .max), Record(" a ", 1), Record("é", 2), Record("ê", 3), Record("東", 4),
            Record("東京", 5), Record("😀", 6),
        ]
        #expect(String(decoding: try written(records, settings), as: UTF8.self) == expected)
        #expect(try partials(Array(expected.utf8)) == [ReadPartial(settings: settings, records: records)])
    }

    @Test func partialCountsInOneFileAreReadOneAfterTheOther() throws {
        let one = try written([Record("a", 1), Record("b", 2)], PartialSettings(["x": "1"]))
        let other = try written([Record("a", 3)])
        let read = try partials(one + other + one)
        #expect(read.map(\.records.count) == [2, 1, 2])
        let settings = PartialSettings(["x": "1"])
        #expect(read.map(\.settings) == [settings, PartialSettings(), settings])
    }

    @Test func aPartialCountNeedNotBeReadToItsEndToReachTheNext() throws {
        let bytes = try written([Record("a", 1), Record("b", 2)])
        let reader = PartialReader(bytes: bytes + bytes, path: "a.count")
        for _ in 0..<2 {
            #expect(try reader.nextPartial() == PartialSettings())
            #expect(try reader.next())
            #expect(Array(reader.key) == Array("a".utf8))
        }
        #expect(try reader.nextPartial() == nil)
    }

    @Test(arguments: 0..<100)
    func whatIsWrittenIsRead(seed: Int) throws {
        var generator = Seeded(seed)
        let records = randomRecords(Int.random(in: 0...200, using: &generator), &generator)
        let settings = PartialSettings([" ": "=", "\n": "é\\", "empty": ""])
        let bytes = try written(records, settings, capacity: Int.random(in: 1...300, using: &generator))
        #expect(try partials(bytes) == [ReadPartial(settings: settings, records: records)])
        // As programs that take texts apart into lines need them.
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(Array(lines.joined(separator: "\n").utf8) == bytes && lines.last == "")
        #expect(lines.dropLast().allSatisfy { line in line.unicodeScalars.last.map { $0.value > 0x20 } ?? false })
        #expect(!bytes.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A })
    }

    @Test(arguments: [1, 2, 7, 64, 1 << 16])
    func aFileIsReadInPiecesOfAnySize(capacity: Int) throws {
        var generator = Seeded(capacity)
        let folder = try TemporaryFolder()
        let parts = [randomRecords(50, &generator), [], randomRecords(20, &generator)]
        let bytes = try parts.flatMap { try written($0) }
        let descriptor = open(try folder.write(bytes, to: "a.count"), O_RDONLY)
        defer { close(descriptor) }
        let reader = PartialReader(descriptor: descriptor, path: "a.count", capacity: capacity)
        #expect(try partials(reader).map(\.records) == parts)
    }

    @Test func aKeyOf100KBIsAKeyAsAnother() throws {
        let long = String(repeating: "東京\n", count: 14_000)
        let records = [Record(long, 1), Record(long + "a", 2), Record(long + "b", 3), Record(long + long, 4)]
        #expect(long.utf8.count == 98_000)
        #expect(try partials(try written(records)).map(\.records) == [records.sorted()])
    }

    @Test func aKeyOfTheLargestSizeFitsOnALineEvenWhenAllOfItIsEscaped() throws {
        let records = [Record([UInt8](repeating: 7, count: PartialCount.longestKey), .max)]
        #expect(try partials(try written(records)).map(\.records) == [records])
    }
}
