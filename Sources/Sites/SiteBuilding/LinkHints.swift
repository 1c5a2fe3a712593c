import Synchronization

/// What links that lead to nothing may have meant, each looked for once: that takes as long as the site is large.
final class LinkHints: Sendable {
    private let known = Mutex<[String: String?]>([:])

    func hint(for destination: String, _ locator: SiteLocator, _ plan: SitePlan) -> String? {
        if let hint = known.withLock({ $0[destination] }) { return hint }
        let hint = locator.hint(for: destination, plan)
        known.withLock { $0[destination] = .some(hint) }
        return hint
    }
}
