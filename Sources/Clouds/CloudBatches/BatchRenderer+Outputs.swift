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
    ) throws(Problem) -> OutputPath? {
        guard outputFolder != nil, let output = line.output else { return nil }
        let path: OutputPath
        do throws(Problem) { path = try OutputPath(inManifest: output.text) } catch {
            throw Problem(
                error.message, hint: "an output is a path in the folder of outputs, such as clouds/a.svg",
                at: output.range)
        }
        if let conflict = ledger.conflict(of: path, line: place.number) {
            throw Problem(conflict.problem, hint: conflict.hint, at: output.range)
        }
        return path
    }

    func format(of line: ManifestLine) throws(Problem) -> OutputFormat {
        if let format = options.format { return format }
        let choices = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
        if let value = line.format {
            if let format = OutputFormat(rawValue: value.text) { return format }
            throw Problem(
                "the format is \"\(readable(value.text, atMost: 40))\", expected one of \(choices)", at: value.range)
        }
        guard let output = line.output else { return .svg }
        if let format = OutputFormat(path: output.text) { return format }
        throw Problem(
            "the extension of the output names no format", hint: "choose one with \"format\": \(choices)",
            at: output.range)
    }

    func write(_ markup: ValidatedMarkup, to output: OutputPath) throws(Problem) -> BatchResult.State {
        let place = try OutputPlace(of: output.text, in: outputFolder ?? ".")
        if try place.existing() != nil, place.holds(markup.bytes) { return .unchanged }
        let file = try OutputFile(named: place.name, in: place.descriptor, path: place.path)
        try file.write(markup.bytes)
        try file.finish()
        return .written
    }
}
