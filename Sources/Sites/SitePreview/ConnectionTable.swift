#if Full
    import FileAccess
    import FlyingSocks
    import Glibc
    import Synchronization

    /// The open connections, and how long each may stay in its phase.
    ///
    /// Only this table ends a connection that takes too long: it shuts down both directions, upon which the
    /// connection's own task wakes and closes the descriptor. All happens under the lock, so that the descriptor still
    /// belongs to this connection.
    final class ConnectionTable: Sendable {
        /// The phase of a connection, which decides its time limit.
        enum Phase {
            /// The client is sending its request.
            case reading
            /// The server is sending its answer, and waits for the client to take it.
            case answering
            /// A page listens to events, and sends nothing.
            case listening
            /// The client is still sending after a refusal.
            case lingering
        }

        private struct Entry {
            let socket: Socket
            var phase = Phase.reading
            /// Whether a part of its request has arrived.
            var hasBegun = false
            /// Whether everything that has arrived is read, and more is awaited.
            var isWaiting = false
            /// The time of the last progress, from which the time limit counts.
            var since: ContinuousClock.Instant
        }

        private let entries = Mutex<[Int32: Entry]>([:])
        private let limits: PreviewLimits
        /// The most connections kept open: one for each descriptor that the process may still open.
        private let most: Int

        init(_ limits: PreviewLimits) {
            self.limits = limits
            // Builds need descriptors for their files meanwhile.
            let descriptors = DescriptorLimit.raised()
            most = max(1, min(limits.connections, descriptors - min(64, descriptors / 2)))
        }

        var count: Int { entries.withLock(\.count) }

        func insert(_ socket: Socket) {
            entries.withLock { $0[socket.file.rawValue] = Entry(socket: socket, since: .now) }
        }

        /// Removes a connection; must be called before its descriptor is closed.
        func remove(_ socket: Socket) {
            _ = entries.withLock { $0.removeValue(forKey: socket.file.rawValue) }
        }

        /// Puts a connection into a phase and restarts its time limit.
        func enter(_ phase: Phase, _ socket: Socket) {
            entries.withLock { entries in
                entries[socket.file.rawValue]?.phase = phase
                entries[socket.file.rawValue]?.since = .now
            }
        }

        /// Records that a part of the request has arrived.
        func begin(_ socket: Socket) {
            entries.withLock { $0[socket.file.rawValue]?.hasBegun = true }
        }

        /// Records whether the connection waits for more bytes of its request.
        func wait(_ isWaiting: Bool, _ socket: Socket) {
            entries.withLock { $0[socket.file.rawValue]?.isWaiting = isWaiting }
        }

        /// Ends the connections whose time limit is over.
        func endLate() {
            let now = ContinuousClock.now
            entries.withLock { entries in
                for entry in entries.values where now - entry.since > patience(with: entry.phase) { Self.end(entry) }
            }
        }

        /// Whether another connection may be accepted.
        var hasRoom: Bool { count < most }

        /// Makes room for a connection that waits to be accepted.
        ///
        /// It ends slow connections, the oldest requests that make no progress, and those that have listened longest: a
        /// page that lost its stream asks for another. A request that is complete is answered, however many wait.
        func makeRoom() {
            let now = ContinuousClock.now
            entries.withLock { entries in
                // Several are ended at once: otherwise each new connection would wait for room to be made for the one
                // before it.
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
            // A heartbeat restarts the limit when it is written, but not when the client does not take it.
            case .listening: limits.heartbeat * 4
            case .lingering: limits.lingerTime
            }
        }

        private static func end(_ entry: Entry) {
            shutdown(entry.socket.file.rawValue, Int32(SHUT_RDWR))
        }
    }
#endif
