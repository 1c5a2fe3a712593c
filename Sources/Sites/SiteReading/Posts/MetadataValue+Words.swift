import DataReading
import SourceText
import TagParsing

/// Values as messages call them.
extension MetadataValue {
    var kindName: String {
        switch content {
        case .null: "empty"
        case .scalar: "a text"
        case .list: "a list"
        case .table: "a table"
        }
    }

    /// A text in quotes; else the kind.
    var shown: String {
        if case .scalar(let text) = content { "\"\(readable(text, atMost: 100))\"" } else { kindName }
    }
}
