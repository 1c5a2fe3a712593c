import FileAccess
import Glibc
import SourceText

/// A reader of partial counts, one after the other, that needs the memory of one key and one line.
package final class PartialReader {
    package let path: String
    private var scanner: PartialScanner
    private let closes: Int32?
    /// The temporary file of a run, which this process has written.
    private let run: RunFile?

    /// Opens a file of partial counts; the path `-` is standard input.
    package convenience init(path: String) throws(Problem) {
        guard path != "-" else {
            self.init(descriptor: STDIN_FILENO, path: "<standard input>")
            return
        }
        let descriptor: Int32
        let status: stat
        switch FileOpening(path) {
        case .opened(let opened, let found): (descriptor, status) = (opened, found)
        case .absent(let code), .failed(let code):
            throw Problem(.noInput, path, "cannot read the input: \(errorText(code))")
        }
        if status.isFolder {
            close(descriptor)
            throw Problem(.noInput, path, "this is a folder, expected a file", hint: "name the partial counts in it")
        }
        self.init(LineInput(path: path, descriptor: descriptor), closes: descriptor)
    }

    /// Reads from an open descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: the descriptor, which is read from its current position on, and stays open.
    ///   - capacity: the number of bytes that are read at once.
    package convenience init(descriptor: Int32, path: String, capacity: Int = 1 << 16) {
        self.init(LineInput(path: path, descriptor: descriptor, capacity: capacity))
    }

    /// Makes a reader of partial counts that are in memory; messages name them `path`.
    package convenience init(bytes: [UInt8], path: String) {
        self.init(LineInput(path: path, bytes: bytes))
    }

    /// Reads a run of a temporary file, after its first line.
    convenience init(_ file: RunFile, _ range: Range<Int>) throws(Problem) {
        self.init(LineInput(path: file.folder, descriptor: file.descriptor, range: range), run: file)
        _ = try nextPartial()
    }

    private init(_ input: consuming LineInput, run: RunFile? = nil, closes: Int32? = nil) {
        path = input.path
        scanner = PartialScanner(input, isOwn: run != nil)
        (self.run, self.closes) = (run, closes)
    }

    deinit { if let closes { close(closes) } }

    /// Reads the first line of the next partial count, after the rest of the current one.
    ///
    /// - Returns: the settings of the partial count; nil at the end of the input.
    /// - Throws: ``Problem`` if the line cannot be read, or if the input has no partial count at all.
    package func nextPartial() throws(Problem) -> PartialSettings? {
        do throws(Problem) { return try scanner.nextPartial() } catch { throw reported(error) }
    }

    /// Reads the next record of the current partial count; returns false after the last record.
    ///
    /// - Throws: ``Problem`` if the record cannot be read, or if the checksum after the last record is wrong.
    package func next() throws(Problem) -> Bool {
        do throws(Problem) { return try scanner.next() } catch { throw reported(error) }
    }

    /// Returns the problem to report: one with a run is a problem of the temporary folder.
    private func reported(_ error: Problem) -> Problem { run.map { .lost($0.folder, error) } ?? error }

    /// The number of the line that was read last, 1-based: a record, or the first or last line of a partial count.
    package var line: Int { scanner.line }

    /// The count of the record that ``next()`` read last.
    package var count: UInt64 { scanner.count }

    /// The key of the record that ``next()`` read last; it is invalid once the next record is read.
    package var key: UnsafeBufferPointer<UInt8> { scanner.key }

    /// Whether the input is a file that holds this partial count, the first, and nothing else: its last line says how
    /// long it is. From then on it is an error if something follows.
    func isOneWholeFile() -> Bool { scanner.expectOneWholeFile() }

    /// Makes a problem with the record that was read last.
    func problem(_ reason: String, hint: String) -> Problem {
        Problem(.badInput, path, line: run == nil ? line : nil, reason, hint: hint)
    }
}
