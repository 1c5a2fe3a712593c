import CLibXML2

/// The attributes of a start tag as libxml2's HTML parser hands them over; valid during the call only.
struct MarkupAttributes {
    /// Names and values in turn, then nil; a value is nil where none is written.
    private let pairs: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?

    init(_ pairs: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) { self.pairs = pairs }

    /// The value of an attribute, empty where it has none; nil if it is not there.
    subscript(name: StaticString) -> String? {
        guard let pairs else { return nil }
        var index = 0
        while let found = pairs[index] {
            if equals(found, name) { return pairs[index + 1].map { String(cString: $0) } ?? "" }
            index += 2
        }
        return nil
    }

    /// All of them, in their order; a value is nil where none is written.
    func visit(_ body: (_ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>?) -> Void) {
        guard let pairs else { return }
        var index = 0
        while let name = pairs[index] {
            body(Self.characters(name), pairs[index + 1].map(Self.characters))
            index += 2
        }
    }

    private static func characters(_ text: UnsafePointer<xmlChar>) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)
    }
}
