import SiteBuilding
import Synchronization

/// The state of the preview, and the open pages that listen to it.
final class LiveEvents: Sendable {
    private struct Contents {
        var state: LiveState
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var lastListener = 0
    }

    private let contents: Mutex<Contents>

    init(start: Int) { contents = Mutex(Contents(state: LiveState(start: start))) }

    var state: LiveState { contents.withLock { $0.state } }
    var listenerCount: Int { contents.withLock { $0.listeners.count } }

    func show(_ files: [String], in folder: String, changed: [String]) {
        contents.withLock { contents in
            if contents.state.show(files, in: folder, changed: changed) { Self.wake(contents) }
        }
    }

    func show(_ error: SiteError) {
        contents.withLock { contents in
            contents.state.show(error)
            Self.wake(contents)
        }
    }

    /// Wakes each listener, so that it sends a heartbeat.
    func beat() { contents.withLock { Self.wake($0) } }

    /// Adds a listener, and returns its number and a stream that yields when there may be news. A slow listener finds
    /// the last state, and not a queue of old ones.
    func listen() -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        return contents.withLock { contents in
            contents.lastListener += 1
            contents.listeners[contents.lastListener] = continuation
            return (contents.lastListener, wakes)
        }
    }

    /// Removes a listener and ends its stream.
    func end(_ number: Int) {
        contents.withLock { $0.listeners.removeValue(forKey: number) }?.finish()
    }

    private static func wake(_ contents: borrowing Contents) {
        for listener in contents.listeners.values { listener.yield() }
    }
}
