/// How the capital letters of a spelling were used: how many of its occurrences say nothing about the word.
struct CapitalUse {
    /// How often the spelling stood among others in capitals: three in a row, or in a line without small letters.
    var shouted: UInt64 = 0
    /// How often it stood alone in its line, such as a heading, or the name above a speech in a screenplay.
    var lined: UInt64 = 0
    /// How often it had its capital letter because it began a sentence.
    var initial: UInt64 = 0

    static func &+= (one: inout Self, other: Self) {
        one.shouted &+= other.shouted
        one.lined &+= other.lined
        one.initial &+= other.initial
    }
}

/// The words in capitals of the line that is read, as numbers of words.
struct OpenCapitals {
    /// The words that follow each other, up to three of them.
    private var row: [UInt32] = []
    /// The words of the line before the row.
    private var line: [UInt32] = []
    private var lineHasSmallLetters = false
    /// Whether there are words at all, which is asked for each word and each line of a text.
    private(set) var isEmpty = true

    /// The numbers of the words, which a tally that loses its numbers has to give anew.
    var words: [UInt32] { line + row }

    /// Gives the words new numbers.
    mutating func renumber(_ numbers: [UInt32]) {
        line = Array(numbers.prefix(line.count))
        row = Array(numbers.suffix(row.count))
    }

    /// Takes a word in capitals. Three of them in a row are a heading, or shouting.
    mutating func add(_ number: UInt32, _ uses: inout [CapitalUse]) {
        guard row.count < 3 else {
            uses[Int(number)].shouted &+= 1
            return
        }
        isEmpty = false
        row.append(number)
        if row.count == 3 { for word in row { uses[Int(word)].shouted &+= 1 } }
    }

    /// Takes a Roman numeral: the words before it are a heading, such as `CHAPTER IV`.
    mutating func number(_ uses: inout [CapitalUse]) {
        if row.count < 3 { for word in row { uses[Int(word)].shouted &+= 1 } }
        row.removeAll(keepingCapacity: true)
    }

    /// Takes a word that is not in capitals.
    @inline(__always)
    mutating func end(hasSmallLetter: Bool) {
        if hasSmallLetter { lineHasSmallLetters = true }
        if !isEmpty { endRow() }
    }

    /// Ends the row: no word follows the last one.
    mutating func endRow() {
        // In a line with small letters they mean something.
        if lineHasSmallLetters {
            line.removeAll(keepingCapacity: true)
        } else if row.count < 3 {
            line.append(contentsOf: row)
        }
        row.removeAll(keepingCapacity: true)
        isEmpty = line.isEmpty
    }

    /// Ends the line; if it has no small letters, the capital letters of its words mean nothing.
    @inline(__always)
    mutating func endLine(_ uses: inout [CapitalUse]) {
        if !isEmpty { endOpenLine(&uses) }
        lineHasSmallLetters = false
    }

    private mutating func endOpenLine(_ uses: inout [CapitalUse]) {
        endRow()
        if !lineHasSmallLetters {
            // A word alone in its line may be an acronym, such as `US`; beside another one it is part of a heading.
            for word in line {
                if line.count > 1 { uses[Int(word)].shouted &+= 1 } else { uses[Int(word)].lined &+= 1 }
            }
        }
        line.removeAll(keepingCapacity: true)
        isEmpty = true
    }
}
