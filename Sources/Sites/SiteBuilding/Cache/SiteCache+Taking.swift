import FileAccess
import SitePublishing
import SiteReading
import SourceText

extension SiteCache {
    /// Adds to the cache the pages of a published site, the views of its posts, and the record of the whole build if
    /// its report can be repeated.
    mutating func take(
        _ staged: StagedSite, _ site: PublishedSite, _ report: SiteReport, _ sources: SiteSources
    ) {
        let (made, plan) = (staged.made, staged.plan)
        for maker in staged.planned.makers { maker.forEachView { posts[$0.file.name]?.views = $1 } }
        let options = sources.site.settings.options
        let stamps = site.stamps(jobs: options.jobs)
        func stamp(_ file: String) -> FileStamp? {
            (try? OutputPath(file)).flatMap { site.manifest.place(of: $0) }.flatMap { stamps[$0] }
        }
        pages = zip(plan.pages, made).map { page, made in
            let isRight = made.problems.isEmpty && !made.problems.hasWarnings
            let files = [page.address.file] + (made.hasCloud ? [page.cloudFile?.file].compactMap(\.self) : [])
            let known = made.unchangedPage?.stamps ?? []
            return CachedPage(
                file: page.address.file, cloudFile: files.count > 1 ? files[1] : nil,
                digest: isRight ? made.digest : nil, hasCloud: made.hasCloud, ids: made.ids,
                targets: made.targets, pending: made.pending,
                stamps: known.isEmpty || known.contains(nil) ? files.map(stamp) : known)
        }
        (manifestHash, pathDigest) = (site.hash, staged.planned.pathDigest)
        whole = nil
        // Texts with placeholders may show any file, so such a build is not recorded as a whole.
        guard report.errors.isEmpty, report.omittedErrorCount == 0, report.kept.isEmpty,
            !sources.reading.posts.contains(where: \.hasPlaceholders), let digest = sources.site.digest,
            let files = sources.site.listing.digest(settledBefore: sources.site.settledBefore)
        else { return }
        var told = report
        told.warnings.removeAll { $0.severity == .note }
        whole = CachedBuild(
            settings: digest, files: files, outputs: stamps,
            moments: sources.reading.moments, report: told)
    }
}
