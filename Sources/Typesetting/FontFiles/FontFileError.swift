/// Why a font file cannot be used.
public struct FontFileError: Error, Sendable, Equatable {
    /// What is wrong with the file, in one line and lower case.
    public let problem: String
    /// What to do about it, in one line and lower case.
    public let hint: String

    package init(_ problem: String, hint: String) {
        self.problem = problem
        self.hint = hint
    }

    /// What a build without the trait answers to every file.
    package static let isNotBuilt = FontFileError(
        "this build of stratus reads no font files",
        hint:
            "build it with `make`, which installs libharfbuzz-dev and libfribidi-dev, or with `swift build --traits Full`"
    )
}

extension FontFileError: CustomStringConvertible {
    /// The problem, and the hint on a line of its own.
    public var description: String { "\(problem)\nhint: \(hint)" }
}
