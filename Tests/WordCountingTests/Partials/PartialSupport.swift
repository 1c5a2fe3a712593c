import Foundation
import SourceText
import TestSupport
import WordCounting

/// One record as tests write it down.
struct Record: Equatable, Comparable, CustomStringConvertible {
    let key: [UInt8]
    let count: UInt64

    init(_ key: String, _ count: UInt64) { self.init(Array(key.utf8), count) }

    init(_ key: [UInt8], _ count: UInt64) { (self.key, self.count) = (key, count) }

    var description: String { "\(String(decoding: key, as: UTF8.self)) \(count)" }

    static func < (one: Record, other: Record) -> Bool { one.key.lexicographicallyPrecedes(other.key) }
}

struct ReadPartial: Equatable {
    let settings: PartialSettings
    var records: [Record] = []
}

func written(
    _ records: [Record], _ settings: PartialSettings = PartialSettings(), capacity: Int = 1 << 16
) throws
    -> [UInt8]
{
    var result: [UInt8] = []
    var writer = PartialWriter(settings, capacity: capacity) { result += $0 }
    for record in records { try writer.append(record) }
    try writer.finish()
    return result
}

/// All partial counts of an input.
func partials(_ reader: PartialReader) throws -> [ReadPartial] {
    var result: [ReadPartial] = []
    while let settings = try reader.nextPartial() {
        var partial = ReadPartial(settings: settings)
        while try reader.next() { partial.records.append(Record(Array(reader.key), reader.count)) }
        result.append(partial)
    }
    return result
}

func partials(_ bytes: [UInt8]) throws -> [ReadPartial] { try partials(PartialReader(bytes: bytes, path: "a.count")) }

/// What is wrong with an input, as it is printed; empty when nothing is.
func complaint(_ bytes: [UInt8]) -> String {
    do {
        _ = try partials(bytes)
        return ""
    } catch {
        return "\(error)"
    }
}

func records(_ counts: MergedCounts) throws -> [Record] {
    var result: [Record] = []
    while try counts.next() { result.append(Record(Array(counts.key), counts.count)) }
    return result
}

/// The records as a file of which the first line was read.
func opened(_ records: [Record]) throws -> PartialReader {
    let reader = PartialReader(bytes: try written(records), path: "a.count")
    _ = try reader.nextPartial()
    return reader
}

extension PartialWriter {
    mutating func append(_ record: Record) throws(Problem) {
        try record.key.withUnsafeBufferPointer { key throws(Problem) in try append(key, count: record.count) }
    }
}

extension CountRuns {
    /// Writes records in any order as a run.
    func spill(_ records: [Record]) throws(Problem) {
        try spill { writer throws(Problem) in
            for record in records.sorted() { try writer.append(record) }
        }
    }
}

/// Adds up by a dictionary what merging adds up by order.
func sum(_ parts: [[Record]]) -> [Record] {
    var counts: [[UInt8]: UInt64] = [:]
    for record in parts.joined() { counts[record.key, default: 0] += record.count }
    return counts.map { Record($0.key, $0.value) }.sorted()
}

/// Records by rising keys, which often share their beginnings, and hold every sort of character.
func randomRecords(_ count: Int, _ generator: inout Seeded) -> [Record] {
    let pieces = [
        "a", "b", "ab", "é", "ê", "東", "京", "😀", " ", "\t", "\n", "\r", "\\", "\u{1F}", "\u{7F}", "=", "0", "end",
    ]
    var keys: Set<[UInt8]> = []
    while keys.count < count {
        let length = Int.random(in: 1...6, using: &generator)
        keys.insert(
            (0..<length).flatMap { _ in Array(pieces[Int.random(in: 0..<pieces.count, using: &generator)].utf8) })
    }
    // A set iterates in another order every run: sorted before anything is drawn.
    return keys.sorted { $0.lexicographicallyPrecedes($1) }.map {
        Record($0, UInt64.random(in: 1...(1 << UInt64.random(in: 1...40, using: &generator)), using: &generator))
    }
}

extension TemporaryFolder {
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        try Data(bytes).write(to: url.appending(path: name))
        return file(name)
    }
}
