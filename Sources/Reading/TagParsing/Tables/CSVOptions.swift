/// How a table of CSV, or of a spreadsheet, is read.
package struct CSVOptions: Sendable {
    /// What stands between fields; nil to find it.
    package var separator: UInt8?
    /// What it is where the rows do not tell.
    package var usualSeparator = UInt8(ascii: ",")
    package var columns: ColumnChoice?
    /// Whether the first record holds headings; nil to see by its words and by what stands below.
    package var header: Bool?
    /// What stands between several answers in a cell; empty for nothing, nil to split where all cells have semicolons.
    package var split: String?
    /// Whether the rows are those of a spreadsheet, which may be blank, or end before the last column.
    package var isSheet = false

    package init() {}
}
