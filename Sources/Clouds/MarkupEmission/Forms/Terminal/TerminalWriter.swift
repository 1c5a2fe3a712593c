import ByteWriting
import CloudComposition
import FlowSolving
import SourceText

/// Writes a cloud for a terminal. Its lines are as wide as the terminal, and the flow solver breaks them, in cells.
///
/// Weight shows as far as a terminal can: the heaviest names are bold and letter-spaced, the lightest faint.
struct TerminalWriter {
    private let cloud: Cloud
    private let options: CloudOptions
    private let columns: Int
    private let isStyled: Bool

    /// A text on the terminal, on a single line.
    private struct Piece {
        let text: String
        let style: TerminalStyle
        let cells: Int
        var beginsLine = false
        /// The figures after the text.
        var count: String?

        var width: Int { cells + (count.map { cellWidth($0) + 1 } ?? 0) }

        init(_ text: String, _ style: TerminalStyle) {
            (self.text, self.style) = (text, style)
            cells = cellWidth(text)
        }
    }

    /// Prepares to write a cloud.
    ///
    /// - Parameter isStyled: Whether bold, faint and colours are wanted.
    init(_ cloud: Cloud, columns: Int, isStyled: Bool) {
        self.cloud = cloud
        options = cloud.options
        self.columns = max(1, columns)
        self.isStyled = isStyled
    }

    func write(to output: inout ByteBuffer) {
        if options.title != nil { write(words: cloud.title, .title, &output) }
        if let description = options.description, !description.isEmpty {
            write(words: cloud.description, .note, &output)
        }
        if !output.bytes.isEmpty { output.append("\n") }
        write(cloud.tags.indices.flatMap(pieces(of:)), spacing: 3, options.breaking, &output)
        if options.legend, options.color == .group, !cloud.groups.isEmpty {
            output.append("\n")
            write(
                cloud.groups.flatMap { parts(of: readable($0.name), TerminalStyle(level: 2, $0.paint)) }, spacing: 3,
                options.breaking, &output)
        }
        if let source = options.source, !source.isEmpty {
            output.append("\n")
            write(words: source, .note, &output)
        }
    }

    // MARK: - Pieces

    private func pieces(of index: Int) -> [Piece] {
        let tag = cloud.tags[index]
        let name = readable(tag.text.split(separator: "\n").joined(separator: " "))
        let style = TerminalStyle(level: tag.level, tag.paint)
        let spaced = tag.level == CloudTag.levels - 1 ? Self.letterSpaced(name) : nil
        let text = spaced.flatMap { cellWidth($0) <= columns ? $0 : nil } ?? name
        var pieces = parts(of: text, style)
        let runs = cloud.layout.runs[cloud.layout.frames[index].runs]
        if let count = runs.first(where: { $0.role == .count }), let last = pieces.last {
            pieces[pieces.count - 1].count = readable(count.text)
            // A count that does not fit beside its name is left out, so that it does not break the line.
            if pieces[pieces.count - 1].width > columns { pieces[pieces.count - 1] = last }
        }
        return pieces
    }

    /// Returns a text as one piece, or, if it is too wide, as one for each line that it needs.
    private func parts(of text: String, _ style: TerminalStyle) -> [Piece] {
        guard cellWidth(text) > columns else { return [Piece(text, style)] }
        var pieces: [Piece] = []
        var rest = text[...]
        while !rest.isEmpty {
            var (end, width, space) = (rest.startIndex, 0, rest.startIndex)
            while end < rest.endIndex {
                let cells = cellWidth(of: rest[end])
                if width + cells > columns, end > rest.startIndex { break }
                if rest[end] == " " { space = end }
                width += cells
                end = rest.index(after: end)
            }
            if end < rest.endIndex, space > rest.startIndex { end = space }
            var piece = Piece(String(rest[..<end]), style)
            piece.beginsLine = true
            pieces.append(piece)
            rest = rest[end...].drop { $0 == " " }
        }
        return pieces
    }

    /// Returns the text with a space between all letters if its script has separate letters: Latin, Greek, Cyrillic and
    /// Armenian; else nil.
    private static func letterSpaced(_ text: String) -> String? {
        guard text.unicodeScalars.allSatisfy({ $0.value < 0x590 }) else { return nil }
        return text.map(String.init).joined(separator: " ")
    }

    // MARK: - Lines

    private func write(words text: String, _ style: TerminalStyle, _ output: inout ByteBuffer) {
        let words = text.split { $0 == " " || $0 == "\n" }.flatMap { parts(of: readable(String($0)), style) }
        write(words, spacing: 1, .balanced, &output)
    }

    private func write(_ pieces: [Piece], spacing: Int, _ breaking: FlowBreaking, _ output: inout ByteBuffer) {
        var boxes = FlowBoxes(reservingCapacity: pieces.count)
        for piece in pieces {
            boxes.append(width: Double(piece.width), height: 1, breakBefore: piece.beginsLine)
        }
        var flow = FlowOptions(width: Double(columns), itemSpacing: Double(spacing), lineSpacing: 0)
        flow.breaking = breaking
        flow.justify = justify(spacing)
        flow.lastLine = options.lastLine
        flow.direction = options.direction
        flow.sizing = .fill
        let solution: FlowSolution
        do {
            solution = try solveFlow(boxes, flow)
        } catch {
            preconditionFailure("cells without limits have lines: \(error)")
        }
        for line in solution.lines {
            var cell = 0
            var style = TerminalStyle.plain
            // Pieces are written from left to right, at whichever side the line begins.
            for index in line.items.sorted(by: { solution.xs[$0] < solution.xs[$1] }) {
                let piece = pieces[index]
                // Words of one style are written as one text, with the spaces between them.
                if style != piece.style { change(&style, to: .plain, &output) }
                let x = max(Int(solution.xs[index]), cell == 0 ? 0 : cell + 1)
                while cell < x {
                    output.append(" ")
                    cell += 1
                }
                change(&style, to: piece.style, &output)
                output.appendVerbatim(piece.text)
                cell += piece.width
                if let count = piece.count {
                    output.append(" ")
                    change(&style, to: .note, &output)
                    output.appendVerbatim(count)
                }
                if spacing > 1 { change(&style, to: .plain, &output) }
            }
            change(&style, to: .plain, &output)
            output.append("\n")
        }
    }

    /// Returns the justification of a line. Running words are not spread.
    private func justify(_ spacing: Int) -> FlowJustification {
        switch options.justify {
        case .stretch: .leading
        case .between where spacing == 1: .leading
        case .around where spacing == 1, .evenly where spacing == 1: .center
        default: options.justify
        }
    }

    private func change(_ style: inout TerminalStyle, to next: TerminalStyle, _ output: inout ByteBuffer) {
        guard isStyled, next != style else { return }
        style.end(&output)
        next.begin(&output)
        style = next
    }
}
