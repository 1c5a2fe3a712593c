import SourceText

/// What is wrong with a site, or worth knowing: gathered, so that a run tells everything and not the first thing only.
struct SiteProblems: Sendable {
    private(set) var errors: [Diagnostic] = []
    private(set) var warnings: [Diagnostic] = []
    /// Beyond what is kept.
    private(set) var omittedErrors = 0
    private(set) var omittedWarnings = 0

    /// More than anybody reads.
    private static let most = 200

    var isEmpty: Bool { errors.isEmpty }
    var errorCount: Int { errors.count + omittedErrors }
    var warningCount: Int { warnings.count + omittedWarnings }

    /// What is wrong with a template is found on each page that it makes, and told once.
    mutating func append(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error {
            if errors.contains(diagnostic) { return }
            if errors.count < Self.most { errors.append(diagnostic) } else { omittedErrors += 1 }
        } else {
            if warnings.count < Self.most { warnings.append(diagnostic) } else { omittedWarnings += 1 }
        }
    }

    mutating func append(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { append(diagnostic) }
    }

    /// Counts errors that are not told in words.
    mutating func omit(errors count: Int) { omittedErrors += count }

    mutating func append(_ others: SiteProblems) {
        append(others.errors)
        append(others.warnings)
        omittedErrors += others.omittedErrors
        omittedWarnings += others.omittedWarnings
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

    init(_ problems: SiteProblems, canKeepGoing: Bool = false) {
        (errors, warnings, omittedCount) = (problems.errors, problems.warnings, problems.omittedErrors)
        self.canKeepGoing = canKeepGoing
    }

    public var description: String {
        (errors.map(\.description) + (omittedCount > 0 ? ["and \(omittedCount) more"] : [])).joined(separator: "\n")
    }
}
