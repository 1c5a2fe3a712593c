#if Full
    import ByteWriting

    /// The stream of server-sent events to one open page, as the HTML standard defines it.
    struct EventStream {
        let events: LiveEvents
        let connection: Connection

        /// Sends events until the page has closed the connection.
        ///
        /// - Parameter build: the build that the page shows; nil if it does not say, which counts as the last one.
        func run(from build: Int?) async {
            let (number, wakes) = events.listen()
            async let gone: Void = waitForEnd(ending: number)
            var knowledge = LiveState.PageKnowledge(build: build ?? events.state.build)
            do {
                var head = ByteBuffer()
                // The time in milliseconds after which a page that lost its stream tries again.
                head.append("retry: 500\n\n")
                head.append(contentsOf: events.state.events(after: &knowledge))
                try await connection.write(head.finished())
                connection.enter(.listening)
                for await _ in wakes {
                    let news = events.state.events(after: &knowledge)
                    // If there is no news, a comment line keeps the connection alive.
                    try await connection.write(news.isEmpty ? Array(": \n\n".utf8) : news)
                    connection.enter(.listening)
                }
            } catch {}
            events.end(number)
            connection.end()
            await gone
        }

        /// Waits until the page has closed the connection. The page sends nothing more, so only then a read ends.
        private func waitForEnd(ending number: Int) async {
            while (try? await connection.read()) != nil {}
            events.end(number)
        }
    }
#endif
