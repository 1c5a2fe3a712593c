import SourceText

/// The codes inside lines that are no words.
enum LineCodes {
    /// The most bytes that a code has, but for a title or an address that a program sends to a terminal.
    static let longest = 512

    /// Removes terminal codes and encoded words from a line.
    static func remove(from line: [UInt8], _ noise: inout NoiseCounts) -> [UInt8] {
        holdsCode(line) ? remove(from: line, upTo: line.count, &noise).kept : line
    }

    private static func holdsCode(_ line: [UInt8]) -> Bool {
        line.contains { $0 == 0x1B || $0 == 0x08 || $0 == UInt8(ascii: "=") }
    }

    /// Removes terminal codes and encoded words that begin before an offset, and returns what is kept of the line up to
    /// the end of the last of them, and that end.
    static func remove(
        from line: [UInt8], upTo limit: Int, _ noise: inout NoiseCounts
    ) -> (kept: [UInt8], end: Int) {
        guard holdsCode(line) else { return (Array(line[..<limit]), limit) }
        var kept: [UInt8] = []
        kept.reserveCapacity(limit)
        var index = 0
        while index < limit {
            switch line[index] {
            case 0x1B:
                noise[.terminalCode] &+= 1
                index = TerminalCode.end(line, at: index)
            case 0x08:
                // A terminal prints the next sign over the last one, which is how manual pages are set in bold.
                noise[.terminalCode] &+= 1
                if let last = kept.lastIndex(where: { $0 & 0xC0 != 0x80 }) { kept.removeSubrange(last...) }
                index += 1
            case UInt8(ascii: "="):
                if let end = EncodedWord.end(line[...], at: index) {
                    noise[.encodedWord] &+= 1
                    kept.append(0x20)
                    index = end
                } else {
                    fallthrough
                }
            default:
                kept.append(line[index])
                index += 1
            }
        }
        return (kept, index)
    }

    /// Removes the readings and remarks of Aozora Bunko that begin before an offset of a line, `吾輩《わがはい》`,
    /// `［＃改ページ］`, and returns what is kept up to the end of the last of them, and that end.
    static func removeAnnotations(
        from line: [UInt8], upTo limit: Int, _ noise: inout NoiseCounts
    ) -> (kept: [UInt8], end: Int) {
        var kept: [UInt8] = []
        // The end of the last annotation in what is kept.
        var last = 0
        var index = 0
        while index < limit {
            // Both opening brackets begin with one of these bytes.
            if line[index] == 0xE3 || line[index] == 0xEF,
                let end = annotationEnd(line, at: index, behind: kept[last...])
            {
                last = kept.count
                noise[.annotation] &+= 1
                index = end
            } else {
                kept.append(line[index])
                index += 1
            }
        }
        return (kept, index)
    }

    /// The offset behind the reading or the remark that begins at `start`. A reading follows a kanji, or a word that a bar
    /// marks; other text in its brackets is a title.
    private static func annotationEnd(_ line: [UInt8], at start: Int, behind kept: ArraySlice<UInt8>) -> Int? {
        let close: StaticString
        if line.holds("《", at: start, end: line.count) {
            let isKanji =
                kept.suffix(3).first.map { 0xE4...0xE9 ~= $0 } ?? false || kept.suffix(3).elementsEqual("々".utf8)
            let bar = kept.suffix(60).lastIndex(of: 0xEF).map { kept[$0...].starts(with: "｜".utf8) }
            guard isKanji || bar == true else { return nil }
            close = "》"
        } else if line.holds("［＃", at: start, end: line.count) {
            close = "］"
        } else {
            return nil
        }
        let limit = min(line.count, start + longest)
        guard let end = line.firstOffset(of: close, in: start..<limit) else { return nil }
        // A reading is in kana, whose first byte is this one.
        if line[start] == 0xE3, line[start + 3..<end].contains(where: { $0 & 0xC0 != 0x80 && $0 != 0xE3 }) {
            return nil
        }
        return end + 3
    }

}

/// A control sequence of terminals, by ECMA-48.
enum TerminalCode {
    /// The offset behind the sequence that an escape character begins: `ESC [ … m`, `ESC ] … BEL`, `ESC ( B`.
    static func end(_ line: [UInt8], at start: Int) -> Int {
        var index = start + 1
        guard index < line.count else { return index }
        switch line[index] {
        case UInt8(ascii: "["):
            index += 1
            while index < line.count, 0x20...0x3F ~= line[index] { index += 1 }
            return index < line.count && 0x40...0x7E ~= line[index] ? index + 1 : index
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            // A string, such as the title of a window, or the target of a link.
            while index < line.count, line[index] != 0x07, line[index] != 0x1B { index += 1 }
            guard index < line.count, line[index] == 0x1B else { return min(index + 1, line.count) }
            return min(index + 2, line.count)
        default:
            while index < line.count, 0x20...0x2F ~= line[index] { index += 1 }
            return index < line.count && 0x30...0x7E ~= line[index] ? index + 1 : index
        }
    }
}

/// A word of mail with its encoding, by RFC 2047.
enum EncodedWord {
    /// The offset behind the encoded word that begins at `start`; nil if none does.
    static func end(_ line: ArraySlice<UInt8>, at start: Int) -> Int? {
        guard start + 1 < line.endIndex, line[start] == UInt8(ascii: "="), line[start + 1] == UInt8(ascii: "?") else {
            return nil
        }
        var (index, marks) = (start + 2, 0)
        let limit = min(line.endIndex, start + LineCodes.longest)
        // The encoding, B or Q, stands alone between two question marks.
        while index < limit, marks < 2 {
            guard line[index] > 0x20, line[index] < 0x7F else { return nil }
            if line[index] == UInt8(ascii: "?") { marks += 1 }
            index += 1
        }
        guard marks == 2, index - start > 5, "bBqQ".utf8.contains(line[index - 2]),
            line[index - 3] == UInt8(ascii: "?")
        else { return nil }
        while index + 1 < limit, line[index] > 0x20 {
            if line[index] == UInt8(ascii: "?"), line[index + 1] == UInt8(ascii: "=") { return index + 2 }
            index += 1
        }
        return nil
    }
}
