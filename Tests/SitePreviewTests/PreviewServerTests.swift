import Glibc
import SourceText
import TestSupport
import Testing

@testable import SitePreview

extension PreviewTests {
    @Suite("Where the preview is") struct PreviewServerTests {
        @Test("A port that is taken is said to be, with what to do")
        func taken() throws {
            let first = try PreviewServer(port: nil)
            #expect(first.address == "http://127.0.0.1:\(first.port)/")
            let error = try #require(throws: Problem.self) { try PreviewServer(port: first.port) }
            #expect(error.description.contains("port \(first.port) is taken"))
            #expect(error.description.contains("--port"))
        }

        @Test("A port is free again as soon as its server has gone")
        func free() async throws {
            var port: UInt16 = 0
            try await Preview.run(["index.html": "x"]) { preview in
                port = preview.port
                let answer = try await preview.get("/")
                #expect(answer.status == 200)
            }
            // The task that ran it may take a moment to let go.
            let end = ContinuousClock.now + PreviewClient.deadline
            while (try? PreviewServer(port: port)) == nil, ContinuousClock.now < end { await Task.yield() }
            _ = try PreviewServer(port: port)
        }

        @Test("It listens on loopback, under both protocols, and nowhere else")
        func loopback() async throws {
            try await Preview.run(["index.html": "x"]) { preview in
                let client = try await PreviewClient(port: preview.port, version6: true)
                await client.send("GET / HTTP/1.1\r\nHost: [::1]:\(preview.port)\r\n\r\n")
                let answer = try PreviewAnswer(try await client.readToEnd())
                #expect(answer.status == 200)
                // Addresses on which the kernel says that the port is bound: 127.0.0.1 and ::1, as it writes them.
                let port = String(preview.port, radix: 16, uppercase: true)
                let padded = String(repeating: "0", count: 4 - port.count) + port
                var bound: [String] = []
                for name in ["/proc/net/tcp", "/proc/net/tcp6"] {
                    let table = String(decoding: try readProc(name), as: UTF8.self)
                    for line in table.split(separator: "\n") {
                        let columns = line.split(separator: " ")
                        guard columns.count > 3, columns[3] == "0A", columns[1].hasSuffix(":\(padded)") else {
                            continue
                        }
                        bound.append(String(columns[1].prefix { $0 != ":" }))
                    }
                }
                #expect(bound == ["0100007F", "00000000000000000000000001000000"])
            }
        }

        @Test(
            "Its own names are answered, and no other",
            arguments: [
                ("localhost:PORT", 200), ("127.0.0.1:PORT", 200), ("[::1]:PORT", 200), ("localhost", 200),
                ("127.0.0.1", 200), ("LOCALHOST:PORT", 200), ("evil.example", 421), ("evil.example:PORT", 421),
                ("localhost:1", 421), ("localhost.evil.example:PORT", 421), ("127.0.0.1.nip.io:PORT", 421),
                ("localhost:PORT@evil.example", 421), ("0.0.0.0:PORT", 421), ("::1", 421), ("", 421),
                ("localhost:", 421),
                ("127.0.0.2:PORT", 421), ("localhost:PORT:PORT", 421), ("localhost\u{301}", 421),
            ])
        func hosts(host: String, status: Int) async throws {
            try await Preview.run(["index.html": "x"]) { preview in
                let host = host.replacing("PORT", with: "\(preview.port)")
                let answer = try await preview.send(Array("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8))
                #expect(answer.status == status)
                if status == 421 { #expect(answer.text.contains("answers to localhost")) }
            }
        }
    }
}

private func readProc(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
        let count = fread(&buffer, 1, buffer.count, file)
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
    }
}
