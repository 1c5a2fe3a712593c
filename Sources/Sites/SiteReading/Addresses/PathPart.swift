import ByteWriting
import CloudComposition
import Typography

/// Names as parts of addresses and files: in NFC and lower case, of letters, digits, marks and hyphens, and an underscore
/// only where a rule below sets one. So a part that a rule has made is never one that a name has.
enum PathPart {
    /// Bytes of a part before it is cut: with a hash, a counter and an ending it stays below the 255 that disks take.
    static let longest = 100

    /// The name of a folder or a file as a part of an address: its slug, cut if it is long, and with an underscore behind
    /// it if Windows keeps it for a device.
    static func of(_ name: String) -> String {
        let slug = slug(of: name)
        if slug.utf8.count > longest { return cut(slug, hash: hash(of: name), digits: shortestHash) }
        return isDevice(slug) ? slug + "_" : slug
    }

    /// `slug_1a2b3c`, not cut within a character.
    static func cut(_ slug: String, hash: String, digits: Int) -> String {
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

    /// The SHA-256 of a name in NFC, in 64 hexadecimal digits: `printf 'foo bar' | sha256sum`.
    static func hash(of name: String) -> String {
        let bytes = SHA256(Array(name.composed().utf8).span).bytes
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Whether Windows takes the name for a device, whatever ending it has; the superscripts count as their digits.
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
