/// The options for reading a table of CSV, or of a spreadsheet.
package struct CSVOptions: Sendable {
    /// The byte between the fields of a record; nil to infer it from the rows.
    package var separator: UInt8?
    /// The separator of fields that is used if none can be inferred from the rows.
    package var usualSeparator = UInt8(ascii: ",")
    /// The columns that the user chose; nil to infer them.
    package var columns: ColumnChoice?
    /// Whether the first record holds headings; nil to infer it from its words and the rows below.
    package var header: Bool?
    /// The separator of several answers in one cell; empty to split no cell, nil to split a column if all its cells
    /// have semicolons.
    package var split: String?
    /// Whether the rows come from a spreadsheet, where rows may be blank, or end before the last column.
    package var isSheet = false

    package init() {}
}
