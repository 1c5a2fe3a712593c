extension Problem {
    /// Makes a problem of a place in an input.
    ///
    /// - Parameters:
    ///   - range: the offending bytes; an empty range points between two characters.
    ///   - line: the 1-based line when the parser has counted it; counted from the start otherwise.
    ///   - before: how many bytes the first line of the source has before it, where the source is a part of an input.
    package init(
        _ source: SourceText, at range: Range<Int>, line: Int? = nil, before: Int = 0, severity: Severity = .error,
        _ message: String, hint: String? = nil
    ) {
        let lineRange = source.lineRange(at: range.lowerBound)
        self.init(
            Details(
                severity: severity, path: source.path, line: line ?? source.lineNumber(at: range.lowerBound),
                column: range.lowerBound - lineRange.lowerBound + 1 + (lineRange.lowerBound == 0 ? before : 0),
                message: message, hint: hint,
                excerpt: SourceExcerpt(source.bytes, line: lineRange, marking: range)))
    }

    /// The same problem, known by its bytes so far, at their place in an input.
    ///
    /// - Parameters:
    ///   - range: the bytes, where the problem knows others or none.
    ///   - line: the 1-based line where the parser has counted it; counted from the start otherwise.
    package func placed(in source: SourceText, at range: Range<Int>? = nil, line: Int? = nil) -> Problem {
        Problem(source, at: range ?? self.range, line: line, message, hint: hint).of(kind)
    }

    /// The same problem at the first byte of a file, where it has no place in it.
    package func placed(in path: String) -> Problem {
        map {
            $0.path = $0.path ?? path
            $0.line = $0.line ?? 1
            $0.column = $0.column ?? 1
        }
    }

    /// The same problem as one of a file, which nobody has named yet.
    package func of(file path: String) -> Problem { map { $0.path = path } }

    /// The same problems, those that are known by their bytes at their places in a line of an input.
    package func allPlaced(in source: SourceText, line: Int) -> Problem {
        let placed = all.map { $0.path == nil && $0.details.range != nil ? $0.placed(in: source, line: line) : $0 }
        return Problem(placed) ?? self
    }

    /// Whether it is about a file that cannot be read or written, and not about what is in it.
    package var isOfFile: Bool { path != nil && line == nil && others.isEmpty }

    /// Whether a file or a folder of an output could not be made or finished.
    package var isOfOutput: Bool {
        guard path != nil else { return false }
        return switch kind {
        case .cannotCreate, .brokenOutput, .disk, .closedPipe: true
        default: false
        }
    }

    /// Whether it is about an input, and no place in it.
    package var isAboutTheWhole: Bool { all.allSatisfy { $0.details.excerpt == nil } }
}
