import SourceText

/// Weights in steps that rise: by rank, or in groups of about as many tags each.
struct WeightSteps {
    /// The lightest weight of each step.
    private let starts: [Double]

    /// A step for each weight that occurs.
    init(ranking weights: [Double]) {
        let sorted = weights.sorted()
        starts = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    /// At most `count` steps: where equal numbers of tags would end, or where the nearest change of weight is. Two ends
    /// that come to the same change are one.
    init(_ weights: [Double], groups count: Int) {
        let sorted = weights.sorted()
        let changes = sorted.indices.dropFirst().filter { sorted[$0] != sorted[$0 - 1] }
        var starts = Array(sorted.prefix(1))
        var next = 0
        for group in 1..<max(1, count) where !changes.isEmpty {
            // In parts of a tag: `count` times the place, so that nothing is rounded.
            let wanted = group * sorted.count
            func distance(_ index: Int) -> Int { abs(changes[index] * count - wanted) }
            while next + 1 < changes.count, distance(next + 1) < distance(next) { next += 1 }
            let start = sorted[changes[next]]
            if starts.last != start { starts.append(start) }
        }
        self.starts = starts
    }

    /// 0 for the lightest, 1 for the heaviest; nil when there is one step only.
    func share(of weight: Double) -> Double? {
        guard starts.count > 1 else { return nil }
        let step = max(0, starts.partitionPoint { $0 > weight } - 1)
        return Double(step) / Double(starts.count - 1)
    }
}
