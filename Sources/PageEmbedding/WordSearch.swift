/// Finds the word `stratus` in bytes, in any case: without it there is nothing to do in a page.
struct WordSearch {
    /// Where the next word begins at or behind the place that was asked for last; the end where there is none.
    private var found = -1

    static let length = 7

    /// - Parameter offset: never less than at the call before, so that all of them together are one search.
    mutating func next(_ bytes: [UInt8], from offset: Int) -> Int {
        if found < offset { found = Self.first(bytes, from: offset) }
        return found
    }

    /// Where the word begins first at or behind `offset`; the number of bytes where it does not.
    ///
    /// Horspool's search: the byte at the word's end says how far it is to the next place where it may stand, which is
    /// seven bytes for nearly all of them.
    static func first(_ bytes: [UInt8], from offset: Int) -> Int {
        bytes.withUnsafeBytes { buffer in
            steps.withUnsafeBytes { steps in
                var end = offset + length - 1
                while end < buffer.count {
                    let step = steps[Int(buffer[end])]
                    if step == 0 {
                        if isWord(buffer, at: end - length + 1) { return end - length + 1 }
                        // From this s to the one that begins the word.
                        end += length - 1
                    } else {
                        end += Int(step)
                    }
                }
                return buffer.count
            }
        }
    }

    /// By the byte at the word's end: how far the last such letter of the word is from its end; 0 for an s, at which the
    /// word may be.
    private static let steps: [UInt8] = {
        var steps = [UInt8](repeating: UInt8(length), count: 256)
        for (place, letter) in "stratu".utf8.enumerated() {
            let step = UInt8(length - 1 - place)
            (steps[Int(letter)], steps[Int(letter & 0xDF)]) = (step, step)
        }
        (steps[Int(UInt8(ascii: "s"))], steps[Int(UInt8(ascii: "S"))]) = (0, 0)
        return steps
    }()

    private static func isWord(_ buffer: UnsafeRawBufferPointer, at place: Int) -> Bool {
        let word: StaticString = "stratus"
        for index in 0..<length where buffer[place + index] | 0x20 != word.utf8Start[index] { return false }
        return true
    }
}
