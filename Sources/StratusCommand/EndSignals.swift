import Dispatch
import Glibc
import SitePreview

/// The signals by which a user ends what runs until then: Ctrl-C, `kill`, a terminal that is closed.
enum EndSignals {
    /// Lets the first of them interrupt, so that a build that is at work is completed; another one ends the process at
    /// once, which harms no site.
    ///
    /// - Parameter cleanUp: is called before such an end.
    static func interrupt(_ interruption: WatchInterruption, cleanUp: @escaping @Sendable () -> Void = {}) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(&signals, signal) }
        // Threads inherit the mask: none is there yet but this one.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let awaited = signals
        DispatchQueue(label: "signals").async {
            _ = next(of: awaited)
            interruption.interrupt()
            let signal = next(of: awaited)
            cleanUp()
            _exit(128 + signal)
        }
    }

    private static func next(of signals: sigset_t) -> Int32 {
        var (signals, received) = (signals, Int32(0))
        while sigwait(&signals, &received) != 0 {}
        return received
    }

    /// Of a process that `nohup` has started, or a script in the background: it is not to be ended so.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
