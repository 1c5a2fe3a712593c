import SitePreview
import SourceText
import Stratus

/// What `stratus build --watch` is asked for.
struct WatchRequest {
    let options: SiteOptions
    let report: ReportForm
    let isQuiet: Bool

    func run() throws {
        let interruption = try WatchInterruption()
        EndSignals.interrupt(interruption)
        let log = BuildLog(SiteReportPrinter(form: report, isQuiet: isQuiet))
        try rebuild(options, interruption, log, isQuiet: isQuiet || report == .json) { isFirst, _ in
            if isFirst, !isQuiet, report != .json { printError("watching \(options.folder); Ctrl-C ends") }
        }.finish()
    }
}

/// Builds a site, and again whenever something in its folder changes, until it is interrupted.
///
/// - Parameters:
///   - others: folders in the site's that others write to.
///   - isQuiet: whether builds alone are told, and no progress.
///   - built: is called after each build with what came of it, and whether it was the first.
/// - Returns: what has built the site, and knows it.
/// - Throws: ``Problem`` where there is no such folder, and what is wrong with the options of a first build.
func rebuild(
    _ options: SiteOptions, _ interruption: WatchInterruption, _ log: BuildLog,
    besides others: @escaping () -> [String] = { [] },
    isQuiet: Bool, built: (_ isFirst: Bool, Result<SiteReport, any Error>) -> Void
) throws -> SiteBuilder {
    try checkSite(options.folder)
    var options = options
    let reads = SiteReads(&options)
    let bar = ProgressBar(isQuiet: isQuiet)
    options.progress = { bar.show($0) }
    options.waits = SiteRequest.waits(isQuiet: isQuiet)
    let builder = SiteBuilder(options)
    // While the configuration cannot be read, builds write nothing.
    var output = resolvedPath("public", in: options.folder)
    let loop = PreviewLoop(
        options.folder, interruption,
        outputs: {
            output = builder.options.outputFolder() ?? output
            return [output] + others()
        }, read: { reads.read(of: $0) }, tell: { if !isQuiet { printError($0) } })
    var refusal: (any Error)?
    var untold = 0
    try loop.run { change, isOutdated in
        let start = ContinuousClock.now
        bar.begin()
        let result = Result { try builder.build() }
        let duration = ContinuousClock.now - start
        bar.clear()
        switch result {
        case .success(let report): log.tell(report, after: duration, change)
        case .failure(let error):
            // What is wrong with the flags, no change of a file can mend.
            if change == nil, status(of: error) == .usage {
                refusal = error
                return interruption.interrupt()
            }
            // In the midst of many changes files are gone that were there a moment ago: the next build tells what is left.
            if change != nil, untold < mostUntold, isOutdated() {
                untold += 1
                return
            }
            log.tell(error, options.folder, after: duration, change)
        }
        untold = 0
        built(change == nil, result)
    }
    if let refusal { throw refusal }
    return builder
}

/// Of failures in a row that something was changed after.
private let mostUntold = 5
