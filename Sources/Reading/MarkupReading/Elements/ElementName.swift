import SourceText

/// The name of an element regardless of case, stored as a number: the FNV-1a hash (64 bits) of its bytes in lower case.
package struct ElementName: Hashable, Sendable {
    /// The hash of the name in lower case.
    package private(set) var code = Self.start

    /// Makes the name of the element from the bytes in a range.
    package init(_ bytes: [UInt8], _ range: Range<Int>) {
        for index in range { append(bytes[index]) }
    }

    package init(_ name: StaticString) {
        for index in 0..<name.utf8CodeUnitCount { append(name.utf8Start[index]) }
    }

    /// Makes a name from its hash, which the caller computed byte by byte with ``next(_:_:)``, beginning with
    /// ``start``.
    package init(code: UInt64) { self.code = code }

    /// The hash of an empty name, from which the hash of any other is computed.
    package static let start = FNV1a.start

    /// Returns the hash of a name followed by one more byte, whose case is ignored, given the hash of that name.
    @inline(__always)
    package static func next(_ code: UInt64, _ byte: UInt8) -> UInt64 { FNV1a.next(code, byte.asciiLowercased) }

    private mutating func append(_ byte: UInt8) {
        code = Self.next(code, byte)
    }
}
