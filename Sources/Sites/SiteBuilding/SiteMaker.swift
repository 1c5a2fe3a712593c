import FileAccess
import SiteReading
import SiteTemplates
import SourceText

/// Makes the files of a site in all its languages, one after the other; several threads may use it at once.
final class SiteMaker: Sendable {
    let plan: SitePlan
    private let templates: SiteTemplates
    private let makers: [SiteTreeMaker]

    /// What a worker has for itself.
    struct Worker {
        var links: SiteLinks.Known

        /// - Parameter pages: how many the site has.
        init(pages: Int) { links = SiteLinks.Known(pages: pages) }
    }

    /// A file that was made.
    struct Made: Sendable {
        var problems = SiteProblems()
        /// By which its parts are known.
        var ids: [UInt64] = []
        /// The pages that it leads to, each once.
        var targets: [Int] = []
        /// See ``SiteTreeMaker/Prepared``.
        var fingerprint: UInt64?
        /// Links to parts of other pages, which may not be made yet.
        var pending: [SiteLinks.Pending] = []
        /// What is to be written: nothing where it failed.
        var outputs: [(address: PageAddress, bytes: [UInt8])] = []
        var hasCloud = false
        /// The page of the last build that it was taken over from.
        var standing: CachedPage?
    }

    /// - Parameters:
    ///   - models: of the plan's trees.
    ///   - start: the fingerprint of all that every page depends on besides what templates see; nil where nobody asks
    ///     for fingerprints.
    ///   - moment: before which files are settled, in nanoseconds since 1970.
    init(
        _ plan: SitePlan, _ targets: SiteTargets, _ models: [SiteModel], assets: [SiteAsset],
        templates: SiteTemplates, _ folder: SiteFolder, pageless: [PagelessPost], fingerprint start: UInt64?,
        moment: Int
    ) {
        (self.plan, self.templates) = (plan, templates)
        let bodies = SiteBodies.all(plan.trees, assets: assets)
        makers = models.indices.map { tree in
            SiteTreeMaker(
                tree, plan, targets, models[tree], bodies: bodies[tree], templates: templates, folder,
                pageless: pageless, fingerprint: start, moment: moment)
        }
    }

    /// What a page is made of, found out before it is known whether it has to be made.
    func prepare(_ number: Int) -> SiteTreeMaker.Prepared { makers[plan.pages[number].tree].prepare(number) }

    /// A page that need not be made: as it was made the last time.
    ///
    /// - Returns: nil where something on it, or something that it leads to, is not as it was.
    func known(_ number: Int, _ prepared: SiteTreeMaker.Prepared, _ cached: CachedPages) -> Made? {
        makers[plan.pages[number].tree].known(number, prepared, cached)
    }

    /// Makes a file.
    func make(_ number: Int, _ prepared: SiteTreeMaker.Prepared, _ worker: inout Worker) -> Made {
        makers[plan.pages[number].tree].make(number, prepared, &worker)
    }

    /// The templates that made more of a page than any page has; of those no page counts.
    var excesses: [Diagnostic] { templates.excesses }

    /// Checks the links to parts of pages, when all pages are made.
    func checkParts(_ made: [Made]) -> SiteProblems {
        var problems = SiteProblems()
        for maker in makers { problems.append(maker.checkParts(made)) }
        return problems
    }
}
