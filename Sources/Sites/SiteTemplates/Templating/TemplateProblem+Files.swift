import SourceText

extension TemplateProblem {
    /// How many are told of one file; who has so many has no templates.
    static let limit = 50
}

extension Problem {
    /// Makes one of all that is wrong in the templates of a site, in the order of their files and lines; nil where nothing
    /// is. Each is told once: a partial with a misspelt name may be included in many places.
    init?(_ problems: [TemplateProblem], in files: [TemplateFile]) {
        let sorted = problems.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            return (first.file, first.range.lowerBound, one.offset) < (
                second.file, second.range.lowerBound, other.offset
            )
        }
        var kept: [Problem] = []
        var told: (file: Int, count: Int) = (-1, 0)
        var seen: Set<String> = []
        for (_, problem) in sorted {
            if told.file != problem.file { (told, seen) = ((problem.file, 0), []) }
            guard told.count < TemplateProblem.limit,
                seen.insert("\(problem.range.lowerBound) \(problem.message)").inserted
            else { continue }
            told.count += 1
            kept.append(Problem(files[problem.file].source, at: problem.range, problem.message, hint: problem.hint))
        }
        self.init(kept)
    }
}
