import SourceText
import Synchronization

/// The last parts of the addresses of a site's pages, among which the page that a broken link may have meant is searched
/// for. They are collected when the first link is broken.
final class LastNames: Sendable {
    private let plan: SitePlan
    private let names = Mutex<[String: [Int]]?>(nil)
    /// The number of searches for similar names, which take time in proportion to the site.
    private let searchCount = Mutex(0)

    init(_ plan: SitePlan) { self.plan = plan }

    /// Returns the number of the page that the path of a broken link most likely means, or nil if no page is close to
    /// it: the only page with the same last part, or one whose last part differs in a letter or two and that is in the
    /// same folder.
    func page(meantBy path: String) -> Int? {
        let parts = path.split(separator: "/")
        guard let last = parts.last.map(String.init) else { return nil }
        let names = names.withLock { names in
            if let names { return names }
            let made = Self.names(plan)
            names = made
            return made
        }
        if let pages = names[Self.stem(last)] { return pages.count == 1 ? pages[0] : nil }
        guard last.utf8.count >= 5,
            searchCount.withLock({
                $0 += 1
                return $0 <= Self.mostSearches
            })
        else { return nil }
        let folder = parts.dropLast().joined(separator: "/")
        let neighbours = names.values.joined().filter { Self.folder(plan.pages[$0]) == folder }.sorted()
        let candidates = neighbours.map { Self.lastPart(plan.pages[$0]) }
        guard let near = suggestion(for: last, among: candidates), let place = candidates.firstIndex(of: near) else {
            return nil
        }
        return neighbours[place]
    }

    private static let mostSearches = 500

    private static func names(_ plan: SitePlan) -> [String: [Int]] {
        var names: [String: [Int]] = [:]
        for (number, page) in plan.pages.enumerated() {
            switch page.kind {
            case .page(.post, _), .page(.section, part: 0), .page(.term, part: 0), .page(.taxonomy, part: 0), .copy:
                names[stem(lastPart(page)), default: []].append(number)
            default: continue
            }
        }
        return names
    }

    private static func lastPart(_ page: PlannedPage) -> String {
        percentDecoded(page.address.url.split(separator: "/").last ?? "")
    }

    private static func folder(_ page: PlannedPage) -> String {
        percentDecoded(page.address.url.split(separator: "/").dropLast().joined(separator: "/")[...])
    }

    /// Returns a name without the file name extension of a page, in lower case.
    private static func stem(_ name: String) -> String {
        let name = name.lowercased()
        let ending = [".html", ".htm", ".md", ".markdown"].first { name.hasSuffix($0) }
        return String(name.dropLast(ending?.count ?? 0))
    }
}
