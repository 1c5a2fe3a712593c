import Glibc

/// What came of locking something that is open, against all who ask for the same.
package enum FileLock {
    case taken
    /// Somebody else has it.
    case busy
    /// The system could not do it, for the reason that `errno` had.
    case failed(Int32)

    /// Waits for nobody. The lock goes with the last copy of the descriptor.
    package init(_ descriptor: Int32) {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            self = errno == EWOULDBLOCK ? .busy : .failed(errno)
            return
        }
        self = .taken
    }

    package var isTaken: Bool { if case .taken = self { true } else { false } }

    /// Gives a lock back, also where a process that was started meanwhile has a copy of the descriptor.
    package static func release(_ descriptor: Int32) { flock(descriptor, LOCK_UN) }
}
