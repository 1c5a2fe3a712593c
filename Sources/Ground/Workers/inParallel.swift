import Synchronization

/// Does a number of things, several at once, each once.
///
/// - Parameters:
///   - jobs: how many at once, at most.
///   - makeState: what a worker has for itself, such as buffers.
///   - body: is called with the worker's state and the number of the thing, from 0; lower numbers are begun first.
/// - Returns: what came of each, in the order of the numbers, whatever the number of workers.
package func inParallel<State, Result: Sendable>(
    _ count: Int, jobs: Int, state makeState: @Sendable () -> State,
    _ body: @Sendable (inout State, Int) -> Result
) -> [Result] {
    let next = Atomic(0)
    let done = Mutex<[(first: Int, results: [Result])]>([])
    let workers = max(1, min(jobs, count))
    // So few that the last ones are not waited for, so many that the counter is no bottleneck.
    let stride = max(1, min(64, count / (workers * 16)))
    onThreads(workers, threads: workers) { _ in
        var state = makeState()
        while true {
            let first = next.add(stride, ordering: .relaxed).oldValue
            guard first < count else { return }
            var made: [Result] = []
            made.reserveCapacity(stride)
            for number in first..<min(first + stride, count) { made.append(body(&state, number)) }
            done.withLock { [made] in $0.append((first, made)) }
        }
    }
    let parts = done.withLock { $0.sorted { $0.first < $1.first } }
    var results: [Result] = []
    results.reserveCapacity(count)
    for part in parts { results += part.results }
    return results
}

/// Does a number of things, several at once, without a state of the workers.
package func inParallel<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
    inParallel(count, jobs: jobs, state: none) { (_: inout Void, number) in body(number) }
}

/// Of workers that have nothing for themselves.
@Sendable private func none() {}
