#if Full
    import ByteWriting

    /// One page that listens: server-sent events, as the HTML standard has them.
    struct EventStream {
        let events: LiveEvents
        let connection: Connection

        /// Tells what happens until the page has gone.
        ///
        /// - Parameter build: that the page shows; nil where it does not say so.
        func run(from build: Int?) async {
            let (number, wakes) = events.listen()
            async let gone: Void = waitForEnd(ending: number)
            var told = LiveState.Told(build: build ?? events.state.build)
            do {
                var head = ByteBuffer()
                // After it a page that lost its stream tries again, in milliseconds.
                head.append("retry: 500\n\n")
                head.append(contentsOf: events.state.events(after: &told))
                try await connection.write(head.finished())
                connection.enter(.listening)
                for await _ in wakes {
                    let news = events.state.events(after: &told)
                    // A comment: a line that is no event.
                    try await connection.write(news.isEmpty ? Array(": \n\n".utf8) : news)
                    connection.enter(.listening)
                }
            } catch {}
            events.end(number)
            connection.end()
            await gone
        }

        /// A page says nothing more; that it has gone shows when there is nothing more to read.
        private func waitForEnd(ending number: Int) async {
            while (try? await connection.read()) != nil {}
            events.end(number)
        }
    }
#endif
