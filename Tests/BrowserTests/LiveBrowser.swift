import Foundation
import TestSupport

/// Headless Chromium that stays open, as for somebody who looks at pages while they change.
///
/// It is told what to do in messages of the DevTools protocol, which end with a zero byte, through two pipes. Its answers
/// are waited for on a queue of its own, which alone changes what it holds: threads of tasks are not kept from others.
final class LiveBrowser: @unchecked Sendable {
    enum Failure: Error {
        case late(String)
        case refused(String)
        case notOpened(Int32)
    }

    private let folder: TemporaryFolder
    private let process = Process()
    private let queue = DispatchQueue(label: "browser")
    private let input: Int32
    private let output: Int32
    private var received: [UInt8] = []
    private var lastNumber = 0
    /// What went wrong in scripts, by page.
    private var exceptions: [String: [String]] = [:]

    init() throws {
        folder = try TemporaryFolder()
        let pipes = ["in", "out"].map(folder.file)
        for pipe in pipes { mkfifo(pipe, 0o600) }
        // For both directions, so that opening waits for nobody.
        (input, output) = (Foundation.open(pipes[0], O_RDWR | O_CLOEXEC), Foundation.open(pipes[1], O_RDWR | O_CLOEXEC))
        guard input >= 0, output >= 0 else { throw Failure.notOpened(errno) }
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", #"exec "$0" "$@" 3<"$IN" 4>"$OUT""#, try Browser.path(), "--headless", "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage", "--user-data-dir=\(folder.file("profile"))", "--window-size=800,600",
            "--remote-debugging-pipe",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["IN": pipes[0], "OUT": pipes[1]]) { $1 }
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        _ = try? exchange(Message(method: "Browser.close"))
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        close(input)
        close(output)
    }

    /// Opens a page, and waits until it is loaded.
    func open(_ address: String) async throws -> LivePage {
        let target = try await send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        let attached = try await send("Target.attachToTarget", ["targetId": target, "flatten": true])
        let session = attached["sessionId"] as? String
        let page = LivePage(browser: self, target: target, session: session ?? "")
        _ = try await send("Runtime.enable", session: page.session)
        try await page.load(address)
        return page
    }

    fileprivate func exceptions(of page: LivePage) -> [String] { queue.sync { exceptions[page.session] ?? [] } }

    private struct Message: @unchecked Sendable {
        var method = ""
        var parameters: [String: Any] = [:]
        var session: String?
    }

    fileprivate func send(
        _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
    ) async throws -> [String: Any] {
        let message = Message(method: method, parameters: parameters, session: session)
        let answer: Message = try await withCheckedThrowingContinuation { continuation in
            queue.async {
                continuation.resume(with: Result { Message(parameters: try self.exchange(message)) })
            }
        }
        return answer.parameters
    }

    private func exchange(_ message: Message) throws -> [String: Any] {
        lastNumber += 1
        var fields: [String: Any] = [
            "id": lastNumber, "method": message.method, "params": message.parameters,
        ]
        if let session = message.session { fields["sessionId"] = session }
        let bytes = [UInt8](try JSONSerialization.data(withJSONObject: fields)) + [0]
        guard write(input, bytes, bytes.count) == bytes.count else { throw Failure.notOpened(errno) }
        while true {
            let answer = try nextMessage(of: message.method)
            guard answer["id"] as? Int == lastNumber else {
                note(answer)
                continue
            }
            if let error = answer["error"] { throw Failure.refused("\(message.method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func note(_ event: [String: Any]) {
        guard event["method"] as? String == "Runtime.exceptionThrown", let session = event["sessionId"] as? String
        else {
            return
        }
        exceptions[session, default: []].append("\(event["params"] ?? "")")
    }

    private func nextMessage(of method: String) throws -> [String: Any] {
        let deadline = ContinuousClock.now + .seconds(300)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = try JSONSerialization.jsonObject(with: Data(received[..<end]))
                received.removeSubrange(...end)
                return message as? [String: Any] ?? [:]
            }
            guard ContinuousClock.now < deadline, process.isRunning else { throw Failure.late(method) }
            var place = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&place, 1, 100) > 0 else { continue }
            let count = read(output, &buffer, buffer.count)
            if count > 0 { received += buffer[..<count] }
        }
    }
}

/// A page that is open in a browser.
struct LivePage {
    fileprivate let browser: LiveBrowser
    fileprivate let target: String
    fileprivate let session: String

    /// What went wrong in scripts so far.
    var exceptions: [String] { browser.exceptions(of: self) }

    func load(_ address: String) async throws {
        _ = try await browser.send("Page.navigate", ["url": address], session: session)
        try await wait(until: "location.href !== 'about:blank' && document.readyState === 'complete'")
    }

    /// The value of an expression; of a promise, what becomes of it.
    func value<Value: Decodable>(_ expression: String) async throws -> Value {
        let answer = try await browser.send(
            "Runtime.evaluate",
            ["expression": "(async () => JSON.stringify(await (\(expression))))()", "awaitPromise": true],
            session: session)
        let result = answer["result"] as? [String: Any]
        guard answer["exceptionDetails"] == nil, let json = result?["value"] as? String else {
            throw LiveBrowser.Failure.refused("\(expression): \(answer)")
        }
        return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }

    /// Waits until an expression is true, on whatever page is shown by then.
    func wait(until expression: String) async throws {
        let deadline = ContinuousClock.now + .seconds(300)
        // While another page is being loaded there is none that could answer.
        while (try? await value("Boolean(\(expression))") as Bool) != true {
            guard ContinuousClock.now < deadline else { throw LiveBrowser.Failure.late(expression) }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    func close() async throws { _ = try await browser.send("Target.closeTarget", ["targetId": target]) }
}
