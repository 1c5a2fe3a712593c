import MarkupReading

/// What an attribute's value means: with its character references resolved.
func attributeText(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes.resolvingReferences(in: range, inAttribute: true), as: UTF8.self)
}

extension CharacterReference {
    /// One character or two.
    var text: String {
        var text = String(Character(scalar))
        if let secondScalar { text.unicodeScalars.append(secondScalar) }
        return text
    }

    /// The first character that XML has no way to write; nil where there is none.
    var forbidden: Unicode.Scalar? {
        let value = scalar.value
        let isForbidden = value < 0x20 && value != 9 && value != 10 && value != 13 || value & ~1 == 0xFFFE
        return isForbidden ? scalar : nil
    }
}
