import FileAccess
import SitePublishing
import SiteReading
import SourceText
import Workers

extension SiteRun {
    /// Takes the cache of the output folder, where none is remembered.
    ///
    /// - Returns: why it is not used.
    mutating func readCache(_ place: StatePlace) -> Diagnostic? {
        guard cache == nil else { return nil }
        do throws(SiteCache.Refusal) {
            cache = try SiteCache.read(in: place)
            return nil
        } catch {
            return Diagnostic(
                path: "\(place.path)/\(SiteCache.fileName)", severity: .note,
                "the cache of the last build is not used: \(error.reason)",
                hint: error.hint ?? "everything is made anew, and a new cache is left")
        }
    }

    /// What is to be told where nothing was changed since the last build, and its output stands as it was left; nil where
    /// there is anything to do.
    ///
    /// - Parameter notes: takes what is to be told besides, whatever is returned.
    /// - Complexity: O(n) in the files, a system call or two for each.
    func unchanged(
        _ fingerprint: UInt64?, _ listing: SiteListing, _ output: String, _ place: StatePlace, now: Int64,
        _ notes: inout [Diagnostic]
    ) throws -> SiteReport? {
        guard let last = cache?.whole, last.moments.contains(now), last.settings == fingerprint,
            last.files == listing.fingerprint(settledBefore: moment)
        else { return nil }
        let waits = options.waits
        let publication = try Publication(
            output: output, state: place, waiting: Waiting(seconds: 600) { waits?(output) }, finishes: !options.isCheck)
        defer { publication.abandon() }
        notes += publication.finishedNote.map { [$0] } ?? []
        guard cache?.isOfLastBuild(in: publication) == true else { return nil }
        let files = publication.manifest.files
        guard files.count == last.outputs.count else { return nil }
        let stand = inParallel(files.count, jobs: options.jobs) { publication.stands(files[$0], last.outputs[$0]) }
        guard stand.allSatisfy(\.self) else { return nil }
        var report = last.report
        report.output = output
        report.files = files.map(\.path.text)
        (report.fileCount, report.unchangedCount) = (files.count, files.count)
        return report
    }
}

extension SiteCache {
    /// Takes over what was made.
    mutating func take(
        _ made: [SiteMaker.Made], _ plan: SitePlan, _ site: PublishedSite, _ report: SiteReport, _ parts: SiteSources
    ) {
        let options = parts.settings.options
        let stamps = site.stamps(jobs: options.jobs)
        func stamp(_ file: String) -> FileStamp? {
            (try? OutputPath(file)).flatMap { site.manifest.place(of: $0) }.flatMap { stamps[$0] }
        }
        pages = zip(plan.pages, made).map { page, made in
            let isRight = made.problems.isEmpty && made.problems.warnings.isEmpty
            let files = [page.address.file] + (made.hasCloud ? [page.cloudFile?.file].compactMap(\.self) : [])
            let known = made.standing?.stamps ?? []
            return CachedPage(
                file: page.address.file, cloudFile: files.count > 1 ? files[1] : nil,
                fingerprint: isRight ? made.fingerprint : nil, hasCloud: made.hasCloud, ids: made.ids,
                targets: made.targets, pending: made.pending,
                stamps: known.isEmpty || known.contains(nil) ? files.map(stamp) : known)
        }
        manifest = site.hash
        whole = nil
        // Texts with placeholders may show any file.
        guard report.errors.isEmpty, report.omittedErrorCount == 0, report.kept.isEmpty,
            !parts.reading.posts.contains(where: \.hasPlaceholders), let fingerprint = parts.fingerprint,
            let files = parts.listing.fingerprint(settledBefore: parts.moment)
        else { return }
        var told = report
        told.warnings.removeAll { $0.severity == .note }
        whole = CachedBuild(
            settings: fingerprint, files: files, outputs: stamps,
            moments: parts.reading.moments, report: told)
    }
}
