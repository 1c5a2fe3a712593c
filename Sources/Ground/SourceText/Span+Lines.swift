import Glibc

extension Span where Element == UInt8 {
    /// The offset of the next line feed, or the end.
    package func firstLineFeed(from offset: Int) -> Int {
        withUnsafeBufferPointer { (buffer: UnsafeBufferPointer<UInt8>) -> Int in
            guard let base = buffer.baseAddress, offset < buffer.count,
                let found = memchr(base + offset, 0x0A, buffer.count - offset)
            else { return buffer.count }
            return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
        }
    }
}
