import FileAccess
import MarkupValidation
import SourceText

extension ValidatedMarkup {
    /// Writes the markup to a file in one step: a reader sees the old file or the new one, even if the process is
    /// killed meanwhile.
    ///
    /// A symbolic link is followed, and an existing file keeps its owner and permissions. A device, a pipe or an open
    /// descriptor (`-`, `/dev/stdout`) is written to directly.
    /// - Throws: ``Problem`` if the file cannot be written; an existing file is then left as it was.
    public func write(to path: String) throws(Problem) {
        let output = try OutputFile(path)
        try output.write(bytes)
        try output.finish()
    }

    /// Writes the markup to standard output.
    ///
    /// - Throws: ``Problem`` if the output cannot be written. The caller has to ignore `SIGPIPE`, which else ends the
    ///   process when the reader closes the pipe.
    public func writeToStandardOutput() throws(Problem) {
        try write(to: "-")
    }
}
