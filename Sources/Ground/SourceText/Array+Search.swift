extension Array {
    /// Returns the index of the first element that satisfies the predicate, or `count` if none does. In the array,
    /// every element after the first that satisfies the predicate must satisfy it too.
    ///
    /// - Complexity: O(log n).
    package func partitionPoint(_ isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
