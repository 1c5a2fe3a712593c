import ByteWriting
import FileAccess
import MarkupValidation
import SourceText

/// What is told of a line.
extension BatchRenderer {
    /// - Parameter claim: what is known of a line whose fields may not all have been read; nil where it is no JSON.
    func failed(
        _ claim: ManifestClaim?, _ place: ManifestBlock.Line, _ block: ManifestBlock, _ error: Problem
    ) -> BatchResult {
        var line = ManifestLine()
        line.id = claim?.id.map { Array(block.source.bytes[$0]) }
        line.output = claim?.output.map { ManifestLine.Value(text: $0.text, range: 0..<0) }
        // Of a line that is no JSON nobody knows whether it has an output.
        let isAnswered = options.answersAll || claim.map { !$0.hasOutput } ?? false
        return BatchResult(
            line: place.number, output: line.output?.text, state: .failed, error: error, report: nil, doubts: [],
            answer: isAnswered ? try? answer(line, place, "error", readable("\(error)", keepingLines: true)) : nil)
    }

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
