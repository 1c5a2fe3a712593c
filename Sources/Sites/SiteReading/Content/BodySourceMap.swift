import SourceText

/// Where the parts of a body's HTML stand in its source.
///
/// What was copied has its exact place; a tag that Markdown makes has the place of the text behind it, or before it where
/// it is an end tag. It is kept only where somebody asks for it, since a body without a mistake needs no places.
package struct BodySourceMap: Sendable {
    private struct Place {
        var html: Int
        var source: Int
        /// Whether the bytes are those of the source, up to the next place.
        let isCopy: Bool
    }

    /// By rising offsets in the HTML.
    private var places: [Place] = []
    /// From here on they have that of the text that is to come.
    private var firstOpen: Int?

    package var isEmpty: Bool { places.isEmpty }

    /// Where a byte of the HTML comes from, and whether it stands there itself.
    package func place(of offset: Int) -> (offset: Int, isCopy: Bool)? {
        let index = places.partitionPoint { $0.html > offset }
        guard index > 0 else { return nil }
        let place = places[index - 1]
        return (place.isCopy ? place.source + offset - place.html : place.source, place.isCopy)
    }

    /// The same of a source that was changed before.
    package func mapped(_ original: (Int) -> (offset: Int, isCopy: Bool)) -> BodySourceMap {
        var mapped = BodySourceMap()
        mapped.places = places.map { place in
            let (offset, isCopy) = original(place.source)
            return Place(html: place.html, source: offset, isCopy: isCopy && place.isCopy)
        }
        return mapped
    }

    mutating func add(_ html: Int, source: Int, isCopy: Bool) {
        finish(source: source)
        places.append(Place(html: html, source: source, isCopy: isCopy))
    }

    /// Adds the place of an attribute, which stands before the text of its element.
    mutating func addInside(_ html: Int, source: Int, isCopy: Bool) {
        places.append(Place(html: html, source: source, isCopy: isCopy))
    }

    /// Adds something whose place is that of the next text.
    mutating func begin(_ html: Int) {
        if firstOpen == nil { firstOpen = places.count }
        places.append(Place(html: html, source: -1, isCopy: false))
    }

    private mutating func finish(source: Int) {
        guard let first = firstOpen else { return }
        for index in first..<places.count where places[index].source < 0 { places[index].source = source }
        firstOpen = nil
    }

    /// Forgets what was taken back.
    mutating func removeLast(from html: Int) {
        while let last = places.last, last.html >= html { places.removeLast() }
        if let first = firstOpen, first >= places.count { firstOpen = nil }
    }

    /// Makes room for a start tag before what was written already.
    ///
    /// - Parameters:
    ///   - end: where the last text ended, for an element without any.
    ///   - id: where the tag's id begins in the HTML and in the source, and its length, if it stands in the source.
    mutating func insertTag(
        at html: Int, length: Int, end: Int, id: (html: Int, source: Int, length: Int)?
    ) {
        finish(source: end)
        let index = places.partitionPoint { $0.html >= html }
        let source = index < places.count ? places[index].source : end
        for later in index..<places.count { places[later].html += length }
        var tag = [Place(html: html, source: source, isCopy: false)]
        if let id {
            tag.append(Place(html: id.html, source: id.source, isCopy: true))
            tag.append(Place(html: id.html + id.length, source: source, isCopy: false))
        }
        places.insert(contentsOf: tag, at: index)
    }
}
