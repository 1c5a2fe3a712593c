import ArgumentParser
import Stratus

/// What `stratus build` is asked for.
struct SiteRequest {
    var options: SiteOptions
    let report: ReportForm
    let isQuiet: Bool

    func run() throws {
        var options = options
        let bar = ProgressBar(isQuiet: isQuiet || report == .json)
        options.progress = { bar.show($0) }
        options.waits = { [isQuiet] path in
            if !isQuiet { printError("\(path): another build is at work here; waiting for it") }
        }
        let result: SiteReport
        do {
            result = try buildSite(options)
            bar.clear()
        } catch let error as SiteError {
            bar.clear()
            fail(error)
            throw ExitCode(ExitStatus.badInput.rawValue)
        } catch {
            bar.clear()
            throw error
        }
        tell(result)
        if !result.errors.isEmpty || options.isCheck && result.isStale {
            throw ExitCode(ExitStatus.someFailed.rawValue)
        }
    }

    private func fail(_ error: SiteError) {
        if report == .json { return printError(SiteReport(error).json) }
        if !isQuiet { for warning in error.warnings { printError("\(warning)") } }
        printError("\(error)")
        let count = error.errors.count + error.omittedCount
        let hint = error.canKeepGoing ? "; --keep-going publishes what is right" : ""
        printError("stratus: \(count == 1 ? "1 error" : "\(count) errors"), nothing was written\(hint)")
    }

    private func tell(_ result: SiteReport) {
        if report == .json { return printError(result.json) }
        if !isQuiet {
            for warning in result.warnings { printError("\(warning)") }
            if result.omittedWarningCount > 0 { printError("and \(result.omittedWarningCount) more warnings") }
        }
        for error in result.errors { printError("\(error)") }
        if result.omittedErrorCount > 0 { printError("and \(result.omittedErrorCount) more errors") }
        switch report {
        case .none, .json: break
        case .text: printError(result.text)
        case .summary: printError(result.summary)
        }
    }
}
