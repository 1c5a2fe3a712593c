/// A text encoding that inputs may have, found by any label that the Encoding standard of the web lists for it.
public struct TextEncoding: Sendable, Hashable, RawRepresentable, CaseIterable {
    /// The name of the encoding in the Encoding standard, in lower case; only `latin-1` is not a name of the standard.
    /// It is decoded as Windows-1252, which differs from it only in control characters that texts do not have.
    public let rawValue: String
    /// The name of the encoding in the C library.
    let converterName: String

    public static let utf8 = Self("utf-8", "UTF-8")
    /// UTF-16 in the byte order that its byte order mark gives; without a mark, little-endian, as Windows writes it.
    public static let utf16 = Self("utf-16", "UTF-16LE")
    public static let utf16LittleEndian = Self("utf-16le", "UTF-16LE")
    public static let utf16BigEndian = Self("utf-16be", "UTF-16BE")
    /// Latin-1, which is decoded as Windows-1252, as on the web.
    public static let latin1 = Self("latin-1", "CP1252")
    public static let windows1252 = Self("windows-1252", "CP1252")

    private init(_ name: String, _ converterName: String) { (rawValue, self.converterName) = (name, converterName) }

    /// Finds the encoding with the given label; nil if there is none.
    ///
    /// - Parameter label: a name in any case, with or without hyphens: `Shift_JIS`, `cp1251`, `ISO-8859-2`.
    public init?(rawValue label: String) {
        guard let found = Self.byLabel[Self.letters(of: label)] else { return nil }
        self = found
    }

    /// All encodings that Stratus can read.
    public static let allCases =
        [utf8, utf16, utf16LittleEndian, utf16BigEndian, latin1, windows1252] + others.map(\.0)

    /// Whether each ASCII character is encoded as its ASCII byte, and bytes that are all ASCII never mean other
    /// characters; false for UTF-16 and ISO-2022-JP.
    package var holdsASCII: Bool { !rawValue.hasPrefix("utf-16") && rawValue != "iso-2022-jp" }

    // MARK: - Names

    /// The encodings by the labels of the Encoding standard, https://encoding.spec.whatwg.org/#names-and-labels,
    /// reduced to letters and digits, and cut at a colon.
    private static let byLabel: [String: TextEncoding] = {
        var labels: [String: TextEncoding] = [:]
        let western =
            "ansix341968 ascii cp819 csisolatin1 ibm819 iso88591 isoir100 l1 usascii cp1252 xcp1252 xuserdefined"
        let named = [
            (utf8, "unicode11utf8 unicode20utf8 xunicode20utf8"), (utf16, "unicode ucs2 iso10646ucs2 csunicode"),
            (utf16LittleEndian, "unicodefeff"), (utf16BigEndian, "unicodefffe"), (latin1, "latin1"),
            (windows1252, western),
        ]
        for (encoding, others) in named + Self.others {
            labels[letters(of: encoding.rawValue)] = encoding
            for label in others.split(separator: " ") { labels[String(label)] = encoding }
        }
        return labels
    }()

    /// The other encodings and their labels. Each has the converter for what the web means by the name: Shift_JIS, for
    /// example, with the additions of Windows.
    private static let others: [(TextEncoding, String)] = [
        (Self("ibm866", "CP866"), "866 cp866 csibm866"),
        (Self("iso-8859-2", "ISO-8859-2"), "csisolatin2 isoir101 l2 latin2"),
        (Self("iso-8859-3", "ISO-8859-3"), "csisolatin3 isoir109 l3 latin3"),
        (Self("iso-8859-4", "ISO-8859-4"), "csisolatin4 isoir110 l4 latin4"),
        (Self("iso-8859-5", "ISO-8859-5"), "csisolatincyrillic cyrillic isoir144"),
        (Self("iso-8859-6", "ISO-8859-6"), "arabic asmo708 csisolatinarabic ecma114 iso88596e iso88596i isoir127"),
        (Self("iso-8859-7", "ISO-8859-7"), "csisolatingreek ecma118 elot928 greek greek8 isoir126 suneugreek"),
        (Self("iso-8859-8", "ISO-8859-8"), "csisolatinhebrew hebrew iso88598e iso88598i isoir138 logical visual"),
        (Self("iso-8859-10", "ISO-8859-10"), "csisolatin6 isoir157 l6 latin6"),
        (Self("iso-8859-13", "ISO-8859-13"), ""), (Self("iso-8859-14", "ISO-8859-14"), ""),
        (Self("iso-8859-15", "ISO-8859-15"), "csisolatin9 l9 latin9"), (Self("iso-8859-16", "ISO-8859-16"), ""),
        (Self("koi8-r", "KOI8-R"), "cskoi8r koi koi8"), (Self("koi8-u", "KOI8-U"), "koi8ru"),
        (Self("macintosh", "MACINTOSH"), "csmacintosh mac xmacroman"),
        (Self("x-mac-cyrillic", "MAC-CYRILLIC"), "maccyrillic xmacukrainian"),
        (Self("windows-874", "CP874"), "cp874 dos874 iso885911 tis620"),
        (Self("windows-1250", "CP1250"), "cp1250 xcp1250"), (Self("windows-1251", "CP1251"), "cp1251 xcp1251"),
        (Self("windows-1253", "CP1253"), "cp1253 xcp1253"),
        (Self("windows-1254", "CP1254"), "cp1254 csisolatin5 iso88599 isoir148 l5 latin5 xcp1254"),
        (Self("windows-1255", "CP1255"), "cp1255 xcp1255"), (Self("windows-1256", "CP1256"), "cp1256 xcp1256"),
        (Self("windows-1257", "CP1257"), "cp1257 xcp1257"), (Self("windows-1258", "CP1258"), "cp1258 xcp1258"),
        (Self("gbk", "GB18030"), "chinese csgb2312 csiso58gb231280 gb2312 gb231280 isoir58 xgbk"),
        (Self("gb18030", "GB18030"), ""), (Self("big5", "BIG5-HKSCS"), "big5hkscs cnbig5 csbig5 xxbig5"),
        (Self("euc-jp", "EUC-JP-MS"), "cseucpkdfmtjapanese xeucjp"),
        (Self("iso-2022-jp", "ISO-2022-JP"), "csiso2022jp"),
        (Self("shift_jis", "CP932"), "csshiftjis cp932 ms932 mskanji sjis windows31j xsjis"),
        (
            Self("euc-kr", "CP949"),
            "cp949 cseuckr csksc56011987 isoir149 korean ksc56011987 ksc56011989 ksc5601 windows949"
        ),
    ]

    private static func letters(of label: String) -> String {
        let name = label.utf8.prefix { $0 != UInt8(ascii: ":") }
        let letters = name.filter { $0.isASCIILetterOrDigit }.map {
            $0.isASCIIDigit ? $0 : $0 | 0x20
        }
        return String(decoding: letters, as: UTF8.self)
    }

    // MARK: - Marks

    /// Returns the encoding of the byte order mark at the start, and the length of the mark in bytes; nil without a
    /// mark.
    package static func marked(at start: some Collection<UInt8>) -> (encoding: TextEncoding, markLength: Int)? {
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        // UTF-32 begins with the same bytes as UTF-16.
        if start.starts(with: [0xFF, 0xFE]), !start.starts(with: [0xFF, 0xFE, 0, 0]) {
            return (.utf16LittleEndian, 2)
        }
        if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }
}
