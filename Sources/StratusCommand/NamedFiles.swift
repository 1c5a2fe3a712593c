import FileAccess
import Glibc
import SourceText
import Stratus

/// What is read, where it is written to, and what is said of it.
struct NamedFiles {
    var input: [String] = []
    var output: String?
    var report: String?
    var quiet = false

    func reportForm() throws -> ReportForm { try ReportForm(report, quiet: quiet) }

    /// Refuses an output that would take the place of an input, and words that are no inputs.
    func check() throws {
        if let output {
            guard !output.isEmpty else { throw Problem(.usage, "-o names no file", hint: "such as -o cloud.svg") }
            if let list = input.first(where: { isSameFile($0, output) }) {
                throw Problem(.usage, "-o \(output) would replace the input \(list)", hint: "name another file")
            }
        }
        if input.contains("") {
            throw Problem(.usage, "the name of an input is empty", hint: "- is standard input")
        }
        // Front matter has `cards: true`, and whoever writes `--cards true` means the same.
        if let word = input.first(where: {
            ["true", "false", "yes", "no"].contains($0) && FileLookup($0, followsLinks: true).status == nil
        }) {
            throw Problem(
                .usage, "\"\(word)\" is no file, and no flag takes it as a value",
                hint: "write --cards for true and --no-cards for false, and so for every flag")
        }
    }
}
