import Stratus
import Synchronization

/// A printer of the results of several sites, in the order of the sites, which adds the results up.
final class SiteTotals: Sendable {
    private struct State {
        /// The output of sites whose turn has not come yet, by their numbers.
        var waiting: [Int: String] = [:]
        var printed = 0
        var built = 0
        var partial = 0
        var posts = 0
        var files = 0
        var written = 0
        var unchanged = 0
        var deleted = 0
    }

    private let count: Int
    private let printer: SiteReportPrinter
    private let state = Mutex(State())

    init(count: Int, _ printer: SiteReportPrinter) {
        (self.count, self.printer) = (count, printer)
    }

    /// The number of sites whose results are printed.
    var printedCount: Int { state.withLock(\.printed) }

    func begin() {
        if printer.form == .json { printError("{\"sites\": [") }
    }

    /// Adds the result of a site, and prints it when its turn has come; any thread may call it.
    ///
    /// - Parameter number: the index of the site, from 0.
    func add(_ number: Int, _ options: SiteOptions, _ result: Result<SiteReport, any Error>) {
        var printer = printer
        printer.site = options.folder
        let text =
            switch result {
            case .success(let report): printer.text(of: report).joined(separator: "\n")
            case .failure(let error): printer.text(of: error, site: options.folder)
            }
        state.withLock { state in
            if case .success(let report) = result {
                let isWhole = report.errors.isEmpty && !(options.isCheck && report.isStale)
                if isWhole { state.built += 1 } else { state.partial += 1 }
                state.posts += report.postCount
                state.files += report.fileCount
                state.written += report.created.count + report.replaced.count
                state.unchanged += report.unchangedCount
                state.deleted += report.deleted.count
            }
            state.waiting[number] = text
            while let text = state.waiting.removeValue(forKey: state.printed) {
                state.printed += 1
                let comma = printer.form == .json && state.printed < count ? "," : ""
                if !text.isEmpty { printError(text + comma) }
            }
        }
    }

    func end() {
        let state = state.withLock { $0 }
        let failed = count - state.built - state.partial
        guard printer.form != .json else {
            return printError("], \"built\": \(state.built), \"partial\": \(state.partial), \"failed\": \(failed)}")
        }
        guard !printer.isQuiet || status != nil else { return }
        var parts = ["\(state.built) built"]
        if state.partial > 0 { parts.append("\(state.partial) in part") }
        if failed > 0 { parts.append("\(failed) failed") }
        var files = "\(state.files) files: \(state.written) written, \(state.unchanged) unchanged"
        if state.deleted > 0 { files += ", \(state.deleted) deleted" }
        printError(
            "stratus: \(count == 1 ? "1 site" : "\(count) sites"): \(parts.joined(separator: ", ")); \(state.posts) posts, \(files)"
        )
    }

    /// The exit status; nil if all sites were built.
    var status: ExitStatus? {
        let (built, partial) = state.withLock { ($0.built, $0.partial) }
        if built == count { return nil }
        return built + partial == 0 ? .badInput : .someFailed
    }
}
