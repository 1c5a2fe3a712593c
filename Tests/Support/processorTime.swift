import Foundation

/// How long the processor works on a body, on this thread: whatever else the machine does, a cost that grows with the
/// square of an input's size is seen, and no other.
public func processorTime(_ body: () throws -> Void) rethrows -> Duration {
    let beginning = threadTime()
    try body()
    return threadTime() - beginning
}

private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
