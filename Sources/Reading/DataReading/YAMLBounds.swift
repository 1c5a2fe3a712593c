import SourceText

/// What a block of YAML may cost at most, counted from its bytes before libyaml composes it.
///
/// Composing, hashing, comparing and releasing nodes are recursive, and nodes that aliases share are walked again for
/// each alias; `composeYAML` has the stack for 400 levels. Counts are upper bounds, by signs wherever they
/// stand: what is refused is far from what front matter is.
package struct YAMLBounds {
    /// Aliases that stand for something: without an anchor libyaml stops at the first.
    private var aliases = 0
    /// Brackets that open, and two for each column in which a line begins: a collection of a block has a column of its
    /// own, which a list may share with the table that it is in.
    package private(set) var levels = 0
    /// Whether a list, a table or an alias may be the key of a table, and one so deep that it may cost: keys are hashed,
    /// and those that occur again are compared two ways on each level.
    private var hasComplexKey = false
    private var hasDeepKey = false
    /// What messages call the block.
    private let subject: String

    private static let mostAliases = 10
    private static let mostLevels = 400
    /// With aliases a tree may be as deep as all of its parts.
    private static let mostLevelsOfAliases = 80
    private static let mostLevelsOfKeys = 16

    /// The tree that libyaml makes of short values takes fifty times their bytes in memory.
    private static let mostBytes = 16 << 20

    /// What is wrong with a block before anything is made of it, and what to do; nil for nothing.
    package static func problem(ofSize size: Int, subject: String) -> (problem: String, hint: String)? {
        guard size > mostBytes else { return nil }
        return (
            "\(subject) has \(size) bytes, expected at most 16 MiB of YAML",
            "divide it, or save it as JSON, which may be larger"
        )
    }

    /// - Parameter countsClosings: whether a bracket that closes takes a level away, as in a file of many lists; one in a
    ///   text may then hide one that opens, and libyaml's own bound of 1,000 levels is the last.
    package init(
        _ bytes: [UInt8], _ block: Range<Int>, _ positions: YAMLPositions, subject: String = "the front matter",
        countsClosings: Bool = false
    ) {
        self.subject = subject
        levels = 2 * Self.columns(bytes, block, positions)
        var openLevels = 0
        var mostOpenLevels = 0
        var hasAnchor = false
        var hasExplicitKey = false
        // A key that no ? announces ends on its line.
        var levelsOfLine = 0
        // Whether a key may be announced: at the beginning of a line, or of something in brackets. In French a ? stands
        // after a space at the end of a question.
        var mayBegin = true
        for index in block {
            let byte = bytes[index]
            defer {
                if byte == 0x0A || byte >= 0x80 || "[{,".utf8.contains(byte) {
                    mayBegin = true
                } else if !byte.isBlank && !"-?:".utf8.contains(byte) {
                    mayBegin = false
                }
            }
            switch byte {
            case UInt8(ascii: "\n"): levelsOfLine = 0
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                openLevels += 1
                mostOpenLevels = max(mostOpenLevels, openLevels)
                levelsOfLine += 1
            case UInt8(ascii: "&"):
                if Self.beginsToken(bytes, index, block), Self.name(bytes, after: index, block) != nil {
                    hasAnchor = true
                }
            case UInt8(ascii: "*"):
                guard Self.beginsToken(bytes, index, block), let end = Self.name(bytes, after: index, block) else {
                    continue
                }
                aliases += 1
                if Self.colonFollows(bytes, end, block) { hasComplexKey = true }
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if countsClosings { openLevels = max(0, openLevels - 1) }
                guard Self.colonFollows(bytes, index + 1, block) else { continue }
                hasComplexKey = true
                if levelsOfLine > Self.mostLevelsOfKeys { hasDeepKey = true }
            case UInt8(ascii: "?"):
                if mayBegin { hasExplicitKey = true }
            default: break
            }
        }
        if hasExplicitKey {
            hasComplexKey = true
            if levels + mostOpenLevels > Self.mostLevelsOfKeys { hasDeepKey = true }
        }
        levels += mostOpenLevels
        if !hasAnchor { aliases = 0 }
    }

    /// How many columns there are in which a list or table of the block may begin.
    private static func columns(_ bytes: [UInt8], _ block: Range<Int>, _ positions: YAMLPositions) -> Int {
        var columns = Set<Int>()
        for start in positions.lineStarts {
            // `- - ? - a` opens a level in each of its columns.
            var index = start
            while index < block.upperBound {
                let byte = bytes[index]
                guard byte.isSpaceOrTab || "-?:".utf8.contains(byte) else { break }
                if !byte.isSpaceOrTab { columns.insert(index - start) }
                index += 1
            }
            columns.insert(index - start)
        }
        return columns.count
    }

    /// What is refused and what to do about it; nil when libyaml may read the block.
    package var problem: (String, String)? {
        if aliases > Self.mostAliases {
            return (
                "\(subject) has \(aliases) aliases such as *name, expected at most \(Self.mostAliases)",
                "write the values out; a value that begins with * stands in quotes"
            )
        }
        if hasDeepKey || hasComplexKey && aliases > 0 {
            return (
                "\(subject) has a list, a table or an alias as a key, expected words",
                "give the values names; a text with ? or ]: in it stands in quotes, or in a file of its own"
            )
        }
        let most = aliases > 0 ? Self.mostLevelsOfAliases : Self.mostLevels
        guard levels > most else { return nil }
        return (
            "\(subject) has \(levels) brackets and columns of indentation, expected at most \(most)",
            "move data of this kind to a file of its own"
        )
    }

    /// The end of a name of an anchor or alias, or nil when there is none or libyaml would stop at it.
    private static func name(_ bytes: [UInt8], after index: Int, _ block: Range<Int>) -> Int? {
        var end = index + 1
        while end < block.upperBound, isInName(bytes[end]) { end += 1 }
        guard end > index + 1 else { return nil }
        let isEnded =
            end == block.upperBound || bytes[end] <= 0x20 || bytes[end] >= 0x80 || "?:,]}%@`".utf8.contains(bytes[end])
        return isEnded ? end : nil
    }

    /// Whether a sign begins something, as `*` of an alias: after white space or a bracket, not in a word.
    private static func beginsToken(_ bytes: [UInt8], _ index: Int, _ block: Range<Int>) -> Bool {
        guard index > block.lowerBound else { return true }
        let before = bytes[index - 1]
        // Other line breaks of YAML have more bytes, the last of them above 0x80.
        return before.isBlank || before == UInt8(ascii: "\n") || before >= 0x80 || "[{,:-?".utf8.contains(before)
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        (byte | 0x20).isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    private static func colonFollows(_ bytes: [UInt8], _ index: Int, _ block: Range<Int>) -> Bool {
        var index = index
        while index < block.upperBound, bytes[index].isSpaceOrTab { index += 1 }
        return index < block.upperBound && bytes[index] == UInt8(ascii: ":")
    }
}
