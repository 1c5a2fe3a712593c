import FileAccess
import Glibc
import SourceText

/// Reads partial counts, one after the other, with the memory of one key and one line.
///
/// ```swift
/// let reader = try PartialReader(path: "monday.count")
/// while let settings = try reader.nextPartial() {
///     while try reader.next() { reader.withKey { print($0.count, reader.count) } }
/// }
/// ```
/// Records come before the checksum is known: a count is right once ``next()`` has returned false.
package final class PartialReader {
    package let path: String
    private var scanner: PartialScanner
    private let closes: Int32?

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

    init(_ input: consuming LineInput, isOwn: Bool = false, closes: Int32? = nil) {
        path = input.path
        scanner = PartialScanner(input, isOwn: isOwn)
        self.closes = closes
    }

    deinit { if let closes { close(closes) } }

    /// Reads the first line of the next partial count.
    ///
    /// - Returns: nil at the end of the input, which cannot be before the first one.
    package func nextPartial() throws(Problem) -> PartialSettings? { try scanner.nextPartial() }

    /// Reads the next record of this partial count; false behind the last one, when its checksum was right.
    package func next() throws(Problem) -> Bool { try scanner.next() }

    /// The line of the record, or of the first or last line, that was read last; 1-based.
    package var line: Int { scanner.line }

    /// Of the record that came last.
    package var count: UInt64 { scanner.count }

    /// Calls `body` with the key of the record that came last.
    package func withKey<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        let key = key
        return try body(key.span)
    }

    /// The same without a copy; it is gone when the next record is read.
    var key: UnsafeBufferPointer<UInt8> { scanner.key }

    /// Whether the input is a file of which this partial count, the first, is all: its last line says how long it is.
    /// From then on it is an error if something follows.
    func isOneWholeFile() -> Bool { scanner.expectOneWholeFile() }
}
