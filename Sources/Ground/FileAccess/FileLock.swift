import Glibc

/// The outcome of locking an open file or folder, so that no other process can take the same lock.
package enum FileLock {
    case taken
    /// Another process holds the lock.
    case busy
    /// The system could not lock the file, for the reason given by the `errno`.
    case failed(Int32)

    /// Tries to lock the open file or folder without waiting. The lock lasts until the last copy of the descriptor is
    /// closed.
    package init(_ descriptor: Int32) {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            self = errno == EWOULDBLOCK ? .busy : .failed(errno)
            return
        }
        self = .taken
    }

    package var isTaken: Bool { if case .taken = self { true } else { false } }

    /// Releases the lock of the file at once, even if a process started in the meantime has a copy of the descriptor.
    package static func release(_ descriptor: Int32) { flock(descriptor, LOCK_UN) }
}
