import FileAccess
import Glibc
import MarkupReading
import SourceText

/// A text that is open to be read in blocks; several parts of a file can be read at once.
final class TextInput: Sendable {
    let path: String
    /// The name of the text in messages.
    let name: String
    /// The bytes of the file when it was opened; what is appended later is not read. It is nil for a pipe, and for
    /// files of the system that look empty and are not.
    let size: Int?
    /// Whether opening the path once more gives the same text: true for a file, false for a pipe.
    let isFile: Bool
    private let descriptor: Int32
    /// The text itself if it is not in a file, such as the cells of a column.
    private let memory: [UInt8]?
    /// The offset in the file at which the text begins.
    private let start: Int

    /// The bytes of a block: as much as a cache holds, and enough to detect a language.
    static let blockLength = 1 << 18

    /// Makes a text that is in memory.
    ///
    /// - Parameter name: the name of the input that it comes from.
    init(_ bytes: [UInt8], name: String) {
        (path, self.name, size, isFile) = (name, name, bytes.count, false)
        (descriptor, start, memory) = (-1, 0, bytes)
    }

    /// Opens a file, or standard input if the path is `-`.
    init(_ path: String) throws(Problem) {
        self.path = path
        memory = nil
        if path == "-" {
            (name, descriptor) = ("<standard input>", STDIN_FILENO)
            let place = lseek(STDIN_FILENO, 0, SEEK_CUR)
            let file = FileLookup(descriptor: STDIN_FILENO).status.flatMap { $0.isFile && place >= 0 ? $0 : nil }
            start = file == nil ? 0 : place
            size = file.flatMap { Int($0.st_size) > place ? Int($0.st_size) - place : nil }
            self.isFile = false
        } else {
            let (descriptor, size, isFile) = try openInput(path)
            (name, self.descriptor, start) = (path, descriptor, 0)
            self.size = size > 0 ? size : nil
            self.isFile = isFile
        }
    }

    deinit {
        if path != "-", memory == nil { close(descriptor) }
    }

    // MARK: - Blocks

    /// Reads a part in blocks of valid UTF-8.
    ///
    /// - Parameters:
    ///   - range: the bytes of the file to read; nil reads all of the text.
    ///   - length: the number of bytes that are read at a time.
    ///   - checks: receives the first bytes of the text, and returns whether the text has to be UTF-8.
    ///   - body: may change the block, and may read ``BlockBuffer/padding`` bytes behind it. It returns how many bytes
    ///     it is done with; the others come again at the start of the next block.
    /// - Throws: ``Problem`` with its line for a text that is not UTF-8 or is binary.
    func forEachBlock(
        of range: Range<Int>? = nil, length: Int = blockLength, checks: ([UInt8]) -> Bool = { _ in true },
        _ body: (_ block: UnsafeMutableRawBufferPointer, _ isLast: Bool) throws -> Int
    ) throws {
        let range = range ?? size.map { 0..<$0 }
        var buffer = BlockBuffer(capacity: length)
        // Invariant: `offset` bytes of the part have been read; of them the last `buffer.count` are not done.
        var offset = range?.lowerBound ?? 0
        // The lines that are done, counted here for a pipe, which cannot be read again.
        var end = LineEnd()
        var isAtEnd = false
        var isAtStart = true
        var isChecked = true
        while !isAtEnd {
            buffer.makeRoom(length)
            let wanted = range.map { min(length, $0.upperBound - offset) } ?? length
            let got = wanted == 0 ? 0 : try read(buffer.free, count: wanted, at: range == nil ? nil : offset)
            if got == 0, let range, offset < range.upperBound { throw becameShorter(name) }
            // Small reads from a pipe are collected until a block is full.
            buffer.count += got
            offset += got
            isAtEnd = got == 0 || offset == range?.upperBound
            if !isAtEnd, buffer.count < length { continue }
            if isAtStart {
                isAtStart = false
                if offset == buffer.count { isChecked = try inspect(&buffer, checks) }
            }
            // The rest of the last block has been checked, except for a character that the block cut in two.
            let complete = isAtEnd || !isChecked ? buffer.count : buffer.completeLength
            if isChecked, let problem = fault(in: buffer.bytes[buffer.checked..<complete]) {
                let place = offset - buffer.count
                if range != nil { end = lineEnd(before: place) }
                try refuse(Array(buffer.bytes[..<complete]), problem, at: place, end)
            }
            let done = try body(UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[..<complete]), isAtEnd)
            if range == nil { end.add(UnsafeRawBufferPointer(rebasing: buffer.bytes[..<done])) }
            buffer.checked = complete
            buffer.remove(done)
        }
    }

    /// Returns the first bytes of the text, at most `length`, without a character that is cut off; none for a pipe.
    func prefix(_ length: Int) throws -> [UInt8] {
        guard let size else { return [] }
        var buffer = BlockBuffer(capacity: length)
        buffer.makeRoom(length)
        buffer.count = try read(buffer.free, count: min(length, size), at: 0)
        return Array(buffer.bytes[..<buffer.completeLength])
    }

    private func read(_ pointer: UnsafeMutableRawPointer, count: Int, at offset: Int?) throws(Problem) -> Int {
        if let memory {
            // A text in memory has a size, and so a place for each part.
            let rest = memory[min(offset ?? memory.count, memory.count)...].prefix(count)
            rest.withUnsafeBytes { bytes in
                if let base = bytes.baseAddress { pointer.copyMemory(from: base, byteCount: bytes.count) }
            }
            return rest.count
        }
        guard let got = readOnce(descriptor, into: pointer, count: count, at: offset.map { start + $0 }) else {
            throw Problem(.brokenInput, name, "cannot read the input: \(errorText())")
        }
        return got
    }

    // MARK: - Text that is refused

    /// Refuses files of known binary kinds and partial counts, and removes a byte order mark.
    ///
    /// - Returns: whether the text has to be UTF-8.
    private func inspect(_ buffer: inout BlockBuffer, _ checks: ([UInt8]) -> Bool) throws -> Bool {
        let start = Array(buffer.bytes.prefix(EncodingDeclaration.length))
        guard checks(start) else { return false }
        try SourceText.refuseBinary(path: name, start.prefix(64).filter { $0 != 0 })
        if start.starts(with: "stratus-count ".utf8) { throw Problem.partialCountAsText(name) }
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { buffer.remove(3) }
        return true
    }

    private func fault(in bytes: Slice<UnsafeMutableRawBufferPointer>) -> Fault? {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        guard let base = bytes.baseAddress else { return nil }
        if memchr(base, 0, bytes.count) != nil { return .binary }
        let span = Span<UInt8>(_unsafeBytes: bytes)
        do { _ = try UTF8Span(validating: span) } catch { return .encoding }
        return nil
    }

    private enum Fault { case binary, encoding }

    /// Throws the ``Problem`` of a fault, with its line and column.
    private func refuse(_ bytes: [UInt8], _ fault: Fault, at offset: Int, _ end: LineEnd) throws {
        if fault == .binary {
            try SourceText.refuseBinary(path: name, bytes, offset: offset, line: end.lines + 1, before: end.rest)
        }
        _ = try SourceText(path: name, bytes: bytes, offset: offset, line: end.lines + 1, before: end.rest)
    }

    /// Counts the lines before an offset of a file, which only a message needs.
    private func lineEnd(before end: Int) -> LineEnd {
        var result = LineEnd()
        var offset = 0
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.blockLength, alignment: 16)
        defer { buffer.deallocate() }
        while offset < end, let base = buffer.baseAddress,
            let got = try? read(base, count: min(buffer.count, end - offset), at: offset), got > 0
        {
            // Columns do not count a byte order mark.
            let isMark = offset == 0 && got >= 3 && buffer[..<3].elementsEqual([0xEF, 0xBB, 0xBF])
            result.add(UnsafeRawBufferPointer(rebasing: buffer[(isMark ? 3 : 0)..<got]))
            offset += got
        }
        return result
    }

    // MARK: - Parts

    /// Divides a file into parts that can be read at once.
    ///
    /// - Parameters:
    ///   - count: the most parts.
    ///   - isBorder: whether the text may be divided behind an offset of some of its bytes without a change to the
    ///     words that are read.
    func parts(_ count: Int, isBorder: (UnsafeRawBufferPointer, Int) -> Bool) throws -> [Range<Int>] {
        guard let size, count > 1 else { return [0..<(size ?? 0)] }
        var parts: [Range<Int>] = []
        var start = 0
        let window = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { window.deallocate() }
        for number in 1..<count {
            let wanted = size / count * number
            guard wanted > start, let base = window.baseAddress else { continue }
            let got = try read(base, count: min(window.count, size - wanted), at: wanted)
            let bytes = UnsafeRawBufferPointer(rebasing: window[..<got])
            guard let border = bytes.indices.first(where: { isBorder(bytes, $0) }) else { continue }
            parts.append(start..<wanted + border + 1)
            start = wanted + border + 1
        }
        if start < size { parts.append(start..<size) }
        return parts
    }
}

/// The number of complete lines in some bytes, and of the bytes behind the last line feed.
private struct LineEnd {
    private(set) var lines = 0
    private(set) var rest = 0

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        lines += bytes.count { $0 == UInt8(ascii: "\n") }
        let last = bytes.lastIndex(of: UInt8(ascii: "\n"))
        rest = last.map { bytes.count - $0 - 1 } ?? rest + bytes.count
    }
}
