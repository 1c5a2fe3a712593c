import FileAccess
import MarkupReading
import MarkupValidation
import SourceText

/// Checks a file of markup, and returns one line to print for each error; an empty array for valid markup.
///
/// The root element decides which rules apply: those of a stand-alone SVG, a page, a fragment, a list, a page of a
/// site, a feed or a sitemap.
/// - Throws: ``Problem`` if the file cannot be read.
public func validationProblems(reading path: String) throws(Problem) -> [String] {
    let name = readable(path)
    let bytes = try readInput(path)
    guard let kind = detectKind(of: bytes) else {
        return ["\(name):1: error: neither SVG nor HTML: the first element is not <svg>, <html> or <div>"]
    }
    return violations(in: bytes, as: kind).map { violation in
        let column = violation.column.map { ":\($0)" } ?? ""
        return "\(name):\(violation.line)\(column): error: \(violation.message)"
    }
}
