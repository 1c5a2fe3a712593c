import Foundation

/// Runs one scenario under faults, and holds what comes of each against runs without any.
struct FaultCheck {
    let scenario: Scenario
    private let program: String
    private let library: String
    private let workspace: Workspace
    /// Before the command, after it, and after it once more.
    private let (old, new): (Snapshot, Snapshot)
    private let clean: FaultedProcess
    private let next: FaultedProcess

    /// What came of one run.
    struct Outcome {
        /// What is wrong; nil where all is right.
        var finding: String?
        /// Whether the fault was met at all.
        let isMet: Bool
        let status: Int32
        let trace: [Int]
    }

    init(_ scenario: Scenario, _ program: String, library: String, in workspace: Workspace) throws {
        (self.scenario, self.program, self.library, self.workspace) = (scenario, program, library, workspace)
        try Self.prepare(scenario, program, library, workspace)
        old = workspace.snapshot()
        clean = try FaultedProcess(program, scenario.command, in: workspace, library: library, serves: scenario.serves)
        guard clean.status == scenario.status else { throw Unprepared(errors: clean.errors) }
        new = workspace.snapshot()
        next = try FaultedProcess(program, scenario.command, in: workspace, library: library, serves: scenario.serves)
    }

    /// Every fault that this scenario can meet.
    var faults: [Fault] {
        // Dispatch, on which the preview's tasks run, waits for a thread until there is one.
        clean.calls.faults().filter { !scenario.serves || $0.kind != CallKind.thread.rawValue }
    }
    var cleanStatus: Int32 { clean.status }
    var cleanErrors: String { clean.errors }

    private static func prepare(
        _ scenario: Scenario, _ program: String, _ library: String, _ workspace: Workspace
    ) throws {
        try workspace.empty()
        try workspace.write(scenario.files)
        for command in scenario.before {
            let run = try FaultedProcess(program, command, in: workspace, library: library)
            guard run.status == 0 else { throw Unprepared(errors: run.errors) }
        }
        try workspace.write(scenario.changes)
    }

    struct Unprepared: Error { let errors: String }

    // MARK: - One fault

    func run(_ fault: Fault) throws -> Outcome {
        try Self.prepare(scenario, program, library, workspace)
        let run = try FaultedProcess(
            program, scenario.command, in: workspace, library: library, fault: fault, serves: scenario.serves)
        let broken = workspace.snapshot()
        var outcome = Outcome(isMet: run.calls.struck > 0, status: run.status, trace: run.calls.trace)
        var findings = findings(run, fault, broken)
        if !(scenario.isOnce && run.status == clean.status) {
            let again = try FaultedProcess(
                program, scenario.command, in: workspace, library: library, serves: scenario.serves)
            findings += self.findings(after: again, fault, workspace.snapshot())
        }
        guard !findings.isEmpty else { return outcome }
        let told = findings.prefix(4) + (findings.count > 4 ? ["and \(findings.count - 4) more"] : [])
        outcome.finding =
            told.joined(separator: "; ") + "\n    said (\(run.status)): "
            + run.errors.split(separator: "\n").prefix(6).joined(separator: "\n      ")
        return outcome
    }

    /// What is wrong after the run that met the fault.
    private func findings(_ run: FaultedProcess, _ fault: Fault, _ broken: Snapshot) -> [String] {
        var findings: [String] = []
        if run.hung { return ["it did not end"] }
        if let signal = run.signal, signal != fault.signal { findings.append("it ended by signal \(signal)") }
        // What serves is asked to end once more, which ends it at once.
        let isEnded =
            run.signal != nil
            || fault.signal.map { run.status == 128 + $0 || scenario.serves && run.status == 128 + SIGTERM } == true
        let statuses: Set<Int32> = [clean.status, 0, 1, 65, 66, 73, 74]
        if !isEnded, !statuses.contains(run.status) { findings.append("exit status \(run.status)") }
        if !isEnded, run.status != 0, run.status != clean.status, !run.errors.contains("error:") {
            findings.append("exit status \(run.status) and no error")
        }
        // What hides a file from the program is as if it were not there.
        if !fault.hides {
            // A build that keeps going ends so without a fault, too.
            if !isEnded, run.status == clean.status, run.status == 0, !tells(run) {
                findings += differences(broken.visible, new.visible).map { "done by its status, but \($0)" }
                if run.output != clean.output { findings.append("done by its status, but another standard output") }
            }
            if !isEnded, run.status == 0, clean.status != 0 { findings.append("exit status 0") }
            findings += mixed(broken)
        } else if !isEnded, run.status == 0 {
            findings += broken.visible.keys.filter { old.files[$0] == nil && new.files[$0] == nil }
                .map { "\($0) is nobody's" }
        }
        // What is ended at once leaves what it is writing; the next run takes it away.
        // And who may remove nothing any more, or look at nothing, cannot either.
        let cannotClean = fault.action.hasSuffix("+") && (fault.kind == CallKind.unlink.rawValue || scenario.serves)
        if run.signal != SIGKILL, !cannotClean {
            findings += broken.litter.filter { old.files[$0] == nil }.map { "left \($0)" }
        }
        return findings
    }

    /// Whether the run says of itself that not all was done.
    private func tells(_ run: FaultedProcess) -> Bool {
        run.errors.contains("warning:") && !clean.errors.contains("warning:")
    }

    /// Each file is the old one or the new one, or what is there of neither.
    private func mixed(_ broken: Snapshot) -> [String] {
        let visible = broken.visible
        var findings: [String] = []
        for path in Set(visible.keys).union(old.visible.keys).union(new.visible.keys).sorted() {
            let bytes = visible[path]
            guard bytes != old.files[path], bytes != new.files[path], !Snapshot.isLitter(path) else { continue }
            // A build that keeps going lists the posts that it could read.
            if scenario.command.contains("--keep-going"), bytes != nil { continue }
            // A folder is made before what is in it.
            findings.append("\(path) is \(bytes == nil ? "lost" : "neither old nor new")")
        }
        return findings
    }

    /// What is wrong after the next run, which met no fault.
    private func findings(after run: FaultedProcess, _ fault: Fault, _ found: Snapshot) -> [String] {
        var findings: [String] = []
        if run.hung { return ["the next run did not end"] }
        // What was said to be gone of the output was believed: it was not deleted, or belongs to somebody else now, whose
        // files a build does not replace (73).
        if fault.hides { return [0, 1, 65, 73].contains(run.status) ? [] : ["the next run ends with \(run.status)"] }
        if run.status != clean.status {
            findings.append(
                "the next run ends with \(run.status): "
                    + run.errors.split(separator: "\n").prefix(3).joined(separator: " | "))
            return findings
        }
        findings += differences(found.visible, new.visible).map { "after the next run \($0)" }
        if run.output != clean.output, run.output != next.output {
            findings.append("the next run prints something else")
        }
        findings += differences(found.records, new.records).map { "in the records after the next run \($0)" }
        // An empty folder may be that of another preview, which has not locked it yet.
        findings += found.litter.filter { old.files[$0] == nil && (!scenario.serves || !isEmpty($0, found)) }.map {
            "the next run leaves \($0)"
        }
        if run.errors.contains("somebody else") { findings.append("the next run says: \(run.errors)") }
        return findings
    }

    private func isEmpty(_ folder: String, _ found: Snapshot) -> Bool {
        folder.hasSuffix("/") && !found.files.keys.contains { $0 != folder && $0.hasPrefix(folder) }
    }

    private func differences(_ one: [String: [UInt8]], _ other: [String: [UInt8]]) -> [String] {
        Set(one.keys).union(other.keys).sorted().compactMap { path in
            guard one[path] != other[path], !Snapshot.isLitter(path) else { return nil }
            return one[path] == nil ? "\(path) is missing" : other[path] == nil ? "\(path) is there" : "\(path) differs"
        }
    }
}
