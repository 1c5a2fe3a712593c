import SourceText

/// Weights divided into rising steps: by rank, or into groups of about as many tags each.
struct WeightSteps {
    /// The lightest weight of each step.
    private let starts: [Double]

    /// Makes a step for each weight that occurs.
    init(ranking weights: [Double]) {
        let sorted = weights.sorted()
        starts = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    /// Makes at most `count` steps. They end where groups of equal size would, or at the nearest change of weight; ends
    /// that fall on the same change are merged.
    init(_ weights: [Double], groups count: Int) {
        let sorted = weights.sorted()
        let changes = sorted.indices.dropFirst().filter { sorted[$0] != sorted[$0 - 1] }
        var starts = Array(sorted.prefix(1))
        var next = 0
        for group in 1..<max(1, count) where !changes.isEmpty {
            // Both are multiplied by `count`, so that nothing is rounded.
            let wanted = group * sorted.count
            func distance(_ index: Int) -> Int { abs(changes[index] * count - wanted) }
            while next + 1 < changes.count, distance(next + 1) < distance(next) { next += 1 }
            let start = sorted[changes[next]]
            if starts.last != start { starts.append(start) }
        }
        self.starts = starts
    }

    /// Returns 0 for the lightest step up to 1 for the heaviest; nil if there is only one.
    func share(of weight: Double) -> Double? {
        guard starts.count > 1 else { return nil }
        let step = max(0, starts.partitionPoint { $0 > weight } - 1)
        return Double(step) / Double(starts.count - 1)
    }
}
