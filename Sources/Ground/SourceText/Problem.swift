/// What Stratus throws, collects and warns of: what was wrong, where if it has a place, and what to do about it.
///
/// Its description is what the command prints, and begins with the place as far as it is known:
/// ```
/// tags.md:3:9: error: the weight "1,234" has a thousands separator
///   - Swift (1,234)
///            ^~~~~
/// hint: write it without: (1234)
/// ```
/// Several are thrown as one: the first, with the ``others`` behind it.
public struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
    public enum Severity: String, Sendable { case error, warning, note }

    /// What kind of failure it is; the command takes its exit status from it.
    public enum Kind: Sendable, Equatable {
        /// An argument that cannot be used.
        case usage
        /// An option that cannot be used, by its name.
        case option(String)
        /// An input that is not what it is read as.
        case badInput
        /// An input that is no UTF-8, but seems to be in the encoding that `iconv` calls by this name.
        case encoding(String)
        /// No tag is left to place, and why the first one is dropped if there was one.
        case noTag(reason: String?)
        /// An input that is not there, or must not be read.
        case noInput
        /// An input that broke off while it was read.
        case brokenInput
        /// An input that has more bytes than are held in memory.
        case tooLarge
        /// An output that cannot be made.
        case cannotCreate
        /// An output that broke off while it was written.
        case brokenOutput
        /// A disk on which no other output can be made either; whether this one broke off.
        case disk(brokeOff: Bool)
        /// A pipe whose reader has gone.
        case closedPipe
        /// A temporary file that cannot be made, written or read back.
        case storage
        /// Something that Stratus itself did wrong.
        case bug
    }

    /// Errors are passed up through many functions: one word is moved faster than twelve.
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
        var others: [Problem] = []
        /// How many are not told behind this one.
        var omittedCount = 0
    }

    private var box: Box

    /// Nothing of an input reaches a terminal that could move its cursor.
    init(_ details: Details) {
        var details = details
        // The reasons of a bug are lines.
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
    /// The file or the folder, as the user wrote it; nil where none is to blame, or nobody has said yet which one.
    public var path: String? { details.path }
    /// The name of the option that cannot be used; nil where it is something else.
    public var option: String? { if case .option(let name) = kind { name } else { nil } }
    /// 1-based; nil where the file as a whole is meant.
    public var line: Int? { details.line }
    /// 1-based, in UTF-8 bytes.
    public var column: Int? { details.column }
    /// What is wrong, in lower case, with the offending value quoted and what was expected.
    public var message: String { details.message }
    /// What to do about it.
    public var hint: String? { details.hint }
    /// The problems behind this one, in their order.
    public var others: [Problem] { details.others }
    /// The bytes that are wrong, as offsets into the input, of a problem that has no place yet; `0..<0` where the value as
    /// a whole is.
    package var range: Range<Int> { details.range ?? 0..<0 }
    /// The source line, cut to a window around the place when it is long, and the caret line below it.
    package var excerptLines: (text: String, caret: String)? { details.excerpt.map { ($0.text, $0.caret) } }

    /// `tags.md:3:9`, as far as it is known.
    package var place: String? {
        path.map { readable($0) + [line, column].compactMap { $0.map { ":\($0)" } }.joined() }
    }

    /// This problem without the others, and the others.
    public var all: [Problem] {
        others.isEmpty ? [self] : [map { $0.others = [] }] + others
    }

    /// How many more there are than are kept.
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

    /// The same, but for one thing.
    package func of(_ kind: Kind) -> Problem { map { $0.kind = kind } }
    package func at(_ range: Range<Int>) -> Problem { map { $0.range = range } }
    package func hinting(_ hint: String?) -> Problem { map { $0.hint = hint.map { readable($0) } } }

    func map(_ change: (inout Details) -> Void) -> Problem {
        var copy = self
        change(&copy.details)
        return copy
    }
}

// MARK: - Without a place, or with none in the text

extension Problem {
    /// Makes a problem of a value: whoever knows the input that has it gives it a place with ``placed(in:at:line:)``.
    ///
    /// - Parameter range: the bytes that are wrong, as offsets into the input; nil for the value as a whole.
    package init(_ message: String, hint: String? = nil, at range: Range<Int>? = nil) {
        self.init(Details(range: range, message: message, hint: hint))
    }

    package init(option name: String, _ message: String, hint: String? = nil) {
        self.init(.option(name), message, hint: hint)
    }

    package init(_ kind: Kind, _ message: String, hint: String? = nil) {
        self.init(Details(kind: kind, message: message, hint: hint))
    }

    /// Makes a problem of a file that cannot be read or written, or of a line of it.
    package init(_ kind: Kind, _ path: String, line: Int? = nil, _ message: String, hint: String? = nil) {
        self.init(Details(kind: kind, path: path, line: line, message: message, hint: hint))
    }

    /// Makes a problem of what is in an input as a whole; its place is the first byte, to which an editor can go.
    package init(path: String, severity: Severity = .error, _ message: String, hint: String? = nil) {
        self.init(path: path, line: 1, column: 1, severity: severity, message, hint: hint)
    }

    /// Makes a problem of a place that was found, or kept, with the line and the carets below it.
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
    /// Makes one of several, which has the kind of the first; nil without any.
    package init?(_ problems: [Problem], omitted count: Int = 0) {
        let all = problems.flatMap(\.all)
        guard var first = all.first else { return nil }
        first.details.others = Array(all.dropFirst())
        self = first
        if count > 0 { omit(count) }
    }

    /// Makes one of this problem and of another that comes from it, such as that of the line that names an input.
    package init(_ cause: Problem, then problem: Problem) {
        self = cause
        details.others += problem.all
    }

    /// Makes one of any error; what is none of Stratus's is a bug.
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
