import ByteWriting
import SiteReading
import SiteTemplates
import SourceText

/// Checks what finished pages say: that their elements are nested, no id occurs twice, and no link leads to nothing.
final class SiteLinks: Sendable {
    private let targets: SiteTargets
    private let plan: SitePlan
    private let locator: SiteLocator
    private let hints = LinkHints()

    /// What a worker has found out of addresses that mean the same on every page.
    struct Known {
        fileprivate var fine: [String: Int] = [:]
        /// Of each page the last one that was found to lead to it.
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
    struct Pending: Sendable {
        let page: Int
        let fragment: UInt64
        let destination: String
        let offset: Int
    }

    /// Addresses that are told elsewhere.
    private let toldElsewhere: Set<String>

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

    init(_ targets: SiteTargets, _ plan: SitePlan, _ locator: SiteLocator, told: Set<String>) {
        toldElsewhere = told
        (self.targets, self.plan, self.locator) = (targets, plan, locator)
    }

    /// The template and the values with which a page is made again, to find where something in it comes from.
    typealias Content = (template: String, object: TemplateObject)

    /// Checks a page by itself.
    ///
    /// - Parameter origin: where the parts of a finished page stood before each step that finished it, the first step
    ///   first.
    /// - Complexity: O(n) in the bytes.
    func check(
        _ bytes: [UInt8], _ number: Int, _ made: inout MadePage, _ known: inout Known,
        origin: [ByteOrigins] = [], content: () -> Content
    ) {
        var facts = readPageFacts(bytes)
        for step in origin.reversed() {
            for index in facts.links.indices { facts.links[index].offset = step.origin(of: facts.links[index].offset) }
        }
        let page = plan.pages[number]
        made.ids = facts.ids.map(Self.hash)
        // Made where something is wrong.
        lazy var places = locator.places(of: page, content())
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
            let isTold = isShared && toldElsewhere.contains(link.destination)
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
                    Pending(
                        page: target, fragment: Self.hash(fragment), destination: link.destination,
                        offset: link.offset))
            case .nothing where isTold || locator.failures.mayHave(link.destination): break
            case .outside where isTold: break
            case .nothing where !told.hasRoom(&made.problems): break
            case .outside where !told.hasRoom(&made.problems): break
            case .nothing:
                let destination = link.destination
                made.problems.append(
                    places.placed(ofLink: destination, at: link.offset, hint: nil) {
                        "the link \"\(readable($0, atMost: 120))\" leads to nothing: the site has no such page or file"
                    }, hint: { [hints, locator, plan] in hints.hint(for: destination, locator, plan) })
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
    func renewed(_ link: Pending, on number: Int) -> Pending? {
        let here = (number: number, url: plan.pages[number].address.url)
        guard case .page(let target, let fragment) = targets.target(link.destination, on: here),
            Self.hash(fragment) == link.fragment
        else { return nil }
        return Pending(page: target, fragment: link.fragment, destination: link.destination, offset: link.offset)
    }

    /// Checks the links to parts of pages.
    ///
    /// - Parameters:
    ///   - tree: whose pages' links are looked at.
    ///   - content: that of a page, by its number.
    func checkParts(_ made: [MadePage], tree: Int, content: (Int) -> Content) -> SiteProblems {
        var problems = SiteProblems()
        var ids: [Int: Set<UInt64>] = [:]
        for (number, page) in made.enumerated() where !page.pending.isEmpty && plan.pages[number].tree == tree {
            lazy var places = locator.places(of: plan.pages[number], content(number))
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

    private static func hash(_ text: String) -> UInt64 { XXHash64.hash(of: Array(text.utf8)) }
}
