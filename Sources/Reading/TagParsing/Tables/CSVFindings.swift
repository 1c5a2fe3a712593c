import SourceText

/// Counts, row by row, what of a table is in none of its tags, for the notes.
struct CSVFindings {
    let path: String
    var separator = UInt8(ascii: ",")
    /// Whether a row of the table was read, even if only its heading.
    var hasRows = false
    /// How many cells were read, and in ``answers`` how many answers they held.
    var cells = 0
    var answers = 0
    var splitSign = ""
    /// A sign that may separate several answers in many cells, which are not split.
    var possibleSign: String?
    private var titles: [(text: String, line: Int)] = []
    private var secondHeading: Int?
    private var emptyCells = 0
    var emptyRows = Sightings()
    /// Cells of a spreadsheet beyond the last heading.
    var cellsBeyond = Sightings()
    /// Rows without a name that say something else.
    var nameless = Sightings()
    var weightless = Sightings()
    /// Rows without a name that have all that a tag has besides.
    var unnamed = Sightings()

    init(path: String) { self.path = path }

    mutating func addTitle(_ text: String, line: Int) { titles.append((text, line)) }
    mutating func addSecondHeading(line: Int) { secondHeading = line }
    mutating func addEmptyCell() { emptyCells += 1 }

    /// Whether more than a tenth of the rows that would be tags have no name: another column may have been meant.
    var hasTooManyUnnamed: Bool { unnamed.count * 10 > cells }

    /// The reason why there is no tag, to follow a message; empty if it is unknown.
    var reason: String { weightless.count > 0 ? ": all weights are 0" : "" }

    func notes(_ columns: CSVColumns?) -> [InputNote] {
        var notes: [InputNote] = []
        func note(_ line: Int? = nil, _ text: String) { notes.append(InputNote(path: path, line: line, text)) }
        for title in titles {
            note(title.line, "\"\(readable(title.text, atMost: 60))\" stands above the table: not read")
        }
        if let secondHeading { note(secondHeading, "a second row of headings, not counted") }
        let column = columns?.nameHeading.map { " of \"\(readable($0, atMost: 60))\"" } ?? ""
        if !splitSign.isEmpty {
            note(
                nil,
                "cells\(column) are split at \"\(splitSign)\": \(answers) answers in \(cells) rows; --split none leaves them whole"
            )
        } else if let possibleSign {
            let text =
                "cells\(column) have \"\(possibleSign)\"; where they are several answers each: --split \"\(possibleSign)\""
            notes.append(InputNote(path: path, text, isDoubtful: true))
        }
        if emptyCells > 0 { note(nil, "\(emptyCells) \(emptyCells == 1 ? "row has" : "rows have") no answer\(column)") }
        if nameless.count > 0 {
            note(nameless.line, "rows without a name are not read: \(quotedList(nameless.names))")
        }
        if unnamed.count > 0 {
            let rows = unnamed.count == 1 ? "a row has" : "\(unnamed.count) rows have"
            note(unnamed.line, "\(rows) no name, and no tag: \(unnamed.list)")
        }
        if weightless.count > 0 {
            note(weightless.line, "the weight 0 makes no tag: \(weightless.list)")
        }
        if cellsBeyond.count > 0 {
            note(cellsBeyond.line, "\(cellsBeyond.count) cells behind the last column of the first row are not read")
        }
        if emptyRows.count > 0 {
            note(
                emptyRows.line,
                emptyRows.count == 1 ? "an empty row" : "\(emptyRows.count) empty rows, this one and below")
        }
        return notes
    }
}

/// Something that was found in some rows or items: how often, on which line first, and the first eight by name.
struct Sightings {
    private(set) var count = 0
    private(set) var line = 0
    private(set) var names: [String] = []

    mutating func add(_ name: String? = nil, count more: Int = 1, line: Int) {
        if count == 0 { self.line = line }
        count += more
        if let name, names.count < 8 { names.append(name) }
    }

    /// The names as a list for messages: `"a", "b" and 3 more`.
    var list: String {
        quotedList(names) + (count > names.count ? " and \(count - names.count) more" : "")
    }
}
