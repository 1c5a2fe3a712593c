#if Full
    import FileAccess
    import FlyingSocks
    import Glibc
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
            /// Whether a part of its request has come.
            var hasBegun = false
            /// Whether all that has come of it is read, and more is waited for.
            var isWaiting = false
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

        /// Notes that a part of the request has come.
        func begin(_ socket: Socket) {
            entries.withLock { $0[socket.file.rawValue]?.hasBegun = true }
        }

        /// Notes whether more is waited for than has come.
        func wait(_ isWaiting: Bool, _ socket: Socket) {
            entries.withLock { $0[socket.file.rawValue]?.isWaiting = isWaiting }
        }

        /// Ends what takes too long.
        func endLate() {
            let now = ContinuousClock.now
            entries.withLock { entries in
                for entry in entries.values where now - entry.since > patience(with: entry.phase) { Self.end(entry) }
            }
        }

        /// Whether another one may come.
        var hasRoom: Bool { count < most }

        /// Makes room for one that waits to be let in.
        ///
        /// The slow ones have to go, the oldest requests that do not go on, and of those that listen the longest listeners: a
        /// page that lost its stream asks for another. A request that has come is answered, however many wait.
        func makeRoom() {
            let now = ContinuousClock.now
            entries.withLock { entries in
                // Several at once: each that comes would wait for the one before it to be made room for.
                let several = max(1, most / 16)
                let waiting = entries.values.filter { $0.phase == .reading && $0.hasBegun && $0.isWaiting }
                waiting.sorted { $0.since < $1.since }.prefix(several).forEach(Self.end)
                for entry in entries.values where entry.phase != .listening && now - entry.since > limits.crowdedTime {
                    Self.end(entry)
                }
                let listeners = entries.values.filter { $0.phase == .listening }
                let excess = min(several, listeners.count - most / 2)
                if excess > 0 { listeners.sorted { $0.since < $1.since }.prefix(excess).forEach(Self.end) }
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
#endif
