import Foundation

/// Times `stratus embed` on ten thousand pages of 50 KB, beside a program in C that reads and writes the same pages with
/// as many threads.
struct EmbedTimes {
    struct Row {
        let name: String
        let jobs: Int
        /// Of Stratus, and of the C program.
        let seconds, yardstick: Double
        let peakKilobytes: Int
    }

    private(set) var rows: [Row] = []
    private let folder: URL
    private let (stratus, yardstick): (String, String)

    static let pageCount = 10_000
    private static let pageLength = 50_000

    init(stratus: String, yardstick: String) throws {
        (self.stratus, self.yardstick) = (stratus, yardstick)
        folder = FileManager.default.temporaryDirectory.appending(path: "stratus-pages-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(tagList(20).utf8).write(to: folder.appending(path: "tags.md"))
        try time("no placeholder, --check", writes: false) { _ in "" }
        try time("one cloud, of 20 tags") { _ in "<!-- stratus ../tags.md -->\n<!-- /stratus -->" }
        try time("a cloud of its own each") { number in
            // Tags in the placeholder, so that no more files are read than by the other program.
            let tags = (0..<20).map { "tag \(number * 7 + $0) (\(20 - $0))" }.joined(separator: ", ")
            return "<!-- stratus tags=\"\(tags)\" -->\n<!-- /stratus -->"
        }
    }

    private mutating func time(_ name: String, writes: Bool = true, placeholder: (Int) -> String) throws {
        let (pages, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
        try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
        for number in 0..<Self.pageCount {
            try Data(Self.page(placeholder(number)).utf8).write(to: pages.appending(path: "\(number).html"))
        }
        for jobs in [1, 2] {
            var runs: (ours: [MeasuredProcess], theirs: [MeasuredProcess]) = ([], [])
            for _ in 0..<3 {
                for isOurs in [false, true] {
                    try? FileManager.default.removeItem(at: output)
                    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
                    if isOurs {
                        let goal = writes ? ["-o", output.path] : ["--check"]
                        runs.ours.append(
                            try MeasuredProcess(
                                [stratus, "embed", pages.path, "--jobs", "\(jobs)", "--quiet"] + goal))
                    } else {
                        let goal = writes ? [output.path] : []
                        runs.theirs.append(
                            try MeasuredProcess([yardstick, "\(jobs)", "\(Self.pageCount)", pages.path] + goal))
                    }
                }
            }
            let (ours, theirs) = (MeasuredProcess.median(runs.ours), MeasuredProcess.median(runs.theirs))
            rows.append(
                Row(
                    name: name, jobs: jobs, seconds: ours.wallSeconds, yardstick: theirs.wallSeconds,
                    peakKilobytes: ours.peakKilobytes))
        }
        try FileManager.default.removeItem(at: pages)
    }

    /// Paragraphs with links, a picture and a script, as pages have them, and the placeholder in the middle.
    private static func page(_ placeholder: String) -> String {
        let head = "<!doctype html>\n<html lang=en><meta charset=utf-8><title>Page</title>\n<body>\n"
        let part = """
            <p class="text">Words of a paragraph with <a href="/a/b.html">a link</a>, an <em>emphasis</em> and more words, \
            since most of a page is text that nobody looks at twice. <img src="/i.png" alt="A picture"></p>
            <svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg><script>if (a < b && c > d) { e("<p>") }</script>

            """
        let half = String(repeating: part, count: pageLength / 2 / part.utf8.count)
        return head + half + placeholder + "\n" + half + "</body></html>\n"
    }
}

/// Prints the table of ``EmbedTimes``.
func printEmbedding(stratus: String) throws {
    let yardstick = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "pages").path
    print("embedding: \(EmbedTimes.pageCount) pages of 50 KB, beside a C program that reads and writes them\n")
    print("pages                       threads           s         C s         × C     peak MB")
    for row in try EmbedTimes(stratus: stratus, yardstick: yardstick).rows {
        let cells = [
            "\(row.jobs)", number(row.seconds), number(row.yardstick), number(row.seconds / row.yardstick),
            "\(row.peakKilobytes / 1024)",
        ]
        let padded = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
        print(row.name + String(repeating: " ", count: max(1, 23 - row.name.count)) + padded.joined())
    }
    print("")
}
