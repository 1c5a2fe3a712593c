import SourceText

/// A map from offsets in a body's HTML to offsets in its source, both in UTF-8 bytes.
///
/// Copied HTML has its exact offset in the source. Text made from Markdown has the offset where the text begins, a
/// start tag that of the text after it, and an end tag that of the end of the text before it. The map is made only on
/// request, since a body without a mistake needs no places.
package struct BodySourceMap: Sendable {
    private struct Place {
        var html: Int
        var source: Int
        /// Whether the bytes up to the next place are those of the source.
        let isCopy: Bool
    }

    /// The places, sorted by their offset in the HTML.
    private var places: [Place] = []
    /// The index of the first place whose source offset is not known yet: it will be that of the next text.
    private var firstOpen: Int?

    package var isEmpty: Bool { places.isEmpty }

    /// Returns the offset in the source from which a byte of the HTML comes, and whether the byte is a copy of the one
    /// there; nil before the first place.
    package func place(of offset: Int) -> (offset: Int, isCopy: Bool)? {
        let index = places.partitionPoint { $0.html > offset }
        guard index > 0 else { return nil }
        let place = places[index - 1]
        return (place.isCopy ? place.source + offset - place.html : place.source, place.isCopy)
    }

    /// Returns a map from the HTML to an original text, if the source was itself made from that text.
    ///
    /// - Parameter original: returns the offset in the original text for one in the source, and whether that byte was
    ///   copied.
    package func mapped(_ original: (Int) -> (offset: Int, isCopy: Bool)) -> BodySourceMap {
        var mapped = BodySourceMap()
        mapped.places = places.map { place in
            let (offset, isCopy) = original(place.source)
            return Place(html: place.html, source: offset, isCopy: isCopy && place.isCopy)
        }
        return mapped
    }

    /// Returns a map from the HTML to the author's text, if the source was made from that.
    func mapped(in text: BodyText) -> BodySourceMap {
        var mapped = BodySourceMap()
        for (index, place) in places.enumerated() {
            let (offset, isCopy) = text.place(of: place.source)
            mapped.places.append(Place(html: place.html, source: offset, isCopy: isCopy && place.isCopy))
            guard place.isCopy else { continue }
            // Copied HTML may have been made from several pieces of the author's text.
            let end = index + 1 < places.count ? place.source + places[index + 1].html - place.html : .max
            var piece = text.pieces.partitionPoint { $0.place > place.source }
            while piece < text.pieces.count, text.pieces[piece].place < end {
                let next = text.pieces[piece]
                mapped.places.append(
                    Place(
                        html: place.html + next.place - place.source, source: next.source.lowerBound,
                        isCopy: next.isCopy))
                piece += 1
            }
        }
        return mapped
    }

    mutating func add(_ html: Int, source: Int, isCopy: Bool) {
        finish(source: source)
        places.append(Place(html: html, source: source, isCopy: isCopy))
    }

    /// Adds the place of an attribute, which precedes the text of its element; open places remain open.
    mutating func addInside(_ html: Int, source: Int, isCopy: Bool) {
        places.append(Place(html: html, source: source, isCopy: isCopy))
    }

    /// Adds a place for HTML that gets the source offset of the next text.
    mutating func begin(_ html: Int) {
        if firstOpen == nil { firstOpen = places.count }
        places.append(Place(html: html, source: -1, isCopy: false))
    }

    private mutating func finish(source: Int) {
        guard let first = firstOpen else { return }
        for index in first..<places.count where places[index].source < 0 { places[index].source = source }
        firstOpen = nil
    }

    /// Removes the places from an offset in the HTML on, after the HTML was removed from there on.
    mutating func removeLast(from html: Int) {
        while let last = places.last, last.html >= html { places.removeLast() }
        if let first = firstOpen, first >= places.count { firstOpen = nil }
    }

    /// Moves the places from an offset in the HTML on, after the HTML before it has changed its length.
    mutating func move(from html: Int, by change: Int) {
        var index = places.count - 1
        while index >= 0, places[index].html >= html {
            places[index].html += change
            index -= 1
        }
    }

    /// Replaces the places of a range of the HTML, which was replaced by HTML of another length.
    ///
    /// - Parameter limit: the end of the source, which a line feed after a copy is behind.
    mutating func replace(_ range: Range<Int>, length: Int, limit: Int) {
        let start = place(of: range.lowerBound)
        let end = place(of: range.upperBound)
        let first = places.partitionPoint { $0.html >= range.lowerBound }
        let last = places.partitionPoint { $0.html >= range.upperBound }
        let isPlaced = last < places.count && places[last].html == range.upperBound
        move(from: range.upperBound, by: length - range.count)
        var new: [Place] = []
        if length > 0, let start {
            new.append(Place(html: range.lowerBound, source: min(start.offset, limit), isCopy: false))
        }
        if !isPlaced, let end {
            new.append(
                Place(
                    html: range.lowerBound + length, source: min(end.offset, limit),
                    isCopy: end.isCopy && end.offset < limit))
        }
        places.replaceSubrange(first..<last, with: new)
    }

    /// Inserts the places of a start tag before HTML that is already written, and moves the places after it.
    ///
    /// - Parameters:
    ///   - end: the offset in the source where the last text ended, used for an element without text.
    ///   - id: the offsets in the HTML and in the source where the tag's id begins, and its length; nil if the source
    ///     does not hold the id.
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
