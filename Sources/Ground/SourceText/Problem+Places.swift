extension Problem {
    /// Makes a problem at a place in an input, with the source line and carets.
    ///
    /// - Parameters:
    ///   - range: the offending bytes; an empty range points between two characters.
    ///   - line: the 1-based line if the parser has counted it; nil counts from the start.
    ///   - before: the number of bytes of the first line before the source, if the source is a part of an input.
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

    /// Returns the problem, so far known by byte offsets only, at its place in an input.
    ///
    /// - Parameters:
    ///   - range: the offending bytes; nil takes those of the problem.
    ///   - line: the 1-based line if the parser has counted it; nil counts from the start.
    package func placed(in source: SourceText, at range: Range<Int>? = nil, line: Int? = nil) -> Problem {
        Problem(source, at: range ?? self.range, line: line, message, hint: hint).of(kind)
    }

    /// Returns the problem at the first byte of a file, if it has no place yet.
    package func placed(in path: String) -> Problem {
        map {
            $0.path = $0.path ?? path
            $0.line = $0.line ?? 1
            $0.column = $0.column ?? 1
        }
    }

    /// Returns the problem with the path of its file.
    package func of(file path: String) -> Problem { map { $0.path = path } }

    /// Returns the problem with each part that is known by byte offsets only at its place in an input.
    ///
    /// - Parameter line: the 1-based line of all these parts.
    package func allPlaced(in source: SourceText, line: Int) -> Problem {
        let placed = all.map { $0.path == nil && $0.details.range != nil ? $0.placed(in: source, line: line) : $0 }
        return Problem(placed) ?? self
    }

    /// Whether it is about a file that cannot be read or written, and not about its content.
    package var isOfFile: Bool { path != nil && line == nil && others.isEmpty }

    /// Whether a file or folder of an output could not be made or completed.
    package var isOfOutput: Bool {
        guard path != nil else { return false }
        return switch kind {
        case .cannotCreate, .brokenOutput, .disk, .closedPipe: true
        default: false
        }
    }

    /// Whether it has no place in the text of an input, but is about inputs as a whole.
    package var hasNoExcerpt: Bool { all.allSatisfy { $0.details.excerpt == nil } }
}
