import SourceText

#if Full
    import FileAccess
    import FlyingSocks
    import Glibc
    import SiteBuilding

    /// A server that shows a site in browsers of this machine while the site is being written.
    ///
    /// It listens on loopback only, and serves nothing but the files that the last build made.
    package final class PreviewServer: Sendable {
        private let listeners: LoopbackListeners
        private let limits: PreviewLimits
        let events: LiveEvents
        let table: ConnectionTable

        /// Opens the sockets; ``run()`` answers requests.
        ///
        /// - Parameter port: the port, or nil for a free one.
        /// - Throws: ``Problem`` if the port is taken or not allowed, or the process may open too few files.
        package convenience init(port: UInt16?) throws(Problem) {
            try self.init(port: port, PreviewLimits())
        }

        /// The fewest file descriptors with which the preview works. A build needs most of them; with fewer, nobody
        /// would be answered, or the process would end.
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
            // Milliseconds since 1970: more than the number of builds in any earlier run.
            events = LiveEvents(start: now.tv_sec * 1000 + now.tv_nsec / 1_000_000)
        }

        var port: UInt16 { listeners.port }

        /// The address of the home page in the preview, such as `http://127.0.0.1:8080/`.
        package var address: String { "http://127.0.0.1:\(port)/" }

        /// Answers requests until the task is cancelled.
        ///
        /// This method must be called only once. Browsers that connect before the call are answered then.
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
                    // The pool reports cancellation by errors of its own.
                    try Task.checkCancellation()
                    throw error
                }
            }
        }

        /// Serves the files of a build from now on, and updates the open pages if anything has changed.
        ///
        /// - Parameters:
        ///   - files: the files' paths in the folder, with slashes.
        ///   - folder: the build's output folder.
        ///   - changed: the paths of files that are new or changed. If these are only pages and style sheets, no page
        ///     is reloaded.
        package func show(_ files: [String], in folder: String, changed: [String]) {
            events.show(files, in: folder, changed: changed)
        }

        /// Shows the error of a failed build on open pages and on those that are requested later, above their content
        /// from the last good build.
        package func show(_ error: SiteError) {
            events.show(error)
        }

        private func accept(on listener: AsyncSocket, _ pool: EventPool) async throws {
            let address = OwnAddress(port: port)
            try await withThrowingDiscardingTaskGroup { group in
                while !Task.isCancelled {
                    // Connections for which there is no room wait in the kernel.
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
                        // Other programs use up the system's resources at the moment; some of them come back.
                        try await Task.sleep(for: .milliseconds(100))
                    } catch SocketError.failed(_, let code, _) where code != EBADF && code != EINVAL {
                        // A client that had gone before it was accepted does not matter.
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
