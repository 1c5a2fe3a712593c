/// The words of a text as ranges of its UTF-8: the parts between the places where a line may break, without the spaces
/// at these places. A no-break space belongs to its word.
struct WordScan {
    struct Word {
        let range: Range<Int>
        /// The quality of a line break after the word.
        let quality: BreakQuality
    }

    private let least: BreakQuality
    private var clusters: BreakScan
    /// The first cluster of the next word, if it has been read already.
    private var pending: Range<Int>?

    init(_ text: String, breakingAt least: BreakQuality = .word) {
        self.least = least
        clusters = BreakScan(text, in: 0..<text.utf8.count)
    }

    /// Returns the next word, or nil at the end.
    /// - Complexity: O(n) over all calls together.
    mutating func next() -> Word? {
        var word = pending
        pending = nil
        while let cluster = clusters.next() {
            guard !cluster.isSpace else { continue }
            if let found = word, cluster.quality >= least {
                pending = cluster.range
                return Word(range: found, quality: cluster.quality)
            }
            word = (word?.lowerBound ?? cluster.range.lowerBound)..<cluster.range.upperBound
        }
        return word.map { Word(range: $0, quality: .word) }
    }
}

/// The grapheme clusters of a stretch of text, each with the quality of a line break before it.
struct BreakScan {
    struct Cluster {
        let range: Range<Int>
        let text: Character
        let quality: BreakQuality
        let isSpace: Bool
    }

    private let text: String
    private var rules = BreakRules()
    private var position: String.Index
    private let end: String.Index
    private var offset: Int

    /// Creates a scan of a part of a text.
    /// - Parameter range: UTF-8 offsets, which must be between grapheme clusters.
    init(_ text: String, in range: Range<Int>) {
        self.text = text
        position = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        end = text.utf8.index(position, offsetBy: range.count)
        offset = range.lowerBound
    }

    mutating func next() -> Cluster? {
        guard position < end else { return nil }
        let cluster = text[position]
        let start = offset
        offset += cluster.utf8.count
        position = text.index(after: position)
        let traits = BreakCluster(cluster)
        let following = position < end ? text.unicodeScalars[position].value : 0
        let quality = rules.quality(before: traits, following: following)
        return Cluster(
            range: start..<offset, text: cluster, quality: quality,
            isSpace: traits.type == .space || traits.type == .lineEnd)
    }
}
