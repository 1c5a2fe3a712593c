import BoxDrawing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The view in an ``AnyView``. Chains of a hundred thousand such views are released one by one: if each released the
/// next, the releases would need more stack than there is.
final class ErasedView {
    private(set) var view: (any View)?

    init(_ view: any View) { self.view = view }

    deinit {
        Released.add(&view)
    }

    /// The views of a thread that wait to be released.
    private final class Released {
        private var waiting: [any View] = []

        #if canImport(Glibc) || canImport(Musl)
            /// The thread's key, or nil if the system has no more keys: each view then releases the next.
            private static let key: pthread_key_t? = {
                var key = pthread_key_t()
                return pthread_key_create(&key, nil) == 0 ? key : nil
            }()

            /// Takes a view out of its owner, so that only this list holds it.
            static func add(_ view: inout (any View)?) {
                guard let key else { return }
                // A release is already under way further up the call stack; it takes this view, too.
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
