import SiteReading
import SiteTemplates
import SourceText

/// A site whose pages have their addresses, and what their templates may know; several threads may make them at once.
final class PlannedSite: Sendable {
    let plan: SitePlan
    private let templates: SiteTemplates
    /// The makers of the pages, one for each language.
    private let makers: [PageMaker]

    /// - Parameters:
    ///   - makers: of the plan's trees.
    ///   - templates: those that the makers use.
    init(_ plan: SitePlan, _ makers: [PageMaker], _ templates: SiteTemplates) {
        (self.plan, self.makers, self.templates) = (plan, makers, templates)
    }

    /// What a page is made of, found out before it is known whether it has to be made.
    func prepare(_ number: Int) -> PageMaker.Prepared { makers[plan.pages[number].tree].prepare(number) }

    /// A page that need not be made: as it was made the last time.
    ///
    /// - Returns: nil where something on it, or something that it leads to, is not as it was.
    func known(_ number: Int, _ prepared: PageMaker.Prepared, _ cached: CachedPages) -> MadePage? {
        makers[plan.pages[number].tree].known(number, prepared, cached)
    }

    /// Makes a file.
    func make(_ number: Int, _ prepared: PageMaker.Prepared, _ worker: inout PageWorker) -> MadePage {
        makers[plan.pages[number].tree].make(number, prepared, &worker)
    }

    /// Gives what templates saw of each post, where it is not what they saw of it in the last build.
    func forEachView(_ body: (SitePost, PostViews?) -> Void) {
        for maker in makers { maker.forEachView(body) }
    }

    /// The templates that made more of a page than any page has; of those no page counts.
    var excesses: [Problem] { templates.excesses }

    /// Checks the links to parts of pages, when all pages are made.
    func checkParts(_ made: [MadePage]) -> SiteProblems {
        var problems = SiteProblems()
        for maker in makers { problems.append(maker.checkParts(made)) }
        return problems
    }
}
