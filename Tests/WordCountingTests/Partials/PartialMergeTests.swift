import Glibc
import TestSupport
import Testing
import WordCounting

@Suite struct PartialMergeTests {
    private let settings = PartialSettings(["language": "en"])

    /// The sum of files as the bytes of a partial count.
    private func merged(_ paths: [String], _ folder: TemporaryFolder) throws -> [UInt8] {
        let merge = try PartialMerge(paths, folder: folder.url.path)
        var result: [UInt8] = []
        var writer = PartialWriter(merge.settings) { result += $0 }
        try writer.append(merge.counts)
        try writer.finish()
        return result
    }

    private func complaint(_ parts: [[UInt8]]) throws -> String {
        let folder = try TemporaryFolder()
        let paths = try parts.enumerated().map { try folder.write($1, to: "\($0)") }
        do {
            _ = try merged(paths, folder)
            return ""
        } catch {
            return "\(error)".replacing(folder.url.path + "/", with: "")
        }
    }

    @Test func countsOfEqualKeysAreAdded() throws {
        let folder = try TemporaryFolder()
        let one = try folder.write(written([Record("a", 1), Record("b", 2)], settings), to: "one")
        let other = try folder.write(written([Record("b", 40), Record("c", 5)], settings), to: "other")
        #expect(
            try merged([one, other], folder) == written([Record("a", 1), Record("b", 42), Record("c", 5)], settings))
    }

    @Test(arguments: 0..<40)
    func sumsOfSumsAreTheSumOfAllByteForByte(seed: Int) throws {
        var generator = Seeded(seed)
        let folder = try TemporaryFolder()
        let parts = (0..<3).map { _ in randomRecords(Int.random(in: 0...60, using: &generator), &generator) }
        let paths = try parts.enumerated().map { try folder.write(written($1, settings), to: "\($0)") }
        let all = try written(sum(parts), settings)
        #expect(try merged(paths, folder) == all)
        #expect(try merged(paths.reversed(), folder) == all)
        let left = try folder.write(merged([paths[0], paths[1]], folder), to: "left")
        let right = try folder.write(merged([paths[1], paths[2]], folder), to: "right")
        #expect(try merged([left, paths[2]], folder) == all)
        #expect(try merged([paths[0], right], folder) == all)
        // And in one file, of which the pieces need not be single ones.
        let concatenated = try folder.write(parts.flatMap { try written($0, settings) }, to: "concatenated")
        #expect(try merged([concatenated], folder) == all)
        let twice = try written(sum(parts + parts), settings)
        #expect(try merged([concatenated, left, paths[2]], folder) == twice)
    }

    @Test(arguments: [63, 64, 65, 129, 500])
    func anyNumberOfFilesIsAddedUp(count: Int) throws {
        var generator = Seeded(count)
        let folder = try TemporaryFolder()
        let parts = (0..<count).map { _ in randomRecords(Int.random(in: 0...30, using: &generator), &generator) }
        let paths = try parts.enumerated().map { try folder.write(written($1, settings), to: "\($0)") }
        let all = try written(sum(parts), settings)
        let before = try folder.names()
        #expect(try merged(paths, folder) == all)
        let half = try folder.write(merged(Array(paths[..<(count / 2)]), folder), to: "half")
        #expect(try merged([half] + paths[(count / 2)...], folder) == all)
        #expect(try folder.names() == (before + ["half"]).sorted())
        let concatenated = try folder.write(parts.flatMap { try written($0, settings) }, to: "concatenated")
        #expect(try merged([concatenated], folder) == all)
    }

    @Test func aPipeIsReadOnce() throws {
        let folder = try TemporaryFolder()
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let bytes = try written([Record("a", 1)], settings) + written([Record("a", 2), Record("b", 1)], settings)
        #expect(write(ends[1], bytes, bytes.count) == bytes.count)
        close(ends[1])
        let path = "/proc/self/fd/\(ends[0])"
        #expect(try merged([path], folder) == written([Record("a", 3), Record("b", 1)], settings))
    }

    @Test func settingsThatDifferAreNamedWithBothFiles() throws {
        let hint = "\nhint: only what was counted with equal settings can be added up: count one of them again"
        let english = try written([], PartialSettings(["a": "1", "language": "en", "z": "1"]))
        let german = try written([], PartialSettings(["a": "1", "language": "de", "z": "2"]))
        let none = try written([], PartialSettings(["a": "1"]))
        #expect(
            try complaint([english, german]).hasSuffix(
                "1:1: error: the setting \"language\" is \"de\" here, and \"en\" in 0" + hint))
        #expect(
            try complaint([english, english, none])
                == "2:1: error: the setting \"language\" is missing here, and \"en\" in 0" + hint)
        #expect(
            try complaint([none, german])
                == "1:1: error: the setting \"language\" is \"de\" here, and missing in 0" + hint)
        // Inside one file too, at the line of the second.
        #expect(
            try complaint([english + german])
                == "0:3: error: the setting \"language\" is \"de\" here, and \"en\" in 0" + hint)
    }

    @Test func aSumThatIsTooLargeIsToldWithItsKey() throws {
        let most = try written([Record("a", 1), Record("the", .max)], settings)
        let one = try written([Record("the", 1)], settings)
        #expect(
            try complaint([most, one]) == """
                1:2: error: the counts of "the" add up to more than 18446744073709551615
                hint: no text has as many words: look where this partial count comes from
                """)
        #expect(try complaint([most]) == "")
        #expect(
            try complaint([try written([Record("the", .max - 1)], settings), one]) == "")
    }

    @Test(arguments: 0..<64)
    func damageShowsWithItsFileWhereverItIs(length: Int) throws {
        let whole = try written([Record("a", 1), Record("b", 2), Record("c", 3)], settings)
        #expect(whole.count == 64)
        let complaint = try complaint([whole, Array(whole[..<length])])
        #expect(complaint.hasPrefix(length == 0 ? "1: error: " : "1:"))
    }

    @Test func aLastLineThatLiesAboutTheSizeOfItsFileIsFoundOut() throws {
        // The second last line says that the file ends there, the last one that it began at the beginning.
        let whole = try written([Record("a", 1)], settings)
        let text = String(decoding: whole, as: UTF8.self)
        let lie = text + "end 0 \(whole.count) 00000000\n"
        #expect(
            try complaint([Array(lie.utf8)])
                == "0:4: error: something was written behind the partial count while it was read\nhint: copy the file again, or count again"
        )
    }
}
