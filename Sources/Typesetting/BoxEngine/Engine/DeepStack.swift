import BoxDrawing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A runner of layouts on a thread whose stack is deep enough for every tree allowed, whichever thread asks; it
/// abandons a layout that does not return.
enum DeepStack {
    #if canImport(Glibc) || canImport(Musl)
        /// The size of the stack, 256 MiB; only the part that is touched takes memory.
        private static let size = 256 << 20

        /// Calls `body` on a new thread, and returns when `body` returns, or when `body` calls its argument, after
        /// which the new thread sleeps for good.
        static func run(_ body: @escaping (_ giveUp: @escaping () -> Void) -> Void) {
            let run = Run(body)
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            pthread_attr_setstacksize(&attributes, size)
            pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
            var thread = pthread_t()
            let context = Unmanaged.passRetained(run)
            guard pthread_create(&thread, &attributes, startRun, context.toOpaque()) == 0 else {
                // Without a thread the caller's own stack has to do.
                context.release()
                body {}
                return
            }
            run.wait()
        }
    #else
        static func run(_ body: (_ giveUp: @escaping () -> Void) -> Void) { body {} }
    #endif
}

#if canImport(Glibc) || canImport(Musl)
    /// The state that the two threads share. Only one of them runs at a time.
    private final class Run: @unchecked Sendable {
        let body: (_ giveUp: @escaping () -> Void) -> Void
        let isOver = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

        init(_ body: @escaping (_ giveUp: @escaping () -> Void) -> Void) {
            self.body = body
            sem_init(isOver, 0, 0)
        }

        deinit {
            sem_destroy(isOver)
            isOver.deallocate()
        }

        func wait() {
            // A signal to this thread may interrupt the wait, which then goes on.
            while sem_wait(isOver) != 0 {}
        }
    }

    private func startRun(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let context else { return nil }
        let run = Unmanaged<Run>.fromOpaque(context).takeRetainedValue()
        run.body {
            sem_post(run.isOver)
            while true { pause() }
        }
        sem_post(run.isOver)
        return nil
    }
#endif
