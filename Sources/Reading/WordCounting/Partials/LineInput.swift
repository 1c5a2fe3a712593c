import FileAccess
import Glibc
import SourceText

/// The lines of a partial count, as they are read: each is in memory until the next one is asked for.
struct LineInput: ~Copyable {
    /// By which messages call the input.
    let path: String
    /// Of the line that came last, 1-based.
    private(set) var number = 0

    private let descriptor: Int32
    /// Where to read on in a file that others read too; nil where the descriptor knows.
    private var offset: Int?
    /// How many bytes are still to be read at most.
    private var left: Int

    // Invariant: what was read and has not been handed out is at start..<end; the line that came last begins at
    // lineStart, and what was not added to the checksum at unchecked, which is not behind it.
    private var buffer: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var unchecked = 0
    private var lineStart = 0
    private var start = 0
    private var end = 0
    private var checksum = Checksum()
    private var checkedCount: UInt64 = 0

    /// - Parameters:
    ///   - descriptor: stays open.
    ///   - range: what of the file is read, wherever the descriptor stands; nil reads on from there, as of a pipe.
    init(path: String, descriptor: Int32, range: Range<Int>? = nil, capacity: Int = 1 << 16) {
        self.path = path
        self.descriptor = descriptor
        offset = range?.lowerBound
        left = range?.count ?? .max
        self.capacity = max(1, min(capacity, left))
        buffer = .allocate(capacity: self.capacity)
    }

    /// Reads what is in memory.
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

    /// The next line without its line feed; nil at the end.
    ///
    /// - Throws: when it has no line feed, is too long, or cannot be read.
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

    /// From the next line on, bytes are added to a new checksum.
    mutating func beginChecksum() {
        checksum = Checksum()
        checkedCount = 0
        unchecked = start
    }

    /// The checksum and number of the bytes before the line that came last.
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

    /// Reads more behind what is held; false at the end.
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

    /// Whether this reads a file from its beginning, whose last line is that of one partial count as long as the file.
    func endsAsOnePartial() -> Bool {
        guard offset == nil, let status = FileLookup(descriptor: descriptor).status, status.isFile,
            lseek(descriptor, 0, SEEK_CUR) == end
        else { return false }
        // More than a last line has.
        let length = min(128, Int(status.st_size))
        let tail = readPart(descriptor, at: Int(status.st_size) - length, count: length) ?? []
        guard tail.last == 0x0A else { return false }
        let start = tail.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let byteCount = tail.withUnsafeBufferPointer { bytes in
            PartialEnd(UnsafeBufferPointer(rebasing: bytes[start..<bytes.count - 1]))?.byteCount
        }
        return byteCount == UInt64(status.st_size - (tail.count - start))
    }

    /// Whether what is held could go on to be the first line of a partial count.
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
    /// What to do where one is broken.
    static let again = "copy the file again, or count again"
}
