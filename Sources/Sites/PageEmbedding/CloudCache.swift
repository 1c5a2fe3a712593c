import CloudRendering
import Synchronization

/// The clouds that several placeholders ask for, so that each is made once; when the cache is full, the oldest are
/// removed.
///
/// It saves time and changes nothing else: two workers may make the same cloud at once, and get the same bytes.
final class CloudCache: Sendable {
    private struct Contents {
        var clouds: [CloudRequest: RequestedCloud] = [:]
        var byAge: [CloudRequest] = []
        var oldest = 0
        var size = 0
    }

    private let contents = Mutex(Contents())
    /// The most bytes of markup that are kept.
    private let capacity: Int

    init(capacity: Int = 64_000_000) { self.capacity = capacity }

    /// Returns the cloud of a request from the cache, or makes and keeps it.
    func cloud(_ request: CloudRequest, making make: () throws -> RequestedCloud) throws -> RequestedCloud {
        if let known = contents.withLock({ $0.clouds[request] }) { return known }
        let made = try make()
        contents.withLock { keep(made, for: request, in: &$0) }
        return made
    }

    private func keep(_ made: RequestedCloud, for request: CloudRequest, in contents: inout Contents) {
        guard contents.clouds[request] == nil else { return }
        contents.clouds[request] = made
        contents.byAge.append(request)
        contents.size += made.pieces.count
        while contents.size > capacity, contents.oldest < contents.byAge.count - 1 {
            let oldest = contents.byAge[contents.oldest]
            contents.oldest += 1
            if let gone = contents.clouds.removeValue(forKey: oldest) { contents.size -= gone.pieces.count }
        }
        // Requests that have been removed are cut off in bulk, so that the others are seldom moved.
        if contents.oldest > 1000, contents.oldest > contents.byAge.count / 2 {
            contents.byAge.removeFirst(contents.oldest)
            contents.oldest = 0
        }
    }
}
