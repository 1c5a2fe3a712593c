/// The ids of a body's headings, made from their text, each of them unique.
struct HeadingNames {
    private var used: Set<String> = []
    /// The ids that elements have; anchors may share the names of others.
    private var ids: Set<String> = []
    /// The number to try next for each id that was taken before.
    private var numbers: [String: Int] = [:]

    /// Marks a name that the author has given to an anchor as taken.
    mutating func take(_ id: String) { used.insert(id) }

    /// Marks an id that the author has chosen as taken, and returns false if an element has it already.
    mutating func takeID(_ id: String) -> Bool {
        used.insert(id)
        return ids.insert(id).inserted
    }

    /// Returns the id, with `-1`, `-2` and so on after it if it is taken already, and marks the result as taken.
    mutating func unique(_ id: String) -> String {
        if used.insert(id).inserted {
            ids.insert(id)
            return id
        }
        var number = numbers[id, default: 1]
        while !used.insert("\(id)-\(number)").inserted { number += 1 }
        numbers[id] = number + 1
        ids.insert("\(id)-\(number)")
        return "\(id)-\(number)"
    }

    /// Frees an id that was taken.
    mutating func release(_ id: String) {
        used.remove(id)
        ids.remove(id)
    }

    /// Returns the id of a heading, made from its text by the rule of GitHub: lower case, without signs, and with a
    /// hyphen for each space; made unique. A text without letters becomes `section`, as with kramdown.
    ///
    /// - Complexity: O(n) in the text, even if many headings have the same text.
    mutating func id(for text: some Collection<UInt8>) -> String {
        let name = Self.name(text)
        return unique(name.isEmpty ? "section" : name)
    }

    /// Returns the name of a heading before it is made unique: the letters, marks, digits, underscores and hyphens of
    /// its text.
    private static func name(_ text: some Collection<UInt8>) -> String {
        var name: [UInt8] = []
        name.reserveCapacity(text.count)
        for byte in text {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                name.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte | 0x20)
            case 0x20, 0x09, 0x0A: name.append(UInt8(ascii: "-"))
            case 0x80...: return wideName(String(decoding: text, as: UTF8.self))
            default: break
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func wideName(_ text: String) -> String {
        var name = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", "\t", "\n": name += "-"
            case _ where isNamePart(scalar): name += scalar.properties.lowercaseMapping
            default: break
            }
        }
        return name
    }

    /// Returns whether GitHub and kramdown keep a character: whether it is a letter, a mark, a decimal digit or a connector
    /// such as the underscore, or a hyphen. Joiners are removed.
    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "-" || scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
        default: return false
        }
    }
}
