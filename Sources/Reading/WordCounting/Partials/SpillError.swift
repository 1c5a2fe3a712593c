import Glibc
import SourceText

/// The temporary files of a count that outgrew its memory could not be made, written or read.
package struct SpillError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The folder of the temporary files.
    package let path: String
    package let reason: String

    package var hint: String { "name another folder with --temporary-folder, or allow more memory with --memory" }

    package var description: String { "\(readable(path)): error: \(reason)\nhint: \(hint)" }

    /// - Parameters:
    ///   - failure: what could not be done, as in "cannot write a temporary file".
    ///   - code: an `errno`.
    init(folder: String, _ failure: String, code: Int32) {
        self.init(folder: folder, "\(failure): \(errorText(code))")
    }

    /// A run that was written and does not come back.
    init(_ folder: String, _ error: PartialError) {
        self.init(folder: folder, "cannot read a temporary file back: \(error.reason)")
    }

    init(folder: String, _ reason: String) {
        path = folder
        self.reason = reason
    }
}

/// Bytes that could not be written.
package struct WriteFailure: Error, Sendable, Equatable {
    /// The `errno` of the system.
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// In the words of the C library.
    package var reason: String { errorText(code) }
}

/// What goes wrong while counts are spilled or added up.
package enum CountStreamError: Error, Sendable, Equatable, CustomStringConvertible {
    case input(PartialError)
    case storage(SpillError)

    package var description: String {
        switch self {
        case .input(let error): error.description
        case .storage(let error): error.description
        }
    }
}
