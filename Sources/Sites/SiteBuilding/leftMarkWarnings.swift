import BodyRendering
import SiteReading
import SourceText

/// Returns a warning for each kind of mark of other generators that stays text in posts, at the first of its marks, with
/// the number of all of them.
///
/// - Parameter posts: the posts in the order of their files; those from the cache count like those that were read.
func leftMarkWarnings(_ posts: [SitePost]) -> [Problem] {
    var kinds: [(first: LeftMarks, count: Int, files: Int)] = []
    var numbers: [String: Int] = [:]
    for marks in posts.lazy.flatMap(\.body.leftMarks) {
        if let number = numbers[marks.kind] {
            kinds[number].count += marks.count
            kinds[number].files += 1
        } else {
            numbers[marks.kind] = kinds.count
            kinds.append((marks, marks.count, 1))
        }
    }
    return kinds.map { kind in
        let first = kind.first.first
        guard kind.count > 1 else { return first }
        let words = first.message.prefix { $0 != "\"" }
        let files = kind.files == 1 ? "" : " in \(kind.files) files"
        return Problem(
            path: first.path ?? "", line: first.line ?? 1, column: first.column ?? 1, severity: .warning,
            "\(words)\"\(readable(kind.first.label, atMost: 60))\" stays as text, \(kind.count) times\(files)",
            hint: first.hint, excerptLines: first.excerptLines)
    }
}
