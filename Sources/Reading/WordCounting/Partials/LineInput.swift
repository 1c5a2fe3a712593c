import FileAccess
import Glibc
import SourceText

/// The lines of a partial count, read one by one: each is in memory until the next one is read.
struct LineInput: ~Copyable {
    /// The name of the input in messages.
    let path: String
    /// The number of the line that was read last, 1-based.
    private(set) var number = 0

    private let descriptor: Int32
    /// The offset of the next read in a file that others read, too; nil to read at the position of the descriptor.
    private var offset: Int?
    /// How many bytes may still be read.
    private var left: Int

    // Invariant: what was read and not yet returned is at start..<end; the line that was read last begins at lineStart,
    // and what was not added to the checksum at unchecked, which is not after start.
    private var buffer: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var unchecked = 0
    private var lineStart = 0
    private var start = 0
    private var end = 0
    private var checksum = Checksum()
    private var checkedCount: UInt64 = 0

    /// Reads the lines of a file or a pipe.
    ///
    /// - Parameters:
    ///   - descriptor: the descriptor to read from, which stays open.
    ///   - range: the range of the file to read, whatever the position of the descriptor; nil to read on from there, as
    ///     from a pipe.
    init(path: String, descriptor: Int32, range: Range<Int>? = nil, capacity: Int = 1 << 16) {
        self.path = path
        self.descriptor = descriptor
        offset = range?.lowerBound
        left = range?.count ?? .max
        self.capacity = max(1, min(capacity, left))
        buffer = .allocate(capacity: self.capacity)
    }

    /// Reads lines that are in memory.
    init(path: String, bytes: [UInt8]) {
        self.path = path
        descriptor = -1
        left = 0
        capacity = max(1, bytes.count)
        buffer = .allocate(capacity: capacity)
        for byte in bytes {
            buffer[end] = byte
            end += 1
        }
    }

    deinit { buffer.deallocate() }

    /// Returns the next line without its line feed; nil at the end.
    ///
    /// - Throws: ``Problem`` if the line has no line feed, is too long, or cannot be read.
    @inline(__always)
    mutating func next() throws(Problem) -> UnsafeBufferPointer<UInt8>? {
        var searched = start
        while true {
            if searched < end, let feed = memchr(buffer + searched, 0x0A, end - searched) {
                let place = UnsafeRawPointer(buffer).distance(to: UnsafeRawPointer(feed))
                guard place - start <= PartialCount.longestLine else { throw tooLong }
                lineStart = start
                start = place + 1
                number += 1
                return UnsafeBufferPointer(start: buffer + lineStart, count: place - lineStart)
            }
            let held = end - start
            guard held <= PartialCount.longestLine else { throw tooLong }
            guard try fill() else {
                guard held == 0 else { throw cutShort }
                return nil
            }
            // What was held has moved to the front.
            searched = held
        }
    }

    /// Begins a new checksum with the next line.
    mutating func beginChecksum() {
        checksum = Checksum()
        checkedCount = 0
        unchecked = start
    }

    /// Returns the checksum and the number of the bytes before the line that was read last.
    mutating func checkLinesBefore() -> (checksum: UInt32, count: UInt64) {
        check(to: lineStart)
        return (checksum.value, checkedCount)
    }

    private mutating func check(to place: Int) {
        guard place > unchecked else { return }
        checksum.add(UnsafeBufferPointer(start: buffer + unchecked, count: place - unchecked))
        checkedCount += UInt64(place - unchecked)
        unchecked = place
    }

    /// Reads more bytes after those in the buffer; false at the end.
    private mutating func fill() throws(Problem) -> Bool {
        guard left > 0 else { return false }
        check(to: start)
        let held = end - start
        if held == capacity {
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
            larger.update(from: buffer + start, count: held)
            buffer.deallocate()
            (buffer, capacity) = (larger, capacity * 2)
        } else {
            memmove(buffer, buffer + start, held)
        }
        (unchecked, lineStart, start, end) = (0, 0, 0, held)
        let room = min(left, capacity - held)
        guard let count = readOnce(descriptor, into: buffer + end, count: room, at: offset) else {
            throw Problem(.brokenInput, path, "cannot read the input: \(errorText())")
        }
        guard count > 0 else { return false }
        end += count
        left -= count
        offset = offset.map { $0 + count }
        return true
    }

    /// Whether the input is a file, read from its beginning, that is all one partial count: its last line says how long
    /// it is.
    func endsAsOnePartial() -> Bool {
        guard offset == nil, let status = FileLookup(descriptor: descriptor).status, status.isFile,
            lseek(descriptor, 0, SEEK_CUR) == end
        else { return false }
        // No last line is longer.
        let length = min(128, Int(status.st_size))
        let tail = readPart(descriptor, at: Int(status.st_size) - length, count: length) ?? []
        guard tail.last == 0x0A else { return false }
        let start = tail.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let byteCount = tail.withUnsafeBufferPointer { bytes in
            PartialEnd(UnsafeBufferPointer(rebasing: bytes[start..<bytes.count - 1]))?.byteCount
        }
        return byteCount == UInt64(status.st_size - (tail.count - start))
    }

    /// Whether the bytes in the buffer may be the beginning of a partial count's first line.
    var beginsLikePartial: Bool {
        let signature = UnsafeBufferPointer(
            start: PartialCount.signature.utf8Start, count: PartialCount.signature.utf8CodeUnitCount)
        let held = UnsafeBufferPointer(start: buffer + start, count: min(end - start, signature.count))
        return signature.starts(with: held)
    }

    private var tooLong: Problem {
        Problem(
            .badInput, path, line: number + 1, "this line has more than 1 MB, expected a record of a partial count",
            hint: "name a file that stratus count has written as a partial count")
    }

    private var cutShort: Problem {
        Problem(
            .badInput, path, line: number + 1, "the partial count is cut short: this line is not complete",
            hint: PartialCount.again)
    }
}

extension PartialCount {
    /// The hint for a partial count that is broken.
    static let again = "copy the file again, or count again"
}
