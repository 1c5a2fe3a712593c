import ByteWriting
import SourceText

/// The problems of a site that have one cause, such as links to the same folder, or else the same message.
///
/// A report shows some of them, and counts the others.
public struct ProblemGroup: Sendable {
    /// The problems, sorted by file and place; at least one.
    public private(set) var problems: [Problem]
    /// The words for all of them, such as `links to /assets/images/…`; nil if they only have the same message.
    public let subject: String?

    /// The number of different files that have the problems.
    public var fileCount: Int { Self.fileCount(problems) }

    /// Divides problems into groups, in the order of the first problem of each.
    ///
    /// - Complexity: O(n).
    public static func groups(of problems: [Problem]) -> [ProblemGroup] {
        var groups: [ProblemGroup] = []
        var places: [String: Int] = [:]
        for problem in problems {
            let key = key(of: problem)
            if let place = places[key] {
                groups[place].problems.append(problem)
            } else {
                places[key] = groups.count
                groups.append(ProblemGroup(problems: [problem], subject: problem.subject))
            }
        }
        return groups
    }

    /// Returns a text that the problems of one group have in common.
    private static func key(of problem: Problem) -> String {
        problem.subject.map { "\($0)\n\(problem.severity)" } ?? "\n\(problem.message)"
    }

    /// Returns the messages of a list of problems for a terminal, in its order: of each large group the first problem,
    /// with a line that counts the others.
    ///
    /// - Parameters:
    ///   - count: the number of further problems that were not kept.
    ///   - noun: the word for the problems, `errors` or `warnings`.
    public static func lines(of problems: [Problem], omitted count: Int, _ noun: String) -> [String] {
        let groups = groups(of: problems)
        let shown = Dictionary(groups.prefix(mostShown).map { (key(of: $0.problems[0]), $0) }) { first, _ in first }
        var told: Set<String> = []
        var lines: [String] = []
        for problem in problems {
            let key = key(of: problem)
            guard let group = shown[key] else { continue }
            let isFirst = told.insert(key).inserted
            if isFirst || group.problems.count <= mostAlike { lines.append(problem.description) }
            let others = group.problems.dropFirst()
            guard isFirst, others.count >= mostAlike else { continue }
            let files = fileCount(others)
            lines.append(
                "… and \(others.count) more \(group.subject ?? "such \(noun)"), in \(files == 1 ? "1 file" : "\(files) files")"
            )
        }
        let rest = groups.dropFirst(mostShown).reduce(count) { $0 + $1.problems.count }
        if rest > 0 { lines.append("and \(rest) more \(noun), which --report json names") }
        return lines
    }

    /// The largest number of similar problems that are all shown.
    private static let mostAlike = 5
    /// The largest number of groups that are shown: more than anybody reads.
    private static let mostShown = 100

    private static func fileCount(_ problems: some Sequence<Problem>) -> Int { Set(problems.map(\.path)).count }

    /// Writes the group as `{"about", "count", "files", "path", "line", "column", "message", "hint"}`, with the place of
    /// its first problem.
    package func write(to json: inout JSONOutput) {
        guard let first = problems.first else { return }
        json.object { json in
            if let subject { json.string("about", subject) }
            json.integer("count", problems.count)
            json.integer("files", fileCount)
            first.writeMembers(to: &json)
        }
    }
}

extension Problem {
    /// Writes the members `path`, `line`, `column`, `message` and `hint`.
    package func writeMembers(to json: inout JSONOutput) {
        json.string("path", path)
        json.integer("line", line)
        json.integer("column", column)
        json.string("message", message)
        json.string("hint", hint)
    }
}
