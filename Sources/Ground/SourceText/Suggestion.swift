/// Returns the candidate that a misspelt word most likely means, or nil if no candidate is similar to the word.
///
/// A candidate is similar if its edit distance (insert, delete, replace, swap neighbours) is at most two and at most a
/// third of the word's letters; one edit is allowed in any word of two letters or more.
/// - Complexity: O(letters of the word × letters of all candidates).
package func suggestion(for word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased().utf8.prefix(64))
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
        let distance = editDistance(letters, Array(candidate.lowercased().utf8))
        // Another letter is not close to a word of one.
        if distance <= min(2, max(1, letters.count / 3)), distance < letters.count, distance < best?.distance ?? .max {
            best = (distance, candidate)
        }
    }
    return best?.candidate
}

private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    // Three rows of the table of distances between prefixes: the current one and the two before it.
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for i in one.indices {
        var row = [i + 1]
        for j in other.indices {
            var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
            if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { cost = min(cost, beforeLast[j - 1] + 1) }
            row.append(cost)
        }
        (beforeLast, last) = (last, row)
    }
    return last[other.count]
}

/// Returns names for a message, each in quotation marks: at most eight of them, and the number of the others.
package func quotedList(_ names: [String], _ separator: String = ", ") -> String {
    let shown = names.prefix(8).map { "\"\(readable($0, atMost: 30))\"" }.joined(separator: separator)
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
}
