/// What has been counted, one tally for each set of languages.
///
/// Its records are what partial counts and temporary files hold. A key begins with what the record counts, a space, the
/// languages with commas between (`-` for none) and a space:
///
/// - `0 en words`: words, texts, or something that was left out, by its name;
/// - `1 en Swift`: a spelling of a word;
/// - `2 en children of Israel`: words that stood side by side; `^` before them, if the first one has a capital letter
///   and begins a sentence;
/// - `3 en HOLY`: a spelling among other words of capitals.
package final class TallySet {
    private let options: CountOptions
    private let tracksSpread: Bool
    private var boxes: [String: TallyBox] = [:]

    package init(_ options: CountOptions, tracksSpread: Bool = false) {
        (self.options, self.tracksSpread) = (options, tracksSpread)
    }

    /// The tally for texts in these languages.
    package func tally(_ languages: [Language]) -> TallyBox {
        let name = Self.name(of: languages)
        if let box = boxes[name] { return box }
        let box = TallyBox(TextTally(languages, options, tracksSpread: tracksSpread))
        boxes[name] = box
        return box
    }

    static func name(of languages: [Language]) -> String {
        languages.isEmpty ? "-" : languages.map(\.rawValue).joined(separator: ",")
    }

    /// In an order that is the same every time.
    package var tallies: [TallyBox] { names.compactMap { boxes[$0] } }

    private var names: [String] { boxes.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// What the tallies take of memory, roughly.
    package var byteCount: Int { boxes.values.reduce(0) { $0 + $1.tally.byteCount } }

    /// Forgets what was counted, and gives its memory back.
    package func removeAll() {
        for box in boxes.values { box.tally.removeAll() }
    }

    /// Adds all that another set of tallies has counted.
    package func add(_ other: TallySet) {
        for box in other.tallies { tally(box.tally.languages).tally.add(box.tally) }
    }

    // MARK: - Records

    /// Hands out all that was counted, by rising keys.
    package func forEachRecord<Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>, UInt64) throws(Failure) -> Void
    ) throws(Failure) {
        let names = names
        for kind in RecordKind.allCases {
            for name in names {
                guard let box = boxes[name] else { continue }
                try box.tally.forEachRecord(kind, Array("\(kind.rawValue) \(name) ".utf8), body)
            }
        }
    }

    /// Adds a record that ``forEachRecord(_:)`` has handed out somewhere.
    ///
    /// - Parameter takesRuns: whether runs are added, too.
    /// - Throws: ``InvalidRecord`` when it is none of these.
    package func add(key: [UInt8], count: UInt64, takesRuns: Bool = true) throws(InvalidRecord) {
        let fields = key.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, let kind = RecordKind(fields[0]), !fields[2].isEmpty,
            let languages = Self.languages(fields[1])
        else { throw InvalidRecord(key: key) }
        let box = tally(languages)
        switch kind {
        case .total:
            guard box.tally.totals.add(String(decoding: fields[2], as: UTF8.self), count) else {
                throw InvalidRecord(key: key)
            }
        case .word: box.tally.add(word: Array(fields[2]), occurrences: count)
        case .shouted: box.tally.add(word: Array(fields[2]), occurrences: 0, shouted: count)
        case .run:
            guard takesRuns else { return }
            box.tally.add(run: fields[2].split(separator: UInt8(ascii: " ")).map(Array.init), occurrences: count)
        }
    }

    private static func languages(_ field: ArraySlice<UInt8>) -> [Language]? {
        if field.elementsEqual("-".utf8) { return [] }
        var languages: [Language] = []
        for code in field.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let language = Language(rawValue: String(decoding: code, as: UTF8.self)) else { return nil }
            languages.append(language)
        }
        return languages
    }
}

/// A record that Stratus does not write.
package struct InvalidRecord: Error, Sendable {
    package let key: [UInt8]
}

enum RecordKind: UInt8, CaseIterable {
    case total = 0
    case word = 1
    case run = 2
    case shouted = 3

    init?(_ field: ArraySlice<UInt8>) {
        guard field.count == 1, let digit = field.first else { return nil }
        self.init(rawValue: digit &- UInt8(ascii: "0"))
    }
}

extension TextTally {
    fileprivate borrowing func forEachRecord<Failure: Error>(
        _ kind: RecordKind, _ prefix: [UInt8], _ body: (UnsafeBufferPointer<UInt8>, UInt64) throws(Failure) -> Void
    ) throws(Failure) {
        var key = prefix
        func hand(_ count: UInt64) throws(Failure) {
            guard count > 0 else { return }
            var failure: Failure?
            key.withUnsafeBufferPointer { bytes in
                do throws(Failure) { try body(bytes, count) } catch { failure = error }
            }
            if let failure { throw failure }
        }
        switch kind {
        case .total:
            for (name, count) in totals.named {
                key.replaceSubrange(prefix.count..., with: name.utf8)
                try hand(count)
            }
        case .word, .shouted:
            for index in words.indicesInByteOrder() {
                // Plain words have no capitals.
                let count = kind == .word ? words.occurrences(of: index) : index < shouted.count ? shouted[index] : 0
                if count == 0 { continue }
                key.replaceSubrange(prefix.count..., with: words.word(index))
                try hand(count)
            }
        case .run:
            let order = words.indicesInByteOrder()
            var ranks = [UInt32](repeating: 0, count: words.count)
            for (rank, index) in order.enumerated() { ranks[index] = UInt32(truncatingIfNeeded: rank) }
            // A space comes before every byte of a word: runs rise as the ranks of their words do.
            let ranked = (0..<runs.count).map { (ranks: runs.sequence($0).map { ranks[Int($0)] }, index: $0) }
                .sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) }
            for run in ranked {
                key.removeSubrange(prefix.count...)
                for rank in run.ranks {
                    if key.count > prefix.count { key.append(UInt8(ascii: " ")) }
                    key.append(contentsOf: words.word(order[Int(rank)]))
                }
                try hand(runs.occurrences(of: run.index))
            }
        }
    }
}

extension TallyTotals {
    /// By rising names, as records have them.
    fileprivate var named: [(name: String, count: UInt64)] {
        let omissions = TokenOmission.allCases.map { ("omitted-\($0)", omitted[Int($0.rawValue)]) }
        return ([("assumed", assumed), ("code-blocks", codeBlocks), ("texts", texts), ("words", words)] + omissions)
            .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }

    /// - Returns: whether there is a total of this name.
    fileprivate mutating func add(_ name: String, _ count: UInt64) -> Bool {
        switch name {
        case "assumed": assumed &+= count
        case "code-blocks": codeBlocks &+= count
        case "texts": texts &+= count
        case "words": words &+= count
        default:
            guard let omission = TokenOmission.allCases.first(where: { name == "omitted-\($0)" }) else { return false }
            omitted[Int(omission.rawValue)] &+= count
        }
        return true
    }
}
