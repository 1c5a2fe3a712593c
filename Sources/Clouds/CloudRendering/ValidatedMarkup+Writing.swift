import FileAccess
import MarkupValidation
import SourceText

extension ValidatedMarkup {
    /// Replaces a file in one step: a reader sees the old one or the new one, also when the process is killed.
    ///
    /// A link is followed, owner and permissions of a file that was there are kept; a device, a pipe or an open descriptor
    /// (`-`, `/dev/stdout`) is written to as it is.
    /// - Throws: ``Problem``; the file is as it was then.
    public func write(to path: String) throws(Problem) {
        let output = try OutputFile(path)
        try output.write(bytes)
        try output.finish()
    }

    /// Writes to standard output.
    ///
    /// - Throws: ``Problem``, which says whether the reader has gone; the caller has to ignore `SIGPIPE` for that.
    public func writeToStandardOutput() throws(Problem) {
        try write(to: "-")
    }
}
