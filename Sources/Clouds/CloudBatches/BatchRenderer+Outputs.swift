import CloudRendering
import FileAccess
import MarkupEmission
import MarkupValidation
import SourceText

/// The choice of a line's output and its format, and the writing of the cloud.
extension BatchRenderer {
    /// Returns the path that the cloud of a line is written to; nil if the line is answered instead.
    ///
    /// - Throws: ``Problem`` for a path that leads out of the folder, or that another line or the batch itself uses.
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

    /// Returns the format of a line: that of the batch, else its own, else that of the output's extension, else SVG.
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

    /// Writes a cloud to its output, unless the file has these bytes already.
    func write(_ markup: ValidatedMarkup, to output: OutputPath) throws(Problem) -> BatchResult.State {
        let place = try OutputPlace(of: output.text, in: outputFolder ?? ".")
        if try place.existing() != nil, place.holds(markup.bytes) { return .unchanged }
        let file = try OutputFile(named: place.name, in: place.descriptor, path: place.path)
        try file.write(markup.bytes)
        try file.finish()
        return .written
    }
}
