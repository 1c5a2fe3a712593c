import SourceText
import TagParsing

/// A tally of how often each name with each link occurs in an input that was not written for Stratus, with notes on
/// names and links that cannot be used.
struct TagTally {
    let path: String
    private var places: [Key: Int] = [:]
    private var entries: [Entry] = []
    private(set) var notes: [InputNote] = []
    private var omittedNoteCount = 0

    private struct Entry {
        let name: String
        let address: String?
        let line: Int
        var count: Int
    }

    /// A key compares bytes: Swift's `==` takes NFC and NFD of a name for the same spelling.
    private struct Key: Hashable {
        let name: [UInt8]
        let address: [UInt8]?
    }

    /// The most bytes of a name: far above what 1,000 characters take, marks included. It bounds the cost of a name.
    private static let longestName = 1 << 16
    /// The most notes that are kept: more than a person reads.
    private static let mostNotes = 50

    init(path: String) { self.path = path }

    /// Counts occurrences of a name with a link.
    mutating func add(_ name: String, address: String? = nil, line: Int, count: Int = 1) {
        let key = Key(name: Array(name.utf8), address: address.map { Array($0.utf8) })
        if let place = places[key] {
            entries[place].count += count
        } else {
            places[key] = entries.count
            entries.append(Entry(name: name, address: address, line: line, count: count))
        }
    }

    /// Adds a note on something that cannot become a tag; beyond ``mostNotes`` they are only counted.
    mutating func note(line: Int?, _ text: @autoclosure () -> String) {
        if notes.count < Self.mostNotes {
            notes.append(InputNote(path: path, line: line, text()))
        } else {
            omittedNoteCount += 1
        }
    }

    /// The number of occurrences in all.
    var count: Int { entries.reduce(0) { $0 + $1.count } }

    /// Returns the tags in the order of their first occurrence. A name that cannot be a tag becomes a note, and so does
    /// a link that is not allowed: its tag has none.
    mutating func finish() -> [Tag] {
        var tags: [Tag] = []
        for entry in entriesWithAllowedLinks() {
            guard entry.name.utf8.count <= Self.longestName else {
                note(line: entry.line, "a name of \(entry.name.utf8.count) bytes is no tag")
                continue
            }
            do {
                tags.append(try Tag(entry.name, weight: Double(entry.count), link: entry.address))
            } catch {
                note(line: entry.line, "\(quoted(entry.name)) is no tag: \(error.message)")
            }
        }
        if omittedNoteCount > 0 {
            notes.append(InputNote(path: path, "\(omittedNoteCount) more names or links cannot be used"))
        }
        return tags
    }

    /// Returns the entries without links that are not allowed. Two such links may leave one tag without a link, so the
    /// entries are counted anew.
    private mutating func entriesWithAllowedLinks() -> [Entry] {
        var refused: Set<Int> = []
        for (place, entry) in entries.enumerated() {
            guard let address = entry.address else { continue }
            do {
                _ = try Link(address)
            } catch {
                note(
                    line: entry.line,
                    "the link of \(quoted(entry.name)) is left out: \(readable(error.message, atMost: 160))")
                refused.insert(place)
            }
        }
        guard !refused.isEmpty else { return entries }
        var checked = TagTally(path: path)
        for (place, entry) in entries.enumerated() {
            let address = refused.contains(place) ? nil : entry.address
            checked.add(entry.name, address: address, line: entry.line, count: entry.count)
        }
        return checked.entries
    }
}

private func quoted(_ name: String) -> String { "\"\(readable(name, atMost: 40))\"" }
