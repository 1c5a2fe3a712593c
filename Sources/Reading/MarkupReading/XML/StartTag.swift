import CLibXML2
import Glibc

/// A start tag that libxml2 passes to its SAX interface; valid only during the call.
package struct StartTag {
    package let name: UnsafePointer<xmlChar>
    package let prefix: UnsafePointer<xmlChar>?
    /// The namespaces that the tag declares, as pairs of pointers: a prefix, and the address of its namespace.
    package let namespaces: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
    /// The attributes, as five pointers each: local name, prefix, namespace, beginning and end of the value.
    package let attributes: UnsafeBufferPointer<UnsafePointer<xmlChar>?>

    package init(
        name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
        namespaces: UnsafeBufferPointer<UnsafePointer<xmlChar>?>,
        attributes: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
    ) {
        (self.name, self.prefix, self.namespaces, self.attributes) = (name, prefix, namespaces, attributes)
    }

    /// Returns whether the name of the tag, without its prefix, is the literal.
    package func isNamed(_ literal: StaticString) -> Bool { name.spells(literal) }

    /// The number of attributes of the tag.
    package var attributeCount: Int { attributes.count / 5 }

    /// Returns the value of the attribute with the given name and without a prefix, or with any prefix if `anyPrefix`
    /// is true; `nil` if there is none.
    package func value(of attribute: StaticString, anyPrefix: Bool = false) -> UnsafeBufferPointer<UInt8>? {
        var base = 0
        while base < attributes.count {
            if anyPrefix || attributes[base + 1] == nil, let name = attributes[base], name.spells(attribute) {
                return value(at: base)
            }
            base += 5
        }
        return nil
    }

    private func value(at base: Int) -> UnsafeBufferPointer<UInt8>? {
        guard let begin = attributes[base + 3], let end = attributes[base + 4] else { return nil }
        return UnsafeBufferPointer(start: begin, count: end - begin)
    }

    /// Returns the value of the attribute with the given name and without a prefix; `nil` if there is none, or the
    /// value is longer than `limit` bytes.
    package func text(of attribute: StaticString, atMost limit: Int = 32) -> String? {
        guard let value = value(of: attribute), value.count <= limit else { return nil }
        return String(decoding: value, as: UTF8.self)
    }

    /// Returns whether the tag has an attribute with the given name and without a prefix.
    package func has(_ attribute: StaticString) -> Bool {
        value(of: attribute) != nil
    }

    /// Returns whether the tag has an attribute with the given name and without a prefix, whose value is exactly
    /// `text`.
    package func has(_ attribute: StaticString, equalTo text: StaticString) -> Bool {
        guard let value = value(of: attribute), value.count == text.utf8CodeUnitCount else { return false }
        return memcmp(value.baseAddress!, text.utf8Start, value.count) == 0
    }

    /// Returns whether the value of the attribute has the word, among others that are separated by spaces.
    ///
    /// - Parameter ignoringCase: whether ASCII letters of the value may be in upper case too; the word must be in lower
    ///   case.
    package func has(_ attribute: StaticString, holding word: StaticString, ignoringCase: Bool = false) -> Bool {
        guard let value = value(of: attribute) else { return false }
        let count = word.utf8CodeUnitCount
        var start = 0
        while start + count <= value.count {
            let end = start + count
            let isWord =
                (start == 0 || value[start - 1] == UInt8(ascii: " "))
                && (end == value.count || value[end] == UInt8(ascii: " "))
            if isWord {
                let matches = (0..<count).allSatisfy { offset in
                    let byte = value[start + offset]
                    return (ignoringCase ? byte.asciiLowercased : byte) == word.utf8Start[offset]
                }
                if matches { return true }
            }
            start += 1
        }
        return false
    }

    /// The length of the longest value of an attribute of the tag, in bytes.
    package var longestValue: Int {
        var longest = 0
        var base = 0
        while base < attributes.count {
            if let begin = attributes[base + 3], let end = attributes[base + 4] { longest = max(longest, end - begin) }
            base += 5
        }
        return longest
    }

    /// Returns whether any attribute of the tag is in the namespace with the given address.
    package func hasAttribute(inNamespace address: StaticString) -> Bool {
        var base = 2
        while base < attributes.count {
            if let namespace = attributes[base], namespace.spells(address) { return true }
            base += 5
        }
        return false
    }
}

extension UnsafePointer<xmlChar> {
    /// Whether the NUL-terminated text equals the literal. Most others differ in the first or second byte.
    @inline(__always)
    fileprivate func spells(_ literal: StaticString) -> Bool {
        var place = 0
        while place < literal.utf8CodeUnitCount {
            guard self[place] == literal.utf8Start[place] else { return false }
            place += 1
        }
        return self[place] == 0
    }
}
