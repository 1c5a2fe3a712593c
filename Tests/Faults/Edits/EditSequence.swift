import Foundation
import SourceText
import Stratus
import TestSupport

/// A site that is edited step by step, with two outputs: one of builds that take over what they can, and one that is made
/// anew each time.
struct EditSequence {
    private(set) var totals = SequenceTotals()

    private var site: EditedSite
    private let folder: URL
    private var options = SiteOptions()
    private var builder: SiteBuilder?
    private let mode: Mode

    private enum Mode: Int, CaseIterable {
        /// Each build is another process's: it knows what the last one left in the output.
        case cold
        /// One process builds again and again.
        case warm
        case mixed
    }

    init(seed: Int) throws {
        var random = Seeded(seed)
        folder = URL(filePath: NSTemporaryDirectory()).appending(path: "stratus-edits-\(getpid())-\(seed)")
        try? FileManager.default.removeItem(at: folder)
        mode = Mode.allCases[Int(random.next() % 3)]
        options.folder = folder.appending(path: "site").path
        options.output = folder.appending(path: "out").path
        options.now = 1_800_000_000
        // Half of the sequences wait until files are known by their times, as they are in life.
        options.settlingTime = random.next() % 2 == 0 ? 2_000_000_000 : 12_000_000
        site = try EditedSite(folder: folder.appending(path: "site"), output: folder.appending(path: "out"), random)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// - Returns: what was different first; nil where nothing was.
    mutating func run(edits count: Int) throws -> String? {
        var history: [String] = []
        for number in 0...count {
            if number > 0 { for _ in 0..<1 + site.below(3) { history.append(try site.edit(&options)) } }
            if options.settlingTime < 1_000_000_000 { usleep(14_000) }
            if let difference = try compare() { return "\(difference)\n  after \(history.joined(separator: "; "))" }
        }
        return nil
    }

    private mutating func compare() throws -> String? {
        let builds = builder.map { [$0] } ?? []
        let isWarm = mode == .warm || mode == .mixed && site.below(2) == 0
        let reusable = isWarm ? builds.first { same($0.options, options) } : nil
        // What ends by itself leaves what it knows; what was killed, what it knew at its first build.
        if reusable == nil, site.below(4) > 0 { builds.first?.finish() }
        var own = options
        own.jobs = 1 + site.below(3)
        let current = reusable ?? SiteBuilder(own)
        builder = current
        var clean = options
        clean.output = folder.appending(path: "clean").path
        clean.usesCache = false
        clean.jobs = 1 + site.below(3)
        // Of a page that failed, that of the last build stays, so both are to have the same past.
        let manager = FileManager.default
        let records = try [options, clean].map { options in
            try SiteFolder(options.folder).statePlace(of: options.output ?? "", in: nil).path
        }
        try? manager.removeItem(atPath: records[1])
        if options.keepsGoing, manager.fileExists(atPath: folder.appending(path: "out").path) {
            try manager.copyItem(at: folder.appending(path: "out"), to: folder.appending(path: "clean"))
            if manager.fileExists(atPath: records[0]) { try manager.copyItem(atPath: records[0], toPath: records[1]) }
        }
        let (mine, other) = (Result { try current.build() }, Result { try buildSite(clean) })
        defer { try? FileManager.default.removeItem(at: folder.appending(path: "clean")) }
        totals.builds += 1
        switch (mine, other) {
        case (.success(let mine), .success(let other)):
            totals.unchanged += mine.isStale ? 0 : 1
            totals.taken += mine.unchangedCount
            totals.made += mine.created.count + mine.replaced.count
            let (own, theirs) = (words(mine.warnings, in: "out"), words(other.warnings, in: "clean"))
            guard own == theirs else { return "warnings: \(own) expected \(theirs)" }
            let (errors, theirErrors) = (words(mine.errors, in: "out"), words(other.errors, in: "clean"))
            guard errors == theirErrors else { return "errors: \(errors) expected \(theirErrors)" }
            guard counts(mine) == counts(other) else { return "counts: \(counts(mine)) expected \(counts(other))" }
            guard mine.files == other.files else { return "files: \(mine.files) expected \(other.files)" }
            if mine.errors.isEmpty { site.remember() }
            // What somebody changed, and is to go, is kept, since nobody's work is deleted; that somebody deletes it.
            for file in mine.kept {
                try FileManager.default.removeItem(at: folder.appending(path: "out/\(file.path)"))
            }
            for file in other.kept {
                try FileManager.default.removeItem(at: folder.appending(path: "clean/\(file.path)"))
            }
            return try treeDifference()
        case (.failure(let mine), .failure(let other)):
            totals.failed += 1
            totals.note("\(other)")
            let (own, theirs) = ("\(mine)".replacing("/out", with: "/clean"), "\(other)")
            if site.below(4) > 0 { try site.restore() }
            return own == theirs ? nil : "error: \(own)\nexpected: \(theirs)"
        case (.success, .failure(let error)): return "built, expected: \(error)"
        case (.failure(let error), .success): return "not built: \(error)"
        }
    }

    private func same(_ one: SiteOptions, _ other: SiteOptions) -> Bool {
        one.now == other.now && one.drafts == other.drafts && one.usesCache == other.usesCache
            && one.minify == other.minify && one.overrides.map(\.value) == other.overrides.map(\.value)
            && one.baseURL == other.baseURL && one.keepsGoing == other.keepsGoing && one.expired == other.expired
            && one.future == other.future
    }

    /// What a report counts and names of the site, whatever the output had before.
    private func counts(_ report: SiteReport) -> [String] {
        [
            report.postCount, report.pageCount, report.tagCount, report.fileCount, report.cloudCount,
            report.omittedWarningCount, report.omittedErrorCount,
        ].map(String.init) + report.leftOut.map { "\($0.path): \($0.reason)" }
    }

    /// All but what only the output's own past tells: that somebody changed it, and that its cache is not used or cannot be left.
    private func words(_ diagnostics: [Problem], in name: String) -> [String] {
        let root = folder.appending(path: name).path
        return diagnostics.filter { diagnostic in
            // Notes are of the last build, and not of the site.
            diagnostic.severity != .note
                && !((diagnostic.path ?? "").hasPrefix(root + "/")
                    && diagnostic.message.contains("changed by somebody else"))
        }.map { $0.description.replacing(root, with: "out") }
    }

    private func treeDifference() throws -> String? {
        let (mine, clean) = (try files("out"), try files("clean"))
        for name in Set(mine.keys).union(clean.keys).sorted() where mine[name] != clean[name] {
            guard let one = mine[name] else { return "\(name) is missing" }
            guard let other = clean[name] else { return "\(name) is too much" }
            let place = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset ?? min(one.count, other.count)
            func around(_ data: Data) -> String {
                String(decoding: data.dropFirst(max(0, place - 60)).prefix(140), as: UTF8.self)
            }
            return "\(name) differs at \(place):\n  \(around(one))\n  expected\n  \(around(other))"
        }
        return nil
    }

    private func files(_ output: String) throws -> [String: Data] {
        let root = folder.appending(path: output)
        var files: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            guard let data = try? Data(contentsOf: root.appending(path: name)) else {
                continue
            }
            files[name] = data
        }
        return files
    }
}

/// What sequences did: that they are no idle ones.
struct SequenceTotals: CustomStringConvertible {
    var builds = 0
    var failed = 0
    var unchanged = 0
    var taken = 0
    var made = 0

    /// How often a build was refused for what.
    private(set) var reasons: [String: Int] = [:]

    mutating func note(_ error: String) {
        let line = error.split(separator: "\n").first.map(String.init) ?? ""
        let message = line.split(separator: "error: ", maxSplits: 1).last.map(String.init) ?? line
        reasons[String(message.prefix { $0 != "\"" }), default: 0] += 1
    }

    /// The reasons, the most frequent first.
    var refusals: String {
        reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) × \($0.key)" }
            .joined(separator: "\n")
    }

    mutating func add(_ other: SequenceTotals) {
        reasons.merge(other.reasons) { $0 + $1 }
        builds += other.builds
        failed += other.failed
        unchanged += other.unchanged
        taken += other.taken
        made += other.made
    }

    var description: String {
        "\(builds) builds (\(failed) refused, \(unchanged) with nothing to do), \(made) files written, \(taken) as they were"
    }
}
