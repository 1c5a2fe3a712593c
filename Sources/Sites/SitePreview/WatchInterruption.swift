import Glibc
import SourceText
import Synchronization

/// An interruption that ends the wait of a ``FolderWatch`` or ``PreviewLoop`` for changes, from any thread.
package final class WatchInterruption: Sendable {
    private let ends: (read: Int32, write: Int32)
    private let isDone = Atomic(false)

    /// Makes an interruption that has not happened yet.
    ///
    /// - Throws: ``Problem`` if the system cannot make a pipe for it.
    package init() throws(Problem) {
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else {
            throw Problem(.noInput, "stratus", "cannot make a pipe: \(errorText())")
        }
        for end in pair {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        ends = (pair[0], pair[1])
    }

    deinit {
        close(ends.read)
        close(ends.write)
    }

    /// Ends the current wait for changes; every later wait ends at once.
    package func interrupt() {
        isDone.store(true, ordering: .releasing)
        var byte: UInt8 = 0
        _ = write(ends.write, &byte, 1)
    }

    /// Whether ``interrupt()`` was called.
    package var isInterrupted: Bool { isDone.load(ordering: .acquiring) }

    /// Waits until a descriptor is readable.
    ///
    /// - Parameters:
    ///   - descriptor: the descriptor, or a negative number to wait for the time only.
    ///   - limit: the longest time to wait.
    /// - Returns: whether it is readable; false when the time is over or the wait is interrupted.
    func wait(for descriptor: Int32, atMost limit: Duration) -> Bool {
        let deadline = ContinuousClock.now + limit
        while !isInterrupted {
            var places = [
                pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let left = max(.zero, deadline - .now)
            // The time is rounded up, since waits of zero milliseconds would keep the processor busy.
            let milliseconds =
                left.components.seconds * 1000 + (left.components.attoseconds + 999_999_999_999_999)
                / 1_000_000_000_000_000
            let count = poll(&places, 2, Int32(clamping: milliseconds))
            if count < 0, errno == EINTR { continue }
            return count > 0 && places[1].revents != 0 && !isInterrupted
        }
        return false
    }
}
