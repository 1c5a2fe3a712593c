import DataReading
import SourceText
import TagParsing

/// The words of messages for values.
extension MetadataValue {
    var kindName: String {
        switch content {
        case .null: "empty"
        case .scalar: "a text"
        case .list: "a list"
        case .table: "a table"
        }
    }

    /// The value in words: a text in quotes, or the kind of any other value.
    var shown: String {
        if case .scalar(let text) = content { "\"\(readable(text, atMost: 100))\"" } else { kindName }
    }
}
