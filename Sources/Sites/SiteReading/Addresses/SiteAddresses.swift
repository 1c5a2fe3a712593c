import CloudComposition
import SourceText

/// Where everything of a site stands: files in the output folder, and addresses for links.
package struct SiteAddresses: Sendable {
    package let style: SiteConfiguration.URLStyle
    /// The address of the home page from the root of the host, with a slash at both ends: `/` or `/blog/`; of another
    /// language than the main one `/blog/de/`.
    package var root: String { folder.isEmpty ? siteRoot : siteRoot + folder }
    /// That of the home page of the main language, below which everything stands.
    package let siteRoot: String
    /// That of a language in the output folder, with a slash at its end; empty for the main one.
    private var folder = ""
    /// Those of all other languages.
    private var languages: Set<String> = []
    /// Scheme and host, `https://example.org`; nil where no base address is said.
    package let origin: String?

    package init(_ configuration: SiteConfiguration) {
        self.init(configuration.urls, baseURL: configuration.baseURL)
        languages = Set(configuration.languages.map(\.folder))
    }

    /// The addresses of a language's pages.
    ///
    /// - Parameter folder: the language's; nil for the main one.
    package func inLanguage(_ folder: String?) -> SiteAddresses {
        var addresses = self
        addresses.folder = folder.map { $0 + "/" } ?? ""
        return addresses
    }

    /// Those of what the site has once for all languages, and of all that is named by its whole path.
    package var ofSite: SiteAddresses { folder.isEmpty ? self : inLanguage(nil) }

    /// - Parameter baseURL: scheme, host and path, as ``SiteConfiguration`` has checked it.
    package init(_ style: SiteConfiguration.URLStyle, baseURL: String?) {
        self.style = style
        guard let baseURL else {
            (siteRoot, origin) = ("/", nil)
            return
        }
        // Behind the two slashes of the scheme the third begins the path.
        let bytes = baseURL.utf8
        var slashes = 0
        let start = bytes.firstIndex { byte in
            if byte == UInt8(ascii: "/") { slashes += 1 }
            return slashes == 3
        }
        origin = String(baseURL[..<(start ?? bytes.endIndex)])
        let path = start.map { String(baseURL[$0...]) } ?? "/"
        siteRoot = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
    }

    /// The page of these folders and this name, which are parts of addresses already: `["posts", "hello"]` is
    /// `posts/hello/index.html`, or `posts/hello.html` where addresses are flat. Without parts it is the home page.
    package func page(_ parts: [String]) -> PageAddress {
        guard let first = parts.first else { return PageAddress(file: folder + "index.html", url: root) }
        if folder.isEmpty, parts.count == 1, languages.contains(first) { return inLanguage(first).page([]) }
        let path = folder + parts.joined(separator: "/")
        let url = siteRoot + Self.encoded(path)
        return style == .pretty
            ? PageAddress(file: path + "/index.html", url: url + "/")
            : PageAddress(file: path + ".html", url: url + ".html")
    }

    /// A further page of a list: `posts/page/2/`. The first one is the list's own.
    package func page(_ parts: [String], number: Int) -> PageAddress {
        number <= 1 ? page(parts) : page(parts + ["page", "\(number)"])
    }

    /// A file that belongs to a page, such as `feed.xml` and `cloud.svg`: beside it in its folder, `tags/swift/cloud.svg`.
    /// Where addresses are flat it has the name of the page and its own ending, `tags/swift.svg`; those of the home page
    /// have their own name.
    package func file(_ name: String, beside parts: [String]) -> PageAddress {
        guard !parts.isEmpty else { return file(name) }
        let path = parts.joined(separator: "/")
        guard style == .flat else { return file(path + "/" + name) }
        let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[$0...] } ?? name[...]
        return file(path + ending)
    }

    /// A file by its path in the output folder: `site.css`, `tags/index.json`.
    package func file(_ path: String) -> PageAddress {
        PageAddress(file: folder + path, url: siteRoot + Self.encoded(folder + path))
    }

    /// The page at an address that an author wrote. One that ends with `.html` or `.htm` is that file, one with a slash
    /// at its end is a folder's page; others are as the site's own: a folder's page, or a file with `.html` behind it.
    package func page(_ path: WrittenPath) -> PageAddress {
        // An author writes it whole, also for another language than the main one.
        guard folder.isEmpty else { return ofSite.page(path) }
        guard let name = path.parts.last else { return page([]) }
        let text = path.parts.joined(separator: "/")
        if path.endsWithSlash {
            return PageAddress(file: text + "/index.html", url: siteRoot + Self.encoded(text) + "/")
        }
        let ending = name.lowercased()
        guard ending.hasSuffix(".html") || ending.hasSuffix(".htm") else { return page(path.parts) }
        // The server shows it for its folder, as the links of the site have it.
        if name == "index.html", style == .pretty {
            let folder = path.parts.dropLast().joined(separator: "/")
            return PageAddress(file: text, url: folder.isEmpty ? siteRoot : siteRoot + Self.encoded(folder) + "/")
        }
        return file(text)
    }

    /// An address from the root of the host with the host before it; as it is where no base address is said.
    package func absolute(_ url: String) -> String { origin.map { $0 + url } ?? url }

    /// Each part by RFC 3986, with the slashes between them.
    private static func encoded(_ path: String) -> String {
        percentEncoded(path, keepsSlashes: true)
    }
}
