import ByteWriting
import Glibc

/// Functions that read an open file from its current position to its end, in chunks of bounded size.
package enum FileChunks {
    /// The reason why reading in chunks ended.
    package enum End {
        case whole
        /// The closure that takes the chunks returned false.
        case stopped
        /// A system call failed, with the reason in `errno`.
        case failed
    }

    /// The most bytes in a chunk: 256 KiB, which holds most files whole, and is a multiple of the stripe of the hash.
    private static let largest = 1 << 18

    /// Calls `body` with one chunk after the other. All chunks but the last are full, and the last may be empty.
    ///
    /// - Parameters:
    ///   - size: the expected number of bytes up to the end of the file.
    ///   - body: returns whether it wants another chunk.
    package static func read(
        _ descriptor: Int32, size: Int, _ body: (UnsafeRawBufferPointer) -> Bool
    ) -> End {
        // One byte more shows the end of a file in the same call.
        let capacity = min(size / XXHash64.stripe * XXHash64.stripe + XXHash64.stripe, largest)
        return withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 16) { buffer in
            var total = 0
            while true {
                // A short read counts as the end only where the end is expected; before that, reading goes on.
                let least = max(1, min(buffer.count, size - total))
                guard
                    let count = readFully(
                        descriptor, into: buffer.baseAddress, count: buffer.count, enough: least)
                else { return .failed }
                total += count
                guard body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return .stopped }
                if count < buffer.count { return .whole }
            }
        }
    }

    /// Returns whether the file, from its current position to its end, consists of exactly the given bytes.
    package static func hold(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
        var offset = 0
        let end = read(descriptor, size: bytes.count) { chunk in
            guard offset + chunk.count <= bytes.count else { return false }
            let isEqual = bytes.withUnsafeBytes { isSame($0, offset, chunk) }
            offset += chunk.count
            return isEqual
        }
        return end == .whole && offset == bytes.count
    }

    /// Returns whether two files have the same bytes from their current positions to their ends.
    package static func areSame(_ one: Int32, _ other: Int32, size: Int) -> Bool {
        var isSameEnd = false
        let end = read(one, size: size) { chunk in
            let isEqual = readPart(of: other, like: chunk)
            isSameEnd = isEqual
            return isEqual
        }
        return end == .whole && isSameEnd
    }

    /// Returns the size and the hash of the bytes from the current position of a file to its end; nil with the reason
    /// in `errno`.
    package static func state(_ descriptor: Int32, size: Int) -> FileState? {
        var hash = XXHash64()
        var (count, result) = (0, UInt64(0))
        let end = read(descriptor, size: size) { chunk in
            count += chunk.count
            // Only the last chunk, which ends the hash, may have a part of a stripe.
            if chunk.count % XXHash64.stripe == 0 { hash.take(chunk) } else { result = hash.finished(with: chunk) }
            return true
        }
        guard end == .whole else { return nil }
        if count % XXHash64.stripe == 0 { result = hash.finished(with: UnsafeRawBufferPointer(start: nil, count: 0)) }
        return FileState(size: count, hash: result)
    }

    private static func readPart(of descriptor: Int32, like chunk: UnsafeRawBufferPointer) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: max(1, chunk.count), alignment: 16) { buffer in
            readFully(descriptor, into: buffer.baseAddress, count: chunk.count) == chunk.count
                && isSame(chunk, 0, UnsafeRawBufferPointer(buffer))
        }
    }

    /// Whether `part` is in `bytes` at `offset`; what reaches beyond the end of `bytes` is not compared.
    private static func isSame(
        _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ part: UnsafeRawBufferPointer
    ) -> Bool {
        let count = min(part.count, bytes.count - offset)
        guard count > 0, let one = bytes.baseAddress, let other = part.baseAddress else { return true }
        return memcmp(one + offset, other, count) == 0
    }
}

/// The size and the hash by which a build recognizes the content of a file.
package struct FileState: Equatable, Sendable {
    package let size: Int
    package let hash: UInt64

    package init(size: Int, hash: UInt64) {
        (self.size, self.hash) = (size, hash)
    }
}
