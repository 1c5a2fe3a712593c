#if Full
    import FlyingSocks
    import Glibc

    /// The pool that waits for events on sockets, with Linux's epoll.
    typealias EventPool = SocketPool<ePoll>

    extension SocketPool {
        /// Closes a descriptor between two of the pool's own steps.
        ///
        /// The pool wakes those who wait on a descriptor before it forgets it. A descriptor closed in between would be
        /// remembered forever, and the next connection of that number never woken.
        func close(_ socket: Socket) { try? socket.close() }
    }

    /// A connection to a client, most often a browser.
    final class Connection: Sendable {
        private let socket: Socket
        private let pool: EventPool
        private let table: ConnectionTable

        /// Makes a connection of a socket, and adds the socket to the table of open connections.
        ///
        /// - Parameter socket: an accepted, non-blocking socket.
        init(_ socket: Socket, pool: EventPool, table: ConnectionTable) {
            (self.socket, self.pool, self.table) = (socket, pool, table)
            table.insert(socket)
            let descriptor = socket.file.rawValue
            // A program that is started to make a picture would keep the connection open.
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            // An event is a few bytes, which must not wait for more.
            var on: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        }

        /// Puts the connection into a phase, and starts the time limit of the phase.
        func enter(_ phase: ConnectionTable.Phase) { table.enter(phase, socket) }

        /// Waits for bytes from the client, and returns at most 4 KB of them.
        ///
        /// - Throws: an error when the client has gone or its time is over.
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

        /// Writes all bytes; each part that the client takes restarts the time limit.
        func write(_ bytes: [UInt8]) async throws {
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes { bytes in
                    // MSG_NOSIGNAL prevents the signal that would end the process when the reader has gone.
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

        /// Shuts the connection down in both directions, which wakes tasks that read or write.
        func end() { shutdown(socket.file.rawValue, Int32(SHUT_RDWR)) }

        /// Reads and drops up to 1 MiB that the client still sends after a refusal. To close with unread bytes would
        /// reset the connection, and the client would lose the answer.
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
