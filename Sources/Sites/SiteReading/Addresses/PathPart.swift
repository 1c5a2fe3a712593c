import ByteWriting
import CloudComposition
import Typography

/// The conversion of names into parts of addresses and file names: in NFC, with letters, digits, marks, hyphens, and the
/// points and low lines of the name.
enum PathPart {
    /// The maximum length of the part of a term, in bytes: with a hash, a counter and a file name extension it stays below the 255
    /// bytes that file systems allow.
    static let longest = 100
    /// The most bytes of a part that comes from the name of a file or a folder, which may be as long as file systems
    /// allow: 255 bytes, with room for an ending.
    static let longestOfFile = 220

    /// Returns the part for the name of a folder or a file: the slugs of the texts between its points and low lines,
    /// with these; cut if it is long, and followed by an underscore if Windows reserves it for a device.
    ///
    /// - Parameter isLowercased: whether capitals become small letters; if not, a name of ASCII letters, digits and
    ///   `-._~` stays as it is.
    static func of(_ name: String, isLowercased: Bool = true) -> String {
        let slug = slugs(of: name, isLowercased: isLowercased)
        if slug.utf8.count > longestOfFile {
            return cut(slug, to: longestOfFile, hash: hash(of: name), digits: shortestHash)
        }
        return isDevice(slug.lowercased()) ? slug + "_" : slug
    }

    private static func slugs(of name: String, isLowercased: Bool) -> String {
        let isSign = { (character: Character) in character == "." || character == "_" }
        // A part with a point at its beginning would be hidden, and Windows has none with one at its end.
        guard !name.hasPrefix("."), !name.hasSuffix(".") else { return slug(of: name) }
        let text = name[...]
        if !isLowercased, let part = cased(text) { return part }
        guard text.contains(where: isSign) else { return slug(of: String(text)) }
        var result = ""
        var rest = text
        while true {
            let piece = rest.prefix { !isSign($0) }
            if !piece.isEmpty { result += slug(of: String(piece)) }
            rest = rest.dropFirst(piece.count)
            guard let sign = rest.popFirst() else { return result }
            result.append(sign)
        }
    }

    /// Returns a name with hyphens in place of its blanks, and otherwise as it is; nil if it holds a character that
    /// addresses or file systems use for something else.
    private static func cased(_ name: Substring) -> String? {
        let part = name.split(separator: " ").joined(separator: "-").composed()
        let isPlain = part.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII
                ? UInt8(scalar.value).isUnreserved || "+,!()@".unicodeScalars.contains(scalar)
                : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
        }
        return isPlain && !part.isEmpty ? part : nil
    }

    /// Returns the slug, cut to a number of bytes but not within a character, with digits of the hash: `slug_1a2b3c`.
    static func cut(_ slug: String, to longest: Int = longest, hash: String, digits: Int) -> String {
        var scalars = slug.unicodeScalars
        if slug.utf8.count > longest {
            var room = longest
            scalars = String.UnicodeScalarView(
                slug.unicodeScalars.prefix { scalar in
                    room -= UTF8.width(scalar)
                    return room >= 0
                })
        }
        return String(scalars) + "_" + hash.prefix(digits)
    }

    static let shortestHash = 6

    /// Returns the SHA-256 of a name in NFC as 64 hexadecimal digits, as `printf 'foo bar' | sha256sum` prints it.
    static func hash(of name: String) -> String {
        let bytes = SHA256(Array(name.composed().utf8).span).bytes
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Returns whether Windows takes the slug for the name of a device, whatever the file name extension; superscript
    /// digits count as digits.
    static func isDevice(_ slug: String) -> Bool {
        switch slug {
        case "con", "prn", "aux", "nul": return true
        default:
            guard slug.hasPrefix("com") || slug.hasPrefix("lpt") else { return false }
            let rest = slug.dropFirst(3)
            return rest.unicodeScalars.count == 1 && "0123456789¹²³".contains(rest)
        }
    }
}
