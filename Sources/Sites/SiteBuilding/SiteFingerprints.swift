import ByteWriting
import FileAccess
import SiteReading
import SourceText
import Workers

/// The file names with a hash of the content: `site.css` is also written as `site.3f2a91bc7d.css`, with another hash
/// when a byte changes. So browsers can cache a file with such a name forever.
///
/// Style sheets, scripts, fonts and pictures have such names. Their plain names remain for addresses that cannot be
/// rewritten, in scripts and on other sites.
struct SiteFingerprints: Sendable {
    /// The hash in the name of each file, by the file's path in the output folder without the hash.
    private var marks: [String: String] = [:]
    /// The address with the hash, by the address without it, both from the root of the host.
    private var urls: [String: String] = [:]
    /// The bytes of the style sheets with such names, by the path without the hash; they refer to other files by such
    /// names.
    private(set) var sheets: [String: [UInt8]] = [:]

    /// Creates an empty value, for a site whose configuration turns fingerprints off.
    init() {}

    /// Finds the names with hashes for the files of a plan.
    ///
    /// - Parameter targets: returns the link targets of the plan.
    /// - Complexity: O(n) in the bytes of the files.
    init(_ plan: SitePlan, _ folder: SiteFolder, _ settings: SiteSettings, targets: () -> SiteTargets) {
        guard settings.configuration.fingerprints else { return }
        let numbers = plan.pages.indices.filter { Self.hasMark(plan.pages[$0]) }
        let (sheets, others) = (
            numbers.filter { plan.pages[$0].isStyleSheet }, numbers.filter { !plan.pages[$0].isStyleSheet }
        )
        // A file that cannot be read is reported when it is copied.
        let hashes = inParallel(others.count, jobs: settings.options.jobs) { place -> UInt64? in
            guard case .copy(let asset) = plan.pages[others[place]].kind else { return nil }
            return folder.hash(of: asset.file)
        }
        for (number, hash) in zip(others, hashes) { note(plan.pages[number].address, hash) }
        let (targets, isMinified) = (targets(), settings.configuration.minify)
        var seen: Set<Int> = []
        // Each sheet is read after those that it refers to. If sheets refer to each other in a circle, the others use
        // the plain name of the one that is met first.
        func read(_ number: Int, depth: Int = 0) {
            let page = plan.pages[number]
            guard depth < Self.mostDepth, seen.insert(number).inserted, let sheet = Self.bytes(of: page, plan, folder)
            else { return }
            let here = (number: number, url: page.address.url)
            let links = readStyleLinks(sheet)
            for link in links {
                guard case .page(let other, _) = targets.target(link.destination, on: here),
                    plan.pages[other].isStyleSheet
                else { continue }
                read(other, depth: depth + 1)
            }
            let named = rewritten(sheet, links, plan, targets, on: here).bytes
            note(page.address, sheet: isMinified ? minifyStyles(named) : named)
        }
        for number in sheets { read(number) }
    }

    /// The maximum length of a chain of sheets that refer to each other. Longer ones are mistakes, and their last sheet
    /// keeps its plain name.
    private static let mostDepth = 50

    /// Returns the bytes of a style sheet, or nil if its file cannot be read or the page is not a style sheet.
    private static func bytes(of page: PlannedPage, _ plan: SitePlan, _ folder: SiteFolder) -> [UInt8]? {
        switch page.kind {
        case .styleSheet: plan.trees.first?.colors.styleSheet
        case .copy(let asset): try? folder.read(asset.file)
        default: nil
        }
    }

    var isEmpty: Bool { marks.isEmpty }

    /// A hash of all names, with which the next build recognises that they are unchanged.
    var hash: UInt64 {
        marks.keys.sorted().reduce(UInt64(marks.count)) { hash, path in
            [path, marks[path] ?? ""].reduce(hash) { XXHash64.mixed($0, XXHash64.hash(of: $1)) }
        }
    }

    private mutating func note(_ address: PageAddress, _ hash: UInt64?) {
        guard let hash else { return }
        let mark = hexadecimal(hash).prefix(Self.digits)
        marks[address.file] = String(mark)
        urls[address.url] = Self.marked(address.url, String(mark))
    }

    private mutating func note(_ address: PageAddress, sheet: [UInt8]) {
        note(address, XXHash64.hash(of: sheet))
        sheets[address.file] = sheet
    }

    private static let digits = 10

    /// Returns the address of a file under its name with a hash, or nil if the file has no such name.
    func address(of file: PageAddress) -> PageAddress? {
        marks[file.file].map { PageAddress(file: Self.marked(file.file, $0), url: Self.marked(file.url, $0)) }
    }

    /// Returns an address from the root of the host with the hash in it; unchanged if its file has no such name.
    func url(_ url: String) -> String { urls[url] ?? url }

    /// Returns a path with a hash before the file name extension: `a/b.c.css` becomes `a/b.c.mark.css`.
    private static func marked(_ path: String, _ mark: String) -> String {
        guard let point = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
        return path[..<point] + "." + mark + path[point...]
    }

    private static let endings: Set<String> = [
        "css", "js", "mjs", "woff", "woff2", "ttf", "otf", "png", "apng", "jpg", "jpeg", "gif", "webp", "avif", "jxl",
        "svg",
    ]

    /// Returns whether a file gets a name with a hash; files that browsers and services find by a fixed name do not.
    private static func hasMark(_ page: PlannedPage) -> Bool {
        switch page.kind {
        case .styleSheet: return true
        case .copy(let asset):
            guard let point = asset.target.lastIndex(of: "."), !asset.target.hasPrefix(".well-known/") else {
                return false
            }
            return endings.contains(asset.target[asset.target.index(after: point)...].lowercased())
        default: return false
        }
    }

    // MARK: - Rewriting

    /// Returns a page or a style sheet with the hashes in its addresses. An address is left as it is if it differs from
    /// the file's name, for example by character references.
    ///
    /// - Parameters:
    ///   - bytes: a page, a part of one, or a style sheet.
    ///   - links: the addresses in `bytes` with their offsets, in any order.
    func rewritten(
        _ bytes: [UInt8], _ links: [WrittenLink], _ plan: SitePlan, _ targets: SiteTargets,
        on page: (number: Int, url: String)
    ) -> (bytes: [UInt8], origin: ByteOrigins) {
        var marks: [(place: Int, mark: String)] = []
        for link in links {
            guard let (place, mark) = mark(of: link.destination, plan, targets, on: page) else { continue }
            let written = Array(link.destination.utf8.prefix(place))
            guard bytes[link.offset...].starts(with: written) else { continue }
            marks.append((link.offset + place, mark))
        }
        var edits = ByteEdits(bytes)
        for (place, mark) in marks.sorted(by: { $0.place < $1.place }) { edits.insert("." + mark, at: place) }
        return edits.finished()
    }

    /// Returns the hash to insert into an address, and the offset in the address at which to insert it; nil if its file
    /// has no hash.
    private func mark(
        of destination: String, _ plan: SitePlan, _ targets: SiteTargets, on page: (number: Int, url: String)
    ) -> (place: Int, mark: String)? {
        guard case .page(let number, _) = targets.target(destination, on: page),
            let mark = marks[plan.pages[number].address.file]
        else { return nil }
        let bytes = destination.utf8
        let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.endIndex
        guard let point = bytes[..<end].lastIndex(of: UInt8(ascii: ".")),
            bytes[point..<end].allSatisfy({ $0 != UInt8(ascii: "/") })
        else { return nil }
        return (bytes.distance(from: bytes.startIndex, to: point), mark)
    }
}

extension PlannedPage {
    var isStyleSheet: Bool {
        switch kind {
        case .styleSheet: true
        case .copy(let asset): asset.target.lowercased().hasSuffix(".css")
        default: false
        }
    }
}

extension SiteFolder {
    /// Returns the hash of a file, or nil if it cannot be read.
    fileprivate func hash(of file: File) -> UInt64? {
        guard let source = try? opened(file) else { return nil }
        return FileChunks.state(source.descriptor, size: source.size)?.hash
    }
}
