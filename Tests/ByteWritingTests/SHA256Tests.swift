import TestSupport
import Testing

@testable import ByteWriting

private func hexadecimal(_ bytes: [UInt8]) -> String {
    SHA256(bytes.span).bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
}

@Suite struct SHA256Tests {
    // The examples of NIST for FIPS 180, https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func examplesOfTheStandard(text: String, expected: String) {
        #expect(hexadecimal(Array(text.utf8)) == expected)
    }

    @Test func aMillionLetters() {
        let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        #expect(hexadecimal(Array(repeating: UInt8(ascii: "a"), count: 1_000_000)) == expected)
    }

    // hashlib of Python 3.11: the digest of the digests, in hexadecimal, of the first n bytes of 0, 1, … 250, 0, …
    // for each n from 0 to 299, joined.
    @Test func everyLengthAroundABlock() {
        let text = (0..<300).map { count in hexadecimal((0..<count).map { UInt8($0 % 251) }) }.joined()
        #expect(hexadecimal(Array(text.utf8)) == "36003b4decc573736378067bfe6b11525dae0f246679f49dc3152bd6dcb6e925")
    }

    // printf 'abc' | openssl dgst -sha256 -binary | base64
    @Test func base64IsThatOfAContentSecurityPolicy() {
        #expect(SHA256(Array("abc".utf8).span).base64 == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    }
}
