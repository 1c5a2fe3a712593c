import ArgumentParser
import SourceText
import Stratus

/// The part of `stratus embed` that makes clouds from posts, with `--clouds-from`.
extension EmbedCommand {
    func makeClouds(from folder: String) throws {
        let others: [(String, Bool)] = [
            ("a page", !given.inputs.isEmpty), ("--in-place", given.has(Self.inPlace)), ("-o", given.has(Self.output)),
            ("--print-csp", given.has(Self.printsPolicy)), ("--sources", given.has(Self.sources)),
        ]
        if let other = others.first(where: \.1) {
            throw Problem(
                .usage, "--clouds-from and \(other.0) exclude each other",
                hint: "--clouds-from writes clouds as files into the folder of --into")
        }
        guard let into = given.text(Self.into) else {
            throw Problem(
                .usage, "where the clouds go is not said", hint: "name a folder: --into layouts/partials/clouds")
        }
        let unused = given.inputOverrides.map(\.name).filter { !["key", "drafts", "keep-going"].contains($0) }
        if let flag = unused.first ?? CountFlags(given: given).firstGiven {
            throw Problem(
                .usage, "--\(flag) acts on files of tags, and --clouds-from reads posts",
                hint: "of these flags --key, --drafts and --keep-going act on posts")
        }
        try writeClouds(from: folder, into: into)
    }

    private func writeClouds(from folder: String, into: String) throws {
        let isCheck = given.isOn(Self.check)
        let isOn = { (name: String) in InputOption.named(name).map { given.isOn(Flag($0)) } ?? false }
        let reportForm = try given.reportForm()
        let formats = try chosenFormats()
        let site = try SiteTaxonomies(
            readingPosts: folder, keys: chosenKeys(), includingDrafts: isOn("drafts"), keepingGoing: isOn("keep-going"))
        let clouds = try TaxonomyClouds(of: site, formats: formats, overrides: given.cloudOverrides)
        let states = isCheck ? try clouds.states(in: into) : try clouds.write(into: into)
        let report = TaxonomyReport(site, clouds, states, in: into)
        let omitted = report.omittedPosts.map { [$0] } ?? []
        reportForm.printErrors(of: omitted)
        if isCheck {
            if reportForm == .json { printError(report.json) }
            try fail(report.changedFiles, isSilent: reportForm == .json)
            return try failIfIncomplete(omitted)
        }
        switch reportForm {
        case .none: break
        case .json: printError(report.json)
        case .text: printError(report.text)
        case .summary: printError(report.summary + (report.namesSome ? "\n(--report text says more)" : ""))
        }
        try failIfIncomplete(omitted)
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

    /// Returns the keys that were given, each a taxonomy; nil if there are none.
    private func chosenKeys() throws -> [String]? {
        let keys = InputOption.named("key").map { given.texts(Flag($0)) } ?? []
        guard !keys.isEmpty else { return nil }
        let names = keys.flatMap { OptionValue.text($0).items }
        guard names.allSatisfy({ !$0.isEmpty }) else {
            throw Problem(.usage, "--key names no key", hint: "such as --key tags --key series")
        }
        return names
    }

    private func chosenFormats() throws -> [TaxonomyFormat] {
        guard let formats = given.text(Self.format) else { return TaxonomyFormat.usual }
        let names = OptionValue.text(formats).items
        if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
            throw Problem(.usage, "--format has \"\(names[twice])\" twice", hint: "remove one")
        }
        return try names.map { try choice($0, "--format") }
    }
}
