import ArgumentParser
import FileAccess
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

/// Runs the body of a command; a failure is printed to standard error and becomes the exit status of its kind.
func reportingFailures(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch {
        // A reader that closed the pipe wants nothing more, not even a message.
        if (error as? Problem)?.kind == .closedPipe { throw ExitCode.success }
        if let code = error as? ExitCode { throw code }
        printFailure(error)
        throw ExitCode(status(of: error).rawValue)
    }
}

func status(of error: any Error) -> ExitStatus {
    switch error {
    case let error as Problem: status(of: error.kind)
    case let error as SiteError: status(of: error.outputError?.kind ?? .badInput)
    case let error as EmbeddingError: status(of: error.errors.first?.kind ?? .bug)
    default: .bug
    }
}

private func status(of kind: Problem.Kind) -> ExitStatus {
    switch kind {
    case .usage, .option: .usage
    case .badInput, .encoding, .noTag, .tooLarge: .badInput
    case .noInput: .noInput
    case .bug: .bug
    case .cannotCreate, .disk(brokeOff: false): .cannotCreate
    case .brokenInput, .brokenOutput, .disk(brokeOff: true), .closedPipe, .storage: .brokenOutput
    }
}

/// Returns the message of an error: one with a place begins with the place, others with the name of the program.
func message(of error: any Error) -> String {
    switch error {
    case let error as Problem: message(of: error)
    case let error as EmbeddingError:
        // The cause of a placeholder's problem comes before it, unchanged.
        error.lines { $0.all.last?.path == nil ? message(of: $0) : "\($0)" }.joined(separator: "\n")
    case is SiteError: "\(error)"
    default: "stratus: error: \(error)"
    }
}

private func message(of problem: Problem) -> String {
    problem.all.map { $0.path == nil ? "stratus: error: \($0)" : "\($0)" }.joined(separator: "\n")
}

/// Prints an error to standard error.
func printFailure(_ error: any Error) { printError(message(of: error)) }

/// Prints lines to standard error. All messages and reports go through this function, which escapes whatever could move
/// a cursor, colour a terminal or turn the writing direction. If standard error cannot be written, that cannot be
/// reported.
func printError(_ text: String, terminator: String = "\n") {
    let bytes = Array((readable(text, keepingLines: true) + terminator).utf8)
    bytes.withUnsafeBytes { _ = writeFully($0, to: STDERR_FILENO) }
}
