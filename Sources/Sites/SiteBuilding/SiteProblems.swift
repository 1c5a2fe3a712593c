import FileAccess
import SourceText

/// What is wrong with a site, or worth knowing: gathered, so that a run tells everything and not the first thing only.
struct SiteProblems: Sendable {
    private var kept: [Kept] = []
    private(set) var warnings: [Problem] = []
    /// Beyond what is kept.
    private(set) var omittedErrors = 0
    private(set) var omittedWarnings = 0
    /// The first of them that is none of the site's: its output cannot be written.
    private(set) var outputError: Problem?

    /// An error with what is found out of it only where it is told: each hint takes as long as the site is large.
    private struct Kept: Sendable {
        let problem: Problem
        var hint: (@Sendable () -> String?)?
        /// By which it is known on other pages; nil for one that is known by its place and its words.
        var cause: String?

        func isSame(as other: Kept) -> Bool {
            if let cause { return cause == other.cause }
            return other.cause == nil && problem == other.problem
        }
    }

    /// - Complexity: O(n) in the size of the site for each error with a hint that was not looked for yet.
    var errors: [Problem] {
        kept.map { kept in kept.hint.map { kept.problem.hinting($0()) } ?? kept.problem }
    }

    /// More than anybody reads.
    private static let most = 200

    var isEmpty: Bool { kept.isEmpty }

    /// What is wrong with a template is found on each page that it makes, and told once.
    mutating func append(_ problem: Problem) {
        if problem.severity == .error {
            append(Kept(problem: problem))
        } else {
            if warnings.count < Self.most { warnings.append(problem) } else { omittedWarnings += 1 }
        }
    }

    /// An error whose hint is looked for where it is told.
    mutating func append(_ error: Problem, hint: @escaping @Sendable () -> String?) {
        append(Kept(problem: error, hint: hint))
    }

    /// An error that many pages may have for one reason: told of the first of them.
    mutating func append(_ error: Problem, cause: String) { append(Kept(problem: error, cause: cause)) }

    private mutating func append(_ other: Kept) {
        if kept.contains(where: other.isSame) { return }
        if kept.count < Self.most { kept.append(other) } else { omittedErrors += 1 }
    }

    mutating func append(_ problems: [Problem]) {
        for problem in problems { append(problem) }
    }

    /// Takes an error of a file as a whole, in the words of its kind.
    mutating func append(of error: any Error, path: String) {
        let problem = Problem(any: error)
        if problem.isOfOutput { outputError = outputError ?? problem }
        append(problem.toldOfSite(path))
    }

    /// Counts errors that are not told in words.
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
    /// The same as a site tells it: each with a place, and without the options of encodings, which a site has not.
    ///
    /// - Parameter path: where the problem itself names none.
    func toldOfSite(_ path: String) -> [Problem] {
        all.map { problem in
            let placed = problem.placed(in: path)
            guard case .encoding(let name) = problem.kind else { return placed }
            return placed.hinting("save it as UTF-8: iconv -f \(name) -t UTF-8 \(placed.path ?? path)")
        }
    }
}

/// Why a site was not built.
public struct SiteError: Error, Sendable, CustomStringConvertible {
    /// In the order of the site's files.
    public let errors: [Problem]
    public let warnings: [Problem]
    /// How many more there are than are kept.
    public let omittedCount: Int
    /// Whether the pages that are right could be published without the others.
    public let canKeepGoing: Bool
    /// The first of the errors that is none of the site's: its output cannot be written.
    public let outputError: Problem?

    init(_ problems: SiteProblems, canKeepGoing: Bool = false) {
        (errors, warnings, omittedCount) = (problems.errors, problems.warnings, problems.omittedErrors)
        (self.canKeepGoing, outputError) = (canKeepGoing, problems.outputError)
    }

    public var description: String {
        (errors.map(\.description) + (omittedCount > 0 ? ["and \(omittedCount) more"] : [])).joined(separator: "\n")
    }
}
