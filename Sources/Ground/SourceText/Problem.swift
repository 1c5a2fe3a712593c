/// The error that Stratus throws, collects and warns of: what is wrong, the place if there is one, and advice.
///
/// Its description is the message that the command prints. The message begins with the place, as far as that is known:
/// ```
/// tags.md:3:9: error: the weight "1,234" has a thousands separator
///   - Swift (1,234)
///            ^~~~~
/// hint: write it without: (1234)
/// ```
/// Several problems are thrown as one: the first, with the rest in ``others``.
public struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The seriousness of a problem.
    public enum Severity: String, Sendable { case error, warning, note }

    /// The kind of failure, which decides the exit status of the command.
    public enum Kind: Sendable, Equatable {
        /// An argument of the command that cannot be used.
        case usage
        /// An option that cannot be used; the value is its name.
        case option(String)
        /// An input that is not in the expected format.
        case badInput
        /// An input that is not UTF-8; the value is the name that `iconv` has for its likely encoding.
        case encoding(String)
        /// No tag is left to place. The reason is why the first tag was dropped; nil if there were no tags at all.
        case noTag(reason: String?)
        /// An input that does not exist, or must not be read.
        case noInput
        /// An input whose reading failed, or that changed while it was read.
        case brokenInput
        /// An input that has more bytes than Stratus holds in memory.
        case tooLarge
        /// An output that cannot be created.
        case cannotCreate
        /// An output that could not be written to its end.
        case brokenOutput
        /// A failure of a whole disk, on which no other output can be made either; `brokeOff` is true if this output
        /// was partly written.
        case disk(brokeOff: Bool)
        /// A pipe that nobody reads any more.
        case closedPipe
        /// A temporary file that cannot be made, written or read back.
        case storage
        /// A fault in Stratus itself.
        case bug
    }

    /// Problems are passed up through many functions, and one word moves faster than twelve.
    private indirect enum Box: Sendable, Equatable { case details(Details) }

    struct Details: Sendable, Equatable {
        var kind = Kind.badInput
        var severity = Severity.error
        var path: String?
        var line: Int?
        var column: Int?
        var range: Range<Int>?
        var message: String
        var hint: String?
        var excerpt: SourceExcerpt?
        var subject: String?
        var others: [Problem] = []
        /// The number of further problems that were found and not kept.
        var omittedCount = 0
    }

    private var box: Box

    /// Makes a problem, with every character of an input that could move a terminal's cursor escaped.
    init(_ details: Details) {
        var details = details
        // The message of a bug may have several lines.
        details.message = readable(details.message, keepingLines: details.kind == .bug)
        details.hint = details.hint.map { readable($0) }
        box = .details(details)
    }

    private(set) var details: Details {
        get {
            switch box {
            case .details(let details): details
            }
        }
        set { box = .details(newValue) }
    }

    public var kind: Kind { details.kind }
    public var severity: Severity { details.severity }
    /// The path of the file or folder, as the user wrote it; nil if the problem has none, or none has been set yet.
    public var path: String? { details.path }
    /// The name of the option that cannot be used; nil if the problem is not about an option.
    public var option: String? { if case .option(let name) = kind { name } else { nil } }
    /// The 1-based line of the place; nil if the problem is about the file as a whole.
    public var line: Int? { details.line }
    /// The 1-based column of the place, in UTF-8 bytes; nil if the problem is about the file as a whole.
    public var column: Int? { details.column }
    /// The message in lower case: the mistake, with the offending value quoted, and what was expected.
    public var message: String { details.message }
    /// The advice that is printed after `hint:`, if any.
    public var hint: String? { details.hint }
    /// The words for all problems of one cause, such as `links to /assets/images/…`, by which a report counts them
    /// together; nil if only problems with the same message are counted so.
    package var subject: String? { details.subject }
    /// The further problems thrown together with this one, in the order in which they were joined.
    public var others: [Problem] { details.others }
    /// The offending bytes, as offsets into the input, of a problem that has no line and column yet; `0..<0` if the
    /// whole value is wrong.
    package var range: Range<Int> { details.range ?? 0..<0 }
    /// The source line, cut to a window around the place if it is long, and the line of carets below it; nil without a
    /// line.
    package var excerptLines: (text: String, caret: String)? { details.excerpt.map { ($0.text, $0.caret) } }

    /// The place as far as it is known, such as `tags.md:3:9`; nil if the problem has no path.
    package var place: String? {
        path.map { readable($0) + [line, column].compactMap { $0.map { ":\($0)" } }.joined() }
    }

    /// This problem followed by its ``others``, each as a single problem.
    public var all: [Problem] {
        others.isEmpty ? [self] : [map { $0.others = [] }] + others
    }

    /// The number of further problems that were found but not kept.
    public var omittedCount: Int { all.reduce(0) { $0 + $1.details.omittedCount } }

    public var description: String { all.map(\.ownDescription).joined(separator: "\n") }

    private var ownDescription: String {
        let details = details
        var text = details.message
        if let place { text = "\(place): \(details.severity.rawValue): \(text)" }
        if let excerpt = details.excerpt { text += "\n  \(excerpt.text)\n  \(excerpt.caret)" }
        if let hint = details.hint { text += "\nhint: \(hint)" }
        if details.omittedCount > 0 { text += "\n… and \(details.omittedCount) more errors" }
        return text
    }

    /// Returns a copy of this problem with another kind.
    package func of(_ kind: Kind) -> Problem { map { $0.kind = kind } }
    /// Returns a copy of this problem with the given offending bytes, as offsets into the input.
    package func at(_ range: Range<Int>) -> Problem { map { $0.range = range } }
    /// Returns a copy of this problem with another hint, or none.
    package func hinting(_ hint: String?) -> Problem { map { $0.hint = hint.map { readable($0) } } }

    /// Returns a copy of this problem with the words for all problems of its cause.
    package func counted(as subject: String?) -> Problem { map { $0.subject = subject.map { readable($0) } } }

    func map(_ change: (inout Details) -> Void) -> Problem {
        var copy = self
        change(&copy.details)
        return copy
    }
}

// MARK: - Without a place, or with none in the text

extension Problem {
    /// Makes a problem with a value. The caller that knows the input gives it a place with ``placed(in:at:line:)``.
    ///
    /// - Parameter range: the offending bytes, as offsets into the input; nil if the whole value is wrong.
    package init(_ message: String, hint: String? = nil, at range: Range<Int>? = nil) {
        self.init(Details(range: range, message: message, hint: hint))
    }

    /// Makes a problem with an option that cannot be used.
    package init(option name: String, _ message: String, hint: String? = nil) {
        self.init(.option(name), message, hint: hint)
    }

    /// Makes a problem of the given kind that is not about a file.
    package init(_ kind: Kind, _ message: String, hint: String? = nil) {
        self.init(Details(kind: kind, message: message, hint: hint))
    }

    /// Makes a problem with a file that cannot be read or written, or with one of its lines.
    package init(_ kind: Kind, _ path: String, line: Int? = nil, _ message: String, hint: String? = nil) {
        self.init(Details(kind: kind, path: path, line: line, message: message, hint: hint))
    }

    /// Makes a problem with an input as a whole; its place is the first byte, so that an editor can go there.
    package init(path: String, severity: Severity = .error, _ message: String, hint: String? = nil) {
        self.init(path: path, line: 1, column: 1, severity: severity, message, hint: hint)
    }

    /// Makes a problem at a known place, such as one from a cache.
    ///
    /// - Parameter excerptLines: the source line, and the line of carets below it.
    package init(
        path: String, line: Int, column: Int, severity: Severity = .error, _ message: String, hint: String?,
        excerptLines: (text: String, caret: String)? = nil
    ) {
        self.init(
            Details(
                severity: severity, path: path, line: line, column: column, message: message, hint: hint,
                excerpt: excerptLines.map { SourceExcerpt(text: $0.text, caret: $0.caret) }))
    }
}

// MARK: - Several

extension Problem {
    /// Joins several problems into one, which has the kind of the first; nil if there are none.
    ///
    /// - Parameter count: the number of further problems that were found but not kept.
    package init?(_ problems: [Problem], omitted count: Int = 0) {
        let all = problems.flatMap(\.all)
        guard var first = all.first else { return nil }
        first.details.others = Array(all.dropFirst())
        self = first
        if count > 0 { omit(count) }
    }

    /// Joins a problem and another that follows from it, such as one with the line that names a broken input.
    package init(_ cause: Problem, then problem: Problem) {
        self = cause
        details.others += problem.all
    }

    /// Makes a problem of any error; an error that is not a ``Problem`` is a bug of Stratus.
    package init(any error: any Error) {
        self = error as? Problem ?? Problem(.bug, "\(error)")
    }

    private mutating func omit(_ count: Int) {
        if details.others.isEmpty {
            details.omittedCount += count
        } else {
            details.others[details.others.count - 1].details.omittedCount += count
        }
    }
}
