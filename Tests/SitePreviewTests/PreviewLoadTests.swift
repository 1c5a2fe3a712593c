import Glibc
import TestSupport
import Testing

@testable import SitePreview

extension PreviewTests {
    @Suite("Clients that mean no good") struct PreviewLoadTests {
        private let site = ["index.html": "<body>Home</body>", "style.css": "p{}"]

        @Test("A request that does not end is given up, and others are answered meanwhile")
        func slow() async throws {
            try await Preview.run(site, PreviewLimits(requestTime: .milliseconds(300))) { preview in
                var silent: [PreviewClient] = []
                for number in 0..<50 {
                    let client = try await PreviewClient(port: preview.port)
                    if number % 2 == 0 { await client.send("GET / HT") }
                    silent.append(client)
                }
                let slow = try await PreviewClient(port: preview.port)
                for byte in "GET / HTTP/1.1\r\nHost: localhost\r\n".utf8 {
                    await slow.send([byte])
                    let answer = try await preview.get("/style.css")
                    #expect(answer.status == 200)
                }
                silent.append(slow)
                for client in silent { #expect(try await client.readToEnd().isEmpty) }
                try await reaches { preview.server.table.count == 0 }
            }
        }

        @Test("A client that takes nothing of its answer is given up")
        func stalled() async throws {
            try await Preview.run(site, PreviewLimits(stallTime: .milliseconds(300))) { preview in
                try preview.folder.write([UInt8](repeating: 7, count: 30_000_000), to: "large.bin")
                preview.show(site.keys + ["large.bin"])
                let client = try await PreviewClient(port: preview.port)
                await client.send("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
                try await reaches { preview.server.table.count == 1 }
                try await reaches { preview.server.table.count == 0 }
                #expect(try await client.readToEnd().count < 30_000_000)
            }
        }

        @Test("An endless header, endlessly many lines and an endless body are cut, in bounded memory")
        func huge() async throws {
            try await Preview.run(site) { preview in
                let before = try residentBytes()
                let starts = [
                    "GET / HTTP/1.1\r\nHost: localhost\r\nX: ", "GET / HTTP/1.1\r\n", "GET /",
                    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1073741824\r\n\r\n",
                ]
                let line = String(repeating: "X-Field: value\r\n", count: 4096)
                let parts = [String(repeating: "x", count: 65536), line, String(repeating: "y", count: 65536), line]
                for (start, part) in zip(starts, parts) {
                    let client = try await PreviewClient(port: preview.port)
                    await client.send(start)
                    // It ends when the other side has closed; a gigabyte, else.
                    let sent = await client.flood(Array(part.utf8), atMost: 1 << 30)
                    #expect(sent < 64 << 20)
                }
                // Other tests run beside this one.
                #expect(try residentBytes() < before + 256 << 20)
                let answer = try await preview.get("/")
                #expect(answer.status == 200)
            }
        }

        @Test("A thousand at once are all answered")
        func thousand() async throws {
            try await Preview.run(site) { preview in
                var clients: [PreviewClient] = []
                for _ in 0..<1000 { clients.append(try await PreviewClient(port: preview.port)) }
                for client in clients {
                    await client.send("GET / HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n")
                }
                for client in clients {
                    let answer = try PreviewAnswer(try await client.readToEnd())
                    #expect(answer.status == 200 && answer.text.hasPrefix("<body>Home"))
                }
                clients = []
                try await reaches { preview.server.table.count == 0 }
            }
        }

        @Test("Where the table is full of slow ones, they go for the next")
        func crowded() async throws {
            let limits = PreviewLimits(crowdedTime: .milliseconds(100), connections: 20)
            try await Preview.run(site, limits) { preview in
                var slow: [PreviewClient] = []
                for _ in 0..<100 { slow.append(try await PreviewClient(port: preview.port)) }
                let answer = try await preview.get("/")
                #expect(answer.status == 200)
                #expect(preview.server.table.count <= 20)
            }
        }

        // Neither the time for a request nor that of a crowd is waited for.
        @Test("A request that has come is answered, however many half ones came before it")
        func halfRequests() async throws {
            let limits = PreviewLimits(requestTime: .seconds(3600), crowdedTime: .seconds(3600), connections: 20)
            try await Preview.run(site, limits) { preview in
                var halves: [PreviewClient] = []
                for _ in 0..<200 {
                    let client = try await PreviewClient(port: preview.port)
                    await client.send("GET / HTTP/1.1\r\nHost: loc")
                    halves.append(client)
                }
                let answer = try await preview.get("/")
                #expect(answer.status == 200)
                #expect(preview.server.table.count <= 20)
                // Those that came last may still go on.
                await halves.last?.send("alhost:\(preview.port)\r\n\r\n")
                let last = try PreviewAnswer(try #require(try await halves.last?.readToEnd()))
                #expect(last.status == 200)
            }
        }

        @Test("More whole requests than there is room for are all answered")
        func wholeRequests() async throws {
            try await Preview.run(site, PreviewLimits(connections: 20)) { preview in
                var clients: [PreviewClient] = []
                for _ in 0..<200 {
                    let client = try await PreviewClient(port: preview.port)
                    await client.send("GET / HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n")
                    clients.append(client)
                }
                for client in clients { #expect(try PreviewAnswer(try await client.readToEnd()).status == 200) }
            }
        }

        @Test("Pages that listen leave room for others")
        func listeners() async throws {
            try await Preview.run(site, PreviewLimits(connections: 20)) { preview in
                var pages: [PreviewClient] = []
                for _ in 0..<50 { pages.append(try await preview.listen()) }
                let answer = try await preview.get("/")
                #expect(answer.status == 200)
                #expect(preview.server.events.listenerCount <= 20)
            }
        }

        @Test("Clients that go in the middle of anything leave nothing behind")
        func broken() async throws {
            try await Preview.run(site) { preview in
                try preview.folder.write([UInt8](repeating: 7, count: 3_000_000), to: "large.bin")
                preview.show(site.keys + ["large.bin"])
                for round in 0..<300 {
                    let client = try await PreviewClient(port: preview.port)
                    let targets = ["/", "/large.bin", "/.stratus/events", "/none"]
                    let request = "GET \(targets[round % 4]) HTTP/1.1\r\nHost: localhost\r\n\r\n"
                    await client.send(String(request.prefix(round % 7 == 0 ? 20 : request.count)))
                    if round % 3 == 0 { client.reset() }
                }
                try await reaches { preview.server.table.count == 0 && preview.server.events.listenerCount == 0 }
                let answer = try await preview.get("/")
                #expect(answer.status == 200)
            }
        }
    }
}

extension PreviewClient {
    /// Sends the same again and again, and says how many bytes the other side took before it closed.
    func flood(_ bytes: [UInt8], atMost limit: Int) async -> Int {
        var sent = 0
        while sent < limit, await sendOnce(bytes) { sent += bytes.count }
        return sent
    }
}

/// What the process has in memory.
private func residentBytes() throws -> Int {
    let file = try #require(fopen("/proc/self/statm", "r"))
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 200)
    fgets(&buffer, Int32(buffer.count), file)
    let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (Int(text.split(separator: " ")[1]) ?? 0) * 4096
}
