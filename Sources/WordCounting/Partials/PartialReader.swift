import Glibc

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
    /// Of the record that came last.
    package private(set) var count: UInt64 = 0

    private var input: LineInput
    private var keys = KeyBuffer()
    private var records: UInt64 = 0
    /// Whether a first line was read, and the last one was not.
    private var isInside = false
    /// Whether anything was read.
    private var hasBegun = false
    /// Whether nothing may follow this partial count.
    private var isOnly = false
    /// What this process wrote itself is not asked whether it is text.
    private let isOwn: Bool
    private let closes: Int32?

    /// Opens a file; `-` is standard input.
    package convenience init(path: String) throws(PartialError) {
        guard path != "-" else {
            self.init(descriptor: STDIN_FILENO, path: "<standard input>")
            return
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw PartialError(kind: .absent, path: path, "cannot read the input: \(errorText(errno))")
        }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            close(descriptor)
            throw PartialError(
                kind: .absent, path: path, "this is a folder, expected a file", hint: "name the partial counts in it")
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
        self.input = input
        self.isOwn = isOwn
        self.closes = closes
    }

    deinit { if let closes { close(closes) } }

    /// The line of the record, or of the first or last line, that was read last; 1-based.
    package var line: Int { input.number }

    /// Calls `body` with the key of the record that came last.
    package func withKey<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        try body(keys.bytes.span)
    }

    /// The same without a copy; it is gone when the next record is read.
    var key: UnsafeBufferPointer<UInt8> { keys.bytes }

    /// Reads the first line of the next partial count.
    ///
    /// - Returns: nil at the end of the input, which cannot be before the first one.
    package func nextPartial() throws(PartialError) -> PartialSettings? {
        while try next() {}
        input.beginChecksum()
        guard let line = try firstLine() else { return nil }
        (hasBegun, isInside, records) = (true, true, 0)
        keys.clear()
        return line
    }

    /// Reads the next record of this partial count; false behind the last one, when its checksum was right.
    package func next() throws(PartialError) -> Bool {
        guard isInside else { return false }
        guard let line = try input.next() else {
            throw problem(
                "the partial count is cut short: its last line is missing, which begins with \"end\"",
                line: input.number + 1)
        }
        if line.first == UInt8(ascii: "e") {
            try readEnd(line)
            isInside = false
            if isOnly, try input.next() != nil {
                throw problem("something was written behind the partial count while it was read", line: input.number)
            }
            return false
        }
        try readRecord(line)
        records += 1
        return true
    }

    /// Whether the input is a file of which this partial count, the first, is all: its last line says how long it is.
    /// From then on it is an error if something follows.
    func isOneWholeFile() -> Bool {
        isOnly = input.number == 1 && input.endsAsOnePartial()
        return isOnly
    }

    private func firstLine() throws(PartialError) -> PartialSettings? {
        let read: UnsafeBufferPointer<UInt8>?
        do throws(PartialError) {
            read = try input.next()
        } catch {
            // Of something else altogether the first line need not be complete either.
            guard !hasBegun, error.kind == .malformed else { throw error }
            throw input.beginsLikePartial ? error : notAPartial
        }
        guard let line = read else {
            guard !hasBegun else { return nil }
            throw problem("the input is empty, expected a partial count", line: nil, hint: PartialError.again)
        }
        guard !line.starts(with: [0xEF, 0xBB, 0xBF]) else {
            throw problem(
                "a partial count begins without a byte order mark", hint: "copy the file as it is, not as text")
        }
        let signature = UnsafeBufferPointer(
            start: PartialCount.signature.utf8Start, count: PartialCount.signature.utf8CodeUnitCount)
        guard line.starts(with: signature) else { throw notAPartial }
        try refuseCarriageReturn(line)
        let version = line[signature.count...].prefix { $0 != UInt8(ascii: " ") }
        guard version.elementsEqual("\(PartialCount.version)".utf8) else {
            let text = String(decoding: version.prefix(20), as: UTF8.self)
            throw problem(
                "this is a partial count of version \(text), expected \(PartialCount.version)",
                hint: "count again with this version of Stratus")
        }
        guard isText(UnsafeBufferPointer(rebasing: line[...])),
            let settings = PartialSettings(line: line[version.endIndex...])
        else { throw problem("the settings cannot be read, expected name=value by rising names") }
        return settings
    }

    private func readEnd(_ line: UnsafeBufferPointer<UInt8>) throws(PartialError) {
        try refuseCarriageReturn(line)
        guard let end = PartialEnd(line) else {
            throw problem("the last line cannot be read, expected \"end\", two numbers and a checksum")
        }
        let found = input.checkLinesBefore()
        guard end.checksum == found.checksum else {
            throw problem(
                "the checksum of the partial count is \(hexadecimal(found.checksum)), expected \(hexadecimal(end.checksum))"
            )
        }
        guard end.records == records, end.byteCount == found.count else {
            throw problem(
                "the partial count has \(records) records in \(found.count) bytes, expected \(end.records) in \(end.byteCount)"
            )
        }
    }

    private func readRecord(_ line: UnsafeBufferPointer<UInt8>) throws(PartialError) {
        guard let start = line.baseAddress, line.count > 0 else {
            throw problem("the line is empty, expected a record")
        }
        let end = start + line.count
        var place = start
        guard let shared = decimal(&place, end), place < end, place.pointee == UInt8(ascii: "\t") else {
            throw try unreadable(line)
        }
        place += 1
        let restStart = place
        // What kinds of bytes there are: no field is looked at twice unless one of them needs it.
        var bits: UInt8 = 0
        var hasEscape = false
        while place < end, place.pointee != UInt8(ascii: "\t") {
            let byte = place.pointee
            bits |= byte
            if EscapedBytes.isEscaped(byte) {
                guard byte == UInt8(ascii: "\\") else { throw try unreadable(line) }
                hasEscape = true
            }
            place += 1
        }
        let rest = UnsafeBufferPointer(start: restStart, count: place - restStart)
        guard place < end else { throw try unreadable(line) }
        place += 1
        guard let count = decimal(&place, end), count > 0, place == end else { throw try unreadable(line) }
        self.count = count
        guard shared <= UInt64(keys.count) else {
            throw problem("the key shares \(shared) bytes with the one before, which has \(keys.count)")
        }
        if bits >= 0x80, !isOwn, !isText(rest) { throw problem("the key is not UTF-8") }
        guard hasEscape else { return try takeKey(Int(shared), rest) }
        guard let meant = EscapedBytes.decode(rest, in: .key) else {
            throw problem("the key has a backslash, expected two hexadecimal digits of a control character behind it")
        }
        var failure: PartialError?
        meant.withUnsafeBufferPointer { bytes in
            do throws(PartialError) { try takeKey(Int(shared), bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    @inline(__always)
    private func takeKey(_ shared: Int, _ rest: UnsafeBufferPointer<UInt8>) throws(PartialError) {
        let before = keys.bytes
        let replaced = UnsafeBufferPointer(rebasing: before[shared...])
        guard order(replaced, rest) < 0 else { throw problem("the keys are out of order") }
        guard isOwn || replaced.isEmpty || replaced[0] & 0xC0 != 0x80 else {
            throw problem("the key shares a part of a character with the one before")
        }
        guard shared + rest.count <= PartialCount.longestKey else {
            throw problem("the key has more than 262,144 bytes")
        }
        keys.replace(after: shared, with: rest)
    }

    private func unreadable(_ line: UnsafeBufferPointer<UInt8>) throws(PartialError) -> PartialError {
        try refuseCarriageReturn(line)
        return problem("the line cannot be read, expected shared bytes, rest and count between tabulators")
    }

    private func refuseCarriageReturn(_ line: UnsafeBufferPointer<UInt8>) throws(PartialError) {
        guard line.last == 0x0D else { return }
        throw problem(
            "the line ends with a carriage return, expected a line feed alone",
            hint: "copy the file as it is, not as text; tr -d '\\r' takes them out")
    }

    private func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        do {
            _ = try UTF8Span(validating: bytes.span)
            return true
        } catch {
            return false
        }
    }

    private var notAPartial: PartialError {
        guard !hasBegun else {
            return problem("something follows the partial count, expected another one or the end of the file")
        }
        return problem(
            "this is not a partial count, which begins with \"stratus-count\"", line: 1,
            hint: "name files that stratus count has written as partial counts; lists of tags are for stratus render")
    }

    private func problem(_ reason: String, hint: String = PartialError.again) -> PartialError {
        problem(reason, line: input.number, hint: hint)
    }

    private func problem(_ reason: String, line: Int?, hint: String = PartialError.again) -> PartialError {
        PartialError(path: path, line: line, reason, hint: hint)
    }
}
