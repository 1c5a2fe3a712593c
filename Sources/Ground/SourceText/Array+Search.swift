extension Array {
    /// The first index from which on all elements are so; elements before it are not.
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
