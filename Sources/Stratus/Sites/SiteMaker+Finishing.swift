import SiteBuilding

extension SiteMaker {
    /// A page as it is written, and where each part of it stood when its template had made it.
    func finish(_ page: [UInt8]) -> (bytes: [UInt8], origin: [ByteOrigins]) {
        guard settings.configuration.minify else { return (page, []) }
        let (bytes, origin) = minifyPage(page)
        return (bytes, [origin])
    }
}
