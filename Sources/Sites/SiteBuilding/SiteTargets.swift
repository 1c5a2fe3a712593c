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

    enum Target: Sendable, Equatable {
        /// An address with a scheme or another host, such as that of another site or of a mailbox.
        case elsewhere
        /// A file of this site by its number in the plan, with the part of the page that the address names, or an empty
        /// fragment.
        case page(Int, fragment: String)
        case nothing
        /// A path on this host outside of the site.
        case outside
    }

    init(_ plan: SitePlan, base: String, baseURL: String?) {
        var pages: [String: Int] = [:]
        pages.reserveCapacity(plan.pages.count * 2)
        for (number, page) in plan.pages.enumerated() {
            pages[page.address.file] = number
            if let cloud = page.cloudFile { pages[cloud.file] = number }
        }
        (self.pages, encodedBase, self.baseURL) = (pages, base, baseURL)
        self.base = percentDecoded(Substring(base))
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
        guard path.hasPrefix(base) else { return .outside }
        var file = String(path.dropFirst(base.count))
        if file.isEmpty || file.hasSuffix("/") {
            file += "index.html"
        } else if pages[file] == nil {
            // A server redirects a folder's path to the same with a slash; some servers find pages without their
            // extension.
            file += pages[file + "/index.html"] != nil ? "/index.html" : ".html"
        }
        return pages[file].map { .page($0, fragment: fragment) } ?? .nothing
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
