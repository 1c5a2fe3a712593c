import FileAccess
import Glibc
import SourceText

extension Publication {
    /// Adds a copy of a source file of the site to the new site. Memory is bounded: a file above 1 MiB is copied in
    /// chunks.
    ///
    /// The copy gets the permissions that the user's umask allows, and not those of the source.
    /// - Throws: ``Problem`` if copying fails, or if the source changes during the first and also the second attempt.
    @discardableResult
    package func add(_ path: String, copying file: SiteFolder.File, of site: SiteFolder) throws(Problem) -> FileOutcome
    {
        for _ in 0..<2 {
            let source = try site.opened(file)
            if source.size <= Self.largestInMemory {
                if let bytes = try source.bytes() { return try add(path, bytes) }
            } else if let outcome = try copy(source, of: file, to: try checked(path)) {
                return outcome
            }
        }
        throw site.changed(file)
    }

    private static let largestInMemory = 1 << 20

    /// Stages a copy of a file, or returns nil if somebody wrote to the file meanwhile.
    private func copy(
        _ source: consuming SiteFile, of file: SiteFolder.File, to path: OutputPath
    ) throws(Problem) -> FileOutcome? {
        let (input, size) = (source.descriptor, source.size)
        guard let state = FileChunks.state(input, size: size) else { throw failure(file) }
        var isSame: Bool?
        let existing = try existingState(of: path, taking: state) { output in
            let result = lseek(input, 0, SEEK_SET) == 0 && FileChunks.areSame(input, output, size: size)
            isSame = result
            return result
        }
        guard source.isUnchanged else { return nil }
        if isSame == true { return note(AddedFile(path: path, state: state, staged: nil, existing: existing)) }
        guard lseek(input, 0, SEEK_SET) == 0 else { throw failure(file) }
        var (end, count) = (FileChunks.End.whole, 0)
        let staged = try staging.add(tree.messagePath(path)) { output in
            var isWritten = true
            end = FileChunks.read(input, size: size) { chunk in
                isWritten = own.calls.write(chunk, to: output)
                count += chunk.count
                return isWritten
            }
            return isWritten
        }
        if case .failed = end { throw failure(file) }
        // A staged copy that is not added is removed with the staging folder.
        guard source.isUnchanged, count == state.size else { return nil }
        return note(AddedFile(path: path, state: state, staged: staged, existing: existing))
    }

    private func failure(_ file: SiteFolder.File) -> Problem {
        Problem(.brokenInput, file.path, "cannot read the file: \(errorText())")
    }
}
