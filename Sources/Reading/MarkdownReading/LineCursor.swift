/// A place in a line of Markdown, in bytes and in columns: a tab goes to the next multiple of four.
struct LineCursor {
    private(set) var index = 0
    /// May be inside of a tab that `index` stands at.
    private var column = 0

    /// The indent from here in columns, and where it ends.
    @inline(__always)
    func indent(_ line: Span<UInt8>) -> (columns: Int, end: Int) {
        var place = index
        var reached = column
        while place < line.count {
            if line[place] == 0x20 {
                reached += 1
            } else if line[place] == 0x09 {
                reached += 4 - reached % 4
            } else {
                break
            }
            place += 1
        }
        return (reached - column, place)
    }

    /// Goes over white space of so many columns, maybe into a tab.
    mutating func skip(columns count: Int, of line: Span<UInt8>) {
        var rest = count
        while rest > 0, index < line.count {
            let width = line[index] == 0x09 ? 4 - column % 4 : 1
            if width <= rest { index += 1 }
            column += min(width, rest)
            rest -= width
        }
    }

    /// Goes to a place behind it; from here to there are no tabs but white space that was measured already.
    mutating func move(to place: Int, columns: Int) {
        index = place
        column += columns
    }

    /// Goes over one column of white space, if there is any: what may stand behind the sign of a quotation.
    mutating func skipSpace(_ line: Span<UInt8>) {
        if index < line.count, line[index] == 0x20 || line[index] == 0x09 { skip(columns: 1, of: line) }
    }
}
