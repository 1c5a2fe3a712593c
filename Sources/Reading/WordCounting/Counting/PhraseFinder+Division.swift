extension PhraseFinder {
    func divide() {
        // Beside a longer phrase too few occurrences of one may be left: then it is none, and the runs are divided
        // again.
        for _ in 0..<8 {
            var counts = [UInt64](repeating: 0, count: candidates.count)
            for index in 0..<stretches.count {
                let count = stretches.occurrences(of: index)
                for window in division(of: index) { counts[Int(window.candidate)] &+= count }
            }
            var isStable = true
            for candidate in likelihoods.indices {
                guard likelihoods[candidate] != nil else { continue }
                let isWhole = counts[candidate] == candidates.occurrences(of: candidate)
                if counts[candidate] == 0 || counts[candidate] < minimum && !isWhole && !isKnown(candidate) {
                    likelihoods[candidate] = nil
                    isStable = false
                }
            }
            if isStable { break }
        }
        record()
    }

    /// The phrases that a stretch is divided into, each with its place.
    func division(of stretch: Int) -> [Window] {
        var found: [Window] = []
        for window in windows[windowStarts[stretch]..<windowStarts[stretch + 1]]
        where likelihoods[Int(window.candidate)] != nil {
            found.append(window)
        }
        guard found.count > 1 else { return found }
        found.sort { one, other in
            if one.end - one.start != other.end - other.start { return one.end - one.start > other.end - other.start }
            let (first, second) = (likelihoods[Int(one.candidate)] ?? 0, likelihoods[Int(other.candidate)] ?? 0)
            if first != second { return first > second }
            return one.start < other.start
        }
        var division: [Window] = []
        for window in found where !division.contains(where: { $0.overlaps(window) }) {
            let isCutting = found.contains { other in
                other.isCut(by: window) && likelihood(other) > likelihood(window)
                    && !division.contains(where: { $0.overlaps(other) })
            }
            if !isCutting { division.append(window) }
        }
        return division
    }

    private func likelihood(_ window: Window) -> Double { likelihoods[Int(window.candidate)] ?? 0 }

    /// Joins phrases of the most words that overlap to longer ones, where all occurrences of what they share go on
    /// alike on both sides.
    func joinOverlapping() {
        var joined: [Window] = []
        joined.reserveCapacity(windows.count)
        var starts: [Int] = []
        for index in 0..<stretches.count {
            let range = windowStarts[index]..<windowStarts[index + 1]
            starts.append(joined.count)
            joined.append(contentsOf: windows[range])
            let longest = windows[range].filter { likelihoods[Int($0.candidate)] != nil && hasMostWords($0) }
            guard longest.count > 1 else { continue }
            let words = stretches.sequence(index).map { $0 == Self.sentenceStart ? $0 : folded[word($0)] }
            var last = longest[0]
            var chain = last
            for window in longest.dropFirst() {
                if goesOn(last, with: window, words) {
                    chain = Window(candidate: chain.candidate, start: chain.start, end: window.end)
                } else {
                    if let long = longPhrase(chain, words, index) { joined.append(long) }
                    chain = window
                }
                last = window
            }
            if let long = longPhrase(chain, words, index) { joined.append(long) }
        }
        starts.append(joined.count)
        (windows, windowStarts) = (joined, starts)
        // What goes on alike only now and then is no phrase.
        for candidate in likelihoods.indices
        where candidate >= nameCounts.count && candidates.occurrences(of: candidate) < minimum {
            likelihoods[candidate] = nil
        }
    }

    private func hasMostWords(_ window: Window) -> Bool {
        guard window.end - window.start >= Self.longestPhrase else { return false }
        return candidates.withSequence(Int(window.candidate)) { words in
            words.count { isContent(Int($0)) } == Self.longestPhrase
        }
    }

    /// Whether nearly all occurrences of the words that two windows share have the other words on both sides.
    private func goesOn(_ one: Window, with other: Window, _ words: [UInt32]) -> Bool {
        guard other.start < one.end else { return false }
        let shared = words[Int(other.start)..<Int(one.end)].withUnsafeBufferPointer { occurrences($0) }
        let counts = [one, other].map { Double(candidates.occurrences(of: Int($0.candidate))) }
        return counts.allSatisfy { $0 >= Self.shareOfAll * shared }
    }

    /// The window of several joined ones as a candidate of its own; nil if it is a single one.
    private func longPhrase(_ chain: Window, _ words: [UInt32], _ stretch: Int) -> Window? {
        let range = Int(chain.start)..<Int(chain.end)
        guard range.count > candidates.withSequence(Int(chain.candidate), \.count) else { return nil }
        let candidate = candidates.add(Array(words[range]), occurrences: stretches.occurrences(of: stretch))
        if candidate == likelihoods.count { likelihoods.append(likelihoods[Int(chain.candidate)]) }
        return Window(candidate: UInt32(truncatingIfNeeded: candidate), start: chain.start, end: chain.end)
    }

    /// Counts the phrases, how they are spelled, and the words inside.
    func record() {
        var numbers: [UInt32: Int] = [:]
        var spelled: [[[UInt8]: UInt64]] = []
        for index in 0..<stretches.count {
            let division = division(of: index)
            if division.isEmpty { continue }
            let count = stretches.occurrences(of: index)
            let stretch = stretches.sequence(index)
            let side = Int(stretch[0])
            for window in division {
                let number = numbers[window.candidate] ?? phrases.count
                if number == phrases.count {
                    numbers[window.candidate] = number
                    spelled.append([:])
                    phrases.append(
                        Phrase(
                            words: candidates.sequence(Int(window.candidate)),
                            likelihood: likelihoods[Int(window.candidate)] ?? 0))
                }
                let places = stretch[Int(window.start)..<Int(window.end)]
                phrases[number].occurrences[side] &+= count
                spelled[number][display(of: places), default: 0] &+= count
                for place in places { used[word(place)][side] &+= count }
            }
        }
        for number in phrases.indices {
            // The most frequent spelling is shown, as for single words.
            let (small, total) = spelled[number].reduce(into: (0 as UInt64, 0 as UInt64)) { sums, spelling in
                if spelling.key[...].hasSmallLetter { sums.0 += spelling.value }
                sums.1 += spelling.value
            }
            let isSmall = small > 0 && small * 10 >= total
            let best = spelled[number].filter { !isSmall || $0.key[...].hasSmallLetter }.max { one, other in
                if one.value != other.value { return one.value < other.value }
                return isNicerSpelling(other.key[...], one.key[...])
            }
            phrases[number].display = best?.key ?? []
        }
    }

    /// A phrase as it is written in the text, without what is not shown at the beginning of its first and the end of
    /// its last word.
    func display(of places: ArraySlice<UInt32>) -> [UInt8] {
        var text: [UInt8] = []
        for (offset, place) in places.enumerated() {
            let spelling = vocabulary.spellings[Int(place)]
            let start = offset == 0 ? spelling.shown.lowerBound : 0
            let end = offset == places.count - 1 ? spelling.shown.upperBound : spelling.surface.count
            if offset > 0,
                !areWrittenTogether(
                    vocabulary.spellings[Int(places[places.startIndex + offset - 1])].surface, spelling.surface)
            {
                text.append(UInt8(ascii: " "))
            }
            text.append(contentsOf: spelling.surface[start..<end])
        }
        return text
    }
}
