import FileAccess
import MarkupReading
import MarkupValidation
import SourceText

/// What is wrong with a file of markup, as lines to print; empty when it is valid.
///
/// The root element says what it is checked as: a stand-alone SVG, a page, a fragment or a list.
/// - Throws: ``Problem`` when the file cannot be read.
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
