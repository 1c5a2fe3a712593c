/// An editor that inserts texts into bytes, in rising order of their offsets.
package struct ByteEdits {
    private let bytes: [UInt8]
    private var output: [UInt8] = []
    private var origins = ByteOrigins()
    private var place = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Inserts a text before the byte at an offset.
    ///
    /// - Parameter offset: an offset in the original bytes, not less than in the last call.
    package mutating func insert(_ text: String, at offset: Int) {
        copy(to: offset)
        output += text.utf8
    }

    /// Returns the changed bytes, and a map from their offsets to those in the original.
    package consuming func finished() -> (bytes: [UInt8], origin: ByteOrigins) {
        guard place > 0 || !output.isEmpty else { return (bytes, origins) }
        copy(to: bytes.count)
        return (output, origins)
    }

    private mutating func copy(to end: Int) {
        guard end > place else { return }
        if output.isEmpty { output.reserveCapacity(bytes.count + 256) }
        origins.add(place, at: output.count)
        output += bytes[place..<end]
        place = end
    }
}
