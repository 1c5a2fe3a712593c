import Foundation

/// Runs the built `stratus` binary: the one of `STRATUS_BINARY`, which `make` sets to what `make install` copies, else the
/// one beside the test bundle.
public struct Command: Sendable {
    public struct Result: Sendable {
        public let status: Int32
        public let output: [UInt8]
        public let errors: String
        public var text: String { String(decoding: output, as: UTF8.self) }

        /// Where `Tests/run.py` wants them, what failed is left for the golden file of diagnostics: the exit status, and
        /// what was printed, with `TMP` in place of the folders of tests.
        fileprivate func noteDiagnostics() {
            guard status != 0, errors.utf8.count < 4096, errors.contains("error:"),
                let folder = ProcessInfo.processInfo.environment["STRATUS_DIAGNOSTICS"],
                let file = fopen("\(folder)/\(getpid())", "a")
            else { return }
            let folders = /[\w\/]*stratus-test-[-0-9A-F]{36}/
            fputs(errors.replacing(folders, with: "TMP").replacing(Project.root.path + "/", with: ""), file)
            fputs("exit \(status)\n", file)
            fclose(file)
        }
    }

    public static let binary: String = {
        if let path = ProcessInfo.processInfo.environment["STRATUS_BINARY"] { return path }
        let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        return bundle.appending(path: "stratus").path
    }()

    /// Runs the built demonstrations, and returns their pages by name.
    public static func demonstrations() throws -> [(name: String, markup: [UInt8])] {
        let folder = try TemporaryFolder()
        let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let result = try run([folder.url.path], executable: bundle.appending(path: "demonstrations").path)
        guard result.status == 0 else { throw Failure(errors: result.text + result.errors) }
        return try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted().map { name in
            (name, [UInt8](try Data(contentsOf: folder.url.appending(path: name))))
        }
    }

    struct Failure: Error { let errors: String }

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - input: what the program reads on standard input; nothing when nil.
    ///   - environment: the whole environment; that of the test when nil.
    ///   - folder: the working folder.
    ///   - standardInput: is read in place of `input`.
    ///   - standardOutput: is written to; the result has no output then.
    public static func run(
        _ arguments: [String], input: [UInt8]? = nil, environment: [String: String]? = nil, folder: URL? = nil,
        executable: String = binary, standardInput: FileHandle? = nil, standardOutput: FileHandle? = nil
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        if let environment { process.environment = environment }
        if let folder { process.currentDirectoryURL = folder }
        // Files instead of pipes: no buffer fills up, whatever the sizes.
        let scratch = try TemporaryFolder()
        let names = ["in", "out", "err"].map { scratch.url.appending(path: $0) }
        for name in names { try Data(name.lastPathComponent == "in" ? input ?? [] : []).write(to: name) }
        process.standardInput = try standardInput ?? FileHandle(forReadingFrom: names[0])
        process.standardOutput = try standardOutput ?? FileHandle(forWritingTo: names[1])
        process.standardError = try FileHandle(forWritingTo: names[2])
        try process.run()
        process.waitUntilExit()
        let result = Result(
            status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
            output: [UInt8](try Data(contentsOf: names[1])),
            errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
        if executable == binary { result.noteDiagnostics() }
        return result
    }
}
