import SiteReading
import SourceText

/// Mending the order of the tags that authors write.
extension BodyWriter {
    /// Returns the body after mending the order of its tags. Since warnings need the places of the tags, a text with
    /// mistakes is written once more, with its places.
    consuming func finished(orWrittenAgain writeAgain: () -> BodyWriter) throws(BodyError) -> RenderedBody {
        let rounds = hasTags ? NestingRepairs.rounds(html) : []
        guard !rounds.isEmpty else { return try finished() }
        guard places == nil else {
            for round in rounds { apply(round) }
            return try finished()
        }
        var writer = writeAgain()
        for round in rounds { writer.apply(round) }
        var body = try writer.finished()
        body.places = BodySourceMap()
        return body
    }

    private mutating func apply(_ repairs: NestingRepairs) {
        for mistake in repairs.mistakes {
            let place = sourceRange(of: mistake.range)
            repeated.add(mistake.message, at: place, mistake.message, hint: mistake.hint)
        }
        for edit in repairs.edits.reversed() {
            html.replaceSubrange(edit.range, with: edit.text.utf8)
            move(from: edit.range.upperBound, by: edit.text.utf8.count - edit.range.count)
            places?.replace(edit.range, length: edit.text.utf8.count, limit: range.upperBound)
        }
    }

    /// Returns the range in the source of a tag in the HTML, or the place of the text around it.
    private func sourceRange(of tag: Range<Int>) -> Range<Int> {
        guard let (offset, isCopy) = places?.place(of: tag.lowerBound) else {
            return range.lowerBound..<range.lowerBound
        }
        let start = min(offset, range.upperBound)
        return start..<(isCopy ? min(start + tag.count, range.upperBound) : start)
    }
}
