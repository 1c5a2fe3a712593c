import ArgumentParser
import SourceText
import Stratus

/// What `stratus embed --clouds-from` is asked for.
struct TaxonomyRequest {
    /// With the posts.
    var contentFolder: String
    /// Where the clouds are written.
    var into: String
    /// Of the front matter, as the flags name them; the usual ones when there are none.
    var keys: [String] = []
    var includesDrafts = false
    /// Names with commas between them.
    var formats: String?
    /// Options of the clouds.
    var overrides: [OptionSetting] = []
    /// Whether the files are compared only.
    var isCheck = false
    var report: String?
    var quiet = false

    func run() throws {
        try reportingFailures {
            let reportForm = try ReportForm(report, quiet: quiet)
            let formats = try chosenFormats()
            let site = try SiteTaxonomies(
                readingPosts: contentFolder, keys: chosenKeys(), includingDrafts: includesDrafts)
            let clouds = try TaxonomyClouds(of: site, formats: formats, overrides: overrides)
            let states = isCheck ? try clouds.states(in: into) : try clouds.write(into: into)
            let report = TaxonomyReport(site, clouds, states, in: into)
            if isCheck {
                if reportForm == .json { printError(report.json) }
                try fail(report.changedFiles, isSilent: reportForm == .json)
                return
            }
            switch reportForm {
            case .none: break
            case .json: printError(report.json)
            case .text: printError(report.text)
            case .summary: printError(report.summary + (report.namesSome ? "\n(--report text says more)" : ""))
            }
        }
    }

    private func fail(_ changed: [(path: String, state: TaxonomyClouds.FileState)], isSilent: Bool) throws {
        guard !changed.isEmpty else { return }
        if !isSilent {
            for file in changed {
                printError("\(file.path): error: this is \(file.state == .created ? "missing" : "not up to date")")
            }
            printError("hint: the same command without --check writes what is missing")
        }
        throw ExitCode(ExitStatus.someFailed.rawValue)
    }

    /// Each key is a taxonomy of its own, however many flags there are.
    private func chosenKeys() throws -> [String]? {
        guard !keys.isEmpty else { return nil }
        let keys = keys.flatMap { OptionValue.text($0).items }
        guard keys.allSatisfy({ !$0.isEmpty }) else {
            throw Problem(.usage, "--key names no key", hint: "such as --key tags --key series")
        }
        return keys
    }

    private func chosenFormats() throws -> [TaxonomyFormat] {
        guard let formats else { return TaxonomyFormat.usual }
        let names = OptionValue.text(formats).items
        if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
            throw Problem(.usage, "--format has \"\(names[twice])\" twice", hint: "remove one")
        }
        return try names.map { try choice($0, "--format") }
    }
}
