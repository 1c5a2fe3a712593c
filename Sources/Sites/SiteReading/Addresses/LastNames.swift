import SourceText
import Synchronization

/// The last parts of the addresses of a site's pages, among which the page that a broken link may have meant is searched
/// for. They are collected when the first link is broken.
package final class LastNames: Sendable {
    private let addresses: @Sendable () -> [String?]
    private let known = Mutex<Known?>(nil)
    /// The number of searches for similar names, which take time in proportion to the site.
    private let searchCount = Mutex(0)

    private struct Known {
        /// The numbers of the pages by the last parts of their addresses, in lower case and without an ending.
        var numbers: [String: [Int]] = [:]
        var urls: [String?]
    }

    /// - Parameter addresses: gives the URLs of all files of the site, by their numbers; nil for a file that no link
    ///   means.
    package init(_ addresses: @escaping @Sendable () -> [String?]) { self.addresses = addresses }

    /// Returns the number of the page that the path of a broken link most likely means, or nil if no page is close to
    /// it: the only page with the same last part, or one whose last part differs in a letter or two and that is in the
    /// same folder.
    package func page(meantBy path: String) -> Int? {
        let parts = path.split(separator: "/")
        guard let last = parts.last.map(String.init) else { return nil }
        let known = known.withLock { known in
            if let known { return known }
            let made = Self.names(addresses())
            known = made
            return made
        }
        if let pages = known.numbers[Self.stem(last)] { return pages.count == 1 ? pages[0] : nil }
        guard last.utf8.count >= 5,
            searchCount.withLock({
                $0 += 1
                return $0 <= Self.mostSearches
            })
        else { return nil }
        let folder = parts.dropLast().joined(separator: "/")
        let neighbours = known.numbers.values.joined().filter { Self.folder(known.urls[$0]) == folder }.sorted()
        let candidates = neighbours.map { Self.lastPart(known.urls[$0]) }
        guard let near = suggestion(for: last, among: candidates), let place = candidates.firstIndex(of: near) else {
            return nil
        }
        return neighbours[place]
    }

    private static let mostSearches = 500

    private static func names(_ urls: [String?]) -> Known {
        var known = Known(urls: urls)
        for (number, url) in urls.enumerated() where url != nil {
            known.numbers[stem(lastPart(url)), default: []].append(number)
        }
        return known
    }

    private static func lastPart(_ url: String?) -> String {
        decoded(url?.split(separator: "/").last.map(String.init) ?? "")
    }

    private static func folder(_ url: String?) -> String {
        decoded((url ?? "").split(separator: "/").dropLast().joined(separator: "/"))
    }

    private static func decoded(_ text: String) -> String {
        String(decoding: text.utf8.percentDecoded(), as: UTF8.self)
    }

    /// Returns a name without the file name extension of a page, in lower case.
    private static func stem(_ name: String) -> String {
        let name = name.lowercased()
        let ending = [".html", ".htm", ".md", ".markdown"].first { name.hasSuffix($0) }
        return String(name.dropLast(ending?.count ?? 0))
    }
}
