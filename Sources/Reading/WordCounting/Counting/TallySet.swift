import Languages

/// The counts of some texts, with one tally for each set of languages.
///
/// Partial counts and temporary files hold a set as records: keys with counts. A key begins with a digit for the kind
/// of the record, a space, the languages with commas between (`-` for none) and a space; after them it has:
///
/// - `0 en words`: the name of a total, such as that of words, of texts or of something that was left out;
/// - `1 en Swift`: a spelling of a word;
/// - `2 en children of Israel`: words that occurred side by side; `^` before them, if the first one has a capital
///   letter and begins a sentence;
/// - `3 en HOLY`: a spelling in capitals that occurred among other words in capitals;
/// - `4 en LUKE`: a spelling in capitals that occurred in a line of capitals;
/// - `5 en Swift`: a spelling with a capital letter that began a sentence.
package final class TallySet {
    private let options: CountOptions
    private let tracksSpread: Bool
    private var boxes: [String: TallyBox] = [:]

    /// Makes an empty set; `tracksSpread` tells whether the set counts in how many parts of a text each word occurs.
    package init(_ options: CountOptions, tracksSpread: Bool = false) {
        (self.options, self.tracksSpread) = (options, tracksSpread)
    }

    /// Returns the tally for texts in these languages, which is made when they are first asked for.
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

    /// The tallies, sorted by the codes of their languages.
    package var tallies: [TallyBox] { names.compactMap { boxes[$0] } }

    private var names: [String] { boxes.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// The number of words that have been counted, stop words included.
    package var wordCount: UInt64 { boxes.values.reduce(0) { $0 + $1.tally.totals.words } }

    /// The number of bytes of memory that the tallies take, roughly.
    package var byteCount: Int { boxes.values.reduce(0) { $0 + $1.tally.byteCount } }

    /// Removes all counts from the tallies, and frees their memory.
    package func removeAll() {
        for box in boxes.values { box.tally.removeAll() }
    }

    /// Adds all counts of another set.
    package func add(_ other: TallySet) {
        for box in other.tallies { tally(box.tally.languages).tally.add(box.tally) }
    }

    // MARK: - Records

    /// Passes every record of the set to `body`, as a key with a count, sorted by key.
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

    /// Adds a record that ``forEachRecord(_:)`` of some set has passed on.
    ///
    /// - Parameter takesRuns: whether records of runs are added, too.
    /// - Throws: ``InvalidRecord`` for a record that no set passes on.
    package func add(key: [UInt8], count: UInt64, takesRuns: Bool = true) throws(InvalidRecord) {
        let fields = key.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, let kind = RecordKind(fields[0]), Self.isText(fields[2], of: kind),
            let languages = Self.languages(fields[1])
        else { throw InvalidRecord(key: key) }
        let box = tally(languages)
        switch kind {
        case .total:
            guard box.tally.totals.add(String(decoding: fields[2], as: UTF8.self), count) else {
                throw InvalidRecord(key: key)
            }
        case .word:
            // In plain counts it is a word like any other.
            guard options.isPlain || fields[2] != TextTally.sentenceStartMark[...] else {
                throw InvalidRecord(key: key)
            }
            box.tally.add(word: Array(fields[2]), occurrences: count)
        case .shouted: box.tally.add(CapitalUse(shouted: count), of: Array(fields[2]))
        case .lined: box.tally.add(CapitalUse(lined: count), of: Array(fields[2]))
        case .initial: box.tally.add(CapitalUse(initial: count), of: Array(fields[2]))
        case .run:
            let words = fields[2].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            guard words.count <= OpenRun.longestWithConnectors else { throw InvalidRecord(key: key) }
            guard takesRuns else { return }
            box.tally.add(run: words.map(Array.init), occurrences: count)
        }
    }

    /// Whether a record of this kind may hold this text. Bytes below those of words would break the order of runs, and
    /// the mark of a sentence is allowed before a run only.
    private static func isText(_ field: ArraySlice<UInt8>, of kind: RecordKind) -> Bool {
        let space = UInt8(ascii: " ")
        guard kind == .run else { return !field.isEmpty && field.allSatisfy { $0 > space } }
        guard field.allSatisfy({ $0 >= space }) else { return false }
        let words = field.split(separator: space, omittingEmptySubsequences: false)
        let mark = TextTally.sentenceStartMark[...]
        let rest = words.dropFirst(words.first == mark ? 1 : 0)
        return rest.count > 1 && rest.allSatisfy { !$0.isEmpty && $0 != mark }
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
