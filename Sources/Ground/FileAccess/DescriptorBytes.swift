import Glibc

/// Reads what can be read now.
///
/// - Parameter offset: in the file; from where it stands if it is left out.
/// - Returns: how many bytes, 0 at the end; nil with the reason in `errno`.
package func readOnce(
    _ descriptor: Int32, into pointer: UnsafeMutableRawPointer?, count: Int, at offset: Int? = nil
) -> Int? {
    while true {
        let result = offset.map { pread(descriptor, pointer, count, $0) } ?? read(descriptor, pointer, count)
        if result >= 0 { return result }
        guard errno == EINTR else { return nil }
    }
}

/// Reads a part of a file.
///
/// - Returns: fewer bytes where the file ends before; nil with the reason in `errno`.
package func readPart(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8]? {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        while filled < count {
            let start = buffer.baseAddress.map { UnsafeMutableRawPointer($0 + filled) }
            guard let got = readOnce(descriptor, into: start, count: count - filled, at: offset + filled) else {
                isRead = false
                return
            }
            guard got > 0 else { return }
            filled += got
        }
    }
    return isRead ? bytes : nil
}

/// Writes all bytes at a place of a file; false with the reason in `errno`.
package func writePart(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32, at offset: Int) -> Bool {
    var done = 0
    while done < bytes.count {
        let written = pwrite(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done, offset + done)
        if written >= 0 {
            done += written
        } else if errno != EINTR {
            return false
        }
    }
    return true
}
