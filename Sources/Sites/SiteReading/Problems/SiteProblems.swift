import SourceText

/// The errors and warnings of a site, collected so that a build reports all of them and not only the first.
package struct SiteProblems: Sendable {
    package init() {}

    private var keptErrors = KeptProblems()
    private var keptWarnings = KeptProblems()
    /// The first error of writing the output, whose cause is not in the site; nil if there is none.
    package private(set) var outputError: Problem?

    /// Whether there is no error.
    package var isEmpty: Bool { keptErrors.isEmpty }
    /// The errors with their hints, sorted by file and place.
    package var errors: [Problem] { keptErrors.sorted }
    /// The warnings with their hints, sorted by file and place.
    package var warnings: [Problem] { keptWarnings.sorted }
    /// Whether there is a warning.
    package var hasWarnings: Bool { !keptWarnings.isEmpty }
    /// The number of errors that were counted but not kept.
    package var omittedErrors: Int { keptErrors.omittedCount }
    /// The number of warnings that were counted but not kept.
    package var omittedWarnings: Int { keptWarnings.omittedCount }

    /// Adds a problem. The same problem is added only once, since one in a template is found on each page that it
    /// makes.
    package mutating func append(_ problem: Problem) { append(KeptProblem(problem)) }

    /// Adds a problem whose hint is searched for when the problem is reported.
    package mutating func append(_ problem: Problem, hint: @escaping @Sendable () -> String?) {
        append(KeptProblem(problem, hint: hint))
    }

    /// Adds a problem that many pages may have for the same cause; only the first is kept.
    package mutating func append(_ problem: Problem, cause: String) { append(KeptProblem(problem, cause: cause)) }

    private mutating func append(_ kept: KeptProblem) {
        if kept.problem.severity == .error { keptErrors.append(kept) } else { keptWarnings.append(kept) }
    }

    package mutating func append(_ problems: [Problem]) {
        for problem in problems { append(problem) }
    }

    /// Adds any error; `path` is the place of an error that names none.
    package mutating func append(of error: any Error, path: String) {
        let problem = Problem(any: error)
        if problem.isOfOutput { outputError = outputError ?? problem }
        append(problem.placed(inSite: path))
    }

    /// Counts a problem that is not reported by itself.
    package mutating func omit(_ severity: Problem.Severity) {
        if severity == .error { keptErrors.omit(1) } else { keptWarnings.omit(1) }
    }

    package mutating func append(_ others: SiteProblems) {
        keptErrors.append(others.keptErrors)
        keptWarnings.append(others.keptWarnings)
        outputError = outputError ?? others.outputError
    }
}

/// A problem whose hint is searched for only when it is reported, since each search takes time in proportion to the
/// site.
private struct KeptProblem: Sendable {
    let problem: Problem
    var hint: (@Sendable () -> String?)?
    /// The text that the same problem has on each page: the given cause, else the place and the message.
    let key: String

    init(_ problem: Problem, hint: (@Sendable () -> String?)? = nil, cause: String? = nil) {
        (self.problem, self.hint) = (problem, hint)
        key = cause ?? "\(problem.place ?? "")\n\(problem.message)\n\(hint == nil ? problem.hint ?? "" : "")"
    }

    var hinted: Problem { hint.map { problem.hinting($0()) } ?? problem }
}

/// Problems of one severity, each of them once.
private struct KeptProblems: Sendable {
    private var problems: [KeptProblem] = []
    private var keys: Set<String> = []
    private(set) var omittedCount = 0

    /// A bound on memory: some hundred bytes for each problem.
    private static let most = 100_000

    var isEmpty: Bool { problems.isEmpty }

    mutating func append(_ problem: KeptProblem) {
        guard problems.count < Self.most else {
            omittedCount += 1
            return
        }
        if keys.insert(problem.key).inserted { problems.append(problem) }
    }

    mutating func append(_ others: KeptProblems) {
        for problem in others.problems { append(problem) }
        omittedCount += others.omittedCount
    }

    mutating func omit(_ count: Int) { omittedCount += count }

    /// The problems sorted by file, line and column; those at one place in the order in which they were found.
    var sorted: [Problem] {
        let problems = problems
        func precedes(_ one: Int, _ other: Int) -> Bool {
            let (left, right) = (problems[one].problem, problems[other].problem)
            let (path, otherPath) = (left.path ?? "", right.path ?? "")
            if !path.utf8.elementsEqual(otherPath.utf8) { return path.utf8.lexicographicallyPrecedes(otherPath.utf8) }
            return (left.line ?? 0, left.column ?? 0, one) < (right.line ?? 0, right.column ?? 0, other)
        }
        return problems.indices.sorted(by: precedes).map { problems[$0].hinted }
    }
}

extension Problem {
    /// Returns the problems in the form in which a site reports them: each has a place, and none names the encoding
    /// options, which a site does not have.
    ///
    /// - Parameter path: the place of a problem that names none.
    package func placed(inSite path: String) -> [Problem] {
        all.map { problem in
            let placed = problem.placed(in: path)
            guard case .encoding(let name) = problem.kind else { return placed }
            return placed.hinting("save it as UTF-8: iconv -f \(name) -t UTF-8 \(placed.path ?? path)")
        }
    }
}
