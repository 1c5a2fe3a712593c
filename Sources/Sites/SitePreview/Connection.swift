#if Full
    import FlyingSocks
    import Glibc

    /// The events of sockets, as the kernel tells them.
    typealias EventPool = SocketPool<ePoll>

    extension SocketPool {
        /// Closes a descriptor between two of the pool's own steps.
        ///
        /// The pool wakes who waits before it forgets the descriptor. Closed in between, it would be remembered for good, and
        /// the next connection of that number never be woken.
        func close(_ socket: Socket) { try? socket.close() }
    }

    /// A browser, or whoever else has come.
    final class Connection: Sendable {
        private let socket: Socket
        private let pool: EventPool
        private let table: ConnectionTable

        /// - Parameter socket: an accepted one, which does not block.
        init(_ socket: Socket, pool: EventPool, table: ConnectionTable) {
            (self.socket, self.pool, self.table) = (socket, pool, table)
            table.insert(socket)
            let descriptor = socket.file.rawValue
            // A program that is run for a picture would keep the connection open.
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            // An event is a few bytes that are not to wait for more.
            var on: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        }

        /// Begins the time for something.
        func enter(_ phase: ConnectionTable.Phase) { table.enter(phase, socket) }

        /// What has come, at most 4 KB.
        ///
        /// - Throws: when the other side has gone or its time is over.
        func read() async throws -> [UInt8] {
            while true {
                try Task.checkCancellation()
                do {
                    let bytes = try socket.read(atMost: 4096)
                    table.begin(socket)
                    return bytes
                } catch SocketError.blocked {
                    table.wait(true, socket)
                    try await pool.suspendSocket(socket, untilReadyFor: .read)
                    table.wait(false, socket)
                } catch SocketError.failed(_, EINTR, _) {}
            }
        }

        /// Each part that is taken begins the time anew.
        func write(_ bytes: [UInt8]) async throws {
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes { bytes in
                    // Without a signal that would end the process when the reader has gone.
                    send(
                        socket.file.rawValue, UnsafeRawBufferPointer(rebasing: bytes[sent...]).baseAddress,
                        bytes.count - sent, Int32(MSG_NOSIGNAL))
                }
                if count > 0 {
                    sent += count
                    enter(.answering)
                } else if errno == EAGAIN {
                    try Task.checkCancellation()
                    try await pool.suspendSocket(socket, untilReadyFor: .write)
                } else if errno != EINTR {
                    throw SocketError.disconnected
                }
            }
        }

        /// Ends it for both sides; who reads or writes wakes.
        func end() { shutdown(socket.file.rawValue, Int32(SHUT_RDWR)) }

        /// Takes what is still being sent after a refusal, to a limit: closed with anything unread the connection would break,
        /// and with it the answer.
        func linger() async {
            shutdown(socket.file.rawValue, Int32(SHUT_WR))
            enter(.lingering)
            var rest = 1 << 20
            while rest > 0, let bytes = try? await read() { rest -= bytes.count }
        }

        func close() async {
            table.remove(socket)
            await pool.close(socket)
        }
    }
#endif
