import SourceText

extension Problem {
    /// Makes one problem that contains all problems of a site's templates, in the order of files and lines; nil if
    /// there are none. Each problem is reported once, since a partial with a misspelt name may be included in many
    /// places.
    ///
    /// - Parameter problems: the problems of each file, in the order of the files, with ranges in the file's bytes.
    init?(_ problems: [[Problem]], in files: [TemplateFile]) {
        var kept: [Problem] = []
        for (file, problems) in zip(files, problems) {
            let sorted = problems.enumerated().map { (place: $1.range.lowerBound, number: $0, problem: $1) }
                .sorted { ($0.place, $0.number) < ($1.place, $1.number) }
            var seen: Set<String> = []
            for (place, _, problem) in sorted
            where seen.count < TemplateScanner.problemLimit && seen.insert("\(place) \(problem.message)").inserted {
                kept.append(problem.placed(in: file.source))
            }
        }
        self.init(kept)
    }
}
