import DataReading
import SourceText
import TagParsing

/// Values as messages call them.
extension MetadataValue {
    /// Whether there is nothing in it: null, an empty text, a list or a table without entries.
    var holdsNothing: Bool {
        switch content {
        case .null: true
        case .scalar(let text): text.isEmpty
        case .list(let values): values.isEmpty
        case .table(let entries): entries.isEmpty
        }
    }

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
