import SourceText
import TagParsing

// Files of names: one entry a line; empty lines, and lines that are `#` alone or begin with `# `, are skipped.

extension NamePattern {
    /// Reads the patterns of a `keep-file` or `exclude-file`, which has one name or pattern a line.
    package static func list(parsing source: SourceText) throws(Problem) -> [NamePattern] {
        var patterns: [NamePattern] = []
        var problems = ProblemCollector()
        forEachEntry(of: source) { range, line in
            do throws(Problem) {
                patterns.append(try NamePattern(source.string(range)))
            } catch {
                problems.append(error.placed(in: source, at: range, line: line))
            }
        }
        try problems.check()
        return patterns
    }
}

extension TagAlias {
    /// Reads the aliases of an `alias-file`, each with its place, from lines such as `name = other name`, or `name,
    /// name = other name`.
    package static func list(
        parsing source: SourceText
    ) throws(Problem) -> [(alias: TagAlias, location: SourceLocation)] {
        var aliases: [(alias: TagAlias, location: SourceLocation)] = []
        var problems = ProblemCollector()
        forEachEntry(of: source) { entry, line in
            do throws(Problem) {
                for (alias, range) in try self.aliases(source, entry) {
                    aliases.append((alias, SourceLocation(source: source, range: range)))
                }
            } catch {
                problems.append(error.placed(in: source, line: line))
            }
        }
        try problems.check()
        return aliases
    }

    /// Reads the aliases of one line.
    private static func aliases(
        _ source: SourceText, _ entry: Range<Int>
    ) throws(Problem) -> [(TagAlias, Range<Int>)] {
        let sides = escapedRanges(of: source.bytes, in: entry, separatedBy: UInt8(ascii: "="))
        guard sides.count > 1 else {
            throw Problem(
                "the line has no =, expected names, = and another name",
                hint: "such as: ML, machine-learning = machine learning", at: entry)
        }
        guard sides.count == 2 else {
            let second = sides[1].upperBound
            throw Problem(
                "there is a second =, expected one", hint: "an = that belongs to a name is written \\=",
                at: second..<second + 1)
        }
        let targets = escapedRanges(of: source.bytes, in: sides[1], separatedBy: UInt8(ascii: ","))
        guard targets.count == 1 else {
            let comma = targets[0].upperBound
            throw Problem(
                "there are two names behind the =, expected one",
                hint: "a comma that belongs to the name is written \\,", at: comma..<comma + 1)
        }
        return try escapedRanges(of: source.bytes, in: sides[0], separatedBy: UInt8(ascii: ",")).map {
            name throws(Problem) in
            let range = source.bytes.trimmingBlanks(name)
            do throws(Problem) {
                let target = unescaped(source.string(sides[1]))
                return (try TagAlias(unescaped(source.string(name)), for: target), range)
            } catch {
                throw error.at(range.isEmpty ? range : entry)
            }
        }
    }
}

/// Calls a function with every line that has an entry, as a byte range without the blanks around it.
func forEachEntry(of source: SourceText, _ body: (Range<Int>, _ line: Int) -> Void) {
    var (offset, line) = (0, 0)
    while offset < source.bytes.count {
        var end = offset
        while end < source.bytes.count, source.bytes[end] != UInt8(ascii: "\n") { end += 1 }
        line += 1
        let entry = source.bytes.trimmingBlanks(offset..<end)
        if !entry.isEmpty, !isComment(source.bytes[entry]) { body(entry, line) }
        offset = end + 1
    }
}

/// Returns whether a line is a comment, `# such a line`; `#swift` is a name, and so is `\#`.
private func isComment(_ entry: ArraySlice<UInt8>) -> Bool {
    let rest = entry.drop { $0 == UInt8(ascii: "#") }
    return rest.startIndex > entry.startIndex && (rest.first?.isSpaceOrTab ?? true)
}
