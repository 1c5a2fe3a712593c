import DataReading
import SourceText

extension SourceText {
    /// Returns the range of a value: that of its text if its line holds the text literally, else the rest of its line.
    package func range(of value: MetadataValue) -> Range<Int> {
        let start = min(value.offset, bytes.count)
        let end = max(start, lineRange(at: start).upperBound)
        guard case .scalar(let text) = value.content, !text.isEmpty else { return start..<end }
        let wanted = Array(text.utf8)
        guard let place = bytes.firstOffset(of: wanted, in: start..<end) else { return start..<end }
        return place..<place + wanted.count
    }
}
