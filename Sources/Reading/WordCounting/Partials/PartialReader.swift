import FileAccess
import Glibc
import SourceText

/// Reads partial counts, one after the other, with the memory of one key and one line.
///
/// ```swift
/// let reader = try PartialReader(path: "monday.count")
/// while let settings = try reader.nextPartial() {
///     while try reader.next() { print(reader.key.count, reader.count) }
/// }
/// ```
/// Records come before the checksum is known: a count is right once ``next()`` has returned false.
package final class PartialReader {
    package let path: String
    private var scanner: PartialScanner
    private let closes: Int32?
    /// The temporary file of a run, which this process has written.
    private let run: RunFile?

    /// Opens a file; `-` is standard input.
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

    /// - Parameters:
    ///   - descriptor: read from where it stands; stays open.
    ///   - capacity: how many bytes are read at once.
    package convenience init(descriptor: Int32, path: String, capacity: Int = 1 << 16) {
        self.init(LineInput(path: path, descriptor: descriptor, capacity: capacity))
    }

    package convenience init(bytes: [UInt8], path: String) {
        self.init(LineInput(path: path, bytes: bytes))
    }

    /// Reads a run of a temporary file, behind its first line.
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

    /// Reads the first line of the next partial count.
    ///
    /// - Returns: nil at the end of the input, which cannot be before the first one.
    package func nextPartial() throws(Problem) -> PartialSettings? {
        do throws(Problem) { return try scanner.nextPartial() } catch { throw reported(error) }
    }

    /// Reads the next record of this partial count; false behind the last one, when its checksum was right.
    package func next() throws(Problem) -> Bool {
        do throws(Problem) { return try scanner.next() } catch { throw reported(error) }
    }

    /// What goes wrong with a run is a matter of the temporary folder.
    private func reported(_ error: Problem) -> Problem { run.map { .lost($0.folder, error) } ?? error }

    /// The line of the record, or of the first or last line, that was read last; 1-based.
    package var line: Int { scanner.line }

    /// Of the record that came last.
    package var count: UInt64 { scanner.count }

    /// The key of the record that came last; it is gone when the next record is read.
    package var key: UnsafeBufferPointer<UInt8> { scanner.key }

    /// Whether the input is a file of which this partial count, the first, is all: its last line says how long it is.
    /// From then on it is an error if something follows.
    func isOneWholeFile() -> Bool { scanner.expectOneWholeFile() }

    /// What a message says of the record that came last.
    func problem(_ reason: String, hint: String) -> Problem {
        Problem(.badInput, path, line: run == nil ? line : nil, reason, hint: hint)
    }
}
