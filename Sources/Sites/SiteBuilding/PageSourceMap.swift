import DataReading
import SiteReading
import SiteTemplates
import SourceText

/// The places of a page's parts in the files that somebody wrote, found by making it again; for messages.
final class PageSourceMap {
    private let planned: PlannedPage
    private let page: TracedPage
    private let site: PageMaker
    private var texts: [PageSubject: TextSourceMap] = [:]

    init(_ planned: PlannedPage, _ page: TracedPage, _ site: PageMaker) {
        (self.planned, self.page, self.site) = (planned, page, site)
    }

    // MARK: - Messages

    /// What is wrong with the page, by place in each file.
    func problems(atMost count: Int) -> [Problem] {
        let told = readPageProblems(page.bytes, parts: page.trace?.parts ?? []).prefix(count).map(placed)
        let files = Dictionary(told.enumerated().map { ($1.path, $0) }) { first, _ in first }
        func place(_ problem: Problem) -> (Int, Int, Int) {
            (files[problem.path] ?? 0, problem.line ?? 0, problem.column ?? 0)
        }
        return told.sorted { place($0) < place($1) }
    }

    /// - Parameters:
    ///   - offset: of the link in the page.
    ///   - message: of the link as it was written.
    func placed(ofLink link: String, at offset: Int, hint: String?, _ message: (String) -> String) -> Problem {
        let spot = offset < page.bytes.count ? spot(of: offset..<offset + max(1, link.utf8.count), isID: false) : nil
        return placed(at: spot, message(spot?.link ?? link), hint: hint)
    }

    private func placed(_ problem: PageProblem) -> Problem {
        let isID = problem.kind == .id
        let spot = spot(of: problem.range, isID: isID)
        let other = problem.message.other.flatMap { self.spot(of: $0, isID: isID) }
        // Told where it can be mended: at what somebody wrote, if that is only what the message speaks of.
        let least = isID ? SourceSpot.Kind.made : .written
        if let other, other.kind.rawValue >= least.rawValue, (spot?.kind ?? .around).rawValue < least.rawValue {
            return placed(at: other, problem.message.text(placeOfOther: nil), hint: problem.hint)
        }
        let words = other.flatMap { Self.words(for: $0, besides: spot) }
        return placed(at: spot, problem.message.text(placeOfOther: words), hint: problem.hint)
    }

    private func placed(at spot: SourceSpot?, _ message: String, hint: String?) -> Problem {
        guard let spot else { return Problem(path: planned.source.description, message, hint: hint) }
        let count = spot.source.bytes.count
        let start = min(spot.range.lowerBound, count)
        return Problem(spot.source, at: start..<max(start, min(spot.range.upperBound, count)), message, hint: hint)
    }

    /// How a message about one place calls another.
    private static func words(for other: SourceSpot, besides spot: SourceSpot?) -> String? {
        if let name = other.builtIn { return "the built-in template \"\(name)\"" }
        guard other.kind != .around else { return nil }
        let line = other.source.lineNumber(at: other.range.lowerBound)
        guard let spot, spot.source.path == other.source.path else { return "\(other.source.path):\(line)" }
        // In a list a template is written many times.
        return spot.range == other.range ? nil : "line \(line)"
    }

    // MARK: - Places

    private func spot(of range: Range<Int>, isID: Bool) -> SourceSpot? {
        let beginning = page.text.flatMap(text).map { SourceSpot(source: $0.source, range: 0..<0, kind: .around) }
        return spot(of: range, in: page, isID: isID) ?? beginning
    }

    /// - Returns: nil for what stands in templates of Stratus's own, and in no others.
    private func spot(of range: Range<Int>, in page: TracedPage, isID: Bool) -> SourceSpot? {
        guard let trace = page.trace, let piece = trace.piece(at: range.lowerBound) else { return nil }
        let file = site.templates.files[trace.inclusions[piece.inclusion].file]
        switch piece.kind {
        case .literal(let offset):
            guard !file.isBuiltIn else { return spot(around: piece, trace) }
            let start = offset + range.lowerBound - piece.start
            let end = trace.piece(at: range.upperBound - 1).flatMap { last -> Int? in
                guard trace.inclusions[last.inclusion].file == trace.inclusions[piece.inclusion].file else {
                    return nil
                }
                switch last.kind {
                case .literal(let offset): return offset + range.upperBound - last.start
                case .value(let value): return value.tag.upperBound
                }
            }
            return SourceSpot(source: file.source, range: start..<max(start + 1, end ?? 0), kind: .written)
        case .value(let value):
            let inside = range.lowerBound - piece.start..<range.upperBound - piece.start
            if let spot = spot(of: inside, of: value, in: page, isID: isID) { return spot }
            guard !file.isBuiltIn else { return spot(around: piece, trace) }
            return SourceSpot(source: file.source, range: value.tag, kind: .written)
        }
    }

    /// The tag of a template of the site's own in which a built-in one stands.
    private func spot(around piece: TemplateTrace.Piece, _ trace: TemplateTrace) -> SourceSpot? {
        let name = site.templates.files[trace.inclusions[piece.inclusion].file].name
        var outer = trace.inclusions[piece.inclusion].outer
        while let (inclusion, tag) = outer {
            let file = site.templates.files[trace.inclusions[inclusion].file]
            if !file.isBuiltIn { return SourceSpot(source: file.source, range: tag, kind: .around, builtIn: name) }
            outer = trace.inclusions[inclusion].outer
        }
        guard let text = page.text.flatMap(text) else { return nil }
        return SourceSpot(source: text.source, range: 0..<0, kind: .around, builtIn: name)
    }

    // MARK: - Values

    private func spot(
        of range: Range<Int>, of value: TemplateTrace.Value, in page: TracedPage, isID: Bool
    ) -> SourceSpot? {
        guard let owner = value.owner else { return nil }
        if value.name == "content" {
            return self.text(of: owner, in: page).flatMap { text($0) }.flatMap { spot(of: range, in: $0, isID: isID) }
        }
        // An id that is twice in a page is so by its template, whatever its name is made of.
        guard !(isID && value.isEscaped), let (source, found) = site.origin(of: value.name, owner, in: page) else {
            return nil
        }
        let place = source.range(of: found)
        guard case .scalar(let text) = found.content, !value.isEscaped,
            source.bytes[place].elementsEqual(text.utf8), range.upperBound <= place.count
        else { return SourceSpot(source: source, range: place, kind: .written) }
        return SourceSpot(
            source: source, range: place.lowerBound + range.lowerBound..<place.lowerBound + range.upperBound,
            kind: .written)
    }

    private func text(of owner: TemplateObject, in page: TracedPage) -> PageSubject? {
        owner === page.object ? page.text : site.posts.firstIndex { $0 === owner }.map { .post($0) }
    }

    private func text(_ text: PageSubject) -> TextSourceMap? {
        if let known = texts[text] { return known }
        let made = site.catalogue.text(of: text).map { TextSourceMap($0, text, site) }
        texts[text] = made
        return made
    }

    private func spot(of range: Range<Int>, in text: TextSourceMap, isID: Bool) -> SourceSpot? {
        switch text.part(of: range) {
        case .spot(let spot): return spot
        case .slot(let partial, let start, var slot):
            let inside = range.lowerBound - start..<range.upperBound - start
            // What stands in the partial itself is nearer than the post that names it.
            if let spot = spot(of: inside, in: partial, isID: isID),
                spot.kind != .around || spot.source.path != text.path
            {
                return spot
            }
            if let piece = partial.trace?.piece(at: inside.lowerBound), let trace = partial.trace {
                slot.builtIn = site.templates.files[trace.inclusions[piece.inclusion].file].name
            }
            return slot
        }
    }
}
