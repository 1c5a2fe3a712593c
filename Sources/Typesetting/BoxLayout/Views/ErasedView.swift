#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The view in an ``AnyView``. A chain of a hundred thousand of them is released one after the other: each releasing the
/// next would take more stack than there is.
final class ErasedView {
    private(set) var view: (any View)?

    init(_ view: any View) { self.view = view }

    deinit {
        Released.add(&view)
    }

    /// Views that wait for their end, for each thread.
    private final class Released {
        private var waiting: [any View] = []

        #if canImport(Glibc) || canImport(Musl)
            /// Nil where the system has no more of them: then each releases the next.
            private static let key: pthread_key_t? = {
                var key = pthread_key_t()
                return pthread_key_create(&key, nil) == 0 ? key : nil
            }()

            /// Takes the view, so that nobody holds it but this list.
            static func add(_ view: inout (any View)?) {
                guard let key else { return }
                // Further down the stack the same is going on: it takes this one, too.
                if let outer = pthread_getspecific(key) {
                    Unmanaged<Released>.fromOpaque(outer).takeUnretainedValue().take(&view)
                    return
                }
                let released = Released()
                released.take(&view)
                pthread_setspecific(key, Unmanaged.passUnretained(released).toOpaque())
                while released.waiting.popLast() != nil {}
                pthread_setspecific(key, nil)
            }

            private func take(_ view: inout (any View)?) {
                guard let last = view.take() else { return }
                waiting.append(last)
            }
        #else
            static func add(_ view: inout (any View)?) {}
        #endif
    }
}
