import Glibc
import SitePreview
import SourceText
import Stratus

/// A printer of one line for each build of a site that is watched:
/// `12:04:31 public: 3 written, 1 deleted, in 41 ms (content/posts/a.md)`.
final class BuildLog {
    private let printer: SiteReportPrinter
    private let name: String?
    /// The warnings of the last build, which are not printed again.
    private var warnings: [Problem] = []
    private var isFirst = true

    /// - Parameter name: the name of the site in the lines; nil takes its output folder.
    init(_ printer: SiteReportPrinter, name: String? = nil) {
        (self.printer, self.name) = (printer, name)
    }

    func printBuild(_ report: SiteReport, after duration: Duration, _ change: FolderChange?) {
        defer { (warnings, isFirst) = (report.warnings, false) }
        guard printer.form != .json else { return printError(report.json) }
        var quieter = printer
        if report.warnings == warnings { quieter = SiteReportPrinter(form: printer.form, isQuiet: true) }
        let what = isFirst && name == nil ? report.summary : "\(name ?? report.output): \(Self.counts(report))"
        let line = "\(Self.time) \(what), in \(Self.milliseconds(duration))\(Self.reason(change))"
        for text in quieter.text(of: report, summary: line) { printError(text) }
        if printer.form == .text { printError(line) }
    }

    func printBuild(_ failure: any Error, _ site: String, after duration: Duration, _ change: FolderChange?) {
        isFirst = false
        warnings = []
        let count = SiteReportPrinter.count(SiteError(of: failure, site: site))
        let line = "\(Self.time) \(name ?? site): \(count), in \(Self.milliseconds(duration))\(Self.reason(change))"
        printError(printer.text(of: failure, site: site, line))
    }

    private static func counts(_ report: SiteReport) -> String {
        let written = report.created.count + report.replaced.count
        var parts: [String] = []
        if written > 0 { parts.append("\(written) written") }
        if !report.deleted.isEmpty { parts.append("\(report.deleted.count) deleted") }
        if parts.isEmpty { parts.append("nothing to do") }
        if !report.errors.isEmpty { parts.append("\(report.errors.count + report.omittedErrorCount) errors") }
        return parts.joined(separator: ", ")
    }

    private static func reason(_ change: FolderChange?) -> String {
        change.map { " (\($0.summary))" } ?? ""
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let (seconds, fraction) = duration.components
        return "\(seconds * 1000 + fraction / 1_000_000_000_000_000) ms"
    }

    /// The local time of day.
    private static var time: String {
        var now = time_t()
        Glibc.time(&now)
        var parts = tm()
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }
            .joined(separator: ":")
    }
}
