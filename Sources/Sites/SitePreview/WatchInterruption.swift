import Glibc
import SourceText
import Synchronization

/// Ends waiting, from any thread: a descriptor that becomes readable.
package final class WatchInterruption: Sendable {
    private let ends: (read: Int32, write: Int32)
    private let isDone = Atomic(false)

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

    package func interrupt() {
        isDone.store(true, ordering: .releasing)
        var byte: UInt8 = 0
        _ = write(ends.write, &byte, 1)
    }

    package var isInterrupted: Bool { isDone.load(ordering: .acquiring) }

    /// Waits until a descriptor is readable.
    ///
    /// - Parameters:
    ///   - descriptor: negative for none.
    ///   - limit: no longer than this.
    /// - Returns: false when the time was over before, or when it was interrupted.
    func wait(for descriptor: Int32, atMost limit: Duration) -> Bool {
        let deadline = ContinuousClock.now + limit
        while !isInterrupted {
            var places = [
                pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let left = max(.zero, deadline - .now)
            // Rounded up: a wait of no milliseconds would be a busy one.
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
