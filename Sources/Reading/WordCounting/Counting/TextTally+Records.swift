/// The error for a record of a partial count that Stratus does not write.
package struct InvalidRecord: Error, Sendable {
    package let key: [UInt8]
}

enum RecordKind: UInt8, CaseIterable {
    case total = 0
    case word = 1
    case run = 2
    case shouted = 3
    case lined = 4
    case initial = 5

    init?(_ field: ArraySlice<UInt8>) {
        guard field.count == 1, let digit = field.first else { return nil }
        self.init(rawValue: digit &- UInt8(ascii: "0"))
    }
}

extension TextTally {
    borrowing func forEachRecord<Failure: Error>(
        _ kind: RecordKind, _ prefix: [UInt8], _ body: (UnsafeBufferPointer<UInt8>, UInt64) throws(Failure) -> Void
    ) throws(Failure) {
        var key = prefix
        func hand(_ count: UInt64) throws(Failure) {
            guard count > 0 else { return }
            try key.withUnsafeBufferPointer { bytes throws(Failure) in try body(bytes, count) }
        }
        switch kind {
        case .total:
            for (name, count) in totals.named {
                key.replaceSubrange(prefix.count..., with: name.utf8)
                try hand(count)
            }
        case .word, .shouted, .lined, .initial:
            for index in words.indicesInByteOrder() {
                // Plain words have no capitals.
                let use = index < capitalUses.count ? capitalUses[index] : CapitalUse()
                let count =
                    switch kind {
                    case .shouted: use.shouted
                    case .lined: use.lined
                    case .initial: use.initial
                    default: words.occurrences(of: index)
                    }
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
