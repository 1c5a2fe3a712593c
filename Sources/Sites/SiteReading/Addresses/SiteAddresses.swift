import CloudComposition
import SourceText

/// The addresses of a site's pages and files: their paths in the output folder, and their URLs for links.
package struct SiteAddresses: Sendable {
    /// Whether pages have URLs of folders or of files.
    package let style: SiteConfiguration.URLStyle
    /// The path of the home page's URL from the root of the host, with a slash at both ends, such as `/` or `/blog/`;
    /// in a language other than the main one, `/blog/de/`.
    package var root: String { folder.isEmpty ? siteRoot : siteRoot + folder }
    /// The path of the main language's home page, which begins every URL of the site.
    package let siteRoot: String
    /// The folder of the language in the output folder, with a slash at its end; empty for the main language.
    private var folder = ""
    /// The folders of all languages other than the main one.
    private var languages: Set<String> = []
    /// Whether the names of files and folders are in lower case in addresses.
    private(set) var isLowercased = true
    /// Whether names are made into slugs of Latin letters, digits and hyphens alone.
    private(set) var isLatin = false
    /// Whether a date at the beginning of a file's name is a part of its address.
    private(set) var keepsDates = false
    /// Whether the dates in addresses are those of UTC.
    private(set) var isInUTC = false
    /// The patterns of the addresses of posts, each with the folders for whose posts it is.
    private(set) var permalinks: [SiteConfiguration.PermalinkSetting] = []
    /// The paths of the folders in which a page is `index.html`, in a site with addresses of files.
    private var folderPages: Set<String> = []
    /// The settings by which some paths on the host are not of the site.
    private var links = LinkSettings()
    /// The scheme and host, such as `https://example.org`; nil if no base URL is given.
    package let origin: String?

    /// Makes the addresses of a site in its main language.
    package init(_ configuration: SiteConfiguration) {
        self.init(configuration.urls, baseURL: configuration.baseURL)
        languages = Set(configuration.languages.map(\.folder))
        (links, permalinks) = (configuration.links, configuration.permalinks)
        (isLowercased, keepsDates) = (configuration.isLowercased, configuration.keepsDates)
        (isLatin, isInUTC) = (configuration.hasLatinSlugs, configuration.addressesInUTC)
    }

    /// Returns the addresses of the pages in a language.
    ///
    /// - Parameter folder: the folder of the language; nil for the main one.
    package func inLanguage(_ folder: String?) -> SiteAddresses {
        var addresses = self
        addresses.folder = folder.map { $0 + "/" } ?? ""
        return addresses
    }

    /// Returns the addresses of a site with pages, some of which may be the `index.html` of a folder: links to such a
    /// folder lead there.
    package func knowing(_ pages: some Sequence<PageAddress>) -> SiteAddresses {
        guard style == .files else { return self }
        var addresses = self
        let ending = "/index.html"
        addresses.folderPages = Set(
            pages.lazy.map(\.file).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
        return addresses
    }

    /// The addresses in the main language, for files that all languages share and for those named by their whole paths.
    package var ofSite: SiteAddresses { folder.isEmpty ? self : inLanguage(nil) }

    /// Makes the addresses of a site that has only one language.
    ///
    /// - Parameter baseURL: the scheme, host and path, in the form that ``SiteConfiguration`` has checked; nil if none
    ///   is given.
    package init(_ style: SiteConfiguration.URLStyle, baseURL: String?) {
        self.style = style
        guard let baseURL else {
            (siteRoot, origin) = ("/", nil)
            return
        }
        // The third slash, after the two of the scheme, begins the path.
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

    /// Returns the address of a page by its folders and its name, which are parts of addresses already. The file of
    /// `["posts", "hello"]` is `posts/hello/index.html`, or `posts/hello.html` with flat addresses; without parts it is
    /// that of the home page.
    package func page(_ parts: [String]) -> PageAddress {
        guard let first = parts.first else { return PageAddress(file: folder + "index.html", url: root) }
        if folder.isEmpty, parts.count == 1, languages.contains(first) { return inLanguage(first).page([]) }
        let path = folder + parts.joined(separator: "/")
        let url = siteRoot + Self.encoded(path)
        return style == .pretty || folderPages.contains(path)
            ? PageAddress(file: path + "/index.html", url: url + "/")
            : PageAddress(file: path + ".html", url: url + ".html")
    }

    /// Returns the address of a page of a list by its number, from 1: the first is the list's own, the second such as
    /// `posts/page/2/`.
    package func page(_ parts: [String], number: Int) -> PageAddress {
        number <= 1 ? page(parts) : page(parts + ["page", "\(number)"])
    }

    /// Returns the address of a file `name` that belongs to a page, such as a feed or a cloud. The file is in the
    /// page's folder, as in `tags/swift/cloud.svg`; with flat addresses it has the page's name and its own file name
    /// extension, `tags/swift.svg`. Files of the home page keep their names.
    package func file(_ name: String, beside parts: [String]) -> PageAddress {
        guard !parts.isEmpty else { return file(name) }
        let path = parts.joined(separator: "/")
        guard style != .pretty else { return file(path + "/" + name) }
        let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[$0...] } ?? name[...]
        return file(path + ending)
    }

    /// Returns the address of a file by its path in the folder of the language, such as `site.css` or
    /// `tags/index.json`.
    package func file(_ path: String) -> PageAddress {
        PageAddress(file: folder + path, url: siteRoot + Self.encoded(folder + path))
    }

    /// Returns the address of a page whose path an author wrote. A path that ends with `.html` or `.htm` is that of the
    /// file, a path with a slash at its end that of a folder's page; other paths follow the site's style: a folder's
    /// page, or a file with `.html` added.
    package func page(_ path: WrittenPath) -> PageAddress {
        // An author writes it whole, even for a language other than the main one.
        guard folder.isEmpty else { return ofSite.page(path) }
        return pageInLanguage(path)
    }

    /// Returns the address of a page by a path below the home page of the language.
    func pageInLanguage(_ path: WrittenPath) -> PageAddress {
        guard let name = path.parts.last else { return page([]) }
        let text = folder + path.parts.joined(separator: "/")
        if path.endsWithSlash {
            return PageAddress(file: text + "/index.html", url: siteRoot + Self.encoded(text) + "/")
        }
        let ending = name.lowercased()
        guard ending.hasSuffix(".html") || ending.hasSuffix(".htm") else { return page(path.parts) }
        // The server shows the file for its folder, and the links of the site name the folder.
        if name == "index.html", style == .pretty {
            let parent = path.parts.dropLast().joined(separator: "/")
            return PageAddress(file: text, url: parent.isEmpty ? root : root + Self.encoded(parent) + "/")
        }
        return PageAddress(file: text, url: siteRoot + Self.encoded(text))
    }

    /// Returns whether a path from the root of the host is one that another program serves.
    package func isElsewhere(_ path: some StringProtocol) -> Bool {
        !links.elsewhere.isEmpty && links.isElsewhere(String(decoding: path.utf8.percentDecoded(), as: UTF8.self))
    }

    /// Returns a URL's path with the site's scheme and host before it; unchanged if there is no base URL.
    package func absolute(_ url: String) -> String { origin.map { $0 + url } ?? url }

    /// Returns a path percent-encoded by RFC 3986, except for its slashes.
    private static func encoded(_ path: String) -> String {
        percentEncoded(path, keepsSlashes: true)
    }
}
