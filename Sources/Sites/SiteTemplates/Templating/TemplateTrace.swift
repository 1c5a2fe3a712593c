import SourceText

/// The origin of each part of a page: literal text of a template, or a value that a tag names.
package struct TemplateTrace: Sendable {
    /// A part of the page, up to the next piece, with one origin.
    package struct Piece: Sendable {
        package enum Kind: Sendable {
            /// A copy of the bytes of the template's file from an offset on.
            case literal(at: Int)
            case value(Value)
        }

        /// The offset in the page.
        package let start: Int
        package let kind: Kind
        /// The index in ``TemplateTrace/inclusions`` of the template that has written the piece.
        package let inclusion: Int
    }

    /// The tag that wrote a value, and the owner of the value.
    package struct Value: Sendable {
        /// The range of the name in the tag, in the template's file.
        package let tag: Range<Int>
        /// The object that has the value; nil if the tag names a place, an element of a list, or the result of a
        /// transform.
        package let owner: TemplateObject?
        /// The name of the value in its owner.
        package let name: String
        package let isEscaped: Bool
    }

    /// A template that is included in another one, or a block that replaces another's.
    package struct Inclusion: Sendable {
        /// The index of the template in ``SiteTemplates/files``.
        package let file: Int
        /// The inclusion around this one, and the range of the name in the tag there; nil for the template of the page.
        package let outer: (inclusion: Int, tag: Range<Int>)?
        /// The bytes of the page that it has written.
        package fileprivate(set) var range: Range<Int>
    }

    /// The pieces by rising start, of which none is empty.
    package private(set) var pieces: [Piece] = []
    /// The template of the page, and all that it includes, in the order of their beginnings.
    package private(set) var inclusions: [Inclusion]
    private var current = 0

    init(file: Int) { inclusions = [Inclusion(file: file, outer: nil, range: 0..<0)] }

    /// Returns the piece that a byte of the page belongs to.
    package func piece(at offset: Int) -> Piece? {
        let index = pieces.partitionPoint { $0.start > offset }
        return index > 0 ? pieces[index - 1] : nil
    }

    /// The parts of the page that have sources of their own: values that are HTML, and included templates.
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
