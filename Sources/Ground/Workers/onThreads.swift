import Glibc
import Synchronization

/// How many threads work where nobody says: one for each processor, and 16 at most.
package let usualThreadCount = max(1, min(16, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

/// Does a number of things, several at once, and returns when all are done.
///
/// The threads are its own, and this one is among them: where the system gives no more, fewer do all of it. (Dispatch
/// waits there until it gets one, without a word and without an end.)
///
/// - Parameters:
///   - threads: how many things are done at once, at most.
///   - body: is called with the number of the thing, from 0; lower numbers are begun first.
package func onThreads(_ count: Int, threads: Int = usualThreadCount, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
        let work = SharedWork(count, body)
        let others = (1..<max(1, min(threads, count))).compactMap { _ in startThread { work.run() } }
        work.run()
        for thread in others { pthread_join(thread, nil) }
    }
}

/// Does something beside what is done next; here and now where the system gives no thread for it.
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

/// A thread that is to be joined or detached; nil where there is none to be had.
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
