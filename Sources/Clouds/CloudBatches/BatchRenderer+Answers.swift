import ByteWriting
import FileAccess
import MarkupValidation
import SourceText

/// The making of results for lines that failed, and of answers.
extension BatchRenderer {
    /// Returns the result of a line that failed.
    ///
    /// - Parameter claim: The fields that could be read, even if others could not; nil if the line is no JSON.
    func failed(
        _ claim: ManifestClaim?, _ place: ManifestBlock.Line, _ block: ManifestBlock, _ error: Problem
    ) -> BatchResult {
        var line = ManifestLine()
        line.id = claim?.id.map { Array(block.source.bytes[$0]) }
        line.output = claim?.output.map { ManifestLine.Value(text: $0.text, range: 0..<0) }
        // If a line is no JSON, it is not known whether it has an output.
        let isAnswered = options.answersAll || claim.map { !$0.hasOutput } ?? false
        return BatchResult(
            line: place.number, output: line.output?.text, state: .failed, error: error, report: nil, doubts: [],
            omittedPosts: [],
            answer: isAnswered ? try? answer(line, place, "error", readable("\(error)", keepingLines: true)) : nil)
    }

    /// Returns the answer to a line, with its text under `key`: `markup` or `error`.
    func answer(
        _ line: ManifestLine, _ place: ManifestBlock.Line, _ key: StaticString, _ value: String
    ) throws(Problem) -> ValidatedMarkup {
        var json = JSONOutput(reservingCapacity: value.utf8.count + value.utf8.count / 8 + 100)
        json.object { json in
            json.integer("line", place.number)
            if let id = line.id { json.verbatim("id", id) }
            if let output = line.output { json.string("output", output.text) }
            json.string(key, value)
        }
        json.endDocument()
        return try .validate(json: json.buffer.bytes)
    }
}
