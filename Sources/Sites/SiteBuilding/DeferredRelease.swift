import Workers

/// What is left when a build is done: some hundred thousand objects, which nobody waits for to be let go.
final class DeferredRelease {
    private var things: [any Sendable] = []

    func keep(_ thing: some Sendable) { things.append(thing) }

    /// Lets all of it go, beside what is done next; where the process ends, not at all.
    func release() {
        let things = things
        self.things = []
        inBackground { withExtendedLifetime(things) {} }
    }
}
