import CloudBatches
import CloudComposition
import CloudRendering
import FileAccess
import Glibc
import SiteReading
import SourceText
import TagParsing

extension SiteSettings {
    /// Reads the settings from `stratus.yml`; a site without that file has the defaults.
    ///
    /// - Throws: ``SiteError`` with all problems of the file; ``Problem`` for a wrong option of the build.
    init(reading folder: SiteFolder, _ options: SiteOptions) throws {
        var problems = SiteProblems()
        let names = ["stratus.yml", "stratus.yaml"]
        var found: [String] = []
        for name in names {
            let path = resolvedPath(name, from: Self.start(options))
            switch FileLookup(name, in: folder.root) {
            case .absent: continue
            case .failed(let code):
                throw Problem(.brokenInput, path, "cannot read the file: \(errorText(code))")
            case .found(let status):
                found.append(name)
                // A link counts as found even if it leads nowhere.
                guard status.st_mode & S_IFMT == S_IFLNK else { continue }
                problems.append(
                    Problem(
                        path: path, "this is a symbolic link, expected a file",
                        hint: "copy what it leads to into the site"))
            }
        }
        var source = SourceText(emptyAt: names[0])
        var note: Problem?
        var configuration = SiteConfiguration()
        do {
            if found.count > 1 {
                problems.append(
                    Problem(
                        path: resolvedPath(found[1], from: Self.start(options)), "there is \(found[0]) as well",
                        hint: "keep one of the two"))
            }
            if problems.isEmpty, let name = found.first {
                let path = resolvedPath(name, from: Self.start(options))
                source = try SourceText(
                    path: path, bytes: folder.read(SiteFolder.File(name: name, path: path, location: name)))
                configuration = try SiteConfiguration(reading: source)
            } else if problems.isEmpty, let generator = try GeneratorConfiguration(in: folder.path) {
                let path = resolvedPath(generator.name, from: Self.start(options))
                source = try SourceText(path: path, text: generator.text)
                configuration = try SiteConfiguration(reading: source)
                note = generator.note(at: path, in: folder.path)
            }
        } catch {
            problems.append(of: error, path: source.path)
        }
        guard problems.isEmpty else { throw SiteError(problems) }
        if let base = options.baseURL {
            configuration.baseURL = try SiteConfiguration.checkedBaseURL(base)
        }
        self.init(configuration, source: source, options: options)
        self.note = note
    }

    /// Returns the URL of a page that a menu or a text names, such as `/tags/`, in the site's style of addresses.
    static func url(ofPath text: String, _ addresses: SiteAddresses) -> String {
        let addresses = addresses.ofSite
        let end = text.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? text.utf8.endIndex
        if addresses.isElsewhere(text[..<end]) { return text }
        let parts = text[..<end].split(separator: "/").map(percentDecoded)
        guard addresses.style != .pretty, let last = parts.last, !last.contains(".") else {
            return text.hasPrefix(addresses.root) && addresses.root != "/" ? text : addresses.root + text.dropFirst()
        }
        return addresses.page(parts).url + text[end...]
    }

    /// Returns a problem for each broken address in the menu: once, and not for each page.
    ///
    /// The entry of a taxonomy without terms is removed from the menu, with a warning.
    mutating func checkMenu(
        _ targets: SiteTargets, _ addresses: SiteAddresses, _ failures: PostFailures
    ) -> [Problem] {
        func leadsToNothing(_ url: String) -> Bool {
            guard url.hasPrefix("/"), !url.hasPrefix("//") else { return false }
            return targets.target(Self.url(ofPath: url, addresses), on: (0, addresses.root)) == .nothing
        }
        let empty = Set(configuration.taxonomies.map { addresses.page([Taxonomy.name(of: $0.key)]).url })
        let dead = configuration.menu.filter { leadsToNothing($0.url) }
        configuration.menu.removeAll { leadsToNothing($0.url) && empty.contains(Self.url(ofPath: $0.url, addresses)) }
        return dead.lazy.compactMap { item in
            guard !empty.contains(Self.url(ofPath: item.url, addresses)) else {
                return Problem(
                    source, at: item.place, severity: .warning,
                    "the menu leaves out \(item.url): no post has what it is to list", hint: nil)
            }
            let url = Self.url(ofPath: item.url, addresses)
            return failures.severity(.error, ofLink: url, path: url).map { severity in
                Problem(
                    source, at: item.place, severity: severity,
                    "the address \"\(item.url)\" of the menu leads to nothing",
                    hint: "it is that of a page below the home page, such as /tags/ or /about/")
            }
        }
    }

    private static func start(_ options: SiteOptions) -> String {
        SiteSettings(SiteConfiguration(), source: SourceText(emptyAt: ""), options: options).folder
    }

    /// Returns the output folder, as messages show it.
    ///
    /// - Throws: ``Problem`` for a folder from which the site is read, or that contains the site.
    func outputFolder(in folder: SiteFolder) throws(Problem) -> String {
        let output = options.output ?? resolvedPath(configuration.outputFolder, from: self.folder)
        guard !output.isEmpty else {
            throw Problem(.cannotCreate, output, "-o names no folder", hint: "such as -o public")
        }
        // A content folder that is all of the site leaves the output out.
        try folder.checkOutput(output, folders: sourceFolders.filter { $0 != "." })
        return output
    }

    /// The source folders, as paths in the site.
    var sourceFolders: [String] {
        [
            configuration.contentFolder, configuration.staticFolder, configuration.templatesFolder,
            configuration.dataFolder,
        ]
        .filter { !$0.isEmpty }
    }
}
