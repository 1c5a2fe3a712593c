import ByteWriting
import SiteReading
import SiteTemplates
import SourceText

/// The addresses from the root of the host that a worker has found to lead to a page, as they do on every page.
struct KnownLinks {
    fileprivate var fine: [String: Int] = [:]
    /// The last page that was found to link to each page, by the page's number; -1 if there is none.
    fileprivate var lastSource: [Int]

    init(pages: Int) { lastSource = Array(repeating: -1, count: pages) }

    /// Records that a page links to another one, unless that is recorded already.
    fileprivate mutating func note(_ target: Int, from page: Int, in made: inout MadePage) {
        guard lastSource[target] != page else { return }
        lastSource[target] = page
        made.targets.append(target)
    }
}

/// A link to a part of a page, which is checked when all pages are made. It holds the number of that page, a hash of
/// the fragment, and the link's address and offset in the page that contains it.
struct PendingLink: Sendable {
    let page: Int
    let fragment: UInt64
    let destination: String
    let offset: Int
}

/// A count of the link problems of a page, which limits the number reported: finding the place of one takes as long as
/// making the page.
private struct ReportLimit {
    private var count = 0
    private static let most = 1_000

    /// Returns whether one more problem may be reported; if not, counts it as omitted.
    mutating func hasRoom(_ severity: Problem.Severity, _ problems: inout SiteProblems) -> Bool {
        count += 1
        if count > Self.most { problems.omit(severity) }
        return count <= Self.most
    }
}

/// Checking finished pages: elements must be nested, no id may occur twice, and no link may be broken.
extension PageMaker {
    /// Checks the nesting, the ids and the links of one page, and adds the problems and links to `made`.
    ///
    /// - Parameters:
    ///   - origin: for each finishing step, in order, a map from the page's offsets after the step to those before it.
    ///   - content: the content with which the page is made again, to find the source of a problem.
    /// - Complexity: O(n) in the bytes.
    func check(
        _ bytes: [UInt8], _ number: Int, _ made: inout MadePage, _ known: inout KnownLinks,
        origin: [ByteOrigins], _ content: Content
    ) {
        var facts = readPageFacts(bytes)
        for step in origin.reversed() {
            for index in facts.links.indices { facts.links[index].offset = step.origin(of: facts.links[index].offset) }
        }
        let page = plan.pages[number]
        made.ids = facts.ids.map { XXHash64.hash(of: $0) }
        // The map is made only if something is wrong.
        lazy var places = self.places(of: page, content)
        if !facts.problems.isEmpty { made.problems.append(places.problems(atMost: 20)) }
        let here = (number: number, url: page.address.url)
        var limit = ReportLimit()
        for link in facts.links {
            // An address from the root means the same everywhere, and most of these occur on every page.
            let isShared = link.destination.utf8.first == UInt8(ascii: "/")
            if isShared {
                if let target = known.fine[link.destination] {
                    known.note(target, from: number, in: &made)
                    continue
                }
            }
            let isTold = isShared && menuAddresses.contains(link.destination)
            switch targets.target(link.destination, on: here) {
            case .elsewhere: break
            case .page(let target, let fragment):
                known.note(target, from: number, in: &made)
                if fragment.isEmpty || fragment == "top" || fragment.hasPrefix(":~:") {
                    if isShared { known.fine[link.destination] = target }
                    continue
                }
                if isTold { continue }
                made.pending.append(
                    PendingLink(
                        page: target, fragment: XXHash64.hash(of: fragment), destination: link.destination,
                        offset: link.offset))
            case .nothing where isTold, .outside where isTold: break
            case .nothing:
                let destination = link.destination
                let usual = severity(LinkSettings.kind(ofPath: destination))
                guard
                    let severity = failures.severity(
                        usual, ofLink: destination, path: targets.path(of: destination, on: here.url)),
                    limit.hasRoom(severity, &made.problems)
                else { continue }
                made.problems.append(
                    places.placed(ofLink: destination, at: link.offset, severity, hint: nil) {
                        "the link \"\(readable($0, atMost: 120))\" leads to nothing: the site has no such page or file"
                    }
                    .counted(as: subject(of: destination, on: here.url)),
                    hint: { [self] in hint(for: destination, on: here.url) })
            case .outside:
                guard let severity = severity(LinkSettings.kind(ofPath: link.destination)),
                    limit.hasRoom(severity, &made.problems)
                else { continue }
                made.problems.append(
                    places.placed(
                        ofLink: link.destination, at: link.offset, severity,
                        hint:
                            "in templates, addresses begin with {{site.root}}; what another program serves on this host, elsewhere: in stratus.yml names"
                    ) { "the link \"\(readable($0, atMost: 120))\" leads out of the site" }
                    .counted(as: subject(of: link.destination, on: here.url)))
            }
        }
    }

    /// Returns the severity of a link of a kind that leads to nothing; nil if such links are not checked.
    func severity(_ kind: LinkSettings.Kind) -> Problem.Severity? {
        switch settings.configuration.links[kind] {
        case .error: .error
        case .warn: .warning
        case .off: nil
        }
    }

    /// Returns the words for all broken links to the same place: the outermost folder in which the site has nothing, or
    /// the address itself.
    private func subject(of destination: String, on url: String) -> String {
        let path = targets.foreignFolder(destination, on: url).map { $0 + "…" }
        return "links to \(readable(path ?? targets.path(of: destination, on: url), atMost: 120))"
    }

    /// Resolves a link to a part of a page again, which an earlier build found; returns nil if the link now leads
    /// elsewhere.
    func renewed(_ link: PendingLink, on number: Int) -> PendingLink? {
        let here = (number: number, url: plan.pages[number].address.url)
        guard case .page(let target, let fragment) = targets.target(link.destination, on: here),
            XXHash64.hash(of: fragment) == link.fragment
        else { return nil }
        return PendingLink(page: target, fragment: link.fragment, destination: link.destination, offset: link.offset)
    }

    /// Returns the problems of links to parts of pages, for all pages of this language; called when all pages are made.
    func checkParts(_ made: [MadePage]) -> SiteProblems {
        var problems = SiteProblems()
        guard let severity = severity(.fragments) else { return problems }
        var ids: [Int: Set<UInt64>] = [:]
        func has(_ fragment: UInt64, _ page: Int) -> Bool {
            if ids[page] == nil { ids[page] = Set(made[page].ids) }
            return ids[page]?.contains(fragment) == true
        }
        for (number, page) in made.enumerated() where !page.pending.isEmpty && plan.pages[number].tree == tree {
            lazy var places = self.places(of: plan.pages[number], content(of: plan.pages[number]))
            var limit = ReportLimit()
            for link in page.pending {
                if has(link.fragment, link.page) { continue }
                // A page that failed has its own errors.
                if made[link.page].ids.isEmpty, !made[link.page].problems.isEmpty { continue }
                if let new = targets.successor(of: link.page, plan), has(link.fragment, new) {
                    guard limit.hasRoom(.warning, &problems) else { continue }
                    let part = link.destination.drop { $0 != "#" }
                    problems.append(
                        places.placed(
                            ofLink: link.destination, at: link.offset, .warning,
                            hint: "write \(plan.pages[new].address.url)\(part)"
                        ) {
                            "the link \"\(readable($0, atMost: 120))\" names a part of an old address, from which readers are led to the beginning of the page"
                        })
                    continue
                }
                guard limit.hasRoom(severity, &problems) else { continue }
                problems.append(
                    places.placed(
                        ofLink: link.destination, at: link.offset, severity,
                        hint:
                            "the page is \(plan.pages[link.page].source); a heading's part is its text in lower case, without signs and with hyphens for spaces"
                    ) { "the link \"\(readable($0, atMost: 120))\" leads to a part that its page does not have" })
            }
        }
        return problems
    }
}
