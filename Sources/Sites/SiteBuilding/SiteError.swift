import SiteReading
import SourceText

/// The error that a site could not be built, with all problems that were found.
public struct SiteError: Error, Sendable, CustomStringConvertible {
    /// The errors, sorted by file and place.
    public let errors: [Problem]
    /// The warnings that the build found before it failed, sorted by file and place.
    public let warnings: [Problem]
    /// The number of further errors, which are not in ``errors``.
    public let omittedCount: Int
    /// Whether a build with ``SiteOptions/keepsGoing`` could publish the valid pages without those that failed.
    public let canKeepGoing: Bool
    /// The first error of writing the output, whose cause is not in the site; nil if there is none.
    public let outputError: Problem?

    init(_ problems: SiteProblems, canKeepGoing: Bool = false) {
        (errors, warnings, omittedCount) = (problems.errors, problems.warnings, problems.omittedErrors)
        (self.canKeepGoing, outputError) = (canKeepGoing, problems.outputError)
    }

    /// Creates a site's error from any failure of a build.
    ///
    /// - Parameter site: the name of the site, which becomes the path of a failure that names no file.
    public init(of failure: any Error, site: String) {
        if let error = failure as? SiteError {
            self = error
            return
        }
        var problems = SiteProblems()
        problems.append(of: failure, path: site)
        self.init(problems)
    }

    public var description: String {
        ProblemGroup.lines(of: errors, omitted: omittedCount, "errors").joined(separator: "\n")
    }
}
