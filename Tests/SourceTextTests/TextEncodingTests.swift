import SourceText
import Testing

@Suite struct TextEncodingTests {
    /// Bytes from Python's codecs.
    @Test(
        arguments: [
            ("Shift_JIS", "日本", [0x93, 0xFA, 0x96, 0x7B]), ("sjis", "～", [0x81, 0x60]),
            ("GBK", "中文", [0xD6, 0xD0, 0xCE, 0xC4]), ("gb2312", "中文", [0xD6, 0xD0, 0xCE, 0xC4]),
            ("Big5", "中文", [0xA4, 0xA4, 0xA4, 0xE5]), ("EUC-JP", "日本", [0xC6, 0xFC, 0xCB, 0xDC]),
            ("iso-2022-jp", "日本", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42]),
            ("euc_kr", "한국", [0xC7, 0xD1, 0xB1, 0xB9]), ("ks_c_5601-1987", "똠", [0x8C, 0x63]),
            ("KOI8-R", "Привет", [0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4]), ("koi8-u", "ї", [0xA7]),
            ("cp1251", "Привет", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]),
            ("IBM866", "Привет", [0x8F, 0xE0, 0xA8, 0xA2, 0xA5, 0xE2]), ("windows-1250", "č", [0xE8]),
            ("ISO_8859-2:1987", "č", [0xE8]), ("latin2", "č", [0xE8]), ("iso-8859-15", "€", [0xA4]),
            ("macintosh", "é", [0x8E]), ("windows-1253", "α", [0xE1]), ("iso-8859-9", "ğ", [0xF0]),
            ("windows-1255", "א", [0xE0]), ("windows-1256", "ا", [0xC7]), ("tis-620", "ก", [0xA1]),
            ("ISO-8859-1", "€é", [0x80, 0xE9]), ("latin1", "é", [0xE9]), ("us-ascii", "a", [0x61]),
            ("UTF-16", "ä", [0xE4, 0x00]), ("utf-16be", "ä", [0x00, 0xE4]), ("UTF8", "ä", [0xC3, 0xA4]),
            ("latin-1", "\u{81}", [0x81]),
        ] as [(String, String, [UInt8])])
    func textIsReadByAnyNameOfItsEncoding(_ label: String, _ text: String, _ bytes: [UInt8]) throws {
        let encoding = try #require(TextEncoding(rawValue: label))
        #expect(try SourceText(path: "text", bytes: bytes, encoding: encoding).bytes == Array(text.utf8))
    }

    @Test func everyEncodingIsKnownByItsNameAndToTheCLibrary() throws {
        #expect(TextEncoding.allCases.count == 39)
        for encoding in TextEncoding.allCases {
            #expect(TextEncoding(rawValue: encoding.rawValue) == encoding)
            let bytes: [UInt8] = encoding.holdsASCII || encoding.rawValue == "iso-2022-jp" ? [0x61] : [0x61, 0]
            guard encoding != .utf16BigEndian else { continue }
            #expect(try SourceText(path: "text", bytes: bytes, encoding: encoding).bytes == [0x61], "\(encoding)")
        }
        #expect(TextEncoding(rawValue: "utf-32") == nil && TextEncoding(rawValue: "") == nil)
    }

    @Test(
        arguments: [
            (
                "shift_jis", [0x61, 0x0A, 0x93], "text:2:1: error: the input ends inside a character of shift_jis",
                "a\n\u{FFFD}"
            ),
            (
                "gbk", [0x61, 0xFF, 0x62], "text:1:2: error: the bytes at offset 1 are no character of gbk",
                "a\u{FFFD}b"
            ),
            (
                "utf-16le", [0x61, 0, 0, 0xD8, 0x62, 0],
                "text:1:2: error: the bytes at offset 2 are half of a character of UTF-16", "a\u{FFFD}b"
            ),
            ("utf-16be", [0, 0x61, 0], "text:1:2: error: the input ends inside a character of UTF-16", "a\u{FFFD}"),
        ] as [(String, [UInt8], String, String)])
    func whatIsNoCharacterIsToldOrReplaced(_ label: String, _ bytes: [UInt8], _ message: String, _ text: String) throws
    {
        let encoding = try #require(TextEncoding(rawValue: label))
        do {
            _ = try SourceText(path: "text", bytes: bytes, encoding: encoding)
            Issue.record("read")
        } catch {
            #expect("\(error)".hasPrefix(message), "\(error)")
        }
        let lossy = try SourceText(path: "text", bytes: bytes, encoding: encoding, replacesErrors: true)
        #expect(lossy.bytes == Array(text.utf8))
    }

    /// Longer than what is converted at once.
    @Test func alongTextIsConvertedInPieces() throws {
        let bytes = [[UInt8]](repeating: [0x93, 0xFA, 0x0A], count: 100_000).flatMap { $0 }
        let text = try SourceText(path: "text", bytes: bytes, encoding: #require(TextEncoding(rawValue: "sjis")))
        #expect(text.bytes.count == 400_000 && text.bytes.suffix(4) == [0xE6, 0x97, 0xA5, 0x0A])
    }
}
