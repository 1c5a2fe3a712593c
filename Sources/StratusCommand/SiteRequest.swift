import ArgumentParser
import Glibc
import Stratus

/// A run of `stratus build` for one site.
struct SiteRequest {
    var options: SiteOptions
    let report: ReportForm
    let isQuiet: Bool

    func run() throws {
        var options = options
        let bar = ProgressBar(isQuiet: isQuiet || report == .json)
        options.progress = { bar.show($0) }
        options.waits = Self.waits(isQuiet: isQuiet || report == .json)
        if options.mayDelete == nil, !options.isCheck, isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
            options.mayDelete = { deletion in
                bar.clear()
                return Self.asks("\(deletion.output): \(deletion.description). Delete them? [y/N] ")
            }
        }
        let printer = SiteReportPrinter(form: report, isQuiet: isQuiet)
        let result: SiteReport
        do {
            result = try buildSite(options)
            bar.clear()
        } catch let error as SiteError {
            bar.clear()
            printError(printer.text(of: error))
            throw ExitCode(status(of: error).rawValue)
        } catch {
            bar.clear()
            guard report == .json else { throw error }
            printError(printer.text(of: error, site: options.folder))
            throw ExitCode(status(of: error).rawValue)
        }
        for text in printer.text(of: result) { printError(text) }
        if !result.errors.isEmpty || options.isCheck && result.isStale {
            throw ExitCode(ExitStatus.someFailed.rawValue)
        }
    }

    /// Asks a question on the terminal, and returns whether the answer is yes.
    private static func asks(_ question: String) -> Bool {
        printError(question, terminator: "")
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }

    /// Returns a function that reports that the build waits for another one.
    ///
    /// - Parameter isQuiet: whether nothing is printed; also set if standard error is JSON.
    static func waits(isQuiet: Bool) -> @Sendable (String) -> Void {
        { path in
            if !isQuiet { printError("\(path): another build is at work here; waiting for it") }
        }
    }
}

/// A maker of the messages and the report of a build, in the form that was asked for.
struct SiteReportPrinter {
    let form: ReportForm
    let isQuiet: Bool
    /// The name of the site, if there are several.
    var site: String?

    func text(of error: SiteError) -> String {
        let hint = error.canKeepGoing ? "; --keep-going publishes what is right" : ""
        return text(of: error, site: site ?? "stratus", "\(site ?? "stratus"): \(Self.count(error))\(hint)")
    }

    /// - Parameters:
    ///   - failure: any error of a build.
    ///   - name: the name of the site.
    ///   - summary: the last line; nil says how many errors there are.
    func text(of failure: any Error, site name: String, _ summary: String? = nil) -> String {
        let error = SiteError(of: failure, site: name)
        if form == .json { return SiteReport(error).json(site: site) }
        var lines = isQuiet ? [] : ProblemGroup.lines(of: error.warnings, omitted: 0, "warnings")
        // Other failures are about the whole folder, which has no lines to name.
        lines.append(failure is SiteError ? "\(error)" : message(of: failure))
        lines.append(summary ?? "\(name): \(Self.count(error))")
        return lines.joined(separator: "\n")
    }

    /// The number of errors as a summary: `2 errors, nothing was written`.
    static func count(_ error: SiteError) -> String {
        let count = error.errors.count + error.omittedCount
        return "\(count == 1 ? "1 error" : "\(count) errors"), nothing was written"
    }

    /// - Parameter summary: the last line; nil takes the report's own summary.
    func text(of result: SiteReport, summary: String? = nil) -> [String] {
        if form == .json { return [result.json(site: site)] }
        var lines: [String] = []
        if !isQuiet {
            lines += ProblemGroup.lines(of: result.warnings, omitted: result.omittedWarningCount, "warnings")
        }
        lines += ProblemGroup.lines(of: result.errors, omitted: result.omittedErrorCount, "errors")
        switch form {
        case .none, .json: break
        case .text: lines.append(result.text)
        case .summary: lines.append(summary ?? result.summary)
        }
        return lines
    }
}
