import FileAccess
import SourceText

/// What is wrong with a site, or worth knowing: gathered, so that a run tells everything and not the first thing only.
struct SiteProblems: Sendable {
    private var kept: [Problem] = []
    private(set) var warnings: [Diagnostic] = []
    /// Beyond what is kept.
    private(set) var omittedErrors = 0
    private(set) var omittedWarnings = 0
    /// The first of them that is none of the site's: its output cannot be written.
    private(set) var outputError: OutputError?

    /// An error with what is found out of it only where it is told: each hint takes as long as the site is large.
    private struct Problem: Sendable {
        let diagnostic: Diagnostic
        var hint: (@Sendable () -> String?)?
        /// By which it is known on other pages; nil for one that is known by its place and its words.
        var cause: String?

        func isSame(as other: Problem) -> Bool {
            if let cause { return cause == other.cause }
            return other.cause == nil && diagnostic == other.diagnostic
        }
    }

    /// - Complexity: O(n) in the size of the site for each error with a hint that was not looked for yet.
    var errors: [Diagnostic] {
        kept.map { problem in
            problem.hint.map { Diagnostic(problem.diagnostic, hint: $0()) } ?? problem.diagnostic
        }
    }

    /// More than anybody reads.
    private static let most = 200

    var isEmpty: Bool { kept.isEmpty }

    /// What is wrong with a template is found on each page that it makes, and told once.
    mutating func append(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error {
            append(Problem(diagnostic: diagnostic))
        } else {
            if warnings.count < Self.most { warnings.append(diagnostic) } else { omittedWarnings += 1 }
        }
    }

    /// An error whose hint is looked for where it is told.
    mutating func append(_ error: Diagnostic, hint: @escaping @Sendable () -> String?) {
        append(Problem(diagnostic: error, hint: hint))
    }

    /// An error that many pages may have for one reason: told of the first of them.
    mutating func append(_ error: Diagnostic, cause: String) { append(Problem(diagnostic: error, cause: cause)) }

    private mutating func append(_ problem: Problem) {
        if kept.contains(where: problem.isSame) { return }
        if kept.count < Self.most { kept.append(problem) } else { omittedErrors += 1 }
    }

    mutating func append(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { append(diagnostic) }
    }

    /// Takes an error of a file as a whole, in the words of its kind.
    mutating func append(of error: any Error, path: String) {
        outputError = outputError ?? (error as? OutputError)
        append(Diagnostic(of: error, path: path))
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

extension Diagnostic {
    /// An error of a file as a whole, in the words of its kind.
    ///
    /// - Parameter path: where the error itself names none.
    init(of error: any Error, path: String, severity: Severity = .error) {
        switch error {
        case let error as SourceError:
            // A site has no options for encodings.
            let remedy = error.encoding.map { "save it as UTF-8: iconv -f \($0) -t UTF-8 \(error.diagnostic.path)" }
            self.init(error.diagnostic, hint: remedy ?? error.diagnostic.hint)
        case let error as InputError: self.init(path: error.path, severity: severity, error.reason, hint: error.hint)
        case let error as OutputError: self.init(path: error.path, severity: severity, error.reason, hint: error.hint)
        default: self.init(path: path, severity: severity, "\(error)")
        }
    }
}

/// Why a site was not built.
public struct SiteError: Error, Sendable, CustomStringConvertible {
    /// In the order of the site's files.
    public let errors: [Diagnostic]
    public let warnings: [Diagnostic]
    /// How many more there are than are kept.
    public let omittedCount: Int
    /// Whether the pages that are right could be published without the others.
    public let canKeepGoing: Bool
    /// The first of the errors that is none of the site's: its output cannot be written.
    public let outputError: OutputError?

    init(_ problems: SiteProblems, canKeepGoing: Bool = false) {
        (errors, warnings, omittedCount) = (problems.errors, problems.warnings, problems.omittedErrors)
        (self.canKeepGoing, outputError) = (canKeepGoing, problems.outputError)
    }

    public var description: String {
        (errors.map(\.description) + (omittedCount > 0 ? ["and \(omittedCount) more"] : [])).joined(separator: "\n")
    }
}
