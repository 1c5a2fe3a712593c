/// What a build made other ones of: what a page that shows an older build has to do, each more than the one before.
enum ChangeKind: Int, CaseIterable, Comparable {
    /// Style sheets, which are exchanged on the page.
    case styles
    /// Pages, and files that no page shows, such as feeds: the content of the page is exchanged.
    case pages
    /// Anything else, such as pictures, fonts and scripts: the page is loaded again.
    case all

    /// - Parameter path: of a file that was made, changed or removed.
    init(of path: some StringProtocol) {
        let name = path.lowercased()
        self =
            if name.hasSuffix(".css") { .styles } else if Self.endings.contains(where: name.hasSuffix) { .pages } else {
                .all
            }
    }

    /// Of files that a page without scripts, frames and objects does not take anything from.
    private static let endings = [".html", ".htm", ".xml", ".atom", ".rss", ".json", ".txt"]

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Which build was the last to change something, for each kind.
struct BuildChanges: Sendable {
    /// By the kinds' numbers.
    private var builds: [Int]

    /// - Parameter start: a page of an older build than this lacks everything.
    init(start: Int) { builds = Array(repeating: start, count: ChangeKind.allCases.count) }

    mutating func insert(_ kinds: Set<ChangeKind>, build: Int) {
        for kind in kinds { builds[kind.rawValue] = build }
    }

    /// The kinds of what happened after a build, in whichever builds that was.
    func kinds(after build: Int) -> Set<ChangeKind> {
        Set(ChangeKind.allCases.filter { builds[$0.rawValue] > build })
    }
}
