/// Builds a site: reads its folder, makes all of its files, checks them, and publishes what has changed.
///
/// ```swift
/// var options = SiteOptions()
/// options.folder = "blog"
/// print(try buildSite(options).summary)
/// ```
/// Equal folders and options give equal files, whatever the number of workers; the clock decides about posts of the
/// future and expired ones only, unless `now` is given.
/// - Throws: ``SiteError`` with everything that is wrong, and nothing is written then, unless `keepsGoing`;
///   ``InputError`` and ``OutputError`` for the folders themselves.
/// - Complexity: O(n) in the posts and their text, O(n log n) for their order.
public func buildSite(_ options: SiteOptions = SiteOptions()) throws -> SiteReport {
    try SiteBuilder(options).build()
}
