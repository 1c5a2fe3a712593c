import MarkupReading

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
