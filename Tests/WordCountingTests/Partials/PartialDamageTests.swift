import TestSupport
import Testing
import WordCounting

/// Damage is told, or does no harm: no other records ever come out of a file than went into it.
@Suite struct PartialDamageTests {
    private static let sample: [UInt8] = {
        let records = [
            Record("a", 1), Record("a\nb", 10), Record("ab", 200), Record("é", 3), Record("東", 4), Record("東京", 56),
        ]
        return (try? written(records, PartialSettings(["language": "en", "m": "1"]))) ?? []
    }()

    /// Whether the damage is told, and the file is not refused for nothing.
    private func isToldOrHarmless(_ damaged: [UInt8]) throws -> Bool {
        guard let read = try? partials(damaged) else { return true }
        return try read == partials(Self.sample)
    }

    @Test func theSampleItselfIsRead() throws {
        #expect(complaint(Self.sample) == "")
        #expect(try partials(Self.sample)[0].records.count == 6)
    }

    @Test(arguments: 0..<sample.count)
    func aFileThatIsCutShortIsRefused(length: Int) {
        #expect(complaint(Array(Self.sample[..<length])) != "")
    }

    @Test(arguments: 0..<sample.count)
    func everyOtherByteAtEveryPlaceIsTold(place: Int) throws {
        var damaged = Self.sample
        for value in UInt8.min...UInt8.max where value != Self.sample[place] {
            damaged[place] = value
            #expect(try isToldOrHarmless(damaged), "byte \(value) at \(place)")
        }
    }

    @Test(arguments: 0...sample.count)
    func aByteThatIsMissingDoubledOrNewIsTold(place: Int) throws {
        for value in [0x00, 0x09, 0x0A, 0x0D, 0x20, 0x30, 0x31, 0x61, 0x65, 0x73, 0xC3] as [UInt8] {
            var damaged = Self.sample
            damaged.insert(value, at: place)
            #expect(try isToldOrHarmless(damaged), "byte \(value) before \(place)")
        }
        guard place < Self.sample.count else { return }
        var damaged = Self.sample
        damaged.remove(at: place)
        #expect(try isToldOrHarmless(damaged))
        damaged.insert(contentsOf: [Self.sample[place], Self.sample[place]], at: place)
        #expect(try isToldOrHarmless(damaged))
    }

    @Test(arguments: 0..<300)
    func anyDamageToAnyFileIsToldAndEnds(seed: Int) throws {
        var generator = Seeded(seed)
        let whole = try written(randomRecords(30, &generator)) + written(randomRecords(5, &generator))
        var damaged = whole
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let from = Int.random(in: 0..<damaged.count, using: &generator)
            let to = min(damaged.count, from + Int.random(in: 0...40, using: &generator))
            let piece = Array(damaged[from..<to])
            let place = Int.random(in: 0...damaged.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: damaged.removeSubrange(from..<to)
            case 1: damaged.insert(contentsOf: piece, at: place)
            default: for index in from..<to { damaged[index] = UInt8.random(in: 0...255, using: &generator) }
            }
            if damaged.isEmpty { break }
        }
        guard let read = try? partials(damaged) else { return }
        // Whole partial counts may have gone or come twice; none may have changed.
        let originals = try partials(whole)
        #expect(read.allSatisfy { originals.contains($0) })
    }
}
