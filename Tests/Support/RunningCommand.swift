import Foundation

/// The built command while it runs, and what it says on standard error.
public final class RunningCommand {
    private let process = Process()
    private let scratch: TemporaryFolder
    /// How many bytes of what was said have been waited for.
    private var seen = 0

    public init(_ arguments: [String], folder: URL, environment: [String: String] = [:]) throws {
        scratch = try TemporaryFolder()
        try scratch.write("", to: "err")
        process.executableURL = URL(filePath: Command.binary)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "err"))
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// All that it has said.
    public var errors: String { (try? scratch.text("err")) ?? "" }

    /// Waits until it says this, behind what was waited for before; nil where it does not for a minute.
    @discardableResult
    public func line(with text: String) -> String? {
        let deadline = ContinuousClock.now + .seconds(60)
        while true {
            let isOver = !process.isRunning
            let bytes = Array(((try? scratch.bytes("err")) ?? []).dropFirst(seen))
            var start = 0
            for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
                let line = String(decoding: bytes[start..<place], as: UTF8.self)
                start = place + 1
                guard line.contains(text) else { continue }
                seen += start
                return line
            }
            guard !isOver, ContinuousClock.now < deadline else { return nil }
            usleep(2000)
        }
    }

    /// Waits until it has a file open; false where it has not for a minute.
    public func opens(_ path: String) -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        let files = FileManager.default
        let descriptors = "/proc/\(process.processIdentifier)/fd"
        let wanted = URL(filePath: path).resolvingSymlinksInPath().path
        while process.isRunning, ContinuousClock.now < deadline {
            let names = (try? files.contentsOfDirectory(atPath: descriptors)) ?? []
            let isOpen = names.contains {
                (try? files.destinationOfSymbolicLink(atPath: descriptors + "/" + $0)) == wanted
            }
            if isOpen { return true }
            usleep(2000)
        }
        return false
    }

    public func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// The exit status, of a process that a signal has ended 128 and its number.
    public func end(_ signal: Int32 = SIGINT) -> Int32 {
        send(signal)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
