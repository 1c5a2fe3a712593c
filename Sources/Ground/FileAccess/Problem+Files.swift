import Glibc
import SourceText

extension Problem {
    /// Makes the problem of a file that cannot be opened, for the reason in `code`: a failure of the system is of the
    /// kind `brokenInput`, everything else of the kind `noInput`.
    package init(opening path: String, _ message: String, _ code: Int32 = errno) {
        self.init(
            [EIO, ESTALE, EMFILE, ENFILE, ENOMEM, EINTR].contains(code) ? .brokenInput : .noInput, path,
            "\(message): \(errorText(code))",
            hint: [EACCES, EPERM].contains(code)
                ? "let the user who runs stratus read it"
                : code == ENOENT ? nearestFile(to: path).map { "did you mean \(readable($0))?" } : errorHint(code))
    }

    /// Makes the problem of an output that cannot be written for the reason in `code`, which decides its kind and hint.
    ///
    /// - Parameter brokeOff: whether part of the output was already written.
    package static func writing(_ path: String, _ code: Int32 = errno, brokeOff: Bool) -> Problem {
        let hint: String? =
            switch code {
            case ENOENT, ENOTDIR: "make the folder first"
            case EACCES, EROFS, EPERM: "choose a place that you may write to"
            case ENOSPC, EDQUOT: "make room, or choose another place"
            case EFBIG: "let the program write larger files: ulimit -f unlimited"
            case EEXIST: "it is a link that leads nowhere, or was made meanwhile: remove it"
            default: errorHint(code)
            }
        let kind: Kind =
            switch code {
            case EPIPE: .closedPipe
            case ENOSPC, EDQUOT, EROFS, EIO, EMFILE, ENFILE: .disk(brokeOff: brokeOff)
            default: brokeOff ? .brokenOutput : .cannotCreate
            }
        return Problem(kind, path, "cannot write the output: \(errorText(code))", hint: hint)
    }
}
