import SourceText

/// Parses partial counts, line by line.
///
/// It is a value inside its ``PartialReader``, so that exclusive access to it is checked once a record.
struct PartialScanner: ~Copyable {
    /// The count of the record that was read last.
    private(set) var count: UInt64 = 0

    private var input: LineInput
    private var keys = KeyBuffer()
    private var records: UInt64 = 0
    /// Whether a first line was read, and the last one was not.
    private var isInside = false
    /// Whether a first line was read.
    private var hasBegun = false
    /// Whether nothing may follow this partial count.
    private var isOnly = false
    /// Whether this process wrote the input itself, which is not checked for invalid UTF-8 then.
    private let isOwn: Bool

    init(_ input: consuming LineInput, isOwn: Bool) {
        self.input = input
        self.isOwn = isOwn
    }

    var line: Int { input.number }

    var key: UnsafeBufferPointer<UInt8> { keys.bytes }

    mutating func expectOneWholeFile() -> Bool {
        isOnly = input.number == 1 && input.endsAsOnePartial()
        return isOnly
    }

    /// Reads the first line of the next partial count and returns its settings; nil at the end of the input.
    mutating func nextPartial() throws(Problem) -> PartialSettings? {
        while try next() {}
        input.beginChecksum()
        guard let line = try firstLine() else { return nil }
        (hasBegun, isInside, records) = (true, true, 0)
        keys.clear()
        return line
    }

    /// Reads the next record; false if there is none.
    mutating func next() throws(Problem) -> Bool {
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

    private mutating func firstLine() throws(Problem) -> PartialSettings? {
        let read: UnsafeBufferPointer<UInt8>?
        do throws(Problem) {
            read = try input.next()
        } catch {
            // In an input of another kind the first line need not be complete either.
            guard !hasBegun, error.kind == .badInput else { throw error }
            throw input.beginsLikePartial ? error : notAPartial
        }
        guard let line = read else {
            guard !hasBegun else { return nil }
            throw problem("the input is empty, expected a partial count", line: nil, hint: PartialCount.again)
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

    private mutating func readEnd(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
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
                "the numbers of records and bytes are \(records) and \(found.count), expected \(end.records) and \(end.byteCount)"
            )
        }
    }

    private mutating func readRecord(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
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
        // The bits of all bytes tell whether they have to be checked as UTF-8, so that few fields are read twice.
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
            throw problem("the number of shared bytes is \(shared), and the key before has \(keys.count)")
        }
        if bits >= 0x80, !isOwn, !isText(rest) { throw problem("the key is not UTF-8") }
        guard hasEscape else { return try takeKey(Int(shared), rest) }
        guard let meant = EscapedBytes.decode(rest, in: .key) else {
            throw problem("the key has a backslash, expected two hexadecimal digits of a control character behind it")
        }
        try meant.withUnsafeBufferPointer { bytes throws(Problem) in try takeKey(Int(shared), bytes) }
    }

    @inline(__always)
    private mutating func takeKey(_ shared: Int, _ rest: UnsafeBufferPointer<UInt8>) throws(Problem) {
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

    private func unreadable(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) -> Problem {
        try refuseCarriageReturn(line)
        return problem("the line cannot be read, expected shared bytes, rest and count between tabulators")
    }

    private func refuseCarriageReturn(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
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

    private var notAPartial: Problem {
        guard !hasBegun else {
            return problem("something follows the partial count, expected another one or the end of the file")
        }
        return problem(
            "this is not a partial count, which begins with \"stratus-count\"", line: 1,
            hint: "name files that stratus count has written as partial counts; lists of tags are for stratus render")
    }

    private func problem(_ reason: String, hint: String = PartialCount.again) -> Problem {
        problem(reason, line: input.number, hint: hint)
    }

    private func problem(_ reason: String, line: Int?, hint: String = PartialCount.again) -> Problem {
        Problem(.badInput, input.path, line: line, reason, hint: hint)
    }
}
