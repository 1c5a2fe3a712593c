import SourceText

/// What a table has that is in none of its tags, counted row by row, for the notes.
struct CSVFindings {
    let path: String
    var separator = UInt8(ascii: ",")
    /// Whether a row of the table was read, if only its heading.
    var hasRows = false
    /// How many cells were read, and how many answers they held.
    var cells = 0
    var answers = 0
    var splitSign = ""
    /// A sign by which many cells may hold several answers.
    var possibleSign: String?
    private var titles: [(text: String, line: Int)] = []
    private var secondHeading: Int?
    private var emptyCells = 0
    private var emptyRows: (count: Int, line: Int) = (0, 0)
    private var cellsBeyond: (count: Int, line: Int) = (0, 0)
    private var nameless: (labels: [String], line: Int) = ([], 0)
    private var weightless: (count: Int, names: [String], line: Int) = (0, [], 0)

    init(path: String) { self.path = path }

    mutating func addTitle(_ text: String, line: Int) { titles.append((text, line)) }
    mutating func addSecondHeading(line: Int) { secondHeading = line }
    mutating func addEmptyCell() { emptyCells += 1 }

    /// A row without a name that says something else.
    mutating func addNameless(_ label: String, line: Int) {
        if nameless.labels.isEmpty { nameless.line = line }
        if nameless.labels.count < 8 { nameless.labels.append(label) }
    }

    /// Cells of a spreadsheet beyond the last heading.
    mutating func addCells(_ count: Int, line: Int) {
        if cellsBeyond.count == 0 { cellsBeyond.line = line }
        cellsBeyond.count += count
    }

    mutating func addEmptyRow(line: Int) {
        if emptyRows.count == 0 { emptyRows.line = line }
        emptyRows.count += 1
    }

    mutating func addWeightless(_ name: String, line: Int) {
        if weightless.count == 0 { weightless.line = line }
        weightless.count += 1
        if weightless.names.count < 8 { weightless.names.append(name) }
    }

    /// Why there is no tag, as far as it is known.
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
        if !nameless.labels.isEmpty {
            note(nameless.line, "rows without a name are not read: \(TableColumns.list(nameless.labels))")
        }
        if weightless.count > 0 {
            let names = TableColumns.list(weightless.names)
            let more =
                weightless.count > weightless.names.count
                ? " and \(weightless.count - weightless.names.count) more" : ""
            note(weightless.line, "the weight 0 makes no tag: \(names)\(more)")
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
