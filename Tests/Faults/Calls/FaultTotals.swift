/// How many faults there were, and what came of them.
struct FaultTotals: CustomStringConvertible {
    private var (count, unmet) = (0, 0)
    private var statuses: [Int32: Int] = [:]

    mutating func add(_ fault: Fault, _ outcome: FaultCheck.Outcome) {
        count += 1
        if !outcome.isMet { unmet += 1 }
        statuses[outcome.status, default: 0] += 1
    }

    var description: String {
        let ends = statuses.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }.joined(separator: ", ")
        return "\(count) faults (\(unmet) not met): ended \(ends)"
    }
}
