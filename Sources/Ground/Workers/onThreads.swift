import Glibc
import Synchronization

/// The number of threads used if the caller does not say how many: one for each processor, and at most 16.
package let usualThreadCount = max(1, min(16, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

/// Calls `body` once for each number from 0 to `count - 1`, on several threads, and returns when all calls are done.
///
/// This function starts its own threads, and the calling thread works too. If the system grants fewer threads, those
/// that there are do all the work. (Dispatch would wait silently, without end, until it gets a thread.)
///
/// - Parameters:
///   - threads: the largest number of calls that run at once.
///   - body: is called with the number; lower numbers are begun first.
package func onThreads(_ count: Int, threads: Int = usualThreadCount, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
        let work = SharedWork(count, body)
        let others = (1..<max(1, min(threads, count))).compactMap { _ in startThread { work.run() } }
        work.run()
        for thread in others { pthread_join(thread, nil) }
    }
}

/// Runs `body` on another thread without waiting for it. If the system grants no thread, `body` runs on the calling
/// thread, before this function returns.
package func inBackground(_ body: @escaping @Sendable () -> Void) {
    if let thread = startThread(body) { pthread_detach(thread) } else { body() }
}

private final class SharedWork: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    private let next = Atomic(0)

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) { (self.count, self.body) = (count, body) }

    func run() {
        while true {
            let number = next.add(1, ordering: .relaxed).oldValue
            guard number < count else { return }
            body(number)
        }
    }
}

/// Starts a thread, which the caller joins or detaches; returns nil if the system grants none.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let context = Unmanaged.passRetained(ThreadBody(run: body))
    var thread = pthread_t()
    let failure = pthread_create(
        &thread, nil,
        { context in
            if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
            return nil
        }, context.toOpaque())
    guard failure != 0 else { return thread }
    context.release()
    return nil
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
}
