import ArgumentParser
import SourceText
import Stratus

/// The part of `stratus embed` that fills pages.
extension EmbedCommand {
    private var isCheck: Bool { given.isOn(Self.check) }
    private var printsPolicy: Bool { given.isOn(Self.printsPolicy) }

    func embedPages(_ options: EmbeddingOptions) throws {
        let report = try given.reportForm()
        let destination = try chosenOutput()
        if given.output == "-" { return try writeToStandardOutput(options, report) }
        let files = try PageFile.pages(named: given.inputs, output: destination)
        if case .folder = destination { try PageFile.checkNames(of: files) }
        let results = embedClouds(in: files, output: destination, options: options)
        let summary = EmbeddingReport(results, isCheck: isCheck)
        if report != .json { printResults(results, report) }
        // Scripts get a plain list on standard output, as from other tools that check.
        if isCheck, !summary.stalePaths.isEmpty { try writeLines(summary.stalePaths) }
        if printsPolicy { try writeLines([summary.policy.description]) }
        switch report {
        case .none: break
        case .json: printError(summary.json)
        case .text: printError(summary.text)
        case .summary: if destination != .none || isCheck { printError(summary.summary) }
        }
        if let status = exitStatus(results, summary) { throw ExitCode(status.rawValue) }
    }

    /// Returns the exit status of the error if there is only one page; with several, the other pages were written.
    private func exitStatus(_ results: [EmbeddingResult], _ summary: EmbeddingReport) -> ExitStatus? {
        if summary.failedCount == 0 {
            return isCheck && !summary.stalePaths.isEmpty || !summary.omittedPosts.isEmpty ? .someFailed : nil
        }
        let isOnlyOne = results.count == 1
        guard isOnlyOne, case .failed(_, let error) = results[0] else { return .someFailed }
        return status(of: error)
    }

    /// Returns the output that the flags ask for; errors in the arguments are reported before any page is read.
    private func chosenOutput() throws -> PageOutput {
        let (pages, output, isInPlace) = (given.inputs, given.output, given.isOn(Self.inPlace))
        guard !pages.isEmpty else {
            throw Problem(
                .usage, "there is no page to put clouds into",
                hint: "name pages, or a folder of them: stratus embed index.html --in-place")
        }
        let modes = [isInPlace ? "--in-place" : nil, output.map { "-o \($0)" }, isCheck ? "--check" : nil]
            .compactMap(\.self)
        guard modes.count < 2 else {
            throw Problem(.usage, "\(modes.joined(separator: " and ")) exclude each other", hint: "choose one of them")
        }
        if isCheck, printsPolicy {
            throw Problem(
                .usage, "--print-csp and --check both write to standard output",
                hint: "call it twice: --print-csp alone changes no page either")
        }
        if isInPlace { return .inPlace }
        if isCheck { return .none }
        if let output {
            guard !output.isEmpty else {
                throw Problem(.usage, "-o names no folder", hint: "such as -o public")
            }
            guard output == "-" else {
                guard !pages.contains("-") else {
                    throw Problem(
                        .usage, "a page on standard input has no name in a folder", hint: "write it with -o -")
                }
                return .folder(output)
            }
            guard pages.count == 1 else {
                throw Problem(
                    .usage, "-o - writes one page, and \(pages.count) are named", hint: "name a folder: -o public")
            }
            guard !printsPolicy else {
                throw Problem(
                    .usage, "--print-csp and -o - both write to standard output",
                    hint: "call it twice: --print-csp alone writes no page")
            }
            return .none
        }
        guard printsPolicy else {
            throw Problem(
                .usage, "where the pages go is not said",
                hint: "--in-place changes them, -o DIR writes them elsewhere, --check only looks")
        }
        return .none
    }

    private func writeToStandardOutput(_ options: EmbeddingOptions, _ report: ReportForm) throws {
        let path = given.inputs[0]
        let page = try PageEmbedder(options).embed(try readInput(path), path: path == "-" ? "<standard input>" : path)
        try page.writeToStandardOutput()
        let results = [EmbeddingResult.done(page)]
        printResults(results, report)
        let summary = EmbeddingReport(results, isCheck: false)
        switch report {
        case .none, .summary: break
        case .json: printError(summary.json)
        case .text: printError(summary.text)
        }
        try failIfIncomplete(summary.omittedPosts)
    }

    private func printResults(_ results: [EmbeddingResult], _ report: ReportForm) {
        for result in results {
            switch result {
            case .failed(_, let error): printFailure(error)
            case .done(let page):
                for warning in page.warnings { printError("\(warning)") }
                for cloud in page.clouds { report.printErrors(of: cloud.report.omittedPosts) }
                // The full report has them already.
                guard report == .summary else { continue }
                for cloud in page.clouds {
                    for note in cloud.report.doubts.prefix(3) {
                        printError("\(page.path):\(cloud.line): note: \(note)")
                    }
                }
            }
        }
    }
}
