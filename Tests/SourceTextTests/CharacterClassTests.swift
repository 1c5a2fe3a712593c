import Testing

@testable import SourceText

/// The classes of bytes and of scalars, against letters that are written out.
@Suite struct CharacterClassTests {
    private static let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)
    private static let digits = Set("0123456789".unicodeScalars)

    @Test func bytesAreOfTheClassesOfTheirScalars() {
        for byte in UInt8.min...UInt8.max {
            let scalar = Unicode.Scalar(byte)
            #expect(byte.isASCIILetter == Self.letters.contains(scalar))
            #expect(byte.isASCIIDigit == Self.digits.contains(scalar))
            #expect(byte.asciiLowercased == (Self.letters.contains(scalar) ? byte | 0x20 : byte))
        }
    }

    /// K with the sign of kelvin and digits of other scripts are none of ASCII.
    @Test func scalarsBeyondASCIIAreOfNoClass() {
        for scalar in (0...0x1FFFF).compactMap(Unicode.Scalar.init) {
            let isLetter = Self.letters.contains(scalar)
            let isDigit = Self.digits.contains(scalar)
            if scalar.isASCIILetter != isLetter || scalar.isASCIIDigit != isDigit
                || scalar.isASCIILetterOrDigit != (isLetter || isDigit)
            {
                Issue.record("U+\(String(scalar.value, radix: 16))")
            }
        }
    }
}
