import SiteReading
import SourceText

/// The result of giving each file of a plan its place: files that gave way, and files of which no one may give way.
struct PlanClashes {
    /// The warnings of files that gave way to others: old addresses, and pages that Stratus makes by itself.
    var warnings: [Problem] = []
    /// The errors of files that their authors gave the same place.
    var errors: [Problem] = []
    /// The paths of the posts that have to go for the others to be published.
    var losers: Set<String> = []
    /// Whether the plan has the files that the last plan with these paths had.
    var isClean: Bool { warnings.isEmpty && errors.isEmpty }
}

extension SitePlan {
    /// How much a file has a right to its place, the highest first.
    private enum Claim: Int { case authored, made, alias }

    private func claim(of page: PlannedPage) -> Claim {
        switch page.kind {
        // Nobody is to lose the home page by a mistake.
        case .page(.home, part: 0): .authored
        case .page(let subject, part: 0): trees[page.tree].catalogue.text(of: subject) != nil ? .authored : .made
        case .copy: .authored
        case .redirect: .alias
        default: .made
        }
    }

    /// Returns the files with a claim in the order in which they get their places: those of authors by their paths, with
    /// files to copy last.
    private func order(of right: Claim, _ claims: [Claim]) -> [Int] {
        let numbers = pages.indices.filter { claims[$0] == right }
        guard right == .authored else { return numbers }
        let keys = numbers.map { number -> (isCopy: Bool, path: String) in
            if case .copy = pages[number].kind { (true, "") } else { (false, pages[number].source.path ?? "") }
        }
        return numbers.indices.sorted { one, other in
            if keys[one].isCopy != keys[other].isCopy { return keys[other].isCopy }
            let (path, next) = (keys[one].path.utf8, keys[other].path.utf8)
            return path.elementsEqual(next) ? one < other : path.lexicographicallyPrecedes(next)
        }
        .map { numbers[$0] }
    }

    /// Gives each place that several files need to one of them, and removes the others from the plan: an old address
    /// gives way to everything else, and a page that Stratus makes by itself gives way to one that an author wrote, but
    /// not to a folder, since other pages link to it. Of two files of authors, the one with the later path is reported,
    /// and removed if it is a copy.
    ///
    /// - Complexity: O(n) in the files.
    mutating func settleClashes(_ reading: SiteReading) -> PlanClashes {
        var clashes = PlanClashes()
        var table = TargetTable()
        var removed: Set<Int> = []
        let claims = pages.map(claim)
        let places = { (source: TargetSource) in source.path.flatMap { reading.addressPlace(ofPostAt: $0) } }
        for right in [Claim.authored, .made, .alias] {
            for number in order(of: right, claims) {
                let page = pages[number]
                if let other = table.claim(page.address.file, by: page.source, number) {
                    settle(number, other, right, &clashes, &removed, places)
                }
                guard let cloud = page.cloudFile, !removed.contains(number) else { continue }
                let source = TargetSource(page.source.origin, .named(.cloud), language: page.source.language)
                if let other = table.claim(cloud.file, by: source, number) {
                    clashes.warnings.append(Self.leavingOut(source, for: other.earlierSource))
                    removeCloudFile(ofPage: number)
                }
            }
        }
        if !removed.isEmpty { remove(removed) }
        return clashes
    }

    private func settle(
        _ number: Int, _ collision: TargetTable.Collision, _ right: Claim, _ clashes: inout PlanClashes,
        _ removed: inout Set<Int>,
        _ places: (TargetSource) -> (source: SourceText, range: Range<Int>)?
    ) {
        let (page, owner) = (pages[number], pages[collision.claimant])
        let isOverAuthor = right == .made && claim(of: owner) == .authored
        switch right {
        case .alias:
            removed.insert(number)
            // An address that is the page's own is none of its old ones, and neither is one that it has twice.
            guard owner.source.origin != page.source.origin else { return }
            clashes.warnings.append(
                Problem(
                    path: page.source.path ?? collision.earlierSource.path ?? page.source.description,
                    severity: .warning,
                    "the old address \"\(readable(page.address.url, atMost: 120))\" is left out: \(collision.earlierSource) has it",
                    hint: "remove it from the front matter"))
        case .made where isOverAuthor && !collision.isOfFolder:
            removed.insert(number)
            clashes.warnings.append(Self.leavingOut(page.source, for: collision.earlierSource))
        case .made, .authored:
            clashes.errors.append(collision.problem(locating: places))
            switch (page.kind, owner.kind) {
            case (.copy, _): removed.insert(number)
            case (_, .copy) where isOverAuthor: removed.insert(collision.claimant)
            case (_, .copy):
                if let path = page.source.path { clashes.losers.insert(path) } else { removed.insert(number) }
            default:
                let paths = [isOverAuthor ? nil : page.source.path, owner.source.path].compactMap(\.self)
                if let last = paths.max(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                    clashes.losers.insert(last)
                } else {
                    removed.insert(number)
                }
            }
        }
    }

    private static func leavingOut(_ source: TargetSource, for other: TargetSource) -> Problem {
        Problem(
            path: other.path ?? source.path ?? other.description, severity: .warning,
            "\(source) is left out: \(other) has its address", hint: nil)
    }
}
