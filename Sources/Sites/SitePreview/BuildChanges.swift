/// The kinds of files that a build changed, ordered by how much an open page of an older build has to do about them.
enum ChangeKind: Int, CaseIterable, Comparable {
    /// Style sheets: the script replaces them in the open page.
    case styles
    /// Pages, and files that no page shows, such as feeds: the script replaces the content of the open page.
    case pages
    /// Any other file, such as a picture, font or script: the open page is reloaded.
    case all

    /// Returns the kind of a file by its extension.
    init(of path: some StringProtocol) {
        let name = path.lowercased()
        self =
            if name.hasSuffix(".css") { .styles } else if Self.endings.contains(where: name.hasSuffix) { .pages } else {
                .all
            }
    }

    /// The file name extensions of files that a page does not load, unless it has scripts, frames or objects.
    private static let endings = [".html", ".htm", ".xml", ".atom", ".rss", ".json", ".txt"]

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The number of the last build that changed something, for each kind of change.
struct BuildChanges: Sendable {
    /// The build numbers, indexed by the raw value of the kind.
    private var builds: [Int]

    /// - Parameter start: the number of a build; to a page of an older build every kind has changed.
    init(start: Int) { builds = Array(repeating: start, count: ChangeKind.allCases.count) }

    mutating func insert(_ kinds: Set<ChangeKind>, build: Int) {
        for kind in kinds { builds[kind.rawValue] = build }
    }

    /// Returns the kinds that any build after this one has changed.
    func kinds(after build: Int) -> Set<ChangeKind> {
        Set(ChangeKind.allCases.filter { builds[$0.rawValue] > build })
    }
}
