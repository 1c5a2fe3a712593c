import Glibc

/// One run of a door: its inputs, the commands that read them, and what was found.
///
/// It works in a folder of its own, which is the working folder of the commands.
final class Trial {
    let door: String
    let run: Int
    let seed: String
    var random: Random
    private(set) var inputs: [(String, [UInt8])] = []
    private(set) var commands: [String] = []
    private(set) var statuses: [Started.End: Int] = [:]
    /// What the command said of failures, without figures and what it quotes.
    private(set) var reasons: [String: Int] = [:]
    private let settings: Settings
    private var findings: Findings

    /// What all trials of a process share.
    struct Settings {
        let program: String
        /// The working folder is `room` in it.
        let scratch: String
        let findings: String
        var isVerbose = false
    }

    init(_ door: String, _ run: Int, seed: String, _ settings: Settings) {
        (self.door, self.run, self.seed, self.settings) = (door, run, seed, settings)
        random = Random("\(seed)/\(door)/\(run)")
        findings = Findings(folder: settings.findings)
    }

    var findingCount: Int { findings.count }

    /// Writes an input, and keeps it for whoever wants to see the run again.
    func put(_ bytes: [UInt8], _ path: String) {
        Files.write(bytes, to: path)
        inputs.append((path, bytes))
    }

    func put(_ text: String, _ path: String) { put(Array(text.utf8), path) }

    func find(_ kind: String, _ message: String) {
        if settings.isVerbose { print("found \(kind): \(printable(message))") }
        _ = findings.add(kind, message, of: self)
    }

    // MARK: - Running

    /// Runs the command, and checks what holds for each of its runs.
    ///
    /// - Parameter answers: whether failures are answered on standard output, so that there need not be a message.
    @discardableResult
    func stratus(_ arguments: [String], input: [UInt8] = [], answers: Bool = false) -> Started {
        let arguments = arguments.map { $0.contains("\0") ? $0.replacing("\0", with: "") : $0 }
        var command = "stratus " + arguments.map(quoted).joined(separator: " ")
        if !input.isEmpty {
            let name = "stdin-\(inputs.count)"
            inputs.append((name, input))
            command += " <\(name)"
        }
        commands.append(command)
        let result = Started(settings.program, arguments, input: input, scratch: settings.scratch)
        statuses[result.end, default: 0] += 1
        if settings.isVerbose { print("\(command)\n→ \(result.end), \(result.memory) KB\n\(result.text)") }
        switch result.end {
        case .signal(let number):
            find(number == SIGXCPU || number == SIGKILL ? "timeout" : "signal", "ended by signal \(number)")
        case .endless: find("timeout", "no end by the clock")
        case .status(let status):
            if ![0, 1, 64, 65, 66, 73, 74].contains(status) {
                find("status", "status \(status): \(firstLine(of: result.text))")
            }
            if status != 0 { reasons[Findings.shape(of: text(ofError: result.text)), default: 0] += 1 }
            if status != 0, result.errors.isEmpty, !answers { find("silent", "status \(status) without a message") }
            if let last = result.errors.last, last != 10 { find("message", "the last line has no end") }
        }
        if let sign = controlSigns(in: result.errors) {
            find("message", "\(sign) in: \(shortened(result.errors, around: sign))")
        }
        if result.memory > 1_500_000 { find("memory", "\(result.memory / 1000) MB") }
        return result
    }

    private func quoted(_ argument: String) -> String {
        let isPlain = argument.utf8.allSatisfy {
            0x2B...0x3A ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x5F || $0 == 0x3D
        }
        return isPlain && !argument.isEmpty ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
    }

    /// What is wrong, without the place.
    private func text(ofError text: String) -> String {
        let line = text.split(separator: "\n").first { $0.contains("error: ") } ?? ""
        return String(line.split(separator: "error: ", maxSplits: 1).last ?? "")
    }

    private func firstLine(of text: String) -> String { String(text.prefix { $0 != "\n" }) }

    /// The line of the sign, without names and figures, which the like of a finding goes by.
    private func shortened(_ bytes: [UInt8], around sign: String) -> String {
        let line = bytes.split(separator: 10).first { controlSigns(in: Array($0)) != nil } ?? []
        return String(decoding: line.prefix(200), as: UTF8.self)
    }

    /// Whether anything was left that only serves while writing.
    func checkLitter() {
        Files.walk(".") { path, _ in
            guard let name = path.split(separator: "/").last, name.hasPrefix(".stratus"), name != ".stratus" else {
                return
            }
            find("litter", "\(path) was left")
        }
    }
}
