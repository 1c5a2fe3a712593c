import Glibc
import Yams

/// What libyaml makes of a text, whatever stack the caller has.
///
/// Composing is recursive, and an optimised build takes 2.6 KB for each level: the 400 that `YAMLBounds` allows do not fit
/// into the 512 KB that secondary threads have on some systems. What is deep is composed on a thread of its own.
///
/// - Parameter levels: an upper bound of them.
/// - Throws: `YamlError`.
package func composeYAML(_ text: String, levels: Int) throws -> Node? {
    guard levels > 80 else { return try Yams.compose(yaml: text) }
    let composition = Composition(text)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 4 << 20)
    var thread = pthread_t()
    let failure = pthread_create(
        &thread, &attributes,
        { context in
            if let context { Unmanaged<Composition>.fromOpaque(context).takeUnretainedValue().run() }
            return nil
        }, Unmanaged.passUnretained(composition).toOpaque())
    // Without a thread the caller's own stack has to do.
    if failure == 0 { pthread_join(thread, nil) } else { composition.run() }
    return try composition.result.get()
}

/// What the two threads share; one of them waits for the other.
private final class Composition {
    private let text: String
    private(set) var result: Result<Node?, any Error> = .success(nil)

    init(_ text: String) { self.text = text }

    func run() { result = Result { try Yams.compose(yaml: text) } }
}
