import ByteWriting
import SiteReading
import SiteTemplates
import SourceText

/// What a worker has found out of addresses that mean the same on every page.
struct KnownLinks {
    fileprivate var fine: [String: Int] = [:]
    /// The last page that was found to lead to each page.
    fileprivate var lastSource: [Int]

    init(pages: Int) { lastSource = Array(repeating: -1, count: pages) }

    /// Notes that a page leads to another one, once.
    fileprivate mutating func note(_ target: Int, from page: Int, in made: inout MadePage) {
        guard lastSource[target] != page else { return }
        lastSource[target] = page
        made.targets.append(target)
    }
}

/// A link to a part of a page, to be looked at when all pages are made.
struct PendingLink: Sendable {
    let page: Int
    let fragment: UInt64
    let destination: String
    let offset: Int
}

/// How much of a page is told: to find a place takes as long as the page does.
private struct Told {
    private var count = 0
    private static let most = 20

    /// Whether one more is told; else it is counted.
    mutating func hasRoom(_ problems: inout SiteProblems) -> Bool {
        count += 1
        if count > Self.most { problems.omit(errors: 1) }
        return count <= Self.most
    }
}

/// Checks what finished pages say: that their elements are nested, no id occurs twice, and no link leads to nothing.
extension PageMaker {
    /// Checks a page by itself.
    ///
    /// - Parameters:
    ///   - origin: where the parts of a finished page stood before each step that finished it, the first step first.
    ///   - content: with which the page is made again, to find where something in it comes from.
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
        // Made where something is wrong.
        lazy var places = self.places(of: page, content)
        if !facts.problems.isEmpty { made.problems.append(places.problems(atMost: 20)) }
        let here = (number: number, url: page.address.url)
        var told = Told()
        for link in facts.links {
            // What begins at the root means the same everywhere, and most of it stands on every page.
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
            case .nothing where isTold || failures.mayHave(link.destination): break
            case .outside where isTold: break
            case .nothing where !told.hasRoom(&made.problems): break
            case .outside where !told.hasRoom(&made.problems): break
            case .nothing:
                let destination = link.destination
                made.problems.append(
                    places.placed(ofLink: destination, at: link.offset, hint: nil) {
                        "the link \"\(readable($0, atMost: 120))\" leads to nothing: the site has no such page or file"
                    }, hint: { [self] in hint(for: destination) })
            case .outside:
                made.problems.append(
                    places.placed(
                        ofLink: link.destination, at: link.offset,
                        hint: "in templates, addresses begin with {{site.root}}; what is not of this site has its host"
                    ) { "the link \"\(readable($0, atMost: 120))\" leads out of the site" })
            }
        }
    }

    /// A link to a part of a page that was found before, as it leads now; nil where it leads elsewhere.
    func renewed(_ link: PendingLink, on number: Int) -> PendingLink? {
        let here = (number: number, url: plan.pages[number].address.url)
        guard case .page(let target, let fragment) = targets.target(link.destination, on: here),
            XXHash64.hash(of: fragment) == link.fragment
        else { return nil }
        return PendingLink(page: target, fragment: link.fragment, destination: link.destination, offset: link.offset)
    }

    /// Checks the links to parts of pages that pages of this language have, when all pages are made.
    func checkParts(_ made: [MadePage]) -> SiteProblems {
        var problems = SiteProblems()
        var ids: [Int: Set<UInt64>] = [:]
        for (number, page) in made.enumerated() where !page.pending.isEmpty && plan.pages[number].tree == tree {
            lazy var places = self.places(of: plan.pages[number], content(of: plan.pages[number]))
            var told = Told()
            for link in page.pending {
                if ids[link.page] == nil { ids[link.page] = Set(made[link.page].ids) }
                if ids[link.page]?.contains(link.fragment) == true { continue }
                // A page that failed has its own errors.
                if made[link.page].ids.isEmpty, !made[link.page].problems.isEmpty { continue }
                guard told.hasRoom(&problems) else { continue }
                problems.append(
                    places.placed(
                        ofLink: link.destination, at: link.offset,
                        hint:
                            "the page is \(plan.pages[link.page].source); a heading's part is its text in lower case with hyphens"
                    ) { "the link \"\(readable($0, atMost: 120))\" leads to a part that its page does not have" })
            }
        }
        return problems
    }
}
