import ArgumentParser
import Glibc
import SitePreview
import SourceText
import Stratus

/// The exit statuses, after sysexits.h.
enum ExitStatus: Int32 {
    /// Some inputs failed, and the rest was answered.
    case someFailed = 1
    case usage = 64
    case badInput = 65
    case noInput = 66
    case bug = 70
    case cannotCreate = 73
    case brokenOutput = 74
}

/// A failure of the command itself: wrong arguments.
struct UsageError: Error, CustomStringConvertible {
    let problem: String
    let hint: String

    var description: String { "stratus: error: \(readable(problem))\nhint: \(readable(hint))" }
}

/// Runs the body of a command; a failure is printed to standard error and becomes the exit status of its kind.
func reportingFailures(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch {
        // A reader that has gone wants nothing more, and no message either.
        if let output = error as? OutputError, output.isClosedPipe { throw ExitCode.success }
        if let code = error as? ExitCode { throw code }
        printError(message(of: error))
        throw ExitCode(status(of: error).rawValue)
    }
}

func status(of error: any Error) -> ExitStatus {
    switch error {
    case is UsageError, is InvalidOption: .usage
    case is SourceError, is TagListError: .badInput
    case let error as SiteError: error.outputError.map(status) ?? .badInput
    case is WatchError: .noInput
    case is PreviewError: .cannotCreate
    case let error as InputError: error.isTooLarge ? .badInput : error.brokeOff ? .brokenOutput : .noInput
    case let error as OutputError: error.brokeOff ? .brokenOutput : .cannotCreate
    case let error as CollectionError:
        switch error {
        case .option: .usage
        case .frontMatter, .tag, .nameFile: .badInput
        case .input(let error): status(of: error)
        }
    case let error as RenderError:
        switch error {
        case .composition(.option): .usage
        case .composition(.empty), .fontFile, .themeFile, .themeText: .badInput
        case .input(let error): status(of: error)
        case .picture: .cannotCreate
        case .invalidMarkup, .layout: .bug
        }
    case let error as PublicationError: error.errors.first.map(status) ?? .bug
    case let error as FailedInputs: error.errors.first.map(status) ?? .bug
    case let error as EmbeddingError: error.errors.first.map(status) ?? .bug
    case let error as PlaceholderError: error.cause.map(status) ?? .badInput
    case let error as CountError:
        switch error.kind {
        case .badInput: .badInput
        case .noInput: .noInput
        case .storage: .brokenOutput
        }
    default: .bug
    }
}

/// Errors with a place begin with it; the others begin with the name of the program.
func message(of error: any Error) -> String {
    switch error {
    case is UsageError, is SourceError, is TagListError, is InputError, is OutputError, is CountError, is SiteError,
        is WatchError, is PreviewError:
        "\(error)"
    case let error as FailedInputs: error.errors.map(message).joined(separator: "\n")
    case let error as EmbeddingError: error.lines(message).joined(separator: "\n")
    case is PlaceholderError, is PublicationError: "\(error)"
    case CollectionError.frontMatter, CollectionError.input, CollectionError.nameFile, RenderError.input,
        RenderError.fontFile, RenderError.themeFile, RenderError.themeText:
        "\(error)"
    default: "stratus: error: \(error)"
    }
}

/// Prints lines to standard error: the way out of all messages and reports, through which nothing comes that could move a
/// cursor, colour a terminal or turn the writing direction. What cannot be printed there can be told nowhere.
func printError(_ text: String, terminator: String = "\n") {
    var rest = Array((readable(text, keepingLines: true) + terminator).utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest.removeFirst(count)
    }
}
