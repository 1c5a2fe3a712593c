import Testing

@testable import SitePreview

extension PreviewTests {
    @Suite("Requests that are none") struct PreviewRequestTests {
        static let host = "Host: localhost\r\n"

        static let malformed: [(String, Int)] = [
            ("GET /\r\n", 400),
            ("GET /", 0),
            ("GET\r\n", 400),
            ("\r\n", 400),
            ("GET / HTTP/0.9\r\n", 505),
            ("GET / HTTP/2.0\r\n", 505),
            ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
            ("GET / http/1.1\r\n", 400),
            ("GET  / HTTP/1.1\r\n", 400),
            ("GET / HTTP/1.1 \r\n", 400),
            (" GET / HTTP/1.1\r\n", 400),
            ("GE(T / HTTP/1.1\r\n", 400),
            ("GET /a b HTTP/1.1\r\n", 400),
            ("GET /\tHTTP/1.1\r\n", 400),
            ("GET / HTTP/1.1\n\(host)\n", 400),
            ("GET / HTTP/1.1\r\nHost: localhost\n\n", 400),
            ("GET / HTTP/1.1\rHost: localhost\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X: a\rb\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\r\n", 400),
            ("GET /\0 HTTP/1.1\r\n\(host)\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X: \0\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X: \u{1B}[31m\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)no colon\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host): empty\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X : spaced\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nX: a\r\n folded\r\n\(host)\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)host: localhost\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: 0x10\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: \r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: 0\r\nContent-Length: 5\r\n\r\nhello", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: 5, 5\r\n\r\nhello", 400),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\nhello", 413),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999999\r\n\r\n", 413),
            ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\ngarbage", 400),
            ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 3\r\n\r\nabc", 405),
            ("\u{16}\u{3}\u{1}\u{2}\0\u{1}\0", 400),
            ("GET http://localhost/ HTTP/1.1\r\n\(host)\r\n", 400),
            ("GET * HTTP/1.1\r\n\(host)\r\n", 400),
            ("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n", 414),
            ("GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 101), 431),
            ("GET / HTTP/1.1\r\nX: \(String(repeating: "y", count: 17000))", 431),
            (String(repeating: "A", count: 20000), 414),
            ("GET / HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", 200),
            ("GET / HTTP/1.0\r\n\(host)\r\n", 200),
            ("GET / HTTP/1.1\r\nhOsT:localhost\t \r\n\r\n", 200),
            ("GET / HTTP/1.1\r\n\(host)\r\nGET /another HTTP/1.1\r\n\(host)\r\n", 200),
        ]

        @Test("What is no request is refused as soon as it is clear", arguments: malformed)
        func refusals(request: String, status: Int) async throws {
            try await Preview.run(["index.html": "<p>Home"]) { preview in
                let client = try await PreviewClient(port: preview.port)
                await client.send(request)
                guard status > 0 else { return }
                let answer = try PreviewAnswer(try await client.readToEnd())
                #expect(answer.status == status)
                #expect(answer.fields["connection"] == "close")
                #expect(answer.fields["content-length"] == "\(answer.body.count)")
                let next = try await preview.get("/")
                #expect(next.status == 200)
            }
        }

        @Test("A request is the same however it comes in pieces", arguments: [1, 2, 3, 7, 1000])
        func pieces(size: Int) throws {
            let bytes = Array("GET /a?b HTTP/1.1\r\nHost: x\r\nRange:  bytes=0-\t\r\nX: y\r\n\r\nrest".utf8)
            var reader = RequestReader()
            var request: Request?
            for start in stride(from: 0, to: bytes.count, by: size) where request == nil {
                request = try reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
            }
            let found = try #require(request)
            #expect(found.target == Array("/a?b".utf8) && found.fields == [.host: "x", .range: "bytes=0-"])
        }

        @Test("Any bytes end in a request or in a refusal", arguments: 0..<300)
        func noise(seed: Int) {
            var random = SystemRandom(seed: UInt64(seed))
            let parts = [
                "GET ", "/", " HTTP/1.1", "\r\n", "\n", "\r", "Host", ":", " ", "\0", "%", "a", "\t", "\r\n\r\n",
            ]
            var bytes: [UInt8] = []
            for _ in 0..<random.next(upTo: 60) {
                if random.next(upTo: 4) == 0 { bytes.append(UInt8(random.next(upTo: 256))) }
                bytes += Array(parts[random.next(upTo: parts.count)].utf8)
            }
            var reader = RequestReader()
            if let request = try? reader.read(bytes) { _ = try? RequestTarget(request.target) }
        }
    }
}

/// The same numbers for the same seed.
private struct SystemRandom {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next(upTo limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
