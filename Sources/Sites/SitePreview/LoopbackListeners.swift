#if Full
    import FlyingSocks
    import Glibc
    import SourceText

    /// The sockets that wait for browsers of this machine: on 127.0.0.1, and on ::1 if the machine has it, on the same
    /// port.
    ///
    /// A browser may look for `localhost` at either address.
    final class LoopbackListeners: Sendable {
        let port: UInt16
        let sockets: [Socket]

        /// Opens the sockets; throws ``Problem`` if the port is taken or not allowed.
        ///
        /// - Parameter port: the port, or nil or 0 for a free one.
        init(port: UInt16?) throws(Problem) {
            if let port, port > 0 {
                sockets = try Self.listen(on: port).sockets
                self.port = port
                return
            }
            // A port that is free at one address may be taken at the other.
            for _ in 0..<16 {
                guard let (port, sockets) = try? Self.listen(on: 0) else { continue }
                (self.port, self.sockets) = (port, sockets)
                return
            }
            throw Problem(.cannotCreate, "no port is free for the preview", hint: "name one with --port")
        }

        deinit {
            for socket in sockets { try? socket.close() }
        }

        private static func listen(on wanted: UInt16) throws(Problem) -> (port: UInt16, sockets: [Socket]) {
            let first: Socket
            var port = wanted
            do {
                first = try listen(to: .inet(ip4: "127.0.0.1", port: wanted))
                if case .ip4(_, let chosen) = try first.sockname() { port = chosen }
            } catch {
                throw Problem(error, port: wanted)
            }
            do {
                return (port, [first, try listen(to: .loopback(port: port))])
            } catch SocketError.failed(_, EADDRINUSE, _) {
                // Half of the browsers that ask for `localhost` would see the other program.
                try? first.close()
                throw Problem(SocketError.failed(type: "Bind", errno: EADDRINUSE, message: ""), port: port)
            } catch {
                return (port, [first])
            }
        }

        private static func listen(to address: some SocketAddress) throws -> Socket {
            let socket = try Socket(domain: Int32(address.family))
            do {
                // The remains of a server that has ended must not block its port.
                try socket.setValue(true, for: .localAddressReuse)
                // A program that is started to make a picture would keep the port.
                _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
                try socket.bind(to: address)
            } catch {
                try? socket.close()
                throw error
            }
            // `listen` closes the socket itself if it fails.
            try socket.listen()
            return socket
        }
    }

    extension Problem {
        /// Explains why a port cannot be used.
        fileprivate init(_ error: any Error, port: UInt16) {
            switch error {
            case SocketError.failed(_, EADDRINUSE, _):
                let other = port < .max ? port + 1 : port - 1
                self.init(
                    .cannotCreate, "port \(port) is taken by another program, perhaps by another preview",
                    hint: "end that one, or choose another port: --port \(other)")
            case SocketError.failed(_, EACCES, _):
                self.init(
                    .cannotCreate, "port \(port) is not for everybody", hint: "choose one above 1023: --port 8080")
            case SocketError.failed(_, let code, _):
                self.init(.cannotCreate, "cannot listen on port \(port): \(errorText(code))")
            default: self.init(.cannotCreate, "cannot listen on port \(port): \(error)")
            }
        }
    }
#endif
