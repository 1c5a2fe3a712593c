import SourceText

/// Of each part of a page what it comes from: literal text of a template, or a value that a tag of one names.
package struct TemplateTrace: Sendable {
    package struct Piece: Sendable {
        package enum Kind: Sendable {
            /// Byte for byte that of the template's file from an offset on.
            case literal(at: Int)
            case value(Value)
        }

        package let start: Int
        package let kind: Kind
        package let inclusion: Int
    }

    package struct Value: Sendable {
        /// The name in the tag, in the file of the template.
        package let tag: Range<Int>
        /// The object that has the value; nil where the tag names a place, an element of a list, or what is made of a value.
        package let owner: TemplateObject?
        /// The name by which the object has it.
        package let name: String
        package let isEscaped: Bool
    }

    /// A template that stands in another one, or what is written in one in place of another's block.
    package struct Inclusion: Sendable {
        /// Its number.
        package let file: Int
        /// What it stands in, and the name in the tag there; nil for the template of the page.
        package let outer: (inclusion: Int, tag: Range<Int>)?
        package fileprivate(set) var range: Range<Int>
    }

    /// By rising start, none of them empty.
    package private(set) var pieces: [Piece] = []
    package private(set) var inclusions: [Inclusion]
    private var current = 0

    init(file: Int) { inclusions = [Inclusion(file: file, outer: nil, range: 0..<0)] }

    /// The piece that a byte of the page belongs to.
    package func piece(at offset: Int) -> Piece? {
        let index = pieces.partitionPoint { $0.start > offset }
        return index > 0 ? pieces[index - 1] : nil
    }

    /// Parts of the page that somebody wrote by themselves: values that are HTML, and templates in others.
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

    /// - Parameter outer: what ``begin(_:tag:at:)`` has returned.
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
