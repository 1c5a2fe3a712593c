import DataReading
import SiteReading
import SiteTemplates
import SourceText

/// A map from the parts of a page to their places in source files, for messages. It is found by making the page again.
final class PageSourceMap {
    private let planned: PlannedPage
    private let page: TracedPage
    private let site: PageMaker
    private var texts: [PageSubject: TextSourceMap] = [:]

    init(_ planned: PlannedPage, _ page: TracedPage, _ site: PageMaker) {
        (self.planned, self.page, self.site) = (planned, page, site)
    }

    // MARK: - Messages

    /// Returns the problems of the page, sorted by their places in each file.
    func problems(atMost count: Int) -> [Problem] {
        let told = readPageProblems(page.bytes, parts: page.trace?.parts ?? []).prefix(count).map(placed)
        let files = Dictionary(told.enumerated().map { ($1.path, $0) }) { first, _ in first }
        func place(_ problem: Problem) -> (Int, Int, Int) {
            (files[problem.path] ?? 0, problem.line ?? 0, problem.column ?? 0)
        }
        return told.sorted { place($0) < place($1) }
    }

    /// Returns a problem whose place is that of a link in its source file.
    ///
    /// - Parameters:
    ///   - offset: the offset of the link in the page, in bytes.
    ///   - message: returns the message for the link as its author wrote it.
    func placed(
        ofLink link: String, at offset: Int, _ severity: Problem.Severity, hint: String?, _ message: (String) -> String
    ) -> Problem {
        let spot = offset < page.bytes.count ? spot(of: offset..<offset + max(1, link.utf8.count), isID: false) : nil
        return placed(at: spot, message(spot?.link ?? link), severity: severity, hint: hint)
    }

    private func placed(_ problem: PageProblem) -> Problem {
        let isID = problem.kind == .id
        let spot = spot(of: problem.range, isID: isID)
        let other = problem.message.other.flatMap { self.spot(of: $0, isID: isID) }
        // The problem is reported where it can be fixed: at the user's own text, even if only the message's second
        // place is in it.
        let least = isID ? SourceSpot.Kind.made : .written
        if let other, other.kind.rawValue >= least.rawValue, (spot?.kind ?? .around).rawValue < least.rawValue {
            return placed(at: other, problem.message.text(placeOfOther: nil), hint: problem.hint)
        }
        let words = other.flatMap { Self.words(for: $0, besides: spot) }
        return placed(at: spot, problem.message.text(placeOfOther: words), hint: problem.hint)
    }

    private func placed(
        at spot: SourceSpot?, _ message: String, severity: Problem.Severity = .error, hint: String?
    ) -> Problem {
        guard let spot else {
            return Problem(path: planned.source.description, severity: severity, message, hint: hint)
        }
        let count = spot.source.bytes.count
        let start = min(spot.range.lowerBound, count)
        let range = start..<max(start, min(spot.range.upperBound, count))
        return Problem(spot.source, at: range, severity: severity, message, hint: hint)
    }

    /// Returns the words by which a message about one place names another; nil if the other need not be named.
    private static func words(for other: SourceSpot, besides spot: SourceSpot?) -> String? {
        if let name = other.builtIn { return "the built-in template \"\(name)\"" }
        guard other.kind != .around else { return nil }
        let line = other.source.lineNumber(at: other.range.lowerBound)
        guard let spot, spot.source.path == other.source.path else { return "\(other.source.path):\(line)" }
        // A template is repeated for each item of a list.
        return spot.range == other.range ? nil : "line \(line)"
    }

    // MARK: - Places

    private func spot(of range: Range<Int>, isID: Bool) -> SourceSpot? {
        let beginning = page.text.flatMap(text).map { SourceSpot(source: $0.source, range: 0..<0, kind: .around) }
        return spot(of: range, in: page, isID: isID) ?? beginning
    }

    /// Returns the place of a range of the page, or nil if only built-in templates contain it.
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

    /// Returns the place of the tag, in a template of the site or in a text, that includes a built-in template.
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
        // If an id occurs twice in a page, its template is the reason, whatever the value is.
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
            // A place in the partial itself is nearer than the post that names it.
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
