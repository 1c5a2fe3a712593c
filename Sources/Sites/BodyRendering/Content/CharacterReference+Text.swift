import MarkupReading

extension CharacterReference {
    /// The text that the reference means: one or two scalars.
    var text: String {
        var text = String(Character(scalar))
        if let secondScalar { text.unicodeScalars.append(secondScalar) }
        return text
    }

    /// The first scalar, if XML forbids it; else nil.
    var forbidden: Unicode.Scalar? {
        let value = scalar.value
        let isForbidden = value < 0x20 && value != 9 && value != 10 && value != 13 || value & ~1 == 0xFFFE
        return isForbidden ? scalar : nil
    }
}
