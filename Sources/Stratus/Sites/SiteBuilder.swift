/// Builds a site again and again, with what it remembers of the last time.
public final class SiteBuilder: Sendable {
    public let options: SiteOptions

    public init(_ options: SiteOptions) { self.options = options }

    /// Builds the site as it is now.
    ///
    /// - Throws: as ``buildSite(_:)`` does; the next build is not the worse for it.
    public func build() throws -> SiteReport { try buildSite(options) }
}
