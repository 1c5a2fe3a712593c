import MarkdownReading
import MarkupReading
import PostReading
import SourceText
import TagParsing
import TextReading

/// Returns the title of a text's cloud: its first heading if it is Markdown, else its file name, with
/// `annual-report.txt` as `Annual report`.
///
/// - Parameter markup: the markup of all texts; nil takes that of each one's extension.
/// - Returns: nil for standard input, and for more than three texts.
func textTitle(of paths: [String], _ markup: TextMarkup?, _ input: InputOptions) -> String? {
    // Answers to a question are titled by the question.
    if let question = input.words, Int(question) == nil { return PlainText.caption(question) }
    guard paths.count <= 3 else { return nil }
    let titles = paths.compactMap { path in
        (markup ?? TextMarkup(path: path)) == .markdown
            ? firstHeading(ofMarkdown: path, input) ?? title(ofFile: path) : title(ofFile: path)
    }
    return titles.isEmpty ? nil : titles.joined(separator: ", ")
}

/// The name of a file without folder and extension; "standard input" for `-`.
func fileName(_ path: String) -> String {
    if path == "-" { return "standard input" }
    let file = path.split(separator: "/").last ?? ""
    return String(file.lastIndex(of: ".").map { $0 == file.startIndex ? file : file[..<$0] } ?? file)
}

private func title(ofFile path: String) -> String? {
    guard path != "-" else { return nil }
    let words = fileName(path).split { "-_ ".contains($0) }.joined(separator: " ")
    return words.isEmpty ? nil : words.prefix(1).uppercased() + words.dropFirst()
}

/// Returns the first heading of the highest level in the first 64 KB of a file; nil for a pipe, which cannot be read
/// twice.
private func firstHeading(ofMarkdown path: String, _ input: InputOptions) -> String? {
    guard (input.encoding ?? .utf8) == .utf8, let text = try? TextInput(path), text.isFile,
        var bytes = try? text.prefix(1 << 16), input.encoding(ofStart: bytes) == .utf8
    else { return nil }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if case .block(_, _, let end) = PostHead(bytes, kind: .markdown, isWhole: true) {
        bytes.removeSubrange(..<end)
    }
    let headings = readHeadings(ofMarkdown: bytes).filter { !$0.name.isEmpty }
    return headings.min { $0.level < $1.level }?.name
}
