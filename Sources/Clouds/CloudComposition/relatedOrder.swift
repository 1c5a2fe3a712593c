/// Returns the places of things in an order in which neighbours have much in common.
///
/// Things that are joined by pairs, directly or through others, stay together, the largest such part first; those that
/// no pair has come last. Inside a part the order is that of the Fiedler vector, the slowest oscillation over the pairs
/// (spectral seriation: Atkins, Boman and Hendrickson, 1998), improved by reversals of stretches as long as neighbours
/// gain by them. It depends on nothing but the pairs.
/// - Complexity: O(p) for p pairs, some hundred times; O(n²) a few times for parts of up to 1,000.
func relatedOrder(_ count: Int, _ pairs: [TagPair]) -> [Int] {
    var neighbours = [[(place: Int, similarity: Double)]](repeating: [], count: count)
    for pair in pairs {
        neighbours[pair.one].append((pair.other, pair.similarity))
        neighbours[pair.other].append((pair.one, pair.similarity))
    }
    var parts: [[Int]] = []
    var isSeen = [Bool](repeating: false, count: count)
    for start in 0..<count where !isSeen[start] {
        var part = [start]
        isSeen[start] = true
        var next = 0
        while next < part.count {
            for neighbour in neighbours[part[next]] where !isSeen[neighbour.place] {
                isSeen[neighbour.place] = true
                part.append(neighbour.place)
            }
            next += 1
        }
        parts.append(part.sorted())
    }
    let ordered = parts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    return ordered.flatMap { Seriation($0.element, neighbours).order() }
}

/// The order of one part, whose members are numbered from 0.
private struct Seriation {
    private let members: [Int]
    private let neighbours: [[(place: Int, similarity: Double)]]

    /// The largest part in which stretches are reversed.
    private static let mostReversed = 1_000

    init(_ members: [Int], _ neighbours: [[(place: Int, similarity: Double)]]) {
        self.members = members
        var numbers: [Int: Int] = [:]
        for (number, member) in members.enumerated() { numbers[member] = number }
        self.neighbours = members.map { member in
            neighbours[member].compactMap { near in numbers[near.place].map { ($0, near.similarity) } }
        }
    }

    func order() -> [Int] {
        guard members.count > 2 else { return members }
        let vector = fiedlerVector()
        var order = members.indices.sorted { vector[$0] != vector[$1] ? vector[$0] < vector[$1] : $0 < $1 }
        if members.count <= Self.mostReversed { reverseStretches(of: &order) }
        // Of the two directions the one that begins with the earlier thing.
        if order[order.count - 1] < order[0] { order.reverse() }
        return order.map { members[$0] }
    }

    /// Returns the second eigenvector of the normalised similarities, divided by the roots of their sums, found by
    /// iteration from a vector that nothing but the number of members determines.
    private func fiedlerVector() -> [Double] {
        let roots = neighbours.map { $0.reduce(0) { $0 + $1.similarity }.squareRoot() }
        let length = roots.reduce(0) { $0 + $1 * $1 }.squareRoot()
        let first = roots.map { $0 / length }
        var vector = members.indices.map { Double($0) - Double(members.count - 1) / 2 }
        let pairs = neighbours.reduce(1) { $0 + $1.count }
        for _ in 0..<max(30, min(300, 20_000_000 / pairs)) {
            // Without the first eigenvector, which is known.
            let share = zip(vector, first).reduce(0) { $0 + $1.0 * $1.1 }
            for index in vector.indices { vector[index] -= share * first[index] }
            let norm = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
            guard norm > 1e-300 else { break }
            for index in vector.indices { vector[index] /= norm }
            var next = vector
            for index in vector.indices {
                for near in neighbours[index] {
                    next[index] += near.similarity * vector[near.place] / (roots[index] * roots[near.place])
                }
            }
            vector = next
        }
        return vector.indices.map { vector[$0] / max(roots[$0], 1e-300) }
    }

    /// Reverses stretches of an order as long as their ends then have more in common with what is beside them.
    private func reverseStretches(of order: inout [Int]) {
        let count = order.count
        var similarities = [Double](repeating: 0, count: count * count)
        for (one, near) in neighbours.enumerated() {
            for other in near { similarities[one * count + other.place] = other.similarity }
        }
        func similarity(_ one: Int, _ other: Int) -> Double {
            one < 0 || other >= count ? 0 : similarities[order[one] * count + order[other]]
        }
        for _ in 0..<50 {
            var hasGained = false
            for start in 0..<count {
                for end in (start + 1)..<max(start + 1, count) {
                    let gain =
                        similarity(start - 1, end) + similarity(start, end + 1)
                        - similarity(start - 1, start) - similarity(end, end + 1)
                    guard gain > 1e-9 else { continue }
                    order[start...end].reverse()
                    hasGained = true
                }
            }
            guard hasGained else { return }
        }
    }
}
