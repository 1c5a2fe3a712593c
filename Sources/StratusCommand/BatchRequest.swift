import ArgumentParser
import SourceText
import Stratus

/// A run of `stratus render --manifest`.
struct BatchRequest {
    let manifest: String
    let report: ReportForm
    let options: BatchOptions

    func run() throws {
        let bar = ProgressBar(isQuiet: report == .none || report == .json)
        var options = options
        options.progress = { bar.show($0) }
        defer { bar.clear() }
        let summary: BatchSummary
        var hasReader = true
        var doubtCount = 0
        do {
            summary = try renderBatch(of: manifest, options: options) { result in
                // Both streams are written in the order of the lines, whichever of them is read.
                do {
                    if hasReader { try result.answer?.writeToStandardOutput() }
                } catch let error as Problem where error.kind == .closedPipe && !options.answersAll && manifest != "-" {
                    // Without a reader of answers the files are still made; a manifest from a pipe may never end, so
                    // the run stops there.
                    hasReader = false
                }
                let doubts = report == .summary ? result.doubts.prefix(max(0, Self.mostDoubts - doubtCount)) : []
                doubtCount += doubts.count
                if result.error != nil || !result.omittedPosts.isEmpty || report == .text || !doubts.isEmpty {
                    bar.clear()
                }
                printResult(result)
                for note in doubts { printError("\(place(of: result)): note: \(note)") }
            }
        } catch let error as Problem where error.option != nil {
            throw Problem(.usage, "--\(error.message)", hint: error.hint)
        }
        bar.clear()
        if !hasReader, summary.clouds == summary.answered { return }
        switch report {
        case .none: break
        case .json: printError(summary.json)
        case .text, .summary: printError("\(name): \(summary.text)")
        }
        if summary.failed + summary.incomplete > 0 {
            throw ExitCode((summary.failed == summary.clouds ? ExitStatus.badInput : .someFailed).rawValue)
        }
    }

    private func printResult(_ result: BatchResult) {
        if report == .json { return printError(result.json) }
        if let error = result.error { printError("\(error)") }
        report.printErrors(of: result.omittedPosts)
        if report == .text, let report = result.report {
            printError("\(place(of: result)): \(report.text)")
        }
    }

    /// The most doubts that are printed, since many lines may have the same; the report of each line has them all.
    private static let mostDoubts = 20

    private func place(of result: BatchResult) -> String {
        "\(manifest == "-" ? "<standard input>" : manifest):\(result.line)"
    }

    private var name: String {
        let name = manifest == "-" ? "<standard input>" : manifest
        return options.shard.map { "\(name) \($0)" } ?? name
    }
}
