import SourceText

/// A record of the origin of each part of a page, which is literal text of a template or a value that a tag names.
package struct TemplateTrace: Sendable {
    /// A part of the page with one origin; it ends where the next piece begins.
    package struct Piece: Sendable {
        /// The origin of a piece.
        package enum Kind: Sendable {
            /// Literal text, copied from the template's file from an offset on.
            case literal(at: Int)
            /// The value that a tag names.
            case value(Value)
        }

        /// The offset in the page at which the piece begins.
        package let start: Int
        /// The origin of the piece.
        package let kind: Kind
        /// The index in ``TemplateTrace/inclusions`` of the template that has written the piece.
        package let inclusion: Int
    }

    /// The origin of a value on the page: the tag that wrote it, and the object that has it.
    package struct Value: Sendable {
        /// The range of the name in the tag, in the template's file.
        package let tag: Range<Int>
        /// The object that has the value as a field; nil if the tag names an index, an element of a list, or the result
        /// of a transform.
        package let owner: TemplateObject?
        /// The name of the value's field in ``owner``; empty if there is no owner.
        package let name: String
        /// Whether the tag escapes the value.
        package let isEscaped: Bool
    }

    /// The inclusion of a template in another one, or of a block that replaces another.
    package struct Inclusion: Sendable {
        /// The index of the template in ``SiteTemplates/files``.
        package let file: Int
        /// The index of the inclusion around this one, and the range of the name in the tag there; nil for the template
        /// of the page.
        package let outer: (inclusion: Int, tag: Range<Int>)?
        /// The range of the page that the included template has written.
        package fileprivate(set) var range: Range<Int>
    }

    /// The pieces, sorted by their start in the page; none is empty.
    package private(set) var pieces: [Piece] = []
    /// The template of the page, followed by all inclusions in the order of the page.
    package private(set) var inclusions: [Inclusion]
    private var current = 0

    init(file: Int) { inclusions = [Inclusion(file: file, outer: nil, range: 0..<0)] }

    /// Returns the piece to which a byte of the page belongs; nil before the first piece.
    package func piece(at offset: Int) -> Piece? {
        let index = pieces.partitionPoint { $0.start > offset }
        return index > 0 ? pieces[index - 1] : nil
    }

    /// The ranges of the page that come from other sources than its template: unescaped values, then included
    /// templates.
    package var parts: [Range<Int>] {
        var parts: [Range<Int>] = []
        for (index, piece) in pieces.enumerated() {
            guard case .value(let value) = piece.kind, !value.isEscaped else { continue }
            let end = index + 1 < pieces.count ? pieces[index + 1].start : inclusions[0].range.upperBound
            parts.append(piece.start..<end)
        }
        return parts + inclusions.dropFirst().map(\.range).filter { !$0.isEmpty }
    }

    // MARK: - Writing

    mutating func add(_ kind: Piece.Kind, at start: Int) {
        // A value that wrote nothing leaves its place to what comes next.
        if pieces.last?.start == start { pieces.removeLast() }
        pieces.append(Piece(start: start, kind: kind, inclusion: current))
    }

    mutating func begin(_ file: Int, tag: Range<Int>, at start: Int) -> Int {
        inclusions.append(Inclusion(file: file, outer: (current, tag), range: start..<start))
        defer { current = inclusions.count - 1 }
        return current
    }

    /// Ends the current inclusion; `outer` is the result of ``begin(_:tag:at:)``.
    mutating func end(_ outer: Int, at end: Int) {
        inclusions[current].range = inclusions[current].range.lowerBound..<end
        current = outer
    }

    func finished(length: Int) -> TemplateTrace {
        var trace = self
        trace.inclusions[0].range = 0..<length
        return trace
    }
}
