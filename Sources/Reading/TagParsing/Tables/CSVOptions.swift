/// The options for reading a table of CSV, or of a spreadsheet.
package struct CSVOptions: Sendable {
    /// The separator of fields, one byte; nil to infer it.
    package var separator: UInt8?
    /// The separator that is taken if the rows do not tell.
    package var usualSeparator = UInt8(ascii: ",")
    /// The columns that the user chose; nil to infer them.
    package var columns: ColumnChoice?
    /// Whether the first record holds headings; nil to infer it from its words and the rows below.
    package var header: Bool?
    /// The separator of several answers in a cell; empty to split none, nil to split where all cells have semicolons.
    package var split: String?
    /// Whether the rows are those of a spreadsheet, which may be blank, or end before the last column.
    package var isSheet = false

    package init() {}
}
