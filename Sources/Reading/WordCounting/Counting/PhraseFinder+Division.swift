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
        for window in found
        where !division.contains(where: { $0.start < window.end && window.start < $0.end }) {
            division.append(window)
        }
        return division
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
            // The most frequent spelling is shown; of equals the shorter one, then the one in lower case.
            let best = spelled[number].max { one, other in
                if one.value != other.value { return one.value < other.value }
                if one.key.count != other.key.count { return one.key.count > other.key.count }
                return one.key.lexicographicallyPrecedes(other.key)
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
            if offset > 0, !(isWrittenWithoutSpaces(text) && isWrittenWithoutSpaces(spelling.surface)) {
                text.append(UInt8(ascii: " "))
            }
            text.append(contentsOf: spelling.surface[start..<end])
        }
        return text
    }
}
