import Stratus

/// Shows a site in browsers of this machine while it is being written.
///
/// It listens on loopback only, and serves nothing but the files that the last build made.
package final class PreviewServer: Sendable {
    /// - Parameter port: nil for one that is free.
    package init(port: UInt16?) throws {
        fatalError("not yet")
    }

    /// Where the site's home page is: `http://127.0.0.1:8080/`.
    package var address: String { "" }

    /// Answers requests until the task is cancelled.
    package func run() async throws {}

    /// Serves the files of a build, and has the pages that are open loaded again if anything is another one.
    ///
    /// - Parameters:
    ///   - files: paths in the folder, with slashes.
    ///   - folder: where they stand.
    ///   - changed: those of them that are new or other ones; style sheets alone are exchanged without loading the page.
    package func show(_ files: [String], in folder: String, changed: [String]) {}

    /// Shows what is wrong on the pages that are open, and on those that are asked for; the last build stays below it.
    package func show(_ error: SiteError) {}
}
