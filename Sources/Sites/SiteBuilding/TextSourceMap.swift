import BodyRendering
import SiteReading
import SourceText

/// A map from the HTML of a post's text, as pages show it, to places in the post's file.
final class TextSourceMap {
    enum Part {
        case spot(SourceSpot)
        /// A partial, the offset in the HTML at which it begins, and the line of the text that includes it.
        case slot(TracedPage, start: Int, SourceSpot)
    }

    let source: SourceText
    private let post: SitePost
    private let edits: [SiteBodies.Edit]
    /// What is inserted, by the offsets of the marks in the source.
    private let partials: [Int: TracedPage]
    /// The map of the HTML before links and partials were inserted; nil if the file has changed since the page was
    /// made.
    private let places: BodySourceMap?

    var path: String { source.path }

    init(_ post: SitePost, _ text: PageSubject, _ site: PageMaker) {
        self.post = post
        source = site.source(of: post)
        let traces = Traces()
        edits = site.bodies.edits(of: post) { slot, inner in
            let traced = site.trace(slot, inner, on: post, text: text)
            traces.pages[slot.offset] = traced
            return traced.bytes
        }
        partials = traces.pages
        if !post.body.places.isEmpty {
            places = post.body.places
        } else {
            var body: RenderedBody?
            do throws(BodyError) {
                body = try renderBody(
                    of: source, in: post.post.body.clamped(to: 0..<source.bytes.count), kind: post.post.kind,
                    title: post.post.title, style: site.settings.configuration.bodyStyle(of: post.post),
                    values: site.settings.values(of: post.post), keepsPlaces: true)
            } catch { body = error.body }
            places = body.flatMap { $0.html == post.body.html ? $0.places : nil }
        }
    }

    /// The traces of what is inserted, as they are made.
    private final class Traces {
        var pages: [Int: TracedPage] = [:]
    }

    /// Returns the place of a range of the HTML, or the partial that contains it.
    ///
    /// - Parameter range: a range, not empty, of the HTML after links and partials were inserted.
    func part(of range: Range<Int>) -> Part { part(of: range, edits, from: 0) }

    /// - Parameters:
    ///   - range: a range of a part of the HTML, after links and partials were inserted.
    ///   - start: the offset of that part in the HTML before that.
    private func part(of range: Range<Int>, _ edits: [SiteBodies.Edit], from start: Int) -> Part {
        var growth = -start
        for edit in edits {
            let place = edit.place.lowerBound + growth
            guard range.lowerBound >= place else { break }
            if range.lowerBound < place + edit.bytes.count {
                switch edit.kind {
                case .link(let number): return .spot(spot(of: post.body.links[number]))
                case .slot(let number): return part(of: range, in: post.body.slots[number], edit, at: place)
                }
            }
            growth += edit.bytes.count - edit.place.count
        }
        let inside = range.lowerBound - growth..<range.upperBound - growth
        if let link = post.body.links.first(where: { $0.place.lowerBound == inside.lowerBound && !$0.place.isEmpty }) {
            return .spot(spot(of: link))
        }
        return .spot(spot(of: inside, last: htmlOffset(range.upperBound - 1, edits, from: start)))
    }

    /// Returns the place of a range in what is inserted for a slot at an offset.
    private func part(
        of range: Range<Int>, in slot: BodySlot, _ edit: SiteBodies.Edit, at start: Int
    ) -> Part {
        var spot = SourceSpot(source: source, range: toLineEnd(from: slot.offset), kind: .around)
        guard let traced = partials[slot.offset] else { return .spot(spot) }
        guard case .call = slot.kind else { return .slot(traced, start: start, spot) }
        let inside = range.lowerBound - start..<range.upperBound - start
        // The text that a shortcode encloses has places of its own; all else has that of the mark.
        if let piece = traced.trace?.piece(at: inside.lowerBound), case .value(let value) = piece.kind,
            value.name == "inner", slot.innerCount > 0, !value.isEscaped
        {
            return part(
                of: inside.lowerBound - piece.start..<inside.upperBound - piece.start, edit.inner, from: slot.place)
        }
        spot.kind = .written
        return .spot(spot)
    }

    private func spot(of link: BodyLink) -> SourceSpot {
        let start = min(link.offset, source.bytes.count)
        let line = source.lineRange(at: start)
        // A reference of another generator is shown as it is written.
        if let mark = templateMark(in: source, at: start), mark.lowerBound <= line.upperBound {
            return SourceSpot(source: source, range: mark, kind: .written, link: source.string(mark))
        }
        let end = max(start, min(start + link.destination.utf8.count, line.upperBound))
        return SourceSpot(source: source, range: start..<end, kind: .written, link: link.destination)
    }

    /// - Parameter last: the offset of the last byte of the range, which an address in it may have moved.
    private func spot(of range: Range<Int>, last: Int) -> SourceSpot {
        guard let first = places?.place(of: range.lowerBound) else {
            return SourceSpot(source: source, range: 0..<0, kind: .around)
        }
        guard first.isCopy else {
            return SourceSpot(source: source, range: first.offset..<first.offset, kind: .made)
        }
        let end = places?.place(of: last).map { $0.isCopy ? $0.offset + 1 : $0.offset } ?? first.offset
        return SourceSpot(source: source, range: first.offset..<max(first.offset + 1, end), kind: .written)
    }

    /// Returns the offset in the HTML before links and partials were inserted, for one after that.
    private func htmlOffset(_ offset: Int, _ edits: [SiteBodies.Edit], from start: Int) -> Int {
        var growth = -start
        for edit in edits where edit.place.lowerBound + growth <= offset {
            if offset < edit.place.lowerBound + growth + edit.bytes.count { return edit.place.lowerBound }
            growth += edit.bytes.count - edit.place.count
        }
        return offset - growth
    }

    private func toLineEnd(from offset: Int) -> Range<Int> {
        let start = min(offset, source.bytes.count)
        return start..<max(start, source.lineRange(at: start).upperBound)
    }
}
