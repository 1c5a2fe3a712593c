import FlyingSocks
import Glibc
import Stratus
import Synchronization

/// The connections that are open, and how long each may stay as it is.
///
/// Nobody else ends a connection that takes too long. It is ended by closing it for both directions, upon which its own
/// task wakes, sees that and closes the descriptor; under the lock, so that the descriptor is still this connection's.
final class ConnectionTable: Sendable {
    /// What a connection is waited for in.
    enum Phase {
        /// For its request.
        case reading
        /// For room to write in.
        case answering
        /// For nothing: a page that listens to events.
        case listening
        /// For what is sent after a refusal.
        case lingering
    }

    private struct Entry {
        let socket: Socket
        var phase = Phase.reading
        /// Since when nothing has happened that counts.
        var since: ContinuousClock.Instant
    }

    private let entries = Mutex<[Int32: Entry]>([:])
    private let limits: PreviewLimits
    /// As many as there are descriptors for.
    private let most: Int

    init(_ limits: PreviewLimits) {
        self.limits = limits
        // Builds read and write files meanwhile.
        let descriptors = DescriptorLimit.raised()
        most = max(1, min(limits.connections, descriptors - min(64, descriptors / 2)))
    }

    var count: Int { entries.withLock(\.count) }

    func insert(_ socket: Socket) {
        entries.withLock { $0[socket.file.rawValue] = Entry(socket: socket, since: .now) }
    }

    /// To be called before the descriptor is closed.
    func remove(_ socket: Socket) {
        _ = entries.withLock { $0.removeValue(forKey: socket.file.rawValue) }
    }

    /// Something has happened: the time begins anew.
    func enter(_ phase: Phase, _ socket: Socket) {
        entries.withLock { entries in
            entries[socket.file.rawValue]?.phase = phase
            entries[socket.file.rawValue]?.since = .now
        }
    }

    /// Ends what takes too long.
    func endLate() {
        let now = ContinuousClock.now
        entries.withLock { entries in
            for entry in entries.values where now - entry.since > patience(with: entry.phase) { Self.end(entry) }
        }
    }

    /// Whether another one may come.
    ///
    /// Where the table is full the slow ones have to go, and of those that listen the longest listeners: a page that lost
    /// its stream asks for another.
    func hasRoom() -> Bool {
        let now = ContinuousClock.now
        return entries.withLock { entries in
            guard entries.count >= most else { return true }
            for entry in entries.values where entry.phase != .listening && now - entry.since > limits.crowdedTime {
                Self.end(entry)
            }
            let listeners = entries.values.filter { $0.phase == .listening }
            // Several at once: each that comes would wait for the one before it to be made room for.
            let excess = min(max(1, most / 16), listeners.count - most / 2)
            if excess > 0 { listeners.sorted { $0.since < $1.since }.prefix(excess).forEach(Self.end) }
            return false
        }
    }

    private func patience(with phase: Phase) -> Duration {
        switch phase {
        case .reading: limits.requestTime
        case .answering: limits.stallTime
        // A heartbeat that is written begins it anew; one that cannot be does not.
        case .listening: limits.heartbeat * 4
        case .lingering: limits.lingerTime
        }
    }

    private static func end(_ entry: Entry) {
        shutdown(entry.socket.file.rawValue, Int32(SHUT_RDWR))
    }
}
