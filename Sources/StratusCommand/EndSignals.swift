import Glibc
import SitePreview
import Stratus
import Synchronization

/// The signals by which a user ends what runs until then: Ctrl-C, `kill`, a terminal that is closed.
enum EndSignals {
    /// Those that are taken; who started the process may have blocked others, which are none of ours.
    private static let awaited = {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(&signals, signal) }
        return signals
    }()
    /// What happens when one of them comes: nil ends the process.
    private static let action = Mutex<(@Sendable (Int32) -> Void)?>(nil)

    /// Lets each of them end the process as it always does, but without the hidden names of files that are being written.
    ///
    /// They are taken by a thread that waits for nothing else, so that no call of another thread is interrupted.
    static func begin() {
        var signals = awaited
        // Threads inherit the mask: none is there yet but this one.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var thread = pthread_t()
        let failure = pthread_create(&thread, nil, { _ in EndSignals.take() }, nil)
        // Without the thread they end the process at once.
        if failure != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
    }

    /// Lets the first of them interrupt, so that a build that is at work is completed; another one ends the process at
    /// once, which harms no site.
    ///
    /// - Parameter cleanUp: is called before such an end.
    static func interrupt(_ interruption: WatchInterruption, cleanUp: @escaping @Sendable () -> Void = {}) {
        action.withLock { action in
            action = { _ in
                interruption.interrupt()
                Self.action.withLock { action in
                    action = { signal in
                        cleanUp()
                        TemporaryNames.end { _exit(128 + signal) }
                    }
                }
            }
        }
    }

    private static func take() -> Never {
        var signals = awaited
        var received = Int32(0)
        while true {
            guard sigwait(&signals, &received) == 0 else { continue }
            guard let action = action.withLock(\.self) else { end(by: received) }
            action(received)
        }
    }

    /// Ends the process by the signal itself: who started it sees that it was.
    private static func end(by signal: Int32) -> Never {
        TemporaryNames.end {
            Glibc.signal(signal, SIG_DFL)
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, signal)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(signal)
            _exit(128 + signal)
        }
    }

    /// Of a process that `nohup` has started, or a script in the background: it is not to be ended so.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
