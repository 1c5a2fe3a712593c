/// Puts texts into bytes, from the beginning on.
package struct ByteEdits {
    private let bytes: [UInt8]
    private var output: [UInt8] = []
    private var origins = ByteOrigins()
    private var place = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter offset: in the bytes that were given, not before that of the last call.
    package mutating func insert(_ text: String, at offset: Int) {
        copy(to: offset)
        output += text.utf8
    }

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
