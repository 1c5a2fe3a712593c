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
    private var partials: [Int: TracedPage] = [:]
    /// The map of the HTML before links and partials were inserted; nil if the file has changed since the page was
    /// made.
    private let places: BodySourceMap?

    var path: String { source.path }

    init(_ post: SitePost, _ text: PageSubject, _ site: PageMaker) {
        self.post = post
        source = site.source(of: post)
        var slots: [TracedPage] = []
        edits = site.bodies.edits(of: post) { slot in
            let partial = site.trace(slot.name, site.model.partialObject(in: text), text: text)
            slots.append(partial)
            return partial.bytes
        }
        for (number, partial) in slots.enumerated() { partials[number] = partial }
        if !post.body.places.isEmpty {
            places = post.body.places
        } else {
            var body: RenderedBody?
            do throws(BodyError) {
                body = try renderBody(
                    of: source, in: post.post.body.clamped(to: 0..<source.bytes.count), kind: post.post.kind,
                    title: post.post.title, style: site.settings.configuration.bodyStyle(of: post.post),
                    keepsPlaces: true)
            } catch { body = error.body }
            places = body.flatMap { $0.html == post.body.html ? $0.places : nil }
        }
    }

    /// Returns the place of a range of the HTML, or the partial that contains it.
    ///
    /// - Parameter range: a range, not empty, of the HTML after links and partials were inserted.
    func part(of range: Range<Int>) -> Part {
        var growth = 0
        for edit in edits {
            let start = edit.place.lowerBound + growth
            guard range.lowerBound >= start else { break }
            if range.lowerBound < start + edit.bytes.count {
                switch edit.kind {
                case .link(let number): return .spot(spot(of: post.body.links[number]))
                case .slot(let number):
                    let slot = post.body.slots[number]
                    let spot = SourceSpot(source: source, range: toLineEnd(from: slot.offset), kind: .around)
                    return partials[number].map { .slot($0, start: start, spot) } ?? .spot(spot)
                }
            }
            growth += edit.bytes.count - edit.place.count
        }
        let inside = range.lowerBound - growth..<range.upperBound - growth
        if let link = post.body.links.first(where: { $0.place.lowerBound == inside.lowerBound && !$0.place.isEmpty }) {
            return .spot(spot(of: link))
        }
        return .spot(spot(of: inside, end: range.upperBound))
    }

    private func spot(of link: BodyLink) -> SourceSpot {
        let start = min(link.offset, source.bytes.count)
        let line = source.lineRange(at: start)
        let end = max(start, min(start + link.destination.utf8.count, line.upperBound))
        return SourceSpot(source: source, range: start..<end, kind: .written, link: link.destination)
    }

    private func spot(of range: Range<Int>, end: Int) -> SourceSpot {
        guard let first = places?.place(of: range.lowerBound) else {
            return SourceSpot(source: source, range: 0..<0, kind: .around)
        }
        guard first.isCopy else {
            return SourceSpot(source: source, range: first.offset..<first.offset, kind: .made)
        }
        // An address in the range may be longer or shorter than it was written.
        let last = places?.place(of: htmlOffset(end - 1))
        let end = last.map { $0.isCopy ? $0.offset + 1 : $0.offset } ?? first.offset
        return SourceSpot(source: source, range: first.offset..<max(first.offset + 1, end), kind: .written)
    }

    /// Returns the offset in the HTML before links and partials were inserted, for one after that.
    private func htmlOffset(_ offset: Int) -> Int {
        var growth = 0
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
