import CLibXML2
import Glibc

/// A start tag as libxml2's SAX interface hands it over; valid during the call only.
struct StartTag {
    let name: UnsafePointer<xmlChar>
    let prefix: UnsafePointer<xmlChar>?
    /// Pairs of prefix and address.
    let namespaces: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
    /// Local name, prefix, namespace, begin and end of the value, for each attribute.
    let attributes: UnsafeBufferPointer<UnsafePointer<xmlChar>?>

    func isNamed(_ literal: StaticString) -> Bool {
        equals(name, literal)
    }

    /// The number of attributes.
    var attributeCount: Int { attributes.count / 5 }

    /// The value of an attribute without prefix; `nil` if it is not there.
    func value(of attribute: StaticString) -> UnsafeBufferPointer<UInt8>? {
        for base in stride(from: 0, to: attributes.count, by: 5)
        where attributes[base + 1] == nil && equals(attributes[base], attribute) {
            guard let begin = attributes[base + 3], let end = attributes[base + 4] else { return nil }
            return UnsafeBufferPointer(start: begin, count: end - begin)
        }
        return nil
    }

    /// A short value as a string; `nil` if it is not there, or longer than a name of ours is.
    func text(of attribute: StaticString) -> String? {
        guard let value = value(of: attribute), value.count <= 32 else { return nil }
        return String(decoding: value, as: UTF8.self)
    }

    func has(_ attribute: StaticString) -> Bool {
        value(of: attribute) != nil
    }

    func has(_ attribute: StaticString, equalTo text: StaticString) -> Bool {
        guard let value = value(of: attribute), value.count == text.utf8CodeUnitCount else { return false }
        return memcmp(value.baseAddress!, text.utf8Start, value.count) == 0
    }

    /// Whether an attribute holds a word, between spaces.
    func has(_ attribute: StaticString, holding word: StaticString) -> Bool {
        guard let value = value(of: attribute) else { return false }
        return value.split(separator: UInt8(ascii: " ")).contains { part in
            part.count == word.utf8CodeUnitCount
                && part.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        }
    }

    /// The length of the longest attribute value, in bytes.
    var longestValue: Int {
        stride(from: 0, to: attributes.count, by: 5).reduce(0) { longest, base in
            guard let begin = attributes[base + 3], let end = attributes[base + 4] else { return longest }
            return max(longest, end - begin)
        }
    }

    /// Whether an attribute belongs to a namespace.
    func hasAttribute(inNamespace address: StaticString) -> Bool {
        stride(from: 2, to: attributes.count, by: 5).contains { equals(attributes[$0], address) }
    }

    private func equals(_ text: UnsafePointer<xmlChar>?, _ literal: StaticString) -> Bool {
        guard let text else { return false }
        return strcmp(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self), literal.cString) == 0
    }
}
