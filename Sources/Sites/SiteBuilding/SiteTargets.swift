import SiteReading
import SourceText

/// The possible targets of links in a site: all of its files, by their paths.
struct SiteTargets: Sendable {
    /// The number in the plan of the file at each path of the output folder.
    private let pages: [String: Int]
    /// The path of the site on its host, decoded, with slashes at both ends.
    private let base: String
    /// The path of the site on its host, percent-encoded as in addresses.
    private let encodedBase: String
    /// The address of the home page with its host; nil if none is given.
    private let baseURL: String?
    private let links: LinkSettings
    /// The folders of the output, with a slash at their ends.
    private let folders: Set<Substring>

    enum Target: Sendable, Equatable {
        /// An address that is not of this site: one with a scheme or another host, or one that the settings name.
        case elsewhere
        /// A file of this site by its number in the plan, with the part of the page that the address names, or an empty
        /// fragment.
        case page(Int, fragment: String)
        case nothing
        /// A path on this host outside of the site.
        case outside
    }

    init(_ plan: SitePlan, base: String, baseURL: String?, links: LinkSettings) {
        var pages: [String: Int] = [:]
        pages.reserveCapacity(plan.pages.count * 2)
        for (number, page) in plan.pages.enumerated() {
            pages[page.address.file] = number
            if let cloud = page.cloudFile { pages[cloud.file] = number }
        }
        (self.pages, encodedBase, self.baseURL, self.links) = (pages, base, baseURL, links)
        self.base = percentDecoded(Substring(base))
        var folders: Set<Substring> = []
        for page in plan.pages {
            var end = page.address.file.endIndex
            while let slash = page.address.file[..<end].utf8.lastIndex(of: UInt8(ascii: "/")) {
                guard folders.insert(page.address.file[...slash]).inserted else { break }
                end = slash
            }
        }
        self.folders = folders
    }

    /// Returns the outermost folder of an address in which the site has nothing at all, as a path from the root of the
    /// host with a slash at its end; nil if the site has something beside the address.
    func foreignFolder(_ destination: String, on url: String) -> String? {
        let path = path(of: destination, on: url)
        guard path.hasPrefix(base) else {
            return path.dropFirst().firstIndex(of: "/").map { String(path[...$0]) }
        }
        let file = path.dropFirst(base.count)
        var start = file.startIndex
        while let slash = file[start...].firstIndex(of: "/") {
            if !folders.contains(file[...slash]) { return base + file[...slash] }
            start = file.index(after: slash)
        }
        return nil
    }

    /// Returns the path from the root of the host, percent-decoded, of an address on a page.
    func path(of destination: String, on url: String) -> String {
        var path = destination.prefix { $0 != "#" && $0 != "?" }
        if let baseURL, path.hasPrefix(baseURL) { path = Substring(encodedBase) + path.dropFirst(baseURL.count) }
        return percentDecoded(Substring(resolved(path, from: url)))
    }

    /// Returns the number of the page to which an old address leads; nil for a page that is no old address.
    func successor(of page: Int, _ plan: SitePlan) -> Int? {
        guard case .redirect(let address) = plan.pages[page].kind else { return nil }
        return pages[address.file]
    }

    /// Returns the target of an address that a page contains.
    ///
    /// - Parameters:
    ///   - destination: the address as written, with character references resolved.
    ///   - page: the number of the page that contains it, and that page's address.
    func target(_ destination: String, on page: (number: Int, url: String)) -> Target {
        var destination = destination[...]
        if let baseURL, destination.hasPrefix(baseURL) {
            destination = Substring(encodedBase) + destination.dropFirst(baseURL.count)
        } else if hasScheme(destination) || destination.hasPrefix("//") {
            return .elsewhere
        }
        var fragment = ""
        if let hash = destination.utf8.firstIndex(of: UInt8(ascii: "#")) {
            fragment = percentDecoded(destination[destination.utf8.index(after: hash)...])
            destination = destination[..<hash]
        }
        if let query = destination.utf8.firstIndex(of: UInt8(ascii: "?")) { destination = destination[..<query] }
        if destination.isEmpty { return .page(page.number, fragment: fragment) }
        let path = percentDecoded(Substring(resolved(destination, from: page.url)))
        guard path.hasPrefix(base) else { return links.isElsewhere(path) ? .elsewhere : .outside }
        var file = String(path.dropFirst(base.count))
        if file.isEmpty || file.hasSuffix("/") {
            file += "index.html"
        } else if pages[file] == nil {
            // A server redirects a folder's path to the same with a slash; some servers find pages without their
            // extension.
            file += pages[file + "/index.html"] != nil ? "/index.html" : ".html"
        }
        if let page = pages[file] { return .page(page, fragment: fragment) }
        return links.isElsewhere(path) ? .elsewhere : .nothing
    }

    private func hasScheme(_ destination: Substring) -> Bool {
        for byte in destination.utf8 {
            switch byte {
            case UInt8(ascii: ":"): return true
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "|"):
                return false
            default: continue
            }
        }
        return false
    }

    /// Resolves a path against the address of a page, and returns a path from the root of the host.
    private func resolved(_ path: Substring, from page: String) -> String {
        let start =
            path.utf8.first == UInt8(ascii: "/") ? "" : String(page[...(page.lastIndex(of: "/") ?? page.startIndex)])
        let whole = start + path
        let isUnresolved = zip(whole.utf8, whole.utf8.dropFirst()).contains { first, second in
            first == UInt8(ascii: "/") && (second == UInt8(ascii: ".") || second == UInt8(ascii: "/"))
        }
        guard isUnresolved else { return whole }
        var parts: [Substring] = []
        let segments = whole.split(separator: "/", omittingEmptySubsequences: false)
        for (index, segment) in segments.enumerated() {
            if segment == "." || segment == ".." {
                if segment == "..", parts.count > 1 { parts.removeLast() }
                if index == segments.count - 1 { parts.append("") }
            } else {
                parts.append(segment)
            }
        }
        return parts.joined(separator: "/")
    }
}

/// Returns a part of an address with its percent escapes decoded.
func percentDecoded(_ text: Substring) -> String {
    String(decoding: text.utf8.percentDecoded(), as: UTF8.self)
}
