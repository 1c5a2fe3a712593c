import Synchronization

/// The first error on other threads, which is kept so that the waiting thread can throw it.
final class Failure: Sendable {
    private let error = Mutex<(any Error)?>(nil)

    func set(_ error: any Error) { self.error.withLock { $0 = $0 ?? error } }

    /// - Throws: the first failure that was set, unless it is that of a task that was cancelled.
    func rethrow() throws {
        if let error = error.withLock({ $0 }), !(error is CancellationError) { throw error }
    }
}
