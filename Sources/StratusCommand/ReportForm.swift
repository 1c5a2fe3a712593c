import ArgumentParser
import Stratus

/// The form of a command's report on its work.
enum ReportForm: String, CaseIterable {
    case text, json
    case summary, none

    static let allCases: [ReportForm] = [.text, .json]

    init(_ name: String?, quiet: Bool) throws {
        self = try name.map { try choice($0, "--report") } ?? (quiet ? .none : .summary)
    }

    /// Prints the report on a cloud or a list that was written.
    ///
    /// - Throws: the exit status for a part of the inputs, if posts were left out.
    func print(_ report: RenderReport, output: String?) throws {
        printErrors(of: report.omittedPosts)
        printForm(of: report, output: output)
        try failIfIncomplete(report.omittedPosts)
    }

    /// Prints the errors of posts that were left out, unless the report has them as data.
    func printErrors(of omitted: [OmittedPosts]) {
        guard self != .json else { return }
        for posts in omitted { printFailure(posts.problem) }
    }

    private func printForm(of report: RenderReport, output: String?) {
        switch self {
        case .none: break
        case .json: printError(report.json)
        case .text: printError(report.text)
        case .summary:
            // A cloud on standard output needs no summary, unless a tag is not as expected.
            if output == nil || output == "-", report.isPlain { return }
            let prefix = output.map { "\($0): " } ?? ""
            printError(prefix + report.summary + (report.namesSome ? " (--report text names them)" : ""))
            for note in report.doubts.prefix(3) { printError("note: \(note)") }
        }
    }
}

/// Ends the command with the exit status for a part of the inputs, if posts were left out.
func failIfIncomplete(_ omitted: [OmittedPosts]) throws {
    if !omitted.isEmpty { throw ExitCode(ExitStatus.someFailed.rawValue) }
}
