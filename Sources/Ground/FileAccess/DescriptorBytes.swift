import Glibc

/// Reads the bytes that are available now, at most `count`; a read that a signal interrupted is repeated.
///
/// - Parameter offset: the offset in the file; nil reads from the current position.
/// - Returns: the number of bytes read, 0 at the end of the file; nil with the reason in `errno`.
package func readOnce(
    _ descriptor: Int32, into pointer: UnsafeMutableRawPointer?, count: Int, at offset: Int? = nil
) -> Int? {
    while true {
        let result = offset.map { pread(descriptor, pointer, count, $0) } ?? read(descriptor, pointer, count)
        if result >= 0 { return result }
        guard errno == EINTR else { return nil }
    }
}

/// Reads until enough bytes have been read or the file ends.
///
/// - Parameters:
///   - offset: the offset in the file; nil reads from the current position.
///   - least: the number of bytes that is enough; nil means `count`.
/// - Returns: the number of bytes read; nil with the reason in `errno`.
func readFully(
    _ descriptor: Int32, into pointer: UnsafeMutableRawPointer?, count: Int, at offset: Int? = nil,
    enough least: Int? = nil
) -> Int? {
    var done = 0
    while done < count {
        let (start, place) = (pointer.map { $0 + done }, offset.map { $0 + done })
        guard let got = readOnce(descriptor, into: start, count: count - done, at: place) else { return nil }
        done += got
        if got == 0 || done >= least ?? count { break }
    }
    return done
}

/// Reads `count` bytes of a file, or fewer if the file ends before.
///
/// - Parameter offset: the offset in the file; nil reads from the current position.
/// - Returns: the bytes; nil with the reason in `errno`.
package func readPart(_ descriptor: Int32, at offset: Int? = nil, count: Int) -> [UInt8]? {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let got = readFully(descriptor, into: buffer.baseAddress, count: count, at: offset)
        (filled, isRead) = (got ?? 0, got != nil)
    }
    return isRead ? bytes : nil
}

/// Writes all the bytes, in several writes if need be.
///
/// - Parameter offset: the offset in the file; nil writes at the current position.
/// - Returns: whether all bytes were written; if not, the reason is in `errno`.
package func writeFully(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int? = nil) -> Bool {
    var done = 0
    while done < bytes.count {
        let (start, rest) = (bytes.baseAddress.map { $0 + done }, bytes.count - done)
        let count = offset.map { pwrite(descriptor, start, rest, $0 + done) } ?? write(descriptor, start, rest)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
    }
    return true
}
