import CloudComposition
import FileAccess
import MarkupReading
import SourceText

extension CloudOptions {
    /// Returns the options with the file opened that the option `shape` names, if it names one: an SVG picture, whose
    /// filled paths are the shape.
    ///
    /// - Throws: ``Problem`` if there is no such shape, or the file cannot be read or has no closed path.
    func openingShape() throws(Problem) -> CloudOptions {
        guard let shape, shapeIsFile, outline == nil else { return self }
        guard shape.hasSuffix(".svg") || shape.contains("/") else {
            let names = Self.shapeNames
            throw Problem(
                option: "shape", "shape is \"\(shape)\", expected \(names.joined(separator: ", ")) or an SVG file",
                hint: suggestion(for: shape, among: names).map { "did you mean \"\($0)\"?" }
                    ?? "a file is known by its extension .svg, or by a slash")
        }
        if FileLookup.isStream(shape) { throw Problem(.noInput, shape, "this is no file, expected an SVG picture") }
        let source = try SourceText(path: shape, bytes: readInput(shape))
        var options = self
        do throws(Problem) {
            let drawn = try readPaths(source.bytes)
            try options.readOutline(drawn.paths, isEvenOdd: drawn.isEvenOdd)
        } catch {
            throw Problem(path: shape, error.message, hint: error.hint)
        }
        return options
    }
}
