import SitePreview
import SourceText
import Stratus

/// A run of `stratus build --watch`.
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
///   - others: returns folders below the site's to which other processes write.
///   - isQuiet: whether only builds are reported, and no progress.
///   - built: is called after each build with its result, and whether it was the first.
/// - Returns: the builder of the site, for further builds.
/// - Throws: ``Problem`` if the folder is missing or no site, or if the first build fails because of its options.
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
    // As long as the configuration cannot be read, builds write nothing.
    var output = resolvedPath("public", in: options.folder)
    let loop = PreviewLoop(
        options.folder, interruption,
        outputs: {
            output = builder.options.outputFolder() ?? output
            return [output] + others()
        }, read: { reads.read(of: $0) }, report: { if !isQuiet { printError($0) } })
    var refusal: (any Error)?
    var unreported = 0
    try loop.run { change, isOutdated in
        let start = ContinuousClock.now
        bar.begin()
        let result = Result { try builder.build() }
        let duration = ContinuousClock.now - start
        bar.clear()
        switch result {
        case .success(let report): log.printBuild(report, after: duration, change)
        case .failure(let error):
            // Wrong flags cannot be mended by a change of files.
            if change == nil, status(of: error) == .usage {
                refusal = error
                return interruption.interrupt()
            }
            // During many changes, files disappear that were there a moment ago: the next build reports what remains
            // wrong.
            if change != nil, unreported < mostUnreported, isOutdated() {
                unreported += 1
                return
            }
            log.printBuild(error, options.folder, after: duration, change)
        }
        unreported = 0
        built(change == nil, result)
    }
    if let refusal { throw refusal }
    return builder
}

/// The most failed builds in a row that are not reported, because something has changed since they began.
private let mostUnreported = 5
