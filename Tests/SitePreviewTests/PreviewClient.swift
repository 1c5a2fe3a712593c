import Dispatch
import Glibc
import TestSupport
import Testing

@testable import SitePreview

/// All that runs a server: one at a time, since each waits on a thread of its own, as do the clients.
@Suite(.serialized) enum PreviewTests {}

/// A client that sends whatever bytes it is told, and reads until the other side has closed.
///
/// It waits on threads of its own: those of Swift's tasks are the server's.
final class PreviewClient: Sendable {
    enum Failure: Error {
        case cannotConnect(Int32)
        case noAnswer
        case late(String)
    }

    private let descriptor: Int32
    private static let queue = DispatchQueue(label: "clients", attributes: .concurrent)

    /// How long anything may take here before a test has failed.
    static let deadline = Duration.seconds(60)

    init(port: UInt16, version6: Bool = false) async throws {
        descriptor = try await Self.apart { try Self.connect(port, version6: version6) }
    }

    deinit { Glibc.close(descriptor) }

    /// Sends as much as the other side takes; that it has closed is no error.
    func send(_ bytes: [UInt8]) async { _ = await sendOnce(bytes) }

    /// - Returns: whether all was taken.
    func sendOnce(_ bytes: [UInt8]) async -> Bool {
        await Self.apart { [descriptor] in
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes { bytes in
                    Glibc.send(
                        descriptor, UnsafeRawBufferPointer(rebasing: bytes[sent...]).baseAddress, bytes.count - sent,
                        Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Has the connection break when it is closed, as that of a program that was killed.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    func send(_ text: String) async { await send(Array(text.utf8)) }

    /// All that comes until the other side closes.
    func readToEnd() async throws -> [UInt8] { try await read { _ in false } }

    /// All that comes until it is enough, or the other side closes.
    func read(until isEnough: @escaping @Sendable ([UInt8]) -> Bool) async throws -> [UInt8] {
        try await Self.apart { [descriptor] in
            var (received, end) = ([UInt8](), ContinuousClock.now + Self.deadline)
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while !isEnough(received) {
                guard ContinuousClock.now < end else {
                    throw Failure.late(String(decoding: received.prefix(500), as: UTF8.self))
                }
                var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&event, 1, 100) > 0 else { continue }
                let count = recv(descriptor, &buffer, buffer.count, 0)
                guard count > 0 else { break }
                received += buffer[..<count]
                end = ContinuousClock.now + Self.deadline
            }
            return received
        }
    }

    /// What comes until a text has come.
    func read(until text: String) async throws -> String {
        let wanted = Array(text.utf8)
        let bytes = try await read { $0.count >= wanted.count && $0.suffix(1000).contains(wanted) }
        let answer = String(decoding: bytes, as: UTF8.self)
        guard answer.contains(text) else { throw Failure.late(answer) }
        return answer
    }

    static func apart<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async rethrows -> Result {
        let result: Swift.Result<Result, any Error> = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Swift.Result { try body() }) }
        }
        // Only what the body threw.
        func get() throws -> Result { try result.get() }
        return try get()
    }

    private static func connect(_ port: UInt16, version6: Bool) throws -> Int32 {
        let descriptor = socket(version6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var status: Int32
        if version6 {
            var address = sockaddr_in6()
            (address.sin6_family, address.sin6_port) = (sa_family_t(AF_INET6), port.bigEndian)
            address.sin6_addr = in6addr_loopback
            status = withUnsafePointer(to: &address) { address in
                address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
                }
            }
        } else {
            var address = sockaddr_in()
            (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            status = withUnsafePointer(to: &address) { address in
                address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
        guard descriptor >= 0, status == 0 else {
            let code = errno
            if descriptor >= 0 { Glibc.close(descriptor) }
            throw Failure.cannotConnect(code)
        }
        return descriptor
    }
}

/// An answer as it came.
struct PreviewAnswer {
    let status: Int
    /// By name in lower case.
    let fields: [String: String]
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    init(_ bytes: [UInt8]) throws {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { throw PreviewClient.Failure.noAnswer }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        guard let first = lines.first, let status = Int(first.split(separator: " ")[1]) else {
            throw PreviewClient.Failure.noAnswer
        }
        self.status = status
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ": ", maxSplits: 1)
            fields[parts[0].lowercased()] = parts.count > 1 ? String(parts[1]) : ""
        }
        self.fields = fields
        body = Array(bytes[end.upperBound...])
    }
}

/// A preview of a folder of files, which answers while the body runs.
struct Preview {
    let server: PreviewServer
    let folder: TemporaryFolder
    var port: UInt16 { server.port }

    static func run(
        _ files: [String: String] = [:], _ limits: PreviewLimits = PreviewLimits(),
        _ body: (Preview) async throws -> Void
    ) async throws {
        let preview = Preview(server: try PreviewServer(port: nil, limits), folder: try TemporaryFolder())
        for (name, text) in files { try preview.folder.write(text, to: name) }
        if !files.isEmpty { preview.show(files.keys.sorted()) }
        let running = Task { try await preview.server.run() }
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(preview)) } catch { outcome = .failure(error) }
        running.cancel()
        // It comes to its end, and leaves nothing open.
        _ = await running.result
        #expect(preview.server.table.count == 0)
        try outcome.get()
    }

    func show(_ files: [String], changed: [String] = []) {
        server.show(files, in: folder.url.path, changed: changed)
    }

    /// Sends a request as a browser does.
    func get(_ target: String, method: String = "GET", _ fields: [String] = []) async throws -> PreviewAnswer {
        let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost:\(port)"] + fields + ["", ""]
        return try await send(Array(lines.joined(separator: "\r\n").utf8))
    }

    func send(_ bytes: [UInt8]) async throws -> PreviewAnswer {
        let client = try await PreviewClient(port: port)
        await client.send(bytes)
        return try PreviewAnswer(try await client.readToEnd())
    }

    /// A page that listens, from its build on.
    func listen(build: Int? = nil, _ fields: [String] = []) async throws -> PreviewClient {
        let client = try await PreviewClient(port: port)
        let query = build.map { "?build=\($0)" } ?? ""
        let lines = ["GET /.stratus/events\(query) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields + ["", ""]
        await client.send(lines.joined(separator: "\r\n"))
        return client
    }
}
