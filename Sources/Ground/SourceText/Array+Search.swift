extension Array {
    /// Returns the first index whose element satisfies the predicate, or `count` if none does. The array must be
    /// partitioned: all elements after the first that satisfies it do so too.
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
