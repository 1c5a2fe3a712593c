import CloudRendering
import FileAccess
import MarkupEmission
import MarkupValidation
import SourceText

/// Where the cloud of a line goes, and in which form.
extension BatchRenderer {
    /// The output of a line; nil if it is answered.
    func target(
        of line: ManifestLine, _ place: ManifestBlock.Line, _ ledger: BatchLedger
    ) throws(ManifestProblem) -> OutputPath? {
        guard outputFolder != nil, let output = line.output else { return nil }
        let path: OutputPath
        do throws(OutputPath.Refusal) { path = try ManifestPath(output.text).path } catch {
            throw ManifestProblem(
                output.range, error.reason, hint: "an output is a path in the folder of outputs, such as clouds/a.svg")
        }
        if let conflict = ledger.conflict(of: path, line: place.number) {
            throw ManifestProblem(output.range, conflict.problem, hint: conflict.hint)
        }
        return path
    }

    func format(of line: ManifestLine) throws(ManifestProblem) -> OutputFormat {
        if let format = options.format { return format }
        let choices = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
        if let value = line.format {
            if let format = OutputFormat(rawValue: value.text) { return format }
            throw ManifestProblem(
                value.range, "the format is \"\(readable(value.text, atMost: 40))\", expected one of \(choices)",
                hint: nil)
        }
        guard let output = line.output else { return .svg }
        if let format = OutputFormat(path: output.text) { return format }
        throw ManifestProblem(
            output.range, "the extension of the output names no format",
            hint: "choose one with \"format\": \(choices)")
    }

    func write(_ markup: ValidatedMarkup, to output: OutputPath) throws(OutputError) -> BatchResult.State {
        let place = try OutputPlace(of: output.text, in: outputFolder ?? ".")
        if case .page = try place.existing(), place.holds(markup.bytes) { return .unchanged }
        let file = try OutputFile(named: place.name, in: place.descriptor, path: place.path)
        try file.write(markup.bytes)
        try file.finish()
        return .written
    }
}
