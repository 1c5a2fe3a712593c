import FileAccess
import SitePublishing
import SourceText
import Workers

/// Returns the last build's report again if no source file has changed since and the output is as that build left it;
/// nil if the site has to be built.
///
/// - Parameter memory: provides the cache, and receives a note if the publication of a killed build was finished, even
///   if nil is returned.
/// - Complexity: O(n) in the files, with a system call or two for each.
func unchangedReport(_ site: SiteFolders, _ memory: inout BuildMemory) throws -> SiteReport? {
    let options = site.settings.options
    guard let last = memory.cache?.whole, last.moments.contains(site.now), last.settings == site.digest,
        last.files == site.listing.digest(settledBefore: site.settledBefore)
    else { return nil }
    let publication = try Publication(
        output: site.output, state: site.place, waiting: options.waiting(for: site.output),
        finishes: !options.isCheck)
    defer { publication.abandon() }
    memory.notes += publication.finishedNote.map { [$0] } ?? []
    guard memory.cache?.isOfLastBuild(in: publication) == true else { return nil }
    let files = publication.manifest.files
    guard files.count == last.outputs.count else { return nil }
    let areUnchanged = inParallel(files.count, jobs: options.jobs) {
        publication.isUnchanged(files[$0], last.outputs[$0])
    }
    guard areUnchanged.allSatisfy(\.self) else { return nil }
    var report = last.report
    report.output = site.output
    report.files = files.map(\.path.text)
    (report.fileCount, report.unchangedCount) = (files.count, files.count)
    return report
}
