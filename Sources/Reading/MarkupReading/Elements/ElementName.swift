import SourceText

/// The name of an element regardless of case, as a number: the FNV-1a hash (64 bits) of its bytes in lower case.
package struct ElementName: Hashable, Sendable {
    /// The hash of the name.
    package private(set) var code = Self.start

    /// Makes the name that is in a range of bytes.
    package init(_ bytes: [UInt8], _ range: Range<Int>) {
        for index in range { append(bytes[index]) }
    }

    package init(_ name: StaticString) {
        for index in 0..<name.utf8CodeUnitCount { append(name.utf8Start[index]) }
    }

    /// Makes a name from its number, computed byte by byte with ``next(_:_:)`` from ``start`` on.
    package init(code: UInt64) { self.code = code }

    /// The hash of an empty name.
    package static let start = FNV1a.start

    @inline(__always)
    /// Returns the hash of a name with one more byte, whose case is ignored.
    package static func next(_ code: UInt64, _ byte: UInt8) -> UInt64 { FNV1a.next(code, byte.asciiLowercased) }

    private mutating func append(_ byte: UInt8) {
        code = Self.next(code, byte)
    }
}
