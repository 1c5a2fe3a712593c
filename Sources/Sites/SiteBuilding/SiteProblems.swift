import FileAccess
import SourceText

/// The errors and warnings of a site, collected so that a build reports all of them and not only the first.
struct SiteProblems: Sendable {
    private var kept: [Kept] = []
    private(set) var warnings: [Problem] = []
    /// The number of errors that were counted but not kept.
    private(set) var omittedErrors = 0
    private(set) var omittedWarnings = 0
    /// The first error of writing the output, whose cause is not in the site; nil if there is none.
    private(set) var outputError: Problem?

    /// An error whose hint is searched for only when the error is reported, since each search takes time in proportion
    /// to the site.
    private struct Kept: Sendable {
        let problem: Problem
        var hint: (@Sendable () -> String?)?
        /// The key that identifies the same error on other pages; nil to compare place and message.
        var cause: String?

        func isSame(as other: Kept) -> Bool {
            if let cause { return cause == other.cause }
            return other.cause == nil && problem == other.problem
        }
    }

    /// The errors that were kept, with their hints, in the order in which they were added.
    ///
    /// - Complexity: O(n) in the size of the site for each error whose hint has to be searched for.
    var errors: [Problem] {
        kept.map { kept in kept.hint.map { kept.problem.hinting($0()) } ?? kept.problem }
    }

    /// The maximum number of errors, and of warnings, that are kept: more than anybody reads.
    private static let most = 200

    var isEmpty: Bool { kept.isEmpty }

    /// Adds a problem. The same error is added only once, since one in a template is found on each page that it makes.
    mutating func append(_ problem: Problem) {
        if problem.severity == .error {
            append(Kept(problem: problem))
        } else {
            if warnings.count < Self.most { warnings.append(problem) } else { omittedWarnings += 1 }
        }
    }

    /// Adds an error whose hint is searched for when the error is reported.
    mutating func append(_ error: Problem, hint: @escaping @Sendable () -> String?) {
        append(Kept(problem: error, hint: hint))
    }

    /// Adds an error that many pages may have for the same cause; only the first is kept.
    mutating func append(_ error: Problem, cause: String) { append(Kept(problem: error, cause: cause)) }

    private mutating func append(_ other: Kept) {
        if kept.contains(where: other.isSame) { return }
        if kept.count < Self.most { kept.append(other) } else { omittedErrors += 1 }
    }

    mutating func append(_ problems: [Problem]) {
        for problem in problems { append(problem) }
    }

    /// Adds any error; `path` is the place of an error that names none.
    mutating func append(of error: any Error, path: String) {
        let problem = Problem(any: error)
        if problem.isOfOutput { outputError = outputError ?? problem }
        append(problem.placed(inSite: path))
    }

    /// Counts errors that are not reported one by one.
    mutating func omit(errors count: Int) { omittedErrors += count }

    mutating func append(_ others: SiteProblems) {
        for problem in others.kept { append(problem) }
        append(others.warnings)
        omittedErrors += others.omittedErrors
        omittedWarnings += others.omittedWarnings
        outputError = outputError ?? others.outputError
    }
}

extension Problem {
    /// Returns the problems in the form in which a site reports them: each has a place, and none names the encoding
    /// options, which a site does not have.
    ///
    /// - Parameter path: the place of a problem that names none.
    func placed(inSite path: String) -> [Problem] {
        all.map { problem in
            let placed = problem.placed(in: path)
            guard case .encoding(let name) = problem.kind else { return placed }
            return placed.hinting("save it as UTF-8: iconv -f \(name) -t UTF-8 \(placed.path ?? path)")
        }
    }
}

/// The error that a site could not be built, with all problems that were found.
public struct SiteError: Error, Sendable, CustomStringConvertible {
    /// The errors, in the order in which the build found them.
    public let errors: [Problem]
    /// The warnings that the build found before it failed.
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

    public var description: String {
        (errors.map(\.description) + (omittedCount > 0 ? ["and \(omittedCount) more"] : [])).joined(separator: "\n")
    }
}
