import SourceText

#if Full
    import FileAccess
    import FlyingSocks
    import Glibc
    import SiteBuilding

    /// Shows a site in browsers of this machine while it is being written.
    ///
    /// It listens on loopback only, and serves nothing but the files that the last build made.
    package final class PreviewServer: Sendable {
        private let listeners: LoopbackListeners
        private let limits: PreviewLimits
        let events: LiveEvents
        let table: ConnectionTable

        /// - Parameter port: nil for one that is free.
        /// - Throws: ``Problem`` when the port is taken, or not to be had.
        package convenience init(port: UInt16?) throws(Problem) {
            try self.init(port: port, PreviewLimits())
        }

        /// Of these a build needs most; where there are fewer, nobody would be answered, or the process would end.
        private static let fewestDescriptors = 48

        init(port: UInt16?, _ limits: PreviewLimits) throws(Problem) {
            let descriptors = DescriptorLimit.raised()
            guard descriptors >= Self.fewestDescriptors else {
                throw Problem(
                    .cannotCreate,
                    "the system lets this program open \(descriptors) files at once, expected \(Self.fewestDescriptors)",
                    hint: "raise the limit before: ulimit -n 1024")
            }
            listeners = try LoopbackListeners(port: port)
            self.limits = limits
            table = ConnectionTable(limits)
            var now = timespec()
            clock_gettime(CLOCK_REALTIME, &now)
            // Milliseconds: more than the builds of any run before.
            events = LiveEvents(start: now.tv_sec * 1000 + now.tv_nsec / 1_000_000)
        }

        var port: UInt16 { listeners.port }

        /// Where the site's home page is: `http://127.0.0.1:8080/`.
        package var address: String { "http://127.0.0.1:\(port)/" }

        /// Answers requests until the task is cancelled.
        ///
        /// To be called once. Browsers that come between the making of the server and this are answered then.
        package func run() async throws {
            let pool: EventPool = .ePoll(maxEvents: 100)
            try await pool.prepare()
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await pool.run() }
                for socket in listeners.sockets {
                    group.addTask { try await self.accept(on: try AsyncSocket(socket: socket, pool: pool), pool) }
                }
                group.addTask { try await self.watchTimes() }
                defer { group.cancelAll() }
                do {
                    try await group.next()
                } catch {
                    // The pool tells its end in words of its own.
                    try Task.checkCancellation()
                    throw error
                }
            }
        }

        /// Serves the files of a build, and has the pages that are open show them if anything is another one.
        ///
        /// - Parameters:
        ///   - files: paths in the folder, with slashes.
        ///   - folder: where they stand.
        ///   - changed: those of them that are new or other ones; for pages and style sheets alone no page is loaded again.
        package func show(_ files: [String], in folder: String, changed: [String]) {
            events.show(files, in: folder, changed: changed)
        }

        /// Shows what is wrong on the pages that are open, and on those that are asked for; the last build stays below it.
        package func show(_ error: SiteError) {
            events.show(error)
        }

        private func accept(on listener: AsyncSocket, _ pool: EventPool) async throws {
            let address = OwnAddress(port: port)
            try await withThrowingDiscardingTaskGroup { group in
                while !Task.isCancelled {
                    // Those for whom there is no room wait in the kernel.
                    guard table.hasRoom else {
                        var next = pollfd(fd: listener.socket.file.rawValue, events: Int16(POLLIN), revents: 0)
                        if poll(&next, 1, 0) > 0 { table.makeRoom() }
                        try await Task.sleep(for: .milliseconds(2))
                        continue
                    }
                    do {
                        let socket = try await listener.accept().socket
                        let connection = Connection(socket, pool: pool, table: table)
                        group.addTask {
                            await Exchange(connection: connection, events: self.events, address: address).run()
                        }
                    } catch SocketError.failed(_, let code, _) where [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) {
                        // Others use up what the system has: some of it comes back.
                        try await Task.sleep(for: .milliseconds(100))
                    } catch SocketError.failed(_, let code, _) where code != EBADF && code != EINVAL {
                        // One that had gone before it was accepted is no matter.
                        await Task.yield()
                    }
                }
            }
        }

        private func watchTimes() async throws {
            var lastBeat = ContinuousClock.now
            while true {
                try await Task.sleep(for: limits.tick)
                table.endLate()
                if ContinuousClock.now - lastBeat >= limits.heartbeat {
                    lastBeat = .now
                    events.beat()
                }
            }
        }
    }
#endif
