#if Full
    /// One request and its answer.
    struct Exchange {
        let connection: Connection
        let events: LiveEvents
        let address: OwnAddress

        /// The most bytes of a file that are in memory at a time.
        private static let chunk = 128 << 10

        /// Reads a request, answers it, and closes the connection.
        func run() async {
            do {
                try await answer(try await readRequest())
            } catch let refusal as Refusal {
                let response = Response(refusal)
                if case .bytes(let body) = response.body { try? await connection.write(response.head + body) }
                await connection.linger()
            } catch {
                // The other side has gone, or was too slow.
            }
            await connection.close()
        }

        private func readRequest() async throws -> Request {
            var reader = RequestReader()
            while true {
                if let request = try reader.read(try await connection.read()) { return request }
            }
        }

        private func answer(_ request: Request) async throws {
            connection.enter(.answering)
            let response = try Responder(state: events.state, address: address).answer(request)
            guard request.method == .get else { return try await connection.write(response.head) }
            switch response.body {
            case .bytes(let bytes): try await connection.write(response.head + bytes)
            case .file(let file, let range):
                var (start, head) = (range.lowerBound, response.head)
                repeat {
                    let part = file.read(at: start, count: min(Self.chunk, range.upperBound - start))
                    try await connection.write(head + part)
                    // If the file has become shorter, the answer breaks off, so that the browser sees that something is
                    // missing.
                    guard !part.isEmpty else { return }
                    start += part.count
                    head = []
                } while start < range.upperBound
            case .events(let build):
                try await connection.write(response.head)
                await EventStream(events: events, connection: connection).run(from: build)
            }
        }
    }
#endif
