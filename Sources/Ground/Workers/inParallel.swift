import Synchronization

/// Calls `body` once for each number from 0 to `count - 1`, on several threads, and returns when all calls are done.
///
/// - Parameters:
///   - jobs: the largest number of calls that run at once.
///   - makeState: makes the state of one worker thread, such as its buffers.
///   - body: is called with the state of its worker and the number; lower numbers are begun first.
/// - Returns: the result of each call, in the order of the numbers, however many workers there are.
package func inParallel<State, Result: Sendable>(
    _ count: Int, jobs: Int, state makeState: @Sendable () -> State,
    _ body: @Sendable (inout State, Int) -> Result
) -> [Result] {
    let next = Atomic(0)
    let done = Mutex<[(first: Int, results: [Result])]>([])
    let workers = max(1, min(jobs, count))
    // Strides are short enough that no worker waits long for the last, and long enough that the counter is no
    // bottleneck.
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

/// Calls `body` once for each number from 0 to `count - 1`, on several threads, without a state for each worker.
///
/// - Parameters:
///   - jobs: the largest number of calls that run at once.
///   - body: is called with the number; lower numbers are begun first.
/// - Returns: the result of each call, in the order of the numbers.
package func inParallel<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
    inParallel(count, jobs: jobs, state: none) { (_: inout Void, number) in body(number) }
}

/// The state of workers that need none.
@Sendable private func none() {}
