extension Problem {
    /// Makes a problem at a place in an input, with the source line and the line of carets.
    ///
    /// - Parameters:
    ///   - range: the offending bytes of the source; an empty range points between two characters.
    ///   - line: the 1-based line of the place if the parser has counted it; nil counts the lines of the source.
    ///   - before: the number of bytes before the source in its first line, if the source is a part of an input.
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

    /// Returns a copy of this problem, which has only byte offsets, with its path, line, column and excerpt in an
    /// input.
    ///
    /// - Parameters:
    ///   - range: the offending bytes; nil means the ``range`` of the problem.
    ///   - line: the 1-based line of the place if the parser has counted it; nil counts the lines of the source.
    package func placed(in source: SourceText, at range: Range<Int>? = nil, line: Int? = nil) -> Problem {
        Problem(source, at: range ?? self.range, line: line, message, hint: hint).of(kind).counted(as: subject)
    }

    /// Returns a copy of this problem placed at the first byte of a file, unless the problem has a place already.
    package func placed(in path: String) -> Problem {
        map {
            $0.path = $0.path ?? path
            $0.line = $0.line ?? 1
            $0.column = $0.column ?? 1
        }
    }

    /// Returns a copy of this problem with the path of its file.
    package func of(file path: String) -> Problem { map { $0.path = path } }

    /// Returns a copy of this problem in which every single problem that has only byte offsets gets its place in an
    /// input.
    ///
    /// - Parameter line: the 1-based line of all these places.
    package func allPlaced(in source: SourceText, line: Int) -> Problem {
        let placed = all.map { $0.path == nil && $0.details.range != nil ? $0.placed(in: source, line: line) : $0 }
        return Problem(placed) ?? self
    }

    /// Whether the problem is about a file that cannot be read or written, and not about the content of the file.
    package var isOfFile: Bool { path != nil && line == nil && others.isEmpty }

    /// Whether the problem is that a file or folder of an output could not be made or completed.
    package var isOfOutput: Bool {
        guard path != nil else { return false }
        return switch kind {
        case .cannotCreate, .brokenOutput, .disk, .closedPipe: true
        default: false
        }
    }

    /// Whether the problem shows no source line, since it is about inputs as a whole.
    package var hasNoExcerpt: Bool { all.allSatisfy { $0.details.excerpt == nil } }
}
