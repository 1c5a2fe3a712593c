extension Tokenizer {
    /// Reads words of ASCII letters with plain punctuation between them, 64 bytes at a time, and stops at all that is
    /// not as simple.
    ///
    /// It decides as ``BlockReader/step(at:)`` would: letters that a blank or plain punctuation follows are a word.
    @inline(__always) mutating func readPlainWords<Sink: TokenSink & ~Copyable>(
        _ reader: BlockReader, _ window: inout PlainWindow, _ text: Span<UInt8>, from start: Int, into sink: inout Sink
    ) -> Int {
        var start = start
        guard start - window.start < LetterMasks.width || window.move(to: start, reader) else { return start }
        repeat {
            let base = reader.base + window.start
            let (others, ends) = (~window.masks.spaces, ~window.masks.letters)
            var offset = start - window.start
            while offset < LetterMasks.width {
                let ahead = others &>> UInt64(offset)
                guard ahead != 0 else {
                    offset = LetterMasks.width
                    break
                }
                offset += ahead.trailingZeroBitCount
                let behind = ends &>> UInt64(offset)
                if behind & 1 != 0 {
                    guard readPlainSign(base + offset, into: &sink) else { return window.start + offset }
                    offset += 1
                    continue
                }
                // A word that goes on in the next 64 bytes is read again from its start.
                guard behind != 0 else { break }
                let end = offset + behind.trailingZeroBitCount
                guard base[end] == UInt8(ascii: " ") || isPlainEnd(base + offset, base + end) else {
                    return window.start + offset
                }
                if boundary != .none { flush(into: &sink) }
                sink.word(
                    text, Range(uncheckedBounds: (window.start + offset, window.start + end)), .word)
                offset = end
            }
            // A word that fills all 64 bytes is not plain.
            guard offset > 0 else { return start }
            start = window.start + offset
        } while window.move(to: start, reader)
        return start
    }

    /// Takes a sign between words; false if it is not plain.
    @inline(__always) private mutating func readPlainSign<Sink: TokenSink & ~Copyable>(
        _ sign: UnsafePointer<UInt8>, into sink: inout Sink
    ) -> Bool {
        switch sign[0] {
        // An empty line is not as plain.
        case UInt8(ascii: "\n"):
            guard sign[1] > 0x20 && sign[1] < 0x7F else { return false }
            sink.lineEnd()
            return true
        case UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "<"),
            UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"),
            UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
            boundary = max(boundary, .clause)
            return true
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            boundary = max(boundary, .sentence)
            return true
        case UInt8(ascii: "'"): return true
        default: return false
        }
    }

    /// Whether ASCII letters that end at a sign are a word, whatever follows.
    @inline(__always) private func isPlainEnd(_ word: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        let isBeforeBlank = end[1] == UInt8(ascii: " ") || end[1] == UInt8(ascii: "\n")
        switch end[0] {
        case UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|"),
            UInt8(ascii: "\""):
            return true
        // Neither `https://` nor `data:`.
        case UInt8(ascii: ":"): return isBeforeBlank
        // No `node.js`, and no abbreviation: they are short, and have a capital but for `vs`.
        case UInt8(ascii: "."):
            return isBeforeBlank && (end - word > 4 || word[0] >= UInt8(ascii: "a") && word[0] != UInt8(ascii: "v"))
        default: return false
        }
    }
}
