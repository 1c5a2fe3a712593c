import Glibc
import SitePreview
import Stratus
import Synchronization

/// The signals with which a user ends a process that runs until then: Ctrl-C, `kill`, a terminal that is closed.
enum EndSignals {
    /// The signals that are handled, unless they are ignored. The parent process may have blocked others, which are not
    /// ours to wait for.
    private static let awaited = {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(&signals, signal) }
        return signals
    }()
    /// The reaction to the next signal; nil ends the process.
    private static let action = Mutex<(@Sendable (Int32) -> Void)?>(nil)

    /// Lets each signal end the process as usual, but first removes the hidden temporary names of files that are being
    /// written.
    ///
    /// A thread that does nothing else waits for the signals, so that no call of another thread is interrupted.
    static func begin() {
        var signals = awaited
        // Threads inherit the mask, and this is still the only one.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var thread = pthread_t()
        let failure = pthread_create(&thread, nil, { _ in EndSignals.take() }, nil)
        // Without the thread, signals end the process at once.
        if failure != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
    }

    /// Lets the first signal interrupt, so that a running build is completed; a second one ends the process at once,
    /// which harms no site.
    ///
    /// - Parameter cleanUp: a function that is called before the second signal ends the process.
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

    /// Ends the process with the signal itself, so that the parent process can see it.
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

    /// Returns whether a signal is ignored, as in a process that was started by `nohup` or by a script in the
    /// background: it must not end the process.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
